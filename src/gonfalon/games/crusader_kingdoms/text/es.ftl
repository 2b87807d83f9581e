# Crusader Kingdoms, en español.
# Argumentos: $seat el nombre de un jugador, $you "yes" si es quien lee, $rival otro jugador, $area un
# área, $card una carta, $cards una lista de cartas, $dice una lista de caras, $bonus un paso como «+1».

## El juego en el salón

title = Crusader Kingdoms
short = Cuatro cruzadas, a solas o entre rivales
blurb = Pon tus cartas boca abajo, tira y conserva lo que tomes. A solas contra los musulmanes, o hasta cuatro señores de Ultramar.
players = De 1 a 4 jugadores
credits = Un juego de J. Peralta. Esta es una adaptación no oficial, con textos y dibujos propios; los valores del mapa y de las cartas son una reconstrucción.

scenario-first-crusade = Primera cruzada
scenario-third-crusade = Tercera cruzada
scenario-saladin = Saladino
scenario-second-crusade = Segunda cruzada
scenario-first-crusade-about = A solas contra los musulmanes, que juegan por sí mismos.
scenario-third-crusade-about = Dos cruzados juntos contra los musulmanes, que juegan por sí mismos.
scenario-saladin-about = Saladino contra Jerusalén y Antioquía, que no pueden atacarse entre sí.
scenario-second-crusade-about = Damasco, Jerusalén, Antioquía y Alepo, cada cual por su cuenta.

## Formas de acabar

way-castles = decidida por los castillos tras el tercer turno
way-sudden = decidida por una victoria repentina
way-victory = la cruzada es una victoria
way-marginal = la cruzada es una victoria marginal
way-defeat = la cruzada es una derrota
way-concession = la cruzada se ha abandonado

level-victory = victoria
level-marginal = victoria marginal
level-defeat = derrota

## Áreas, reinos, barajas

area-jerusalem = Jerusalén
area-acre = Acre
area-turbessel = Turbessel
area-damascus = Damasco
area-tripoli = Trípoli
area-aleppo = Alepo
area-edessa = Edesa
area-ascalon = Ascalón
area-homs = Homs
area-latakia = Latakia
area-beirut = Beirut
area-kerak = Kerak
area-antioch = Antioquía
area-marat = Marat

kingdom-damascus = Emirato de Damasco
kingdom-jerusalem = Reino de Jerusalén
kingdom-antioch = Principado de Antioquía
kingdom-aleppo = Emirato de Alepo
kingdom-saladin = Saladino
kingdom-richard = Ricardo Corazón de León
kingdom-leopold = Leopoldo V
kingdom-crusade = La Primera Cruzada
kingdom-muslims = Los musulmanes

realm-damascus = Damasco
realm-jerusalem = Jerusalén
realm-antioch = Antioquía
realm-aleppo = Alepo
realm-saladin = Saladino
realm-richard = Ricardo
realm-leopold = Leopoldo
realm-crusade = Primera Cruzada
realm-muslims = Musulmanes

deck-0 = baraja musulmana
deck-1 = baraja cristiana

## Cartas: nombres y lo que hacen ($amount es el número de la carta)

troop-1 = Infantes (1)
troop-2 = Arqueros (2)
troop-3 = Caballeros (3)
troop-4 = Gran hueste (4)
card-troop-1 = Infantes
card-troop-2 = Arqueros
card-troop-3 = Caballeros
card-troop-4 = Gran hueste
card-mercenaries = Mercenarios
card-minor-campaign = Campaña de menor
card-jewish-scholars = Sabios judíos
card-succession = Sucesión
card-watchtowers = Atalayas
card-truce = Tregua
card-walls = Murallas
card-trade = Comercio
card-seduction = Seducción
card-leader = Líder
card-regrouping = Reagrupamiento
card-militia = Milicia
card-sortie = Salida
card-joint-attack = Ataque conjunto
card-assassins = Asesinos
card-troubadours = Trovadores
card-spies = Espías
card-pilgrims = Peregrinos
card-military-orders = Órdenes militares
card-holy-relic = Reliquia
card-siege-engines = Máquinas de asedio

