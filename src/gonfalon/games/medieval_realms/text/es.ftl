# Reinos medievales, en español.
# Argumentos: $seat el nombre de un jugador, $you "yes" si es quien lee, $card el nombre de una carta,
# $resource un recurso, $seats una lista de jugadores; un argumento por recurso donde se ganan fichas.

## El juego en el salón

title = Reinos medievales
short = Coloca en secreto, puja a la vista
blurb = Envía a tus alcaldes a trabajar y a tus generales a la guerra tras un muro. Luego, doce cartas para quien mejor las dispute.
players = De 2 a 5 jugadores
credits = Un juego de C. Michan (2019). Esta es una adaptación no oficial, con textos y dibujos propios.

## Formas de acabar

way-points = decidida por puntos
way-concession = decidida por rendición

## Recursos, líderes, sellos

res-production = producción
res-science = ciencia
res-culture = cultura
res-religion = religión
res-gold = oro
res-raw = materia prima
res-battle = batalla
res-lily = lirio

leader-mayor = alcalde
leader-admiral = almirante
leader-general = general
leader-decoy = señuelo

seal-orange = naranja
seal-red = rojo
seal-yellow = amarillo
seal-green = verde
seal-grey = gris
seal-turquoise = turquesa
seal-violet = violeta
seal-white = blanco
seal-blue = azul

way-of-hand = carta de mano
way-of-majority = carta de mayoría
way-of-auction = carta de subasta

# Fichas ganadas, como «+2 ciencia +1 oro»; los ceros no se dicen.
tokens = { $production ->
    [0] {""}
   *[other] {" "}+{ $production } producción
  }{ $science ->
    [0] {""}
   *[other] {" "}+{ $science } ciencia
  }{ $culture ->
    [0] {""}
   *[other] {" "}+{ $culture } cultura
  }{ $religion ->
    [0] {""}
   *[other] {" "}+{ $religion } religión
  }{ $gold ->
    [0] {""}
   *[other] {" "}+{ $gold } oro
  }{ $raw ->
    [0] {""}
   *[other] {" "}+{ $raw } materia prima
  }{ $battle ->
    [0] {""}
   *[other] {" "}+{ $battle } batalla
  }

## Cartas

card-castle = Castillo
card-war = Guerra
card-market = Mercado
card-leader-mayor = Alcalde
card-leader-admiral = Almirante
card-leader-general = General
card-city-production = Ciudad de producción
card-city-science = Ciudad de ciencia
card-city-culture = Ciudad de cultura
card-city-religion = Ciudad de religión
card-city-gold = Ciudad de oro
card-city-raw = Ciudad de materia prima
card-city-battle = Ciudad de batalla
card-territory-production = Territorio de producción
card-territory-science = Territorio de ciencia
card-territory-culture = Territorio de cultura
card-territory-religion = Territorio de religión
card-territory-gold = Territorio de oro
card-territory-raw = Territorio de materia prima
card-territory-battle = Territorio de batalla
card-territory-lily = Territorio del lirio
card-island = Isla
card-artist = Artista
card-missionary = Misionero
card-scientist = Científico
card-development-production = Desarrollo (producción)
card-development-science = Desarrollo (ciencia)
card-development-culture = Desarrollo (cultura)
card-development-religion = Desarrollo (religión)
card-development-gold = Desarrollo (oro)
card-development-raw = Desarrollo (materia prima)
card-development-battle = Desarrollo (batalla)
card-gallery = Galería de arte
card-cathedral = Catedral
card-tithe = Diezmo
card-inquisition = Inquisición
card-gunpowder = Pólvora
card-university = Universidad
card-port = Puerto
kind-leader = Líder
kind-city = Ciudad
kind-territory = Territorio
kind-development = Desarrollo

