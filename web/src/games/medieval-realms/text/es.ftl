# Las palabras propias del tablero; los nombres de cartas, recursos y líderes están en los textos del juego.
board-you = Tú
board-res-raw = materia
board-card-city-raw = Ciudad de materia
board-card-territory-raw = Territorio de materia
board-card-development-raw = Desarrollo (materia)
board-aside = { $players } jugadores
board-round = Ronda
board-points = puntos de victoria
board-place = { $place }.º
board-turn-order = lugar en el orden de turno
board-passed = ha pasado en esta ronda; lugar en el orden de turno
board-ready = listo
board-drafting = …
board-note-ready = listo
board-note-drafting = colocando
board-note-passed = has pasado
board-log-placement = Ronda { $round }, colocación
board-log-reveal = Ronda { $round }, revelación
board-log-actions = Ronda { $round }, acciones
board-log-score = Recuento final

# colocar
board-management = Gestión
board-management-aside = cada alcalde trae una ficha de su sala
board-hall = Sala de { $hall }, { $n ->
     [0] ninguno de tus alcaldes
     [one] uno de tus alcaldes
    *[other] { $n } de tus alcaldes
  }{ $state ->
     [can] , poner aquí un alcalde
    *[no] {""}
  }
board-hall-of = Sala de { $hall }
board-lands = Tierras
board-lands-round = Tierras, ronda { $round }
board-lands-aside = gana el mayor combate; con empate no gana nadie
board-lands-shown = lo que dio la revelación
board-land-n = Tierra { $land }
board-land-draft = Tierra { $land }, { $scene }, recompensa { $reward }, tu combate aquí { $combat }{ $state ->
     [can] , poner aquí un líder
    *[no] {""}
  }
board-land = Tierra { $land }, { $scene }, recompensa { $reward }; { $state ->
     [won] la gana { $winner }, combate: { $stands }
     [tie] empate: { $stands }
     [blocked] la guarda un señuelo: { $stands }
    *[empty] no hay nadie
  }
board-tie = empate
board-blocked = señuelo
board-scene-1 = un molino de agua junto a un río
board-scene-2 = una mina de oro en la montaña
board-scene-3 = una cantera entre pinos
board-scene-4 = un observatorio bajo las estrellas
board-scene-5 = un puente y un jardín amurallado
board-scene-6 = una abadía al amanecer
board-scene-7 = dos castillos sobre riscos
board-scene-8 = un faro y un barco con el lirio
board-scene-9 = un molino de viento sobre el trigo
board-scene-10 = una villa amurallada con mercado
board-lift = Recoger { $leader }: { $where }
board-put = Poner { $leader }: { $where }
board-tray = { $leader }, { $used ->
     [yes] ya colocado
    *[no] por colocar
  }
board-placed = { $placed } de { $all } colocados
board-what-mayor = Envía a tus alcaldes a trabajar: { $n ->
     [one] queda uno
    *[other] quedan { $n }
  } por colocar.
board-what-military = Coloca en una tierra: { $leader }.
board-what-ready = Todos están colocados. Di que has terminado o mueve a alguien.
board-commit = { $left ->
     [0] Listo
     [one] Listo: falta 1 líder
    *[other] Listo: faltan { $left } líderes
  }
board-clear = Vaciar
board-withdraw = Aún no estoy listo

# el panel
board-panel = El panel
board-panel-early = se disputa tras la revelación
board-panel-act = cordón dorado: puedes tomarla o iniciarla ya
board-panel-aside = lo que significa para ti
board-slots = espacios { $from } a { $to }
board-leaves = se va esta ronda
board-auctions-free = subastas gratis
board-gap = vacía
board-gap-bought = { $you ->
     [yes] la tomaste tú
    *[no] la tomó { $seat }
  }
board-gap-majority = { $you ->
     [yes] fue para ti
    *[no] fue para { $seat }
  }
board-gap-won = { $you ->
     [yes] la ganaste tú
    *[no] la ganó { $seat }
  }
board-gap-nobody = nadie pudo tomarla
board-next = Próxima ronda
board-seal = sello { $seal }
board-way-hand = mano
board-way-majority = mayoría
board-way-auction = subasta
board-kind-hand = Carta de mano
board-kind-majority = Carta de mayoría
board-kind-auction = Carta de subasta
board-bid = puja
board-admirals = requiere almirantes
board-take-for = tomar por { $price }
board-open-range = { $most ->
     [1] abrir con 1 de { $resource }
    *[other] abrir con 1 a { $most } de { $resource }
  }
board-to = iría a { $name }
board-to-you = sería para ti
board-to-nobody = nadie puede tomarla
board-why-price = cuesta { $price }, tienes { $held }
board-why-hand-full = tu mano está llena
board-why-same-seal = ya tienes un sello { $seal }
board-why-nothing-to-bid = no tienes { $resource }