kind-troop = Tropa
kind-event = Evento
kind-response = Respuesta
side-attack = para un ataque
side-defence = para una defensa
side-both = para cualquier bando

effect-troop = { $amount ->
    [one] Tira un dado en un ataque.
   *[other] Tira { $amount } dados en un ataque.
  }
effect-attack = { $amount ->
    [one] Ataca ahora con un dado más.
   *[other] Ataca ahora con { $amount } dados más.
  }
effect-joint-attack = { $amount ->
    [one] Ataca ahora; otro cristiano puede añadir una tropa.
   *[other] Ataca ahora; otro cristiano puede añadir hasta { $amount } tropas.
  }
effect-campaign = Un área independiente ataca a un rival vecino, con su defensa y { $amount ->
    [one] un dado
   *[other] { $amount } dados
  } más.
effect-draw = { $amount ->
    [one] Roba una carta.
   *[other] Roba { $amount } cartas.
  }
effect-succession = { $amount ->
    [one] Un rival pierde una carta al azar y gira un castillo +1 a su lado regular.
   *[other] Un rival pierde { $amount } cartas al azar y gira un castillo +1 a su lado regular.
  }
effect-watchtowers = { $amount ->
    [one] Este turno tus áreas se defienden con un dado más.
   *[other] Este turno tus áreas se defienden con { $amount } dados más.
  }
effect-truce = Este turno, un rival y tú no os atacáis ni hacéis incursiones.
effect-walls = { $amount ->
    [one] Gira uno de tus castillos a +1.
   *[other] Gira { $amount } de tus castillos a +1.
  }
effect-trade = { $amount ->
    [one] Tu bonus sube 1.
   *[other] Tu bonus sube { $amount }.
  }
effect-seduction = Toma una carta al azar de un rival cristiano.
effect-assassins = Mira la mano de un rival y descarta una de sus cartas.
effect-troubadours = { $amount ->
    [one] Tu bonus sube 1 y el de un rival baja 1.
   *[other] Tu bonus sube { $amount } y el de un rival baja lo mismo.
  }
effect-spies = Mira la mano de un rival y roba { $amount ->
    [one] una carta
   *[other] { $amount } cartas
  }.
effect-relic = { $amount ->
    [one] Este turno tus ataques tienen un dado más.
   *[other] Este turno tus ataques tienen { $amount } dados más.
  }
effect-leader = Suma hasta { $amount } puntos a los dados de tu bando.
effect-regrouping = { $amount ->
    [one] Tras el ataque, su tropa más alta vuelve a la mano.
   *[other] Tras el ataque, sus { $amount } tropas más altas vuelven a la mano.
  }
effect-militia = { $amount ->
    [one] Un dado más en defensa.
   *[other] { $amount } dados más en defensa.
  }
effect-sortie = { $amount ->
    [one] La tropa más baja del ataque se descarta antes de tirar.
   *[other] Las { $amount } tropas más bajas del ataque se descartan antes de tirar.
  }
effect-siege = La defensa impresa del área cuenta { $amount } menos.

## Lo que ha pasado: turnos y cartas

turn-begins = Empieza el turno { $turn }.
turn-ends = Termina el turno { $turn }. Los descartes vuelven a sus barajas.
rebuilt = Se ha agotado la { $deck } y se rehace con sus descartes.
draw-lost = En la { $deck } y en sus descartes no queda nada: lo que faltaba por robar se pierde.
drew = { $you ->
    [yes] Robas
   *[no] { $seat } roba
  } { $count ->
    [one] una carta
   *[other] { $count } cartas
  }.
drew-cards = Cartas robadas: { $cards }.
passed = { $you ->
    [yes] Pasas.
   *[no] { $seat } pasa.
  }
passed-empty = { $you ->
    [yes] No tienes cartas, así que pasas.
   *[no] { $seat } no tiene cartas y pasa.
  }
discarded = { $you ->
    [yes] Descartas una carta boca abajo.
   *[no] { $seat } descarta una carta boca abajo.
  }
discarded-card = Descartada: { $cards }.
played = { $you ->
    [yes] Juegas { $card }.
   *[no] { $seat } juega { $card }.
  }