about-castle = Cada ronda, 1 de batalla. Al final, tantos puntos como tu combate.
about-war = Al jugarla, 6 puntos.
about-market = Al final, 1 punto por cada color de sello de tus cartas jugadas.
about-leader = Al ganarla, un líder: { $leader }.
about-city = Con cada otra carta verde, 1 de { $resource } y 1 punto. Al final, 1 punto por alcalde.
about-territory = Al ganarla, 5 de { $resource }.
about-territory-lily = Al ganarla, 5 fichas de un tipo a tu elección.
about-island = Al jugarla, 2 puntos. Al final, 3 puntos si se cumple su condición.
about-artist = Persona honorable. Al jugarla, 2 puntos. Al final, 1 punto por color de sello.
about-missionary = Persona honorable. Al jugarla, 2 puntos. Al final, 1 punto por color de sello.
about-scientist = Persona honorable. Al jugarla, 2 puntos. Al final, 1 punto por color de sello.
about-development = Al jugarla, 2 puntos. Cada ronda, 1 de { $resource } por alcalde.
about-gallery = Al jugarla, 5 puntos.
about-cathedral = Al jugarla, 5 puntos.
about-tithe = Al jugarla, 2 puntos y 4 fichas del tipo que elijas.
about-inquisition = Al jugarla, un general.
about-gunpowder = Al jugarla, un general.
about-university = Al jugarla, un alcalde.
about-port = Al jugarla, un almirante.

need-castles = { $count ->
    [one] un castillo
   *[other] { $count } castillos
  }
need-wars = { $count ->
    [one] una guerra
   *[other] { $count } guerras
  }
need-markets = { $count ->
    [one] un mercado
   *[other] { $count } mercados
  }
need-cities = { $count ->
    [one] una ciudad
   *[other] { $count } ciudades
  }
need-islands = { $count ->
    [one] una isla
   *[other] { $count } islas
  }
need-mayors = { $count ->
    [one] un alcalde
   *[other] { $count } alcaldes
  }
need-admirals = { $count ->
    [one] un almirante
   *[other] { $count } almirantes
  }
need-generals = { $count ->
    [one] un general
   *[other] { $count } generales
  }
need-combat = combate { $count }
need-tokens = { $count ->
    [one] una ficha sin gastar
   *[other] { $count } fichas sin gastar
  }
need-seals = { $count ->
    [one] un color de sello
   *[other] { $count } colores de sello
  }
need-honourable-seals = { $count ->
    [one] una persona honorable
   *[other] personas honorables de { $count } sellos
  }
need-played = { $count ->
    [one] una carta
   *[other] { $count } cartas
  }

## La hoja de puntos

line-track = Durante la partida
line-honourable-set = Conjunto honorable
line-honourable = Personas honorables
line-castles = Castillos
line-markets = Mercados
line-cities = Ciudades
line-islands = Islas
line-tokens = Fichas sin gastar

## Lo que ha pasado

order-drawn = El azar fija el orden de turno: { $seats }.
took-pair = { $you ->
    [yes] Añades { $resources } a tu palacete.
   *[no] { $seat } añade { $resources } a su palacete.
  }
round = Ronda { $round } de { $rounds }: cada cual coloca en secreto.
revealed = Caen los muros: todo lo colocado en la ronda { $round } queda a la vista.
income = { $you ->
    [yes] Tus alcaldes traen{ tokens }.
   *[no] Los alcaldes de { $seat } traen{ tokens }.
  }
land-won = { $you ->
    [yes] Ganas la tierra { $land } con combate { $combat }:
   *[no] { $seat } gana la tierra { $land } con combate { $combat }:
  }{ tokens }{ $lily ->
    [0] {""}
    [one] {" "}+1 a elegir
   *[other] {" "}+{ $lily } a elegir
  }.
land-tied = La tierra { $land } no es de nadie: { $seats } { $seats-you ->
    [yes] empatáis
   *[no] empatan
  } a { $combat }.
