# Dark Kingdoms, en español.
# Argumentos: $seat el nombre de un jugador, $you "yes" si ese jugador es quien lee, $area un área,
# $people un pueblo, $resource una materia, $card una carta.

## El juego en el salón

title = Dark Kingdoms
short = Cuatro pueblos se disputan Britania
blurb = Los poblados alimentan, las fortalezas resisten, los ejércitos deciden. Hazte fuerte y gana un combate más.
players = 3 o 4 jugadores
credits = Un juego de Marco Antonio del Campo Gómez. Esta es una versión no oficial, con textos y arte propios.

## Maneras de acabar

way-crown = decidida por un combate de coronación
way-rounds = decidida por puntos tras la última ronda
way-last = decidida al quedar un solo jugador

## Pueblos, materias, colores

people-britons = los britones
people-saxons = los sajones
people-angles = los anglos
people-jutes = los jutos
name-britons = Britones
name-saxons = Sajones
name-angles = Anglos
name-jutes = Jutos
resource-stone = piedra
resource-wood = madera
resource-iron = hierro
resource-wheat = trigo
resource-gold = oro
colour-red = rojo
colour-black = negro

## Áreas, como las nombra el mapa

area-northwest-rheged = Northwest Rheged
area-north-rheged = North Rheged
area-bernicia = Bernicia
area-deira = Deira
area-ebrauc = Ebrauc
area-south-rheged = South Rheged
area-elmet = Elmet
area-pecset = Pecset
area-powys = Powys
area-luitcoyt = Luitcoyt
area-erwing = Erwing
area-gwynedd = Gwynedd
area-ceredigion = Ceredigion
area-dyfed = Dyfed
area-brycheiniog = Brycheiniog
area-gwent = Gwent
area-cornubia = Cornubia
area-dumnonia = Dumnonia
area-wessex = Wessex
area-north-wessex = North Wessex
area-south-wessex = South Wessex
area-sussex = Sussex
area-kent = Kent
area-caer-gloui = Caer Gloui
area-middlesex = Middlesex
area-essex = Essex
area-anglia = Anglia
area-east-anglia = East Anglia
area-east-mercia = East Mercia
area-south-mercia = South Mercia
area-mercia = Mercia
area-lindsey = Lindsey

## Cartas de Britania

card-growing-stone = Crece la producción: piedra
card-growing-stone-text = Todos toman 2 de piedra.
card-growing-wood = Crece la producción: madera
card-growing-wood-text = Todos toman 2 de madera.
card-growing-iron = Crece la producción: hierro
card-growing-iron-text = Todos toman 2 de hierro.
card-growing-wheat = Crece la producción: trigo
card-growing-wheat-text = Todos toman 2 de trigo.
card-tribute-of-britannia = Tributo de Britania
card-tribute-of-britannia-text = Todos toman 1 de oro, y 1 más por cada fortaleza propia.
card-fair-winds = Vientos favorables
card-fair-winds-text = En esta ronda los barcos navegan hasta 6 puertos sin tirar dados.
card-raiding-season = Época de saqueos
card-raiding-season-text = En esta ronda un saqueo logrado roba una carta más al azar, y uno fallido no cuesta carta.
card-sea-trade = Comercio marítimo
card-sea-trade-text = Todos toman 2 de oro por cada barco propio.
card-market-day = Día de mercado
card-market-day-text = Por orden de turno, cada cual puede cambiar hasta 2 cartas de materia por otras de la reserva.
card-raiders-from-the-north = Incursores del norte
card-raiders-from-the-north-text = Quien controla más áreas pierde un marcador a su elección; en caso de empate, todos los empatados.
card-gold-hoard = Tesoro escondido
card-gold-hoard-text = Todos toman 2 de oro.
card-call-to-arms = Llamada a las armas
card-call-to-arms-text = En esta ronda una tropa cuesta 1 de oro y 1 de hierro.
card-harsh-winter = Crudo invierno
card-harsh-winter-text = En esta ronda los poblados no producen; el tributo de oro sí se paga.
card-bards = Bardos
card-bards-text = Todos roban 1 carta de fama.
card-truce-of-kings = Tregua de reyes
card-truce-of-kings-text = En esta ronda nadie puede atacar a un jugador donde este tenga una fortaleza.