lost-card = { $you ->
    [yes] Pierdes { $card }.
   *[no] { $seat } pierde { $card }.
  }

## Lo que ha pasado: ataques

attacked = { $you ->
    [yes] Atacas { $area }.
   *[no] { $seat } ataca { $area }.
  }
sent = { $you ->
    [yes] Envías
   *[no] { $seat } envía
  } { $count ->
    [one] una carta
   *[other] { $count } cartas
  } contra { $area }, boca abajo.
invited = { $you ->
    [yes] Te piden que te unas al ataque contra { $area }.
   *[no] Piden a { $seat } que se una al ataque contra { $area }.
  }
joined = { $you ->
    [yes] Añades una tropa al ataque, boca abajo.
   *[no] { $seat } añade una tropa al ataque, boca abajo.
  }
responded-attack = { $you ->
    [yes] Pones una respuesta a favor del ataque.
   *[no] { $seat } pone una respuesta a favor del ataque.
  }
responded-defence = { $you ->
    [yes] Pones una respuesta a favor de la defensa.
   *[no] { $seat } pone una respuesta a favor de la defensa.
  }
no-response = { $you ->
    [yes] No pones ninguna respuesta.
   *[no] { $seat } no pone ninguna respuesta.
  }
turned = { $you ->
    [yes] Giras el castillo de { $area } a su lado regular.
   *[no] { $seat } gira el castillo de { $area } a su lado regular.
  }
revealed-attack = El ataque muestra { $cards }.
revealed-defence = La defensa muestra { $cards }.
sortie = Una salida le cuesta al ataque { $card }.
rolled-attack = { $count ->
    [0] El ataque contra { $area } no tiene dados que tirar.
   *[other] El ataque contra { $area } saca { $dice }: { $hits ->
        [0] ningún impacto
        [one] un impacto
       *[other] { $hits } impactos
      }.
  }
rolled-defence = { $count ->
    [0] { $area } no tiene dados que tirar.
   *[other] { $area } saca { $dice }: { $hits ->
        [0] ningún impacto
        [one] un impacto
       *[other] { $hits } impactos
      }.
  }
raised = { $you ->
    [yes] Tu Líder sube un { $face } a { $to }.
   *[no] El Líder de { $seat } sube un { $face } a { $to }.
  }
falls = Cae { $area }, { $attack } a { $defence }.
holds = Resiste { $area }, { $attack } a { $defence }.
regrouped = { $you ->
    [yes] { $card }: la carta vuelve a tu mano.
   *[no] { $card }: la carta vuelve a la mano de { $seat }.
  }
conquered = { $you ->
    [yes] { $area } es tuya.
   *[no] { $area } es ahora de { $seat }.
  }
set-free = { $area } pasa a ser independiente.
bonus-up = { $you ->
    [yes] Tu bonus sube a { $bonus }.
   *[no] El bonus de { $seat } sube a { $bonus }.
  }
bonus-down = { $you ->
    [yes] Tu bonus baja a { $bonus }.
   *[no] El bonus de { $seat } baja a { $bonus }.
  }
fortified = { $you ->
    [yes] Giras el castillo de { $area } a +1.
   *[no] { $seat } gira el castillo de { $area } a +1.
  }

## Lo que ha pasado: incursiones y eventos

raided = { $you ->
    [yes] Haces una incursión contra { $rival } y gastas { $card }.
   *[no] { $seat } hace una incursión contra { $rival } y gasta { $card }.
  }
raided-muslims = { $you ->
    [yes] Haces una incursión contra los musulmanes y gastas { $card }.
   *[no] { $seat } hace una incursión contra los musulmanes y gasta { $card }.
  }
raid-won = El dado muestra { $die }: la incursión cuesta una carta al azar.
raid-failed = El dado muestra { $die }: la incursión no consigue nada.
marched = { $you ->
    [yes] Incitas a { $source } contra { $area }.
   *[no] { $seat } incita a { $source } contra { $area }.
  }
truce = { $you ->
    [yes] { $rival } y tú tenéis una tregua este turno.
   *[no] { $rival-you ->
        [yes] { $seat } y tú tenéis
       *[no] { $seat } y { $rival } tienen
      } una tregua este turno.
  }