land-blocked = { $you ->
    [yes] Tu señuelo deja la tierra { $land } sin dueño.
   *[no] Un señuelo de { $seat } deja la tierra { $land } sin dueño.
  }
produced = { $you ->
    [yes] Tus cartas producen{ tokens }.
   *[no] Las cartas de { $seat } producen{ tokens }.
  }
took-lily = { $you ->
    [yes] Tu tierra te da { $count } de { $resource }.
   *[no] { $seat } toma { $count } de { $resource } de una tierra.
  }
took-territory = { $you ->
    [yes] Tu territorio te da { $count } de { $resource }.
   *[no] { $seat } toma { $count } de { $resource } del territorio.
  }
took-tithe = { $you ->
    [yes] Tu diezmo te da { $count } de { $resource }.
   *[no] { $seat } toma { $count } de { $resource } como diezmo.
  }
took-milestone = { $you ->
    [yes] En el contador tomas { $count } de { $resource }.
   *[no] En el contador { $seat } toma { $count } de { $resource }.
  }
additional = Cada cual recibe { $count } de producción.
order-set = { $you ->
    [yes] Tienes la mayor producción y empiezas.
   *[no] { $seat } tiene la mayor producción y empieza.
  } Orden de turno: { $seats }.
bought = { $you ->
    [yes] Tomas { $card } por { $price } de producción.
   *[no] { $seat } toma { $card } por { $price } de producción.
  }
majority = { $you ->
    [yes] Activas { $card } por { $price } de producción; va a { $to }, que tiene { $held } de { $resource }.
   *[no] { $seat } activa { $card } por { $price } de producción; { $to-you ->
        [yes] te la llevas
       *[no] va a { $to }
      } con { $held } de { $resource }.
  }
majority-own = { $you ->
    [yes] Activas { $card } por { $price } de producción y te la quedas, con { $held } de { $resource }.
   *[no] { $seat } activa { $card } por { $price } de producción; se la queda { $to }, con { $held } de { $resource }.
  }
nobody-able = { $you ->
    [yes] Activas { $card } por { $price } de producción, pero nadie puede tomarla. Se descarta.
   *[no] { $seat } activa { $card } por { $price } de producción, pero nadie puede tomarla. Se descarta.
  }
opened = { $you ->
    [yes] Abres la subasta de { $card } con { $bid } de { $resource }.
   *[no] { $seat } abre la subasta de { $card } con { $bid } de { $resource }.
  }
raised = { $you ->
    [yes] Subes a { $bid }.
   *[no] { $seat } sube a { $bid }.
  }
dropped = { $you ->
    [yes] Te retiras de la subasta.
   *[no] { $seat } se retira de la subasta.
  }
auction-won = { $you ->
    [yes] Ganas { $card } por { $bid } de { $resource }.
   *[no] { $seat } gana { $card } por { $bid } de { $resource }.
  }
enlisted = { $you ->
    [yes] Ganas un líder: { $leader }.
   *[no] { $seat } gana un líder: { $leader }.
  }
played = { $you ->
    [yes] Juegas { $card } por { $cost } de { $resource }.
   *[no] { $seat } juega { $card } por { $cost } de { $resource }.
  }
played-free = { $you ->
    [yes] Juegas { $card }; tus almirantes la respaldan.
   *[no] { $seat } juega { $card }; tiene almirantes bastantes.
  }
advanced = { $you ->
    [yes] Sumas { $points ->
        [one] un punto
       *[other] { $points } puntos
      } y llegas a { $total }.
   *[no] { $seat } suma { $points ->
        [one] un punto
       *[other] { $points } puntos
      } y llega a { $total }.
  }
city-answers = { $you ->
    [yes] Una de tus ciudades responde: 1 de { $resource } y un punto.
   *[no] Una ciudad de { $seat } responde: 1 de { $resource } y un punto.
  }