## Cartas de fama

fame-development = Desarrollo
fame-development-stone = Desarrollo: piedra
fame-development-stone-text = Toma 2 de piedra.
fame-development-wood = Desarrollo: madera
fame-development-wood-text = Toma 2 de madera.
fame-development-iron = Desarrollo: hierro
fame-development-iron-text = Toma 2 de hierro.
fame-development-wheat = Desarrollo: trigo
fame-development-wheat-text = Toma 2 de trigo.
fame-defence = Defensa
fame-defence-text = Cuando te atacan, tras los dados: +2 a tu dado más alto en este asalto. O, cuando atacan un marcador tuyo solitario: el atacante debe superar con un dado el mejor de dos.
fame-forced-march = Marcha forzada
fame-forced-march-text = Un ejército mueve un área más antes de su movimiento. No puede haber allí ninguna ficha enemiga.
fame-levy = Leva
fame-levy-text = Recluta una tropa sin coste.
fame-raid = Incursión
fame-raid-text = Tu saqueo tiene éxito sin tirar dados y roba 2 cartas más al azar.
fame-tribute = Tributo
fame-tribute-text = Cada rival que tenga oro te da 1.
fame-builders = Constructores
fame-builders-text = Construye un poblado por 2 cartas de materia cualesquiera.
fame-fair-wind = Viento favorable
fame-fair-wind-text = Uno de tus barcos navega hasta 6 puertos sin tirar dados.
fame-siege-engines = Máquinas de asedio
fame-siege-engines-text = Antes de la primera tirada: la fortaleza que asedias tira 2 dados menos en este asedio.
fame-champion = Campeón
fame-champion-text = Antes de la primera tirada: un dado más en este combate.
fame-bards-song = Canto del bardo
fame-bards-song-text = Roba 2 cartas de fama.

## Lo que pasó

first = { $you ->
    [yes] Sacaste la tirada más alta y eliges primero.
   *[no] { $seat } sacó la tirada más alta y elige primero.
  }
chose-people = { $you ->
    [yes] Diriges a { $people }.
   *[no] { $seat } dirige a { $people }.
  }
started = { $you ->
    [yes] Empiezas en { $area } con una fortaleza, un poblado y un ejército.
   *[no] { $seat } empieza en { $area } con una fortaleza, un poblado y un ejército.
  }
settled = { $you ->
    [yes] Colocas un poblado en { $area }.
   *[no] { $seat } coloca un poblado en { $area }.
  }
round = Ronda { $round }: { $card }.
took = { $you ->
    [yes] Tomas
   *[no] { $seat } toma
  } { $count } de { $resource }.
swapped = { $you ->
    [yes] Cambias { $resource } por { $other }.
   *[no] { $seat } cambia { $resource } por { $other }.
  }
raided-by-north = { $you ->
    [yes] Pierdes el marcador de { $area } ante los incursores.
   *[no] { $seat } pierde el marcador de { $area } ante los incursores.
  }
bought-die = { $you ->
    [yes] Pagas un oro por otro dado { $colour }.
   *[no] { $seat } paga un oro por otro dado { $colour }.
  }
rolled-red = Rojo { $red } supera a negro { $black }: producen las áreas de nombre rojo.
rolled-black = Negro { $black } supera a rojo { $red }: producen las áreas de nombre negro.
rolled-even = Rojo { $red } y negro { $black } empatan: cada cual nombra un color.
produced = { $you ->
    [yes] Tomas
   *[no] { $seat } toma
  } { $cards } de las áreas de nombre { $colour }.
produced-nothing = { $you ->
    [yes] No tomas
   *[no] { $seat } no toma
  } nada de las áreas de nombre { $colour }.
turn = { $you ->
    [yes] Es tu turno.
   *[no] Es el turno de { $seat }.
  }
marked = { $you ->
    [yes] Marcas { $area }.
   *[no] { $seat } marca { $area }.
  }
unmarked = { $you ->
    [yes] Retiras un marcador de { $area }.
   *[no] { $seat } retira un marcador de { $area }.
  }
