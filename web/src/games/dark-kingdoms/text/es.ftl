# Las palabras propias del tablero; áreas, pueblos, materias y cartas están en los textos del juego.
board-percent = { $n } %
board-nothing = nada
board-n-of = { $n } de { $resource }
board-any-cards = { $n } cartas cualesquiera
board-round = Ronda
board-points = puntos de victoria
board-areas = áreas controladas
board-cards = cartas de materia en mano
board-aside = { $players ->
     [3] tres pueblos
    *[other] cuatro pueblos
  } · corona con { $crown } puntos
board-chapter-start = Preparación
board-chapter-round = Ronda { $round }
board-chapter-turn = Ronda { $round }, { $name }
board-busy = Un momento: la última elección está en camino.

## Mapa
board-map = Mapa de Britania
board-cartouche = Britania
board-cartouche-when = a fines del siglo quinto
board-hibernia = Hibernia
board-picti = Picti
board-area = { $area }, { $resource }, { $colour ->
     [red] nombre en rojo
    *[black] nombre en negro
  }
board-area-closed = { $area }, fuera de juego con tres jugadores
board-area-shield = escudo de { $people }
board-area-free = nadie la controla
board-area-held = la controlan: { $name }
board-area-pieces = { $name }: { $pieces }
board-area-ship = barco: { $name }
board-area-port = puerto libre
board-area-chosen = elegida, pulsa otra vez para confirmar
board-area-can = se puede elegir
board-piece-fortress = fortaleza
board-piece-village = poblado
board-piece-marker = marcador
board-piece-ship = barco
board-piece-army = ejército de { $n }
board-pieces = { $n } { $n ->
     [one] pieza
    *[other] piezas
  }
board-attacking = atacan
board-defending = defienden
board-aside-stands = al margen
board-controls = controlan

## Elecciones
board-choose = Elegir
board-missing-area = Elige antes una de las áreas iluminadas.
board-missing-target = Elige antes como destino una de las áreas iluminadas.
board-move = Marchar
board-end = Terminar el turno
board-army-where = Ejército { $army } en { $area }: elige un área iluminada adonde marchar.
board-ship-where = El barco de { $area }: elige quién navega en él.
board-move-to = Ejército { $army } a { $area }
board-move-here = Marchar a { $area }
board-march-in = Entrar y combatir
board-would-mark = La marcarías como tuya.
board-nobody = No hay enemigos allí.
board-meets = Allí te esperan { $people }: { $target ->
     [fortress] su fortaleza
     [armies] sus ejércitos
    *[village] su poblado
  }, { $mine ->
     [one] un dado
    *[other] { $mine } dados
  } contra { $theirs }, { $odds } para ti.
board-meets-marker = Solo hay un marcador de { $people }: el área sería tuya enseguida.
board-place-note = { $resource }, { $colour ->
     [red] rojo
    *[black] negro
  }
board-gain = { $n } de oro a cambio
board-ports = { $n ->
     [0] se queda aquí
     [one] a un puerto
    *[other] a { $n } puertos
  }
board-transfer = aquí se cambia de barco
board-enemies = enemigos: { $peoples }
board-confirm = { $kind ->
     [start] Empezar en { $area }
     [settle] Poblado en { $area }
     [village] Construir en { $area }
     [fortress] Construir en { $area }
     [ship] Construir en { $area }
     [muster] Reunir en { $area }
     [peasants] Reunir en { $area }
     [raze] Arrasar en { $area }
     [sell] Vender en { $area }
     [remove] Ceder { $area }
     [raiders] Perder { $area }
     [unmark] Quitar de { $area }
     [dock] Arribar a { $area }
    *[other] { $area }
  }
board-retreat = Retirarse a { $area }
board-retreat-not = Retirarse
board-retreat-when = solo entre asaltos
board-fight = Resistir y luchar
board-strike = { $way ->
     [plunder] Saquear a { $people }
     [raid] Incursión contra { $people }
    *[attack] Atacar a { $people }
  }