succession = { $you ->
    [yes] Provocas una disputa por la sucesión en la corte de { $rival }.
   *[no] { $seat } provoca una disputa por la sucesión en { $rival-you ->
        [yes] tu corte
       *[no] la corte de { $rival }
      }.
  }
seduced = { $you ->
    [yes] Tomas una carta al azar de { $rival }.
   *[no] { $seat } toma { $rival-you ->
        [yes] una carta tuya al azar
       *[no] una carta al azar de { $rival }
      }.
  }
seduced-card = La carta tomada: { $card }.
assassins = { $you ->
    [yes] Envías Asesinos contra { $rival } y miras su mano.
   *[no] { $seat } envía Asesinos contra { $rival } y mira { $rival-you ->
        [yes] tu mano
       *[no] su mano
      }.
  }
spies = { $you ->
    [yes] Tus Espías miran la mano de { $rival }.
   *[no] Los Espías de { $seat } miran { $rival-you ->
        [yes] tu mano
       *[no] la mano de { $rival }
      }.
  }
saw-hand = La mano de { $rival }: { $cards }.
troubadours = { $you ->
    [yes] Tus Trovadores cantan coplas burlonas sobre { $rival }.
   *[no] Los Trovadores de { $seat } cantan coplas burlonas sobre { $rival }.
  }

## Lo que ha pasado: los musulmanes del capítulo 8

muslims-drew = { $count ->
    [one] Se añade una carta al mazo de los musulmanes.
   *[other] Se añaden { $count } cartas al mazo de los musulmanes.
  }
muslims-revealed = Los musulmanes revelan { $card }.
muslims-troop = { $card }: es tropa, así que se une al ejército.
muslims-no-target = { $you ->
    [yes] No tienes nada que el ejército pueda atacar, así que no tira.
   *[no] { $seat } no tiene nada que el ejército pueda atacar, así que no tira.
  }
muslims-joins = { $card }: la carta se une al ejército.
muslims-row = { $card }: la carta espera en la fila de respuestas.
muslims-discard = { $card }: ahora no sirve y se descarta.
muslims-no-army = { $card }: no hay ejército, así que se descarta.
muslims-walls = { $card }: el número más bajo sin castillo +1 es { $area }, y lo recibe.
muslims-trade = { $card }: el bonus de los musulmanes es ahora { $bonus }.
muslims-nobody-to-seduce = { $card }: la mano está vacía, así que se descarta.
muslims-seduced = { $you ->
    [yes] Seducción se lleva { $card } de tu mano; los musulmanes la juegan de inmediato.
   *[no] Seducción se lleva { $card } de la mano de { $seat }; los musulmanes la juegan de inmediato.
  }
muslims-pilgrims = { $card }: los musulmanes roban para su mazo.
muslims-orders = { $card }: reforzará el próximo ataque de los musulmanes.
muslims-lasting = { $card }: ayuda a los musulmanes hasta el final del turno.
muslims-wait = El dado del ejército muestra { $die }, no menos que su fuerza de { $sum }: espera.
muslims-march = El dado del ejército muestra { $die }, menos que su fuerza de { $sum }: ataca.
muslims-attack = { $you ->
    [yes] El objetivo es { $area }, número { $number }: la más baja de tus áreas a su alcance.
   *[no] El objetivo es { $area }, número { $number }: el área más baja de { $seat } a su alcance.
  }
muslims-respond = { $count } dados despiertan la respuesta más antigua: { $card }.
muslims-raised = El Líder de los musulmanes sube un { $face } a { $to }.
muslims-regrouped = { $card }: la carta se queda en la mesa como nuevo ejército.
muslims-took = Los musulmanes recuperan { $area }; se retira el castillo.
muslims-lost-card = Los musulmanes pierden { $card } de su mazo.

## Lo que ha pasado: el final

scored = { $you ->
    [yes] Tienes { $castles ->
        [one] un castillo
       *[other] { $castles } castillos
      } en el mapa.
   *[no] { $seat } tiene { $castles ->
        [one] un castillo
       *[other] { $castles } castillos
      } en el mapa.
  }
won-game = { $you ->
    [yes] Ganas la partida.
   *[no] { $seat } gana la partida.
  }