recruited = { $you ->
    [yes] Reclutas una tropa para el ejército { $army } en { $area }.
   *[no] { $seat } recluta una tropa para el ejército { $army } en { $area }.
  }
mustered = { $you ->
    [yes] Formas el ejército { $army } en { $area }.
   *[no] { $seat } forma el ejército { $army } en { $area }.
  }
paid = { $you ->
    [yes] Pagas con { $resource }.
   *[no] { $seat } paga con { $resource }.
  }
built-village = { $you ->
    [yes] Construyes un poblado en { $area }.
   *[no] { $seat } construye un poblado en { $area }.
  }
built-fortress = { $you ->
    [yes] Construyes una fortaleza en { $area }.
   *[no] { $seat } construye una fortaleza en { $area }.
  }
built-ship = { $you ->
    [yes] Construyes un barco en { $area }.
   *[no] { $seat } construye un barco en { $area }.
  }
razed = { $you ->
    [yes] Destruyes un poblado en { $area } por { $count } de oro.
   *[no] { $seat } destruye un poblado en { $area } por { $count } de oro.
  }
sold = { $you ->
    [yes] Vendes el barco de { $area } por { $count } de oro.
   *[no] { $seat } vende el barco de { $area } por { $count } de oro.
  }
bought = { $you ->
    [yes] Compras { $resource } con oro.
   *[no] { $seat } compra { $resource } con oro.
  }
arranged = { $you ->
    [yes] Repartes de nuevo las tropas en { $area }.
   *[no] { $seat } reparte de nuevo las tropas en { $area }.
  }
moved = { $you ->
    [yes] Mueves el ejército { $army } de { $from } a { $area }.
   *[no] { $seat } mueve el ejército { $army } de { $from } a { $area }.
  }
wind = { $you ->
    [yes] Puedes
   *[no] { $seat } puede
  } navegar hasta { $reach ->
    [one] un puerto
   *[other] { $reach } puertos
  }.
transferred = { $you ->
    [yes] Tu ejército cambia de barco en { $area }.
   *[no] El ejército de { $seat } cambia de barco en { $area }.
  }
sailed = { $you ->
    [yes] Tu barco navega de { $from } a { $area }.
   *[no] El barco de { $seat } navega de { $from } a { $area }.
  }
landed = { $you ->
    [yes] Tu ejército { $army } va por mar de { $from } a { $area }.
   *[no] El ejército { $army } de { $seat } va por mar de { $from } a { $area }.
  }
took-marker = { $you ->
    [yes] Tomas { $area }, que solo tenía un marcador de { $loser }.
   *[no] { $seat } toma { $area }, que solo tenía un marcador { $loser-you ->
        [yes] tuyo
       *[no] de { $loser }
      }.
  }
beat-defence = { $you ->
    [yes] Superas la defensa, { $attack } contra { $defence }.
   *[no] { $seat } supera la defensa, { $attack } contra { $defence }.
  }
beaten-back = { $you ->
    [yes] Te rechazan, { $attack } contra { $defence }.
   *[no] Rechazan a { $seat }, { $attack } contra { $defence }.
  }
battle = { $you ->
    [yes] Libras una batalla contra { $defender } en { $area }.
   *[no] { $seat } libra una batalla contra { $defender } en { $area }.
  }
assault = { $you ->
    [yes] Atacas un poblado de { $defender } en { $area }.
   *[no] { $seat } ataca { $defender-you ->
        [yes] tu poblado
       *[no] un poblado de { $defender }
      } en { $area }.
  }
siege = { $you ->
    [yes] Asedias una fortaleza de { $defender } en { $area }.
   *[no] { $seat } asedia { $defender-you ->
        [yes] tu fortaleza
       *[no] una fortaleza de { $defender }
      } en { $area }.
  }
sheltered = { $you ->
    [yes] Refugias
   *[no] { $seat } refugia
  } { $count ->
    [0] a nadie
    [one] una tropa
   *[other] { $count } tropas
  } en la fortaleza.
clashed = Asalto { $number }: { $attack } para { $you ->
    [yes] ti
   *[no] { $seat }
  }, { $defence } para { $defender }.
added = { $you ->
    [yes] Sumas 1 con { $card }.
   *[no] { $seat } suma 1 con { $card }.
  }
