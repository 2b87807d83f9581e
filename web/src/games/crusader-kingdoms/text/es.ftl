# Las palabras propias del tablero; los nombres de áreas y cartas vienen de los textos del juego.
board-you = tú
board-independent = nadie
board-free = { $side ->
     [attack] Áreas independientes
    *[defence] { $area }, independiente
  }
board-automaton = autómata

# barra y asientos
board-turn = Turno
board-round = Ronda { $round }
board-chapter = Turno { $turn }
board-castles = castillos en el mapa
board-cards = cartas en la mano
board-pile-cards = cartas en el mazo
board-bonus = bonus para el próximo robo
board-tab-kingdoms = Reinos

# el mapa
board-map = Mapa de Ultramar
board-outremer = Ultramar
board-cyprus = Chipre
board-subtitle = { $scenario ->
     [first-crusade] la Primera Cruzada, 1099
     [third-crusade] la Tercera Cruzada, 1191
     [saladin] Saladino, 1187
    *[second-crusade] la Segunda Cruzada, 1147
  }
board-area = { $area }{ $number ->
     [0] {""}
    *[other] , número { $number }
  }, { $held ->
     [yes] de { $holder }
    *[no] independiente
  }, { $dice ->
     [one] un dado en defensa
    *[other] { $dice } dados en defensa
  }{ $plus ->
     [yes] , castillo +1
    *[no] {""}
  }{ $state ->
     [attacked] , bajo ataque
     [chosen] , elegida, pulsa otra vez para confirmar
     [attack] , se puede atacar
     [can] , se puede elegir
    *[plain] {""}
  }
board-key-castle = castillo: domina el área
board-key-plus = castillo +1: un dado más
board-key-dice = dados en defensa
board-key-attack = puedes atacar aquí
board-key-closed = frontera cerrada
board-in-words = Tablero en palabras
board-map-again = Mapa
board-words-title = El tablero en palabras
board-words-area = Área
board-words-holder = De quién
board-words-dice = Dados
board-words-points = Puntos
board-words-borders = Limita con
board-words-may = Puedes
board-words-why = ¿por qué no?
board-words-closed = frontera cerrada: { $areas }

# opciones
board-sure-pass = ¿Pasar? Quedas fuera este turno: ni más cartas ni respuestas.
board-sure = ¿{ $what }?
board-sure-odds = ¿{ $what }? Todas tus tropas son { $dice ->
     [one] un dado
    *[other] { $dice } dados
  } contra { $defence }: { $percent } %.
board-choose = { $kind ->
     [lay] Enviar el ataque
     [respond] Ponerla
     [spend] Gastarla
     [strike] Descartarla
     [pips] Subirlo
    *[other] Elegir
  }
board-missing-action = Primero elige un área iluminada, una carta de tu mano o una incursión. O pasa.
board-missing-target = Primero elige una de las áreas iluminadas.
board-missing-lay = Primero pon al menos una carta de tropa.
board-missing-invite = Primero elige uno de los reinos.
board-missing-join = Pon una tropa o di que eso es todo.
board-missing-respond = Primero elige una respuesta. O deja el ataque como está.
board-missing-turn = Primero elige un castillo. O no gires más.
board-missing-pips = Primero elige un dado. O deja los dados como están.
board-missing-reward = Primero elige el bonus o un castillo.
board-missing-fortify = Primero elige uno de tus castillos.
board-missing-spend = Primero elige una carta de tropa.
board-missing-rival = Primero elige un rival.
board-missing-march = Primero elige quién marcha y adónde.
board-missing-strike = Primero elige una carta.
board-missing-yield = Primero elige un castillo.
board-choices = { $kind ->
     [respond] Tu respuesta
     [turn] Castillos que girar
     [action] Tu ronda
     [target] Objetivo
     [invite] Un aliado
     [join] Tus tropas
     [pips] Los puntos del Líder
     [reward] Tu recompensa
     [fortify] Un castillo +1
     [spend] El precio de la incursión
     [rival] Un rival
     [march] Campaña de menor
     [strike] La mano descubierta
     [yield] Un castillo que girar
    *[other] Tu elección
  }
board-choices-holds = { $area } resiste
board-choices-attack = El ataque a { $area } gana
board-against = { $attack ->
     [one] un dado
    *[other] { $attack } dados
  } contra { $defence }