# qué hace una carta, en pocas palabras
board-brief-castle = Cada ronda, 1 de batalla. Al final, tu combate.
board-brief-market = Al final, 1 punto por color de sello.
board-brief-city = Otras verdes: 1 de { $resource }, 1 punto. Al final, 1 por alcalde.
board-brief-leader = Ya mismo: { $leader }.
board-brief-territory = Ya mismo, 5 de { $resource }.
board-brief-territory-lily = Ya mismo, 5 del tipo que elijas.
board-brief-island = Ya, { $points } puntos. Al final, 3 con { $needs }.
board-need-honourable-seals = { $count ->
     [one] una persona
    *[other] personas de { $count } sellos
  }
board-brief-artist = Ya, 2 puntos. Al final, 1 por color de sello.
board-brief-missionary = Ya, 2 puntos. Al final, 1 por color de sello.
board-brief-scientist = Ya, 2 puntos. Al final, 1 por color de sello.
board-brief-development = Ya, 2 puntos. Cada ronda, 1 de { $resource } por alcalde.
board-brief-tithe = Ya, 2 puntos y 4 fichas de un tipo.

# lo elegido
board-slot-way = espacio { $slot }, { $way }
board-in-hand = en tu mano
board-in-tableau = entre tus cartas jugadas
board-would = { $where ->
     [you] Sería para ti.
     [other] Iría a { $name }.
    *[nobody] Nadie puede tomarla.
  }
board-would-why = { $where ->
     [you] Eres quien más { $resource } tiene entre quienes pueden tomarla.
     [other] Es quien más { $resource } tiene entre quienes pueden tomarla.
     [you-tie] En caso de empate, es para quien la activa.
     [other-tie] En caso de empate, va a quien esté antes en el orden de turno, salvo que quien la activa también empate.
    *[nobody] Se descartaría.
  }
board-no-refusal = Una carta de mayoría no se puede rechazar; su coste se paga al jugarla.
board-bill-now = ahora
board-bill-later = al jugarla
board-bill-bid = tu puja:
board-of-yours = de tus { $held }
board-brings-points = { $points ->
     [one] 1 punto ya
    *[other] { $points } puntos ya
  }
board-gain-leader = ya mismo un { $leader }
board-gain-tokens = ya mismo { $count } de { $resource }
board-gain-choice = { $count } fichas del tipo que elijas
board-city-answers = tu ciudad responde: 1 de { $resource } y 1 punto
board-milestones = { $n ->
     [one] una ficha por el contador
    *[other] { $n } fichas por el contador
  }
board-worth-same = tu cuenta actual no cambia
board-worth = tu cuenta actual: { $worth }
board-what-take = ¿Tomar { $card } por { $price } de producción?
board-what-majority = ¿Activar { $card } por { $price } de producción? { $where ->
     [you] Sería para ti.
     [other] Iría a { $name }.
    *[nobody] Nadie podría tomarla.
  }
board-what-auction = ¿Abrir la subasta de { $card }?
board-what-play = ¿Jugar { $card } por { $cost } de { $resource }?
board-what-play-free = ¿Jugar { $card }?
board-what-pair = Tomas { $resource }. ¿Qué más?
board-act-take = Tomar { $card } por { $price }
board-act-majority = Activar { $card } por { $price }
board-act-auction = Abrir la subasta: { $card }
board-act-play = Jugar { $card }
board-act-slot = Activar el espacio { $slot }: { $card }
board-choose-action = Elige una carta
board-missing-action = Elige primero una carta del panel o de tu mano, o pasa por esta ronda.
board-pass-briefly = Pasar
board-what-pass = ¿Pasar esta ronda? Ya no harás más acciones en ella.
board-pass = Pasar esta ronda
board-say-pass = Pasar esta ronda
board-say-drop = Retirarse
board-say-ready = Estoy listo
board-say-change = Recoger a alguien
board-options = Lo que puedes hacer

# fichas
board-your-stores = Tu palacio
board-open-to-all = a la vista de todos
board-palaces = Palacios
board-take-pair = { $n ->
     [0] Tomar dos fichas
    *[other] Tomar { $resources }
  }
board-missing-pair = Elige en tu palacio dos tipos distintos que nadie haya tomado juntos.
board-take-tokens = Tomar { $count } de { $resource }
board-take-none = Tomar fichas
board-missing-token = Elige primero un tipo en tu palacio.

# subasta
board-auction = Subasta: { $card }
board-auction-how = Va directa a las cartas jugadas; los límites de la mano no cuentan.
board-auction-back = Volver a tu puja
board-paid-in = se paga con { $resource }
board-bids = puja { $bid }
board-your-turn = tu turno
board-bidder-asked = decide
board-bidder-in = puede subir
board-bidder-poor = no puede subir
board-bidder-out = fuera
board-bidder-holds = { $passed ->
     [yes] { $you ->
       [yes] has pasado, pero aún puedes pujar; tienes { $held } de { $resource }
      *[no] ha pasado, pero aún puede pujar; tiene { $held } de { $resource }
    }
    *[no] { $you ->
       [yes] tienes { $held } de { $resource }
      *[no] tiene { $held } de { $resource }
    }
  }