board-strike-note = { $way ->
     [raid] sale bien sin tirar, 2 cartas más
     [plunder] su poblado, { $mine ->
          [one] un dado
         *[other] { $mine } dados
      } contra uno
    *[attack] { $target ->
         [fortress] su fortaleza
         [armies] sus ejércitos
        *[village] su poblado
      }, { $mine ->
         [one] un dado
        *[other] { $mine } dados
      } contra { $theirs }
  }
board-strike-marker = un marcador solitario: tuyo enseguida
board-add = { $card }, +{ $plus }
board-in-hand = { $n } en mano
board-from-fame = carta de fama
board-leads = suma { $total } y pasa delante
board-leads-not = suma { $total }, aún por detrás
board-play = Jugar { $card }
board-pass = { $kind ->
     [add] Dejar así el asalto
     [brace] Ninguna carta
     [defend] No defender
     [market] Salir del mercado
    *[other] Pasar
  }
board-colour = Producir en { $colour }
board-die = { $colour ->
     [red] Un dado rojo por 1 de oro
    *[black] Un dado negro por 1 de oro
  }
board-no-die = Ningún dado más
board-chances = rojo { $red }, negro { $black }, empate { $even }
board-army = ejército { $army }
board-no-army = ningún ejército
board-roll = { $n } { $n ->
     [one] dado
    *[other] dados
  }
board-shields = empiezan en { $areas }
board-engage = Ejército { $army }: atacar aquí
board-sail = Zarpar de { $area }
board-aboard = { $army ->
     [0] sin ejército
    *[other] con el ejército { $army } a bordo
  }
board-recruit = Una tropa para el ejército { $army }
board-free = sin coste
board-buy = Comprar { $resource }
board-pay = Pagar con { $resource }
board-swap = { $resource } por { $other }
board-lose-note = pierde una tropa
board-give = Entregarla
board-deny = Decir que no tienes
board-deny-note = sea verdad o no
board-leave = Dejarla sin marcar
board-arranged = ejército { $army }: { $n }
board-word-village = Poblado
board-word-fortress = Fortaleza
board-word-ship = Barco
board-word-muster = Ejército nuevo
board-word-peasants = Campesinos
board-word-raze = Arrasar un poblado
board-word-sell = Vender un barco

## Mesa de mando
board-choices = Tus opciones
board-armies = Ejércitos
board-army-in = Ejército { $army }, { $area }
board-troops = { $n } { $n ->
     [one] tropa
    *[other] tropas
  }
board-army-state = { $state ->
     [fought] ha luchado
     [moved] ha marchado
     [must] junto a enemigos
    *[ready] puede marchar
  }
board-no-armies = No tienes ningún ejército en el tablero.
board-troop-more = +1 tropa
board-ship-in = Barco, { $area }
board-ship-state = { $state ->
     [sailed] ha navegado
    *[ready] puede zarpar
  }
board-with = { $army ->
     [0] Vacío
    *[other] Con el { $army }
  }
board-attack-here = Atacar aquí
board-share = Repartir las tropas
board-build = Construir y reclutar
board-left = quedan { $n }
board-buy-for = Comprar por { $n } de oro
board-give-up = Ceder por oro
board-set-up = Elige un pueblo
board-voyage = Travesía desde { $area }
board-voyage-roll = Vale el dado más alto: { $reach ->
     [one] un puerto
    *[other] hasta { $reach } puertos
  }.
board-voyage-free = Vientos favorables: hasta { $reach } puertos.
board-market = Día de mercado
board-production = Producción
board-production-gold = Tienes { $n } de oro.
board-pays = { $n } { $n ->
     [one] carta
    *[other] cartas
  } por pagar

## Combate
board-combat = { $what ->
     [siege] Asedio de { $area }
     [village] Poblado de { $area }
    *[battle] Batalla de { $area }
  }
board-combat-round = asalto { $n }
board-combat-first = antes de la primera tirada
board-attacks = ataque
board-defends = defensa
board-you-attack = tú atacas
board-you-defend = tú defiendes
board-sheltered = { $n ->
     [0] nadie a cubierto
     [one] una tropa a cubierto
    *[other] { $n } tropas a cubierto
  }