board-exact = { $sure ->
     [yes] Probabilidades exactas; el empate resiste.
    *[no] Según lo que ves; las cartas boca abajo aún pueden cambiarlo. El empate resiste.
  }
board-note-pips = { $hits ->
     [one] un impacto
    *[other] { $hits } impactos
  } contra { $against }, { $left ->
     [0] no quedan puntos
     [one] queda un punto
    *[other] quedan { $left } puntos
  }
board-note-raid = { $cards ->
     [one] una carta allí
    *[other] { $cards } cartas allí
  }
board-note-strike = { $n ->
    [one] {""}
   *[other] { $n } copias.{" "}
  }{ $kind }: { $text }
board-note-attack = como mucho { $dice ->
     [one] un dado
    *[other] { $dice } dados
  } contra { $defence }{ $turnable ->
     [0] {""}
     [one] , y podrían girar un castillo contra ti
    *[other] , y podrían girar { $turnable } castillos contra ti
  }.
board-way-attack = Atacar.
board-way-attack-how = { $n ->
     [0] Ahora no se puede atacar nada.
     [one] Elige el área iluminada del mapa.
    *[other] Elige una de las { $n } áreas iluminadas del mapa.
  }
board-way-event = Jugar un evento.
board-way-event-how = { $n ->
     [0] Ahora no puedes jugar ninguna carta.
    *[other] Elige una carta azul de tu mano.
  }
board-way-discard = Descartar.
board-way-discard-how = Elige cualquier carta; se va boca abajo.
board-way-raid = Incursión.
board-way-raid-how = { $n ->
     [0] Ahora no hay a quién hacerla.
    *[other] Cuesta una tropa; con 4, 5 o 6 pierden una carta al azar.
  }

# un ataque
board-under-attack = { $area }, bajo ataque
board-step-target = Objetivo
board-step-cards = Cartas
board-step-answers = Respuestas
board-step-castles = Castillos
board-step-dice = Dados
board-hits = { $hits ->
     [one] un impacto
    *[other] { $hits } impactos
  }
board-hits-rule = { $attack } a { $defence }. El ataque necesita más impactos que la defensa; 4, 5 y 6 son impactos.
board-dice = { $dice ->
     [one] un dado
    *[other] { $dice } dados
  }
board-dice-defence = { $dice ->
     [one] defiende con un dado
    *[other] defiende con { $dice } dados
  }
board-dice-unknown = { $cards ->
     [one] una carta boca abajo
    *[other] { $cards } cartas boca abajo
  }
board-slot-attack = cartas, boca abajo
board-slot-defence = respuestas, boca abajo
board-odds-unknown = No se sabe con cuántos dados se ataca hasta revelar las cartas.
board-odds-label = { $yours ->
     [yes] Tú
    *[no] { $who }
  } { $percent } %
board-odds-name = { $who } gana con el { $percent } por ciento
board-odds-assume = { $attack ->
     [one] Un dado
    *[other] { $attack } dados
  } contra { $defence }{ $sure ->
     [yes] , con todas las cartas a la vista.
    *[no] , sin cartas desconocidas.
  }
board-odds-turned = Si se giran todos los castillos:
board-face-down = { $deck ->
     [muslim] Carta musulmana, boca abajo
    *[christian] Carta cristiana, boca abajo
  }
board-last = Último ataque
board-last-attack = Ataque
board-last-defence = Defensa

# cartas
board-side-attack = ataque
board-side-defence = defensa
board-side-both = ambos lados
board-whole-turn = todo el turno
board-your-hand = Tu mano
board-hand-count = { $cards ->
     [one] una carta, secreta
    *[other] { $cards } cartas, secretas
  }
board-hand-empty = sin cartas
board-all-hands = Todas las manos
board-group = { $kind ->
     [troop] Tropas
     [event] Eventos
    *[response] Respuestas
  }, { $n }
board-decks = Barajas
board-deck-christian = Baraja cristiana
board-deck-muslim = Baraja musulmana
board-left = quedan { $n }
board-spent = { $n } usadas
board-deck-state = { $pile ->
     [one] queda una carta
    *[other] quedan { $pile } cartas
  }{ $buried ->
     [0] {""}
    *[other] , { $buried } descartadas boca abajo
  }.