lost-troop = { $you ->
    [yes] Pierdes una tropa.
   *[no] { $seat } pierde una tropa.
  }
retreated = { $you ->
    [yes] Te retiras de { $area } a { $to }.
   *[no] { $seat } se retira de { $area } a { $to }.
  }
stole = { $you ->
    [yes] Robas una carta al azar a { $from }.
   *[no] { $from-you ->
        [yes] { $seat } te roba una carta al azar.
       *[no] { $seat } roba una carta al azar a { $from }.
      }
  }
stole-card = La carta robada: { $resource }.
won-battle = { $you ->
    [yes] Ganas la batalla de { $area } contra { $loser }.
   *[no] { $seat } gana la batalla de { $area } contra { $loser }.
  }
took-village = { $you ->
    [yes] Tomas un poblado de { $loser } en { $area }.
   *[no] { $seat } toma { $loser-you ->
        [yes] tu poblado
       *[no] un poblado de { $loser }
      } en { $area }.
  }
held-village = { $you ->
    [yes] Defiendes el poblado de { $area } contra { $loser }.
   *[no] { $seat } defiende el poblado de { $area } contra { $loser }.
  }
took-fortress = { $you ->
    [yes] Tomas una fortaleza de { $loser } en { $area }.
   *[no] { $seat } toma { $loser-you ->
        [yes] tu fortaleza
       *[no] una fortaleza de { $loser }
      } en { $area }.
  }
held-fortress = { $you ->
    [yes] Defiendes la fortaleza de { $area } contra { $loser }.
   *[no] { $seat } defiende la fortaleza de { $area } contra { $loser }.
  }
removed-village = { $you ->
    [yes] Renuncias a un poblado en { $area }.
   *[no] { $seat } renuncia a un poblado en { $area }.
  }
removed-fortress = { $you ->
    [yes] Renuncias a una fortaleza en { $area }.
   *[no] { $seat } renuncia a una fortaleza en { $area }.
  }
plunder = { $you ->
    [yes] Intentas saquear a { $owner } en { $area }.
   *[no] { $seat } intenta { $owner-you ->
        [yes] saquearte
       *[no] saquear a { $owner }
      } en { $area }.
  }
plundered = { $you ->
    [yes] Tu saqueo tiene éxito, { $attack } contra { $defence }.
   *[no] El saqueo de { $seat } tiene éxito, { $attack } contra { $defence }.
  }
repelled = { $you ->
    [yes] Tu saqueo fracasa, { $attack } contra { $defence }.
   *[no] El saqueo de { $seat } fracasa, { $attack } contra { $defence }.
  }
gave = { $you ->
    [yes] Entregas { $resource }.
   *[no] { $seat } entrega { $resource }.
  }
denied = { $you ->
    [yes] Dices que no hay { $resource } que entregar.
   *[no] { $seat } dice que no hay { $resource } que entregar.
  }
caught-lying = { $you ->
    [yes] Pero en tu mano había { $resource }
   *[no] Pero en la mano de { $seat } había { $resource }
  }{ $more ->
    [0] ; era la última carta, así que no se pierde otra.
   *[other] : se pierde una carta más.
  }
destroyed = { $you ->
    [yes] Tu ejército no tiene adónde ir y queda destruido.
   *[no] El ejército de { $seat } no tiene adónde ir y queda destruido.
  }
played = { $you ->
    [yes] Juegas { $card }.
   *[no] { $seat } juega { $card }.
  }
paid-tribute = { $you ->
    [yes] Das un oro a { $to }.
   *[no] { $to-you ->
        [yes] { $seat } te da un oro.
       *[no] { $seat } da un oro a { $to }.
      }
  }
no-tribute = { $you ->
    [yes] No tienes oro que dar a { $to }.
   *[no] { $seat } no tiene oro que { $to-you ->
        [yes] darte
       *[no] dar a { $to }
      }.
  }
drew-fame = { $you ->
    [yes] Robas una carta de fama.
   *[no] { $seat } roba una carta de fama.
  }
drew-fame-card = La carta robada: { $card }.
out = { $you ->
    [yes] Quedas fuera de la partida.
   *[no] { $seat } queda fuera de la partida.
  }