passed = { $you ->
    [yes] Pasas hasta la próxima ronda.
   *[no] { $seat } pasa hasta la próxima ronda.
  }
cleared = Nadie quiso { $cards }: al descarte.
reshuffled = El mazo se ha acabado; { $count ->
    [one] una carta descartada forma
   *[other] { $count } cartas descartadas forman
  } el nuevo.
scored = { $you ->
    [yes] Acabas con { $score } puntos.
   *[no] { $seat } acaba con { $score } puntos.
  }
won-game = { $you ->
    [yes] Ganas la partida.
   *[no] { $seat } gana la partida.
  }
won-tie = { $you ->
    [yes] Hay empate a puntos; ganas por el desempate.
   *[no] Hay empate a puntos; { $seat } gana por el desempate.
  }

## Lo que se pide

ask-pair = Elige dos fichas distintas para tu palacete.
ask-place = Coloca a tus líderes en secreto y confirma.
ask-lift = ¿A quién quieres volver a recoger?
ask-action = Activa una carta, juega una de tu mano o pasa.
ask-open = Abre la subasta de { $card } con tu puja.
ask-raise = { $card }: sube de { $bid } o retírate.
ask-lily = Elige el tipo de { $count ->
    [one] la ficha
   *[other] las { $count } fichas
  } de tu tierra.
ask-territory = Elige el tipo de { $count ->
    [one] la ficha
   *[other] las { $count } fichas
  } de tu territorio.
ask-tithe = Elige el tipo de { $count ->
    [one] la ficha
   *[other] las { $count } fichas
  } de tu diezmo.
ask-milestone = Has llegado a un múltiplo de cinco en el contador: elige { $count ->
    [one] una ficha
   *[other] { $count } fichas
  }.
ask-over = La partida ha terminado.
wait-pair = { $seat } elige dos fichas.
wait-place = En secreto: aún colocan { $seats }.
wait-ready = Has confirmado. Aún colocan: { $seats }.
wait-action = { $seat } elige una acción.
wait-open = { $seat } va a abrir la subasta de { $card }.
wait-raise = { $card }, puja de { $bid }: { $seat } sube o se retira.
wait-lily = { $seat } elige una ficha de una tierra.
wait-territory = { $seat } elige las fichas de un territorio.
wait-tithe = { $seat } elige las fichas de un diezmo.
wait-milestone = { $seat } elige una ficha en el contador.

## Por qué no

why-not-now = No es eso lo que se decide ahora.
why-pair-taken = { $you ->
    [yes] Ya has tomado esa pareja.
   *[no] { $seat } ya ha tomado esa pareja.
  }
why-not-all-placed = Aún no has colocado a todos tus líderes.
why-nobody-placed = Aún no has colocado a nadie.
why-land-closed = La tierra { $land } solo se abre en partidas de cinco.
why-no-decoys = Los señuelos solo sirven en partidas de dos.
why-none-left = No te queda por colocar ningún líder de este tipo: { $leader }.
why-own-leader-there = En la tierra { $land } está uno de tus líderes militares: ahí no cabe tu señuelo.
why-own-decoy-there = En la tierra { $land } está tu señuelo: ahí no cabe ningún líder militar tuyo.
why-lift-first = Primero recoge a alguien o confirma.
why-nobody-there = Ahí no hay nadie tuyo.
why-take-first = Primero elige un tipo de ficha.
why-slot-empty = La casilla { $slot } está vacía.
why-nothing-to-bid = Una subasta se abre con al menos una ficha de { $resource }, y no tienes ninguna.
why-price = La casilla cuesta { $price } de producción y tienes { $held }.
why-hand-full = La mano está llena: caben { $most } cartas.
why-same-seal = { $card }, ya en la mano, tiene el mismo sello.
why-admirals = Tu próxima isla pide { $needed ->
    [one] un almirante
   *[other] { $needed } almirantes
  }.