board-deck-spent = Usadas: { $cards }.
board-own-discards = Has descartado boca abajo: { $cards }.
board-lasting = Hasta el fin del turno
board-lasting-of = { $card }: { $who }{ $with ->
     [yes] {" "}y { $rival }
    *[no] {""}
  }
board-shown = La mano de { $who }

# reinos
board-bonus-tracks = Contadores de bonus
board-bonus-why = El bonus se suma a las cartas que robas al empezar el próximo turno; luego vuelve a 0.
board-bonus-of = Bonus de { $name }: { $bonus }
board-passed = ha pasado
board-realm-castles = { $castles ->
     [one] Un castillo
    *[other] { $castles } castillos
  }{ $needed ->
     [0] .
    *[other] {" "}de { $needed } para la victoria repentina.
  }
board-realm-cards = { $cards ->
     [one] Una carta
    *[other] { $cards } cartas
  } en la mano ({ $christian } cristianas, { $muslim } musulmanas).
board-realm-draw = Ahora robaría { $cards }.
board-realm-truce = Tregua con { $who }.

# a solas o entre dos
board-verdict = Veredicto
board-verdict-name = Veredicto por ahora: { $points }, { $level }
board-verdict-sum = { $areas } por áreas, { $bonus } de bonus, { $muslims } por el suyo
board-zone-defeat = derrota
board-zone-marginal = marginal
board-zone-victory = victoria
board-verdict-over = La cruzada ha terminado con { $points }: { $level }.
board-verdict-now = Tienes { $points }
board-verdict-risk = ; { $risk } si cae { $area }
board-verdict-missing = { $missing ->
     [0] . Es una victoria.
     [one] . Con un punto más, la cruzada está ganada.
    *[other] . Con { $missing } puntos más, la cruzada está ganada.
  }
board-automaton-open = juega solo; todo está a la vista salvo el mazo
board-pile = Mazo
board-pile-left = boca abajo
board-pile-empty = agotado
board-army = Ejército{ $many ->
     [yes] , { $sum }
    *[no] {""}
  }
board-army-none = ninguno
board-army-dice = { $dice ->
     [0] sin tropas
     [one] un dado
    *[other] { $dice } dados
  }{ $marching ->
     [yes] , atacando
    *[no] {""}
  }
board-army-next = { $percent } % de atacar { $area } después
board-its-die = Su dado
board-die-means = { $state ->
     [none] no tiró
     [attack] menor: ataca
    *[wait] no menor: espera
  }
board-waiting = En espera, por antigüedad
board-waiting-rule = la más antigua responde a 3 dados o más
board-next = luego
board-why-did = Por qué lo hizo
board-why-short = ¿Por qué?
board-why-nothing = Los musulmanes aún no han revelado ninguna carta. Revelan una después de cada ronda tuya.
board-why-now = Ahora puedes responder; luego tiran ambos bandos.
board-back = Volver a la mesa

# el final
board-over-verdict = { $way ->
     [victory] Victoria
     [marginal] Victoria marginal
     [concession] Se abandonó la cruzada
    *[defeat] Derrota
  }: { $points ->
     [1] un punto
    *[other] { $points } puntos
  }.
board-over-you = { $way ->
     [sudden] Ganas al instante: tu último castillo está en pie.
    *[castles] Ganas con { $castles } castillos.
  }
board-ranking = Clasificación final
board-ranking-why = { $way ->
     [sudden] Quien coloca todos sus castillos gana de inmediato; después, más castillos y luego mejor bonus.
    *[other] Gana quien tiene más castillos en el mapa; a igualdad, el mejor bonus.
  }
board-rank = { $n }.
board-over = { $n ->
     [one] Gana { $names }
    *[other] Comparten la victoria { $names }
  }{ $way ->
     [sudden] {" "}al instante: el último castillo está en pie.
    *[castles] {" "}con { $castles } castillos.
  }

# lo que ahora no se puede elegir, en el tablero en palabras
board-dark-areas = Áreas
board-dark-cards = Tu mano

# al preparar la mesa: lo que significa el número de jugadores
set-up-1 = { scenario-first-crusade }. { scenario-first-crusade-about }
set-up-2 = { scenario-third-crusade }. { scenario-third-crusade-about }
set-up-3 = { scenario-saladin }. { scenario-saladin-about }
set-up-4 = { scenario-second-crusade }. { scenario-second-crusade-about }