scored = { $you ->
    [yes] Terminas con
   *[no] { $seat } termina con
  } { $points ->
    [one] un punto de victoria
   *[other] { $points } puntos de victoria
  }.
won-crown = { $you ->
    [yes] Ganas la partida con esta victoria.
   *[no] { $seat } gana la partida con esta victoria.
  }
won-rounds = { $you ->
    [yes] Ganas la partida tras la última ronda.
   *[no] { $seat } gana la partida tras la última ronda.
  }
won-last = { $you ->
    [yes] Ganas la partida: no queda nadie más.
   *[no] { $seat } gana la partida: no queda nadie más.
  }
won-shared = { $you ->
    [yes] Compartes la victoria.
   *[no] { $seat } comparte la victoria.
  }

## Lo que se pregunta

ask-people = Elige tu pueblo.
ask-people-why = Cada pueblo empieza en su parte de Britania; los britones abren cada ronda.
wait-people = { $seat } está eligiendo un pueblo.
ask-start = Elige dónde empezar: un área con tu escudo.
ask-start-why = Allí van juntos una fortaleza, un poblado y un ejército de una tropa.
wait-start = { $seat } está eligiendo dónde empezar.
ask-settle = Coloca un poblado en un área que controles o junto a una.
ask-settle-why = Da una carta cuando sale el color de su área. No puede haber allí fichas de otro jugador.
wait-settle = { $seat } está colocando un poblado.
ask-market = Día de mercado: cambia una carta o pasa.
ask-market-why = Unas cartas van a la reserva y otras vienen de ella, mientras le queden.
wait-market = { $seat } está en el mercado.
ask-raiders = Llegan los incursores: elige el marcador que pierdes.
ask-raiders-why = Controlas más áreas que nadie, o empatas, y un marcador es el precio.
wait-raiders = { $seat } está eligiendo qué marcador pierde.
ask-dice = Compra un dado más para la producción o pasa.
ask-dice-why = El dado más alto decide si producen las áreas rojas o las negras.
wait-dice = { $seat } puede comprar un dado para la producción.
ask-colour = Los dados empatan: nombra el color que produce para ti.
ask-colour-why = Vale tanto para tus poblados como para el oro de tus marcadores.
wait-colour = { $seat } está nombrando un color.
ask-act = Tu turno: mueve, construye, recluta, combate o termínalo.
ask-act-why = Todo vale en cualquier orden. Un ejército combate al final, y ninguno puede quedarse junto a enemigos sin haber atacado.
wait-act = Es el turno de { $seat }.
ask-muster = Elige adónde va la nueva tropa.
ask-muster-why = Los ejércitos nuevos parten de una fortaleza; si no tienes ninguna, de un poblado. Pueden mover enseguida.
wait-muster = { $seat } está colocando una nueva tropa.
ask-peasants = Elige dónde se reúnen los campesinos.
ask-peasants-why = En una fortaleza o, si no tienes ninguna, en un poblado. Cuesta dos cartas cualesquiera.
wait-peasants = { $seat } está llamando a los campesinos.
ask-pay = Elige una carta con la que pagar.
ask-pay-why = Sirve cualquier carta de materia, también el oro.
wait-pay = { $seat } está pagando.
ask-village = Elige dónde construir el poblado.
ask-village-why = Cualquier área que controles. Tu marcador sale de allí, y con él su oro.
wait-village = { $seat } está construyendo un poblado.
ask-raze = Elige el poblado que destruyes.
ask-raze-why = Si estaba solo en su área, queda allí tu marcador.
wait-raze = { $seat } está eligiendo qué poblado destruir.
ask-fortress = Elige dónde construir la fortaleza.
ask-fortress-why = Cualquier área que controles. Se defiende con seis dados y de ella parten los ejércitos nuevos.
wait-fortress = { $seat } está construyendo una fortaleza.
ask-ship = Elige el puerto para el barco.
ask-ship-why = Cualquier puerto libre de un área que controles.
wait-ship = { $seat } está construyendo un barco.
ask-sell = Elige el barco que vendes.
ask-sell-why = Su puerto queda libre y podrás construirlo otra vez.
wait-sell = { $seat } está eligiendo qué barco vender.
ask-remove = Todas tus fichas de este tipo están en el tablero: elige a cuál renuncias.
ask-remove-why = La ficha capturada necesita una de tu reserva. También puede irse la recién tomada.
wait-remove = { $seat } está eligiendo a qué ficha renuncia.
ask-unmark = No quedan marcadores: trae uno de otra área a { $area } o déjala sin marcar.
ask-unmark-why = Solo las áreas con un marcador tuyo dan oro, y nadie tiene más marcadores que estos.
wait-unmark = { $seat } está buscando un marcador para { $area }.
ask-march = Marcha forzada: elige el ejército y su primer paso.
ask-march-why = Un ejército da un paso más. En la primera área no puede haber fichas de otro jugador.
wait-march = { $seat } está en marcha forzada.
ask-sail = Viento favorable: elige el barco.
ask-sail-why = Navega sin tirar dados, con un ejército o sin él.
wait-sail = { $seat } está eligiendo un barco.
ask-dock = Elige el puerto donde acaba el barco.
ask-dock-why = Cualquier puerto a su alcance, en los dos sentidos, sin otro barco. Allí desembarca el ejército.
wait-dock = { $seat } está en el mar.
ask-attack = En { $area }: ¿a quién atacas o saqueas?
ask-attack-why = Solo a un enemigo. Primero va la fortaleza, luego los ejércitos, luego un poblado.
wait-attack = { $seat } está eligiendo a quién atacar en { $area }.
ask-defend = Atacan tu marcador de { $area }. ¿Juegas Defensa?
ask-defend-why = El atacante tendrá que superar con un dado el mejor de dos; el empate es tuyo.
wait-defend = { $seat } puede defender el marcador de { $area }.
ask-brace = Antes de la primera tirada en { $area }: juega una carta o pasa.
ask-brace-why = Estas cartas se juegan antes de que caiga ningún dado. Cada jugador puede jugar una por su texto en cada turno.
wait-brace = { $seat } puede jugar una carta antes de la primera tirada en { $area }.
ask-field = Te atacan en { $area }: ¿luchan todos tus ejércitos o solo uno?
ask-field-why = Juntos lanzan más dados. Si uno solo es vencido, la batalla se pierde, pero los demás se quedan.
wait-field = { $seat } está eligiendo quién lucha en { $area }.
ask-add = { $attack } contra { $defence } en { $area }: vas por detrás. Suma 1 con { $resource } o fama, o pasa.
ask-add-why = El empate es del defensor. Quien va por detrás puede jugar una carta tras otra; después puede responder el otro.
wait-add = { $attack } contra { $defence } en { $area }: { $seat } va por detrás y puede sumar { $resource } o fama.
ask-lose = Elige el ejército que pierde una tropa.
ask-lose-why = Todos lucharon juntos, y el asalto está perdido.
wait-lose = { $seat } está eligiendo quién pierde una tropa.
ask-retreat = En { $area }: ¿sigues luchando o te retiras?
ask-retreat-why = Todos tus ejércitos van a la misma área. El otro toma 1 de fama y 1 de tus cartas al azar.
wait-retreat = { $seat } está decidiendo si se retira de { $area }.
ask-driven = El saqueo de { $area } ha fallado: elige adónde vuelve el ejército.
ask-driven-why = Cualquier área contigua que controles y donde no haya un ejército enemigo.
wait-driven = { $seat } está llevando de vuelta su ejército desde { $area }.
ask-demand = Saqueo en { $area }: ¿entregas { $resource } o dices que no tienes?
ask-demand-why = Puedes negarlo sin ser cierto. Si una carta al azar lo desmiente, pierdes una más.
wait-demand = A { $seat } le exigen { $resource } en { $area }.
ask-shelter = Asedian tu fortaleza de { $area }: ¿qué ejércitos se refugian en ella?
ask-shelter-why = Cada tropa refugiada suma un dado y cae antes que la fortaleza. Las demás no toman parte.
wait-shelter = { $seat } está eligiendo quién se refugia en { $area }.
ask-over = La partida ha terminado.