shared-game = { $you ->
    [yes] Compartes la victoria.
   *[no] { $seat } comparte la victoria.
  }
won-suddenly = { $you ->
    [yes] Tu último castillo está en el mapa: ganas en el acto.
   *[no] El último castillo de { $seat } está en el mapa: { $seat } gana en el acto.
  }
verdict = La cruzada acaba con { $points ->
    [1] un punto
   *[other] { $points } puntos
  }: { $level }.

## Opciones, como las ofrecen la página y la terminal

do-attack = Atacar { $area }
do-raid = { $who ->
     [muslims] Incursión contra los musulmanes
    *[other] Incursión contra { $kingdom }
  }
do-play = Jugar { $card }
do-discard = Descartar { $card }
do-pass = Pasar
do-send = Enviar el ataque
do-lay = { $kind ->
     [respond] { $side ->
       [attack] Ayudar al ataque: { $card }
      *[defence] Defender con { $card }
    }
    *[other] Poner { $card }
  }
do-done = { $kind ->
     [respond] Sin respuesta
     [turn] No girar más
     [join] Eso es todo
     [invite] A nadie
    *[other] Hecho
  }
do-rival = { $kingdom }
do-turn = Girar el castillo de { $area }
do-raise = Subir un { $face } a { $to }
do-keep = Dejar los dados
do-bonus = Bonus +1
do-fortify = Castillo de { $area } a +1
do-spend = Gastar { $card }
do-march = { $source } contra { $area }
do-strike = Descartar { $card }

## Lo que se pide, y por qué

ask-action = Tu ronda: ataca, haz una incursión, juega un evento, descarta o pasa.
ask-action-why = Una acción y sigue el siguiente. Elige un área para atacarla, o una carta de tu mano.
ask-target = { $card }: elige el área que atacas.
ask-target-why = El evento te da este ataque ahora; las áreas iluminadas están a tu alcance.
ask-lay = Ataque contra { $area }: pon cartas boca abajo y envíalas.
ask-lay-why = Al menos una tropa. Pueden ir respuestas de ataque. Después no se añade nada.
ask-invite = Ataque contra { $area }: ¿a quién pides ayuda?
ask-invite-why = Otro cristiano puede añadir tropas; el castillo y el bonus son tuyos.
ask-join = Ataque contra { $area }: ¿añades tropas?
ask-join-why = Se gastan con el ataque, y lo que gane es de quien ataca.
ask-respond = Ataque contra { $area }: pon una respuesta o déjalo así.
ask-respond-why = Se pregunta una vez a todos los que tienen cartas. La respuesta se gasta siempre.
ask-respond-march = { $dice ->
    [one] Un dado marcha
   *[other] { $dice } dados marchan
  } contra { $area }: pon una respuesta o déjalo así.
ask-respond-march-why = El ejército sacó { $die }, menos que su fuerza de { $sum }. La respuesta se gasta siempre.
ask-turn = Atacan { $area }: ¿giras castillos +1 vecinos?
ask-turn-why = Cada uno que gires a su lado regular te da ahora un dado.
ask-pips = Líder: sube dados o déjalos como están.
ask-pips-why = Un 4, un 5 o un 6 es un impacto. Los puntos que sobran se pierden.
ask-reward = Has ganado { $area }: ¿subes el bonus o giras un castillo?
ask-reward-castle = Has ganado { $area }: gira un castillo a +1.
ask-reward-castle-why = Tu bonus ya es el más alto; un castillo +1 defiende con un dado más.
ask-reward-why = El bonus es una carta más el próximo turno; un castillo +1 defiende con un dado más.
ask-fortify = Elige un castillo para girarlo a su lado +1.
ask-fortify-why = Defiende con un dado más y puede girarse para ayudar a un vecino.
ask-spend = La incursión cuesta una tropa: ¿cuál?
ask-spend-why = Con un 4, un 5 o un 6 tu rival pierde después una carta al azar.
ask-rival = { $card }: elige un rival.
ask-rival-why = Vale cualquiera de los que se muestran.
ask-march = Campaña de menor: ¿qué área independiente ataca a quién?
ask-march-why = Tira su propia defensa y algunos dados más. Si gana, se retira el castillo.
ask-strike = Asesinos: ¿qué carta se descarta?
ask-strike-why = Ves toda la mano; nadie más la ve.
ask-yield = Sucesión: ¿qué castillo +1 giras a su lado regular?
ask-yield-why = Lo eliges tú.
ask-over = La partida ha terminado.