board-your-bid = Tu puja, de { $least } a { $most } de { $resource }
board-your-only-bid = Tu puja solo puede ser de { $most } { $resource }
board-less = Menos
board-more = Más
board-could-answer = { $n ->
     [one] Solo { $names } podría subir más.
    *[other] { $names } podrían subir más.
  }
board-no-answer = Nadie podría subir más.
board-keep = Si ganas, te quedan { $left } de { $resource }.
board-open-with = Abrir con { $bid } de { $resource }
board-raise-to = Subir a { $bid } de { $resource }
board-drop = Retirarse

# lo propio
board-your-leaders = Tus líderes
board-your-hand = Tu mano
board-your-tableau = Tus cartas jugadas
board-hand-aside = { $n } de 4, ningún sello dos veces
board-free = libre
board-leaders-aside = { $mayors ->
     [one] 1 alcalde
    *[other] { $mayors } alcaldes
  }, combate { $combat }
board-tableau-aside = { $cards ->
     [one] 1 carta
    *[other] { $cards } cartas
  }, { $seals ->
     [one] 1 sello
    *[other] { $seals } sellos
  }
board-tableau-empty = Aquí quedan las cartas que juegas o ganas en subasta.
board-tab-realms = Reinos
board-as-it-lies = { $total } por ahora
board-leaders = { $mayors ->
     [one] 1 alcalde
    *[other] { $mayors } alcaldes
  }, { $generals ->
     [one] 1 general
    *[other] { $generals } generales
  }, { $admirals ->
     [one] 1 almirante
    *[other] { $admirals } almirantes
  }; combate { $combat }
board-hand-of = Mano, { $n } de 4
board-tableau-of = Cartas jugadas: { $cards }; { $seals ->
     [one] 1 sello
    *[other] { $seals } sellos
  }
board-track = Contador de puntos de victoria: { $stands }. Cada múltiplo de cinco da una ficha.
board-track-short = Contador

# el recuento
board-outcome = { $you ->
     [yes] Ganas
    *[no] Gana { $name }
  } { $lead ->
     [0] por desempate: { $total } puntos cada uno.
     [one] por un punto: { $total } a { $next }.
    *[other] por { $lead } puntos: { $total } a { $next }.
  }
board-score-title = Recuento final
board-total = Total
board-none = nada
board-n-tokens = { $n ->
     [one] 1 ficha
    *[other] { $n } fichas
  }
board-n-islands = { $n } de { $all }
board-n-persons = { $n ->
     [one] 1 persona
    *[other] { $n } personas
  }
board-line-track = el contador
board-line-honourable-set = 1, 3, 6, 10, 15 por una a cinco
board-line-honourable = 1 por color de sello, cada una
board-line-castles = combate total, cada uno
board-line-markets = 1 por color de sello, cada uno
board-line-cities = 1 por alcalde, cada una
board-line-islands = 3 si se cumple la condición
board-line-tokens = 1 por cada dos
board-line-about-track = Puntos que las cartas dieron al momento.
board-line-about-honourable-set = Artistas, misioneros y científicos forman juntos el conjunto.
board-line-about-honourable = Cada persona honorable cuenta los colores de sello de las cartas jugadas.
board-line-about-castles = Cada castillo cuenta el combate de generales y almirantes.
board-line-about-markets = Cada mercado cuenta los colores de sello de las cartas jugadas.
board-line-about-cities = Cada ciudad cuenta los alcaldes.
board-line-about-islands = Las condiciones se miran antes de convertir las fichas en puntos.
board-line-about-tokens = Lo que queda en el palacio.
board-island-check = { $name }: { $needs } ({ $you ->
    [yes] tienes
   *[no] tiene
  } { $has })
board-tie-break = Desempate
board-tie-line = { $cards } cartas, { $castles } castillos, { $leaders } líderes, { $place }.º en el orden de turno
board-tie-note = A igualdad de puntos: más cartas, más castillos, más líderes y, por último, antes en el orden de turno.
board-no-tie = No hay empate.
board-hand-nothing = Las cartas que quedan en la mano no cuentan.

# por qué se pregunta ahora
ask-pair-why = En orden de turno inverso. No puede haber dos parejas iguales.
ask-place-why = Todos colocan a la vez y en secreto; puedes cambiar tu colocación hasta que el último esté listo.
ask-action-why = Una acción cada uno por orden de turno, hasta que todos hayan pasado. Te { $left ->
    [one] queda 1
   *[other] quedan { $left }
  } de producción.
ask-open-why = La has activado: dices la primera puja y los demás responden en el sentido del reloj.
ask-raise-why = { $best } puja { $bid }. En el sentido del reloj; quien se retira queda fuera.
ask-milestone-why = Cada múltiplo de cinco del contador da una ficha.
ask-lily-why = El lirio vale por cualquier tipo.
ask-territory-why = El lirio vale por cualquier tipo.
wait-ready-why = Nadie ve tu colocación. Aún puedes volver atrás mientras alguien siga colocando.

# lo que ahora no se puede elegir, en el tablero en palabras
board-dark-pairs = Parejas
board-dark-panel = El panel
board-dark-hand = Tu mano