## Por qué no

why-other-question = Ahora se pregunta otra cosa.
why-no-army = Tu ejército { $army } no está en el tablero.
why-fought = El ejército { $army } ya ha combatido: el combate es su última acción.
why-moved = El ejército { $army } ya ha gastado su movimiento por tierra.
why-closed = { $area } queda fuera del juego con tres jugadores.
why-not-adjacent = { $area } no limita con { $from }.
why-march-enemy = La primera área de una marcha forzada debe estar libre de enemigos, y { $area } no lo está.
why-truce = La tregua de reyes protege a quien tiene una fortaleza en { $area }.
why-engaged = El ejército { $army } ya ha atacado en { $area }.
why-nobody-there = No hay a quién atacar en { $area }.
why-no-ship = No tienes ningún barco en { $area }.
why-no-ships = No tienes ningún barco.
why-sailed = El barco de { $area } ya ha navegado en este turno.
why-army-elsewhere = El ejército { $army } no está en { $area }.
why-armies-elsewhere = Solo pueden participar los ejércitos que están en { $area }.
why-arranged = Las tropas se acaban de repartir.
why-arrange = Solo los ejércitos de una misma área reparten sus tropas, tres como máximo en cada uno, y así no nace ningún ejército.
why-cost = Necesitas { $cost }.
why-any-cards = Necesitas { $count } cartas de materia.
why-army-full = El ejército { $army } ya tiene tres tropas.
why-supply = No queda { $resource } en la reserva.
why-must-engage = Un ejército tuyo está junto a enemigos: antes debe atacar, saquear o marcharse.
why-all-armies = Tus tres ejércitos están en el tablero.
why-no-base = No tienes fortaleza ni poblado donde formar un ejército.
why-no-base-here = Los ejércitos se forman en tus fortalezas, o en poblados si no tienes ninguna; no en { $area }.
why-peasants-army = Los campesinos solo acuden cuando no tienes ejércitos.
why-no-village = No tienes ningún poblado.
why-no-village-here = No tienes ningún poblado en { $area }.
why-none-left = Ya tienes los { $count } en el tablero.
why-none-here = No tienes ninguna ficha así en { $area }.
why-no-marker = No tienes ningún marcador en { $area }.
why-no-land = No controlas ningún área.
why-no-free-port = No controlas ningún área con un puerto libre.
why-not-controlled = No controlas { $area }.
why-no-port = { $area } no tiene puerto.
why-port-taken = Ya hay un barco en el puerto de { $area }.
why-too-far = { $area } está a más de { $reach } puertos.
why-must-leave = El segundo barco debe salir de { $area }.
why-enemy-army = Hay un ejército enemigo en { $area }.
why-no-shield = Tu escudo no está en { $area }.
why-settle-enemy = En { $area } hay fichas de otro jugador.
why-settle-far = { $area } no está junto a un área que controles.
why-no-fame = No tienes { $card }.
why-one-fame = Ya has jugado una carta de fama por su texto en este turno, así que { $card } debe esperar.
why-fame-not-now = { $card } no sirve de nada ahora.
why-other-resource = En { $area } solo ayuda { $resource }.
why-no-card = No tienes { $resource }.
why-all-dice = Ya están los tres dados de ese color.
why-people-closed = Con tres jugadores no participan { $people }.
why-people-taken = Otro jugador dirige a { $people }.
why-no-enemy = En { $area } no hay nada de { $people }.
why-no-plunder = Solo se saquean poblados, si en { $area } no hay más ejércitos, fortalezas ni marcadores ajenos.
why-one-or-all = Lucha un ejército, o todos.
why-not-fighting = El ejército { $army } no está en este combate.
why-concede = Nadie puede rendirse: cambiaría la partida para los demás.