wait-action = { $seat } está eligiendo una acción.
wait-target = { $seat } está eligiendo un área que atacar.
wait-lay = { $seat } está poniendo cartas para el ataque contra { $area }.
wait-invite = { $seat } está eligiendo un aliado contra { $area }.
wait-join = { $seat } puede añadir tropas al ataque contra { $area }.
wait-respond = { $seat } puede responder al ataque contra { $area }.
wait-turn = { $seat } puede girar castillos vecinos de { $area }.
wait-pips = { $seat } está repartiendo los puntos de un Líder.
wait-reward = { $seat } está eligiendo la recompensa por { $area }.
wait-fortify = { $seat } está eligiendo un castillo para girarlo a +1.
wait-spend = { $seat } está eligiendo la tropa que cuesta la incursión.
wait-rival = { $seat } está eligiendo un rival para { $card }.
wait-march = { $seat } está planeando una Campaña de menor.
wait-strike = { $seat } está mirando una mano.
wait-yield = { $seat } está eligiendo qué castillo gira a su lado regular.

## Por qué no

why-asked-action = Primero elige una acción de tu ronda.
why-asked-target = Primero elige el área que ataca tu evento.
why-asked-lay = Estás poniendo cartas para tu ataque. Envíalo o deshaz el ataque.
why-asked-invite = Primero elige a quién pides ayuda.
why-asked-join = Solo se te piden tropas.
why-asked-respond = Solo se te pide una respuesta.
why-asked-turn = Solo se te pregunta si giras castillos.
why-asked-pips = Primero reparte los puntos de tu Líder.
why-asked-reward = Primero elige tu recompensa.
why-asked-fortify = Primero elige un castillo para girarlo a +1.
why-asked-spend = Primero elige la tropa que cuesta la incursión.
why-asked-rival = Primero elige el rival.
why-asked-march = Primero elige quién marcha y adónde.
why-asked-strike = Primero elige la carta que se descarta.
why-asked-yield = Primero elige el castillo que giras a su lado regular.
why-bonus-full = Tu bonus ya está en +{ $most }: gira un castillo.
why-no-troop-laid = Un ataque necesita al menos una carta de tropa.
why-event-alone = { $card } es un evento: jugarlo es una acción aparte, no parte de un ataque.
why-no-march = Un área independiente debe marchar contra una vecina que tenga un rival.
why-no-such-die = Ningún dado de tu bando muestra eso, o los puntos que quedan no alcanzan.
why-no-troop = No tienes ninguna carta de tropa.
why-own-area = { $area } ya es tuya.
why-only-start = No tienes ningún área, así que solo puedes atacar aquellas con las que empezaste.
why-no-border = Ninguna de tus áreas limita con { $area }. El objetivo debe tocar una de las tuyas.
why-friend = { $area } es de un cruzado al que no puedes atacar.
why-truce-area = Este turno tienes una tregua con quien posee { $area }.
why-not-in-play = Ese reino no participa en este escenario.
why-yourself = Eres tú.
why-not-this-rival = Ahora no puedes elegir ese reino.
why-no-pile = A los musulmanes no les quedan cartas en su mazo.
why-no-raid = Ninguna de tus áreas limita con una suya.
why-partner = Aquí los cruzados no hacen incursiones entre sí.
why-truce = Este turno tienes una tregua con { $rival }.
why-rival-empty = { $rival } no tiene cartas que perder.
why-not-in-that-hand = { $card } no está en esa mano.
why-no-card = { $card } no está en tu mano.
why-no-effect = { $card } no cambiaría nada ahora. Solo puedes descartarla.
why-joined-enough = Ya has añadido tantas tropas como permite la carta.
why-only-troops = A un ataque conjunto solo se añaden tropas.
why-only-responses = Ahora solo se ponen respuestas; las tropas van con un ataque tuyo.
why-other-side = { $side ->
    [attack] { $card } solo ayuda en un ataque.
    [defence] { $card } solo ayuda en una defensa.
   *[both] { $card } no puede ir a ese bando aquí.
  }