why-cost = Cuesta { $cost } de { $resource } y tienes { $held }.
why-not-in-hand = Esa carta no está en tu mano.
why-open-first = La subasta espera tu primera puja.
why-auction-first = Hay una subasta en marcha: sube o retírate.
why-raise = La puja tiene que superar { $bid }.
why-purse = Puedes pujar { $held } como mucho.
why-concede-two = Solo es posible rendirse en una partida de dos; entre más, cambiaría la partida de los demás.

## Valores de la edición

value-start-resources = Fichas iniciales
value-start-leaders = Líderes iniciales
value-start-decoys = Señuelos de cada jugador en partidas de dos
value-lands-all = Recompensas de las tierras 1 a 8
value-lands-five = Recompensas de las tierras 9 y 10
value-seals-gallery = Sello de las galerías de arte
value-seals-cathedral = Sello de las catedrales
value-deck-size = Cartas del mazo
value-deck-castle = Castillos
value-deck-war = Guerras
value-deck-market = Mercados
value-deck-leader = Líderes, por tipo
value-deck-city = Ciudades, por recurso
value-deck-territory = Territorios, por recurso
value-deck-island = Islas y sus condiciones
value-deck-artist = Artistas
value-deck-missionary = Misioneros
value-deck-scientist = Científicos
value-deck-development = Desarrollos científicos, por recurso
value-deck-gallery = Galerías de arte
value-deck-cathedral = Catedrales
value-deck-tithe = Diezmos
value-deck-inquisition = Inquisiciones
value-deck-gunpowder = Pólvora
value-deck-university = Universidades
value-deck-port = Puertos

## La mesa en la terminal

sketch-round = Ronda { $round } de { $rounds }
sketch-order = Orden de turno: { $seats }.
sketch-seat = { $you ->
    [yes] Tú
   *[no] { $seat }
  }
sketch-points = puntos
sketch-number = { $count }
sketch-leaders = líderes
sketch-mayors = { $count ->
    [one] un alcalde
   *[other] { $count } alcaldes
  }
sketch-admirals = { $count ->
    [one] un almirante
   *[other] { $count } almirantes
  }
sketch-generals = { $count ->
    [one] un general
   *[other] { $count } generales
  }
sketch-hand = mano
sketch-tableau = jugadas
sketch-card = { $card }
sketch-passed = ha pasado
sketch-ready = ha confirmado
sketch-placing = colocando
sketch-slot = casilla
sketch-price = precio
sketch-free = subasta
sketch-goes-to = { $you ->
    [yes] sería para ti
   *[no] sería para { $seat }
  }
sketch-goes-nowhere = nadie puede tomarla
sketch-costs = cuesta { $cost } de { $resource }
sketch-future = Después: { $cards }
sketch-deck = Cartas en el mazo: { $count }
sketch-land = tierra
sketch-reward = recompensa
sketch-rewards = { $resources }
sketch-stands = { $you ->
    [yes] tú
   *[no] { $seat }
  }: { $combat }
sketch-winner = { $you ->
    [yes] tuya
   *[no] de { $seat }
  }
sketch-draft = tu borrador
sketch-in-hall = { $count ->
    [one] un alcalde: { $resource }
   *[other] { $count } alcaldes: { $resource }
  }
sketch-on-land = { $count ->
    [one] { $leader }: tierra { $land }
   *[other] { $count } × { $leader }: tierra { $land }
  }
sketch-about = qué cuesta y qué hace
sketch-choices = puedes
sketch-do-play = jugar { $card }
sketch-do-bid = pujar { $count }
sketch-do-lift-all = retirar a todos
sketch-do-change = retirar a alguien
sketch-do-ready = confirmar
sketch-do-pass = pasar
sketch-do-drop = retirarte de la subasta
sketch-score = puntuación
sketch-standing = quién está allí
sketch-offer = carta

## La suerte frente a lo esperado

luck-order = orden de turno
luck-card = cartas robadas