## Valores de la edición

value-map-borders = Fronteras entre áreas
value-map-resources = Lo que produce cada área
value-map-colours = Colores de los nombres
value-map-shields = Escudos: dónde puede empezar cada pueblo
value-map-route = Puertos de la ruta marítima
value-map-closed = Áreas fuera del juego con tres jugadores
value-fame-size = Número de cartas de fama
value-fame-cards = Cuántas hay de cada carta de fama
value-fame-plus = Cartas de fama que también valen +1 en combate
value-fame-worth = Lo que dan las cartas de fama
value-britannia-size = Número de cartas de Britania
value-britannia-first = Cartas de Britania de la era I
value-britannia-second = Cartas de Britania de la era II
value-britannia-third = Cartas de Britania de la era III
value-britannia-three = Cartas de Britania solo para tres jugadores
value-britannia-worth = Lo que dan las cartas de Britania

## La mesa en la terminal

sketch-round = Ronda { $round } de { $rounds }: { $card }
sketch-before = Antes de la primera ronda
sketch-player = jugador
sketch-people = pueblo
sketch-points = puntos
sketch-areas = áreas
sketch-cards = cartas
sketch-fame = fama
sketch-battles = batallas ganadas
sketch-seat-people = { $people }
sketch-number = { $count }
sketch-area = área
sketch-gives = produce
sketch-control = controla
sketch-pieces = fichas
sketch-gives-of = { $resource }, { $colour }
sketch-seat = { $you ->
    [yes] Tú
   *[no] { $seat }
  }