why-not-your-castle = No tienes ningún castillo en { $area }.
why-already-plus = El castillo de { $area } ya muestra +1.
why-not-plus = El castillo de { $area } ya muestra su lado regular.
why-not-next-to-it = { $area } no es vecina del área atacada.
why-concede-alone = Solo puedes rendirte si juegas a solas: con otros acabaría también su partida.

## Valores de la edición

value-defence = Defensa de cada área
value-numbers = Número de cada área
value-points = Puntos de cada área, para uno o dos jugadores
value-borders = Áreas vecinas de cada área
value-troops-muslim = Tropas musulmanas: copias de los valores 1 a 4
value-troops-christian = Tropas cristianas: copias de los valores 1 a 4
value-cards-muslim-rulebook = Cartas musulmanas que cita el reglamento
value-cards-muslim-box = Cartas musulmanas que se conocen por la caja
value-cards-muslim-reconstructed = Cartas musulmanas, reconstruidas
value-cards-muslim-owner = Cartas musulmanas de este ejemplar
value-cards-christian-rulebook = Cartas cristianas que cita el reglamento
value-cards-christian-box = Cartas cristianas que se conocen por la caja
value-cards-christian-reconstructed = Cartas cristianas, reconstruidas
value-cards-christian-owner = Cartas cristianas de este ejemplar
value-removed = Cartas que se retiran con uno o dos jugadores
value-scenarios-first-crusade = Primera cruzada: inicio, cartas, castillos
value-scenarios-third-crusade = Tercera cruzada: inicio, cartas, castillos
value-scenarios-saladin = Saladino: inicio, cartas, castillos
value-scenarios-second-crusade = Segunda cruzada: inicio, cartas, castillos

## La mesa en la terminal

sketch-turn = Turno { $turn } de { $turns }, ronda { $round }
sketch-choices = puedes elegir
sketch-head-area = Área
sketch-head-holder = De
sketch-head-dice = Dados en defensa
sketch-head-points = Puntos
sketch-head-seat = Reino
sketch-head-castles = Castillos
sketch-head-cards = Cartas
sketch-head-bonus = Bonus
sketch-area = { $area } ({ $number })
sketch-seat = { $you ->
    [yes] Tú: { $kingdom }
   *[no] { $seat }: { $kingdom }
  }
sketch-holder = { $kingdom }
sketch-independent = independiente
sketch-dice = { $count }
sketch-dice-plus = { $count }, castillo +1
sketch-points = { $points }
sketch-castles = { $castles }
sketch-castles-of = { $castles } de { $needed }
sketch-cards = { $count }
sketch-bonus = { $bonus }
sketch-bonus-passed = { $bonus }, ha pasado
sketch-pile = Musulmanes: cartas en su mazo: { $count }, bonus { $bonus }
sketch-army = Su ejército: { $cards }, fuerza { $sum }
sketch-row = Sus respuestas en espera, la más antigua primero: { $cards }
sketch-verdict = Puntos hasta ahora: { $points }, { $level }
sketch-lasting = Hasta que acabe el turno: { $cards }
sketch-attack = Atacan { $area }: cartas para el ataque: { $attack }, para la defensa: { $defence }
sketch-odds = Dados conocidos: { $attack } contra { $defence }; el ataque gana { $percent } de cada 100
sketch-rolled = Dados: { $attack } contra { $defence }
sketch-hand = { $you ->
    [yes] Tienes: { $cards }
   *[no] { $seat } tiene: { $cards }
  }
sketch-shown = { $seat } tiene: { $cards }

## La suerte frente a lo esperado

luck-draw = cartas robadas
luck-loss = cartas perdidas en incursiones e intrigas
luck-theft = cartas tomadas de una mano
luck-reveal = cartas que revelan los musulmanes
luck-attack = dados de quien ataca
luck-defence = dados de quien defiende
luck-army = el dado del ejército musulmán
luck-raid = dados de las incursiones