board-village-dice = un poblado
board-plus = +{ $n }
board-crown = con esta victoria gana la partida
board-ahead = { $name }: el asalto es suyo.
board-ahead-you = El asalto es tuyo.
board-won = { $name }: el asalto es suyo.
board-won-you = El asalto es tuyo.
board-tie = El empate es del defensor.
board-may-add = Aquí suman +1: { $resource } y la fama con †.
board-before = Aún no se han tirado los dados.
board-odds-round = próximo asalto
board-odds-fight = todo el combate
board-odds-name = { $what }: { $name } { $chance }, { $other } { $rest }
board-odds-note = Solo con los dados, sin cartas.
board-rounds = Asaltos hasta ahora
board-round-so = Asalto { $n }: { $attack } contra { $defence }
board-round-lost = { $name }: una tropa menos

## Mano
board-your-hand = Tu mano
board-hand-secret = { $cards } { $cards ->
     [one] carta
    *[other] cartas
  } y { $fame } de fama, secretas
# Palabras que pueden partirse en una carta pequeña, con un guion donde se parten
board-hyphens = Construc-tores
board-fame = Fama
board-no-fame = Aún sin cartas de fama. Se ganan luchando, también al perder con honor.
# Más breves que los textos del juego, para cartas pequeñas
board-short-defence = Tras los dados: +2 a tu mejor dado. O guarda un marcador solitario.
board-short-forced-march = Un ejército mueve antes un área más, sin enemigos.
board-short-siege-engines = Antes de tirar: la fortaleza tira 2 dados menos.
board-short-raid = Tu saqueo sale bien y roba 2 cartas más al azar.
board-prices = Precios
board-price-troop = Tropa
board-price-village = Poblado
board-price-fortress = Fortaleza
board-price-ship = Barco
board-price-resource = Otra carta
board-fame-played = Una carta de fama por turno: ya jugada.
board-all-hands = Todas las manos

## Pestañas y la carta de la edad
board-tab-points = Puntos
board-tab-supply = Reserva
board-age = Edad { $age }
board-dice-so = Producción: { $red } contra { $black }
board-red = El rojo te da
board-black = el negro
board-ranking = Clasificación final
board-ranking-why = A igualdad de puntos deciden las áreas controladas, luego las batallas ganadas, luego las cartas en mano.
board-rank = { $n }.
board-tie-breaks = { $areas ->
    [one] Un área controlada
   *[other] { $areas } áreas controladas
  }, { $battles ->
    [one] una batalla ganada
   *[other] { $battles } batallas ganadas
  }, { $cards ->
    [one] una carta
   *[other] { $cards } cartas
  } en mano
board-over = { $way ->
    [crown] { $names } ganan la partida con una victoria tras llegar a { $crown } puntos.
    [last] { $names } ganan la partida: no queda nadie más.
   *[rounds] { $names } ganan la partida tras la última ronda, con { $points } puntos.
  }
board-over-you = { $way ->
    [crown] Ganas la partida con una victoria tras llegar a { $crown } puntos.
    [last] Ganas la partida: no queda nadie más.
   *[rounds] Ganas la partida tras la última ronda, con { $points } puntos.
  }
board-points-why = Quien tenga { $crown } puntos al empezar un combate y lo gane, gana la partida.
board-source-villages = poblados
board-source-fortresses = fortalezas
board-source-ships = barcos
board-source-battles = batallas ganadas
board-total = puntos
board-out = fuera de la partida
board-left-of = Junto al tablero: { $pieces }
board-left-markers = { $n } { $n ->
     [one] marcador
    *[other] marcadores
  }
board-left-villages = { $n } { $n ->
     [one] poblado
    *[other] poblados
  }
board-left-fortresses = { $n } { $n ->
     [one] fortaleza
    *[other] fortalezas
  }
board-left-armies = { $n } { $n ->
     [one] ejército
    *[other] ejércitos
  }
board-left-ships = { $n } { $n ->
     [one] barco
    *[other] barcos
  }
board-hand-of = { $cards } { $cards ->
     [one] carta
    *[other] cartas
  }, { $fame } de fama
board-supply = En la reserva
board-fame-deck = Cartas de fama en el mazo
board-fame-under = Jugadas, bajo el mazo: { $cards }
board-to-come = Cartas de Britania por venir

# lo que ahora no se puede elegir, en el tablero en palabras
board-dark-areas = Áreas
board-dark-combat = En combate