sketch-marker = { $you ->
    [yes] tu marcador
   *[no] marcador de { $seat }
  }
sketch-villages = { $count ->
    [one] poblado
   *[other] { $count } poblados
  } ({ $you ->
    [yes] tú
   *[no] { $seat }
  })
sketch-fortresses = { $count ->
    [one] fortaleza
   *[other] { $count } fortalezas
  } ({ $you ->
    [yes] tú
   *[no] { $seat }
  })
sketch-army = ejército { $army } de { $troops ->
    [one] una tropa
   *[other] { $troops } tropas
  } ({ $you ->
    [yes] tú
   *[no] { $seat }
  })
sketch-ship = barco ({ $you ->
    [yes] tú
   *[no] { $seat }
  })
sketch-hand = Tienes: { $cards }
sketch-empty-hand = No tienes cartas.
sketch-text = qué hace
sketch-choices = puedes elegir
do-people = dirigir a { $people }
do-at = { $area } ({ $resource }, { $colour })
do-move = ejército { $army } a { $area } ({ $resource }, { $colour })
do-sail = { $army ->
    [0] el barco de { $area } zarpa sin ejército
   *[other] el barco de { $area } zarpa con el ejército { $army }
  }
do-engage = el ejército { $army } ataca o saquea en { $area }
do-recruit = una tropa para el ejército { $army }
do-lose = el ejército { $army } pierde una tropa
do-arrange = repartir tropas: ejército 1 con { $one }, ejército 2 con { $two }, ejército 3 con { $three }
do-armies = { $count ->
    [0] ningún ejército
    [one] ejército { $armies }
   *[other] ejércitos { $armies }
  }
do-attack = atacar a { $people }
do-plunder = saquear a { $people }
do-raid = saquear a { $people } con Incursión
do-buy = comprar { $resource } por 3 de oro
do-pay = pagar con { $resource }
do-swap = { $resource } por { $other }
do-add = +1 con { $card }
do-play = jugar { $card }
do-die = otro dado { $colour } por 1 de oro
do-colour = { $colour }
do-village = construir un poblado: trigo, piedra, madera
do-fortress = construir una fortaleza: 2 de piedra, 2 de trigo
do-ship = construir un barco: 2 de madera, hierro
do-muster = formar un ejército nuevo
do-peasants = llamar a los campesinos: 2 cartas cualesquiera
do-raze = destruir un poblado por 3 de oro
do-sell = vender un barco por 3 de oro
do-end = terminar el turno
do-pass = pasar
do-fight = seguir luchando
do-give = entregar la carta
do-deny = decir que no tienes
do-leave = dejarla sin marcar
sketch-fight = { $you ->
    [yes] Tú
   *[no] { $seat }
  } contra { $defender } en { $area }, asalto { $number }
sketch-fight-dice = { $attack } contra { $defence }

## La suerte frente a lo esperado

luck-first = quién empieza
luck-steal = cartas tomadas de una mano
luck-fame = cartas de fama robadas
luck-britannia = cartas de Britania robadas
luck-plunder = dados de saqueo
luck-defence = dados de defensa
luck-combat = dados de combate
luck-sail = dados de travesía
luck-production = dados de producción
