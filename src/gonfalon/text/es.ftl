# Textos comunes a todos los juegos, en español. Cada programa añade su propia sección.

## Núcleo: lo que ha pasado

conceded = { $you ->
    [yes] Te rindes.
   *[no] { $seat } se rinde.
  }
bot-stumbled = { $seat } no ha podido decidirse, y esta vez elige por él un escudero.
undone = { $you ->
    [yes] Deshaces tu última decisión.
   *[no] { $seat } deshace su última decisión.
  }
undone-agreed = { $you ->
    [yes] Con el acuerdo de todos deshaces tu última decisión y lo que vino después. El azar decidirá de nuevo.
   *[no] Con el acuerdo de todos { $seat } deshace su última decisión y lo que vino después. El azar decidirá de nuevo.
  }

## Núcleo: por qué no

why-not-asked = Ahora no te toca decidir.
why-over = La partida ha terminado.
why-not-over = La partida sigue en juego: lo oculto no se ve hasta que termine.
why-not-offered = Eso no se puede elegir ahora.
why-unknown-choice = En este juego no existe la jugada «{ $say }». Elige una de las que se ofrecen.
why-impossible-chance = Aquí el azar no puede dar ese resultado.
why-no-concession = En este juego nadie puede rendirse.

## Núcleo: qué impide deshacer

undo-chance = Se pudo deshacer hasta que habló el azar
undo-other = Se pudo deshacer hasta que jugó otra persona
undo-reveal = Se pudo deshacer hasta que se reveló algo
undo-nothing = No tienes ninguna jugada que deshacer
undo-over = La partida ha terminado: ya no se deshace

## Núcleo y juegos: problemas

trouble-game = No hay ningún juego llamado «{ $game }». Elige entre: { $allowed }.
trouble-players = { $game } no se juega con { $players ->
    [one] un jugador
   *[other] { $players } jugadores
  }. Elige entre: { $allowed }.
trouble-option = { $game } no tiene la opción «{ $option }». Elige entre: { $allowed }.
trouble-no-options = { $game } no tiene opciones, tampoco «{ $option }». Quítala.
trouble-option-value = La opción «{ $option }» no puede ser «{ $value }». Elige entre: { $allowed }.
trouble-bot = No hay ningún bot llamado «{ $bot }». Elige entre: { $allowed }.
trouble-file-large = El fichero de partida ocupa { $bytes } bytes; se leen como mucho { $most }. Comprueba que sea el fichero correcto.
trouble-file-damaged = El fichero de partida está dañado en «{ $place }». Vuelve a guardarlo o a descargarlo.
trouble-file-unreadable = Esto no es un fichero de partida entero: está cortado o es otra cosa. Vuelve a guardarlo o a descargarlo.
trouble-file-format = El fichero de partida tiene el formato «{ $format }»; este programa lee «{ $expected }». Usa la versión de Gonfalon que lo escribió.
trouble-other-rules = Esta partida de { $game } se jugó con la versión { $rules } de sus reglas, que este programa no tiene. Usa la versión de Gonfalon que la escribió.
trouble-other-edition = La edición «{ $edition }» tiene aquí otros valores que cuando se jugó esta partida. Usa la versión de Gonfalon que la escribió.
trouble-log-illegal = La entrada { $entry } del registro, «{ $say }», no es posible ahí ({ $reason }). El fichero se modificó o está incompleto: consíguelo de nuevo donde se jugó.
trouble-edition = La edición no se puede leer en { $path }: { $problem }.
trouble-edition-toml = El texto deja de ser TOML en la línea { $line }, columna { $column }. Compara esa línea con nuestra edición y vuelve a intentarlo.
trouble-edition-value = La edición no encaja en { $path }, donde pone «{ $value }»: { $problem }.

## Qué le pasa a una edición y qué hacer; va tras dos puntos

edition-want-number = escribe aquí un número entero, sin comillas
edition-want-measure = escribe aquí un número, sin comillas
edition-want-text = escribe aquí un texto entre comillas
edition-want-list = escribe aquí una lista entre corchetes
edition-want-title = usa de 1 a 60 caracteres que se puedan ver
edition-want-length = esta lista es demasiado larga o corta; compárala con nuestra edición
edition-want-table = escribe aquí una tabla con valores y sus nombres
edition-want-other = aquí va otra cosa; compáralo con nuestra edición
edition-missing = falta este valor; añádelo
edition-unknown = nuestra edición no tiene nada con ese nombre; corrige el nombre o quítalo
edition-source = escribe aquí rulebook, box, reconstructed u owner
edition-other-game = esta edición es de otro juego; elige ese juego o cambia la línea «game»
edition-lands = pon cinco tierras con cinco nombres distintos
edition-land-name = empieza el nombre de una tierra con una letra y usa solo letras, cifras y _, 30 como mucho
edition-copies = pon cinco números, para las cartas de uno, dos, tres, cuatro y cinco símbolos
edition-number = pon un número entero de 0 a 56
edition-card = escribe los símbolos de una carta del más débil al más fuerte, como en lance+bow
edition-deck-size = las copias suman estas cartas, y deck.size dice otra cosa; haz que coincidan
edition-deck-small = un mazo necesita al menos 50 cartas; añade copias
edition-deck-large = un mazo puede tener como mucho 120 cartas; quita copias
edition-area = no hay tal área en el mapa; elige una de las catorce, con el nombre de nuestra edición
edition-amount = da un número entero de 0 a 60, y al menos 1 para las cartas que roban un asiento o los musulmanes
edition-amount-none = con 0 este evento no cambiaría nada; pon un número entero de 1 a 60
edition-area-number = da a cada área un número distinto, del 1 al 14
edition-border = la frontera solo está en un lado; nombra cada área como vecina de la otra
edition-double-border = nombra cada vecina una sola vez, y nunca la propia área
edition-map-apart = el mapa queda partido; conecta todas sus áreas
edition-effect = no hay tal efecto; elige uno de los que figuran en docs/games/crusader-kingdoms.md
edition-card-title = una carta que no está en nuestros textos necesita «title», y un nombre de letras, cifras y _
edition-title = escribe un título de 60 letras como mucho en una línea, sin @ ni # al principio
edition-label = pon el nombre dentro del dibujo, con dos números de -400 a 400
edition-card-name = una tropa ya tiene ese nombre; dale otro a la carta
edition-deck-name = no hay tal baraja; elige muslim o christian
edition-troops = da cuatro números: las copias de las tropas de valor 1, 2, 3 y 4
edition-removed = no hay tal carta en esta baraja; nombra una que esté
edition-removed-more = este mazo no tiene tantas copias de esta carta; quita aquí su nombre o añade copias
edition-no-cards = una baraja necesita de 1 a 200 cartas; cambia las copias
edition-kinds = entre las dos barajas hay demasiadas cartas distintas; quita algunas
edition-players = este número es fijo; quítalo o escribe el de nuestra edición
edition-seats = da tantos asientos como jugadores tiene el escenario
edition-kingdom = no hay tal reino, o está dos veces; elige uno con el nombre de nuestra edición
edition-castles = da más castillos que áreas de inicio, como mucho 60; con uno o dos jugadores 0, pues nunca se acaban
edition-start-taken = esta área ya es el inicio de otro; elige una libre
edition-no-start = da al menos un área de inicio
edition-dark-area = nombra aquí un área del mapa, y cada una solo una vez
edition-dark-area-left-out = da a esta área una materia y un color, como a todas las del mapa
edition-dark-area-name = escribe el nombre de un área con minúsculas y guiones, como en south-wessex
edition-dark-unknown-area = una frontera lleva a un área que no está en el mapa; añádela o quita la frontera
edition-dark-one-sided-border = una frontera debe figurar en los dos lados
edition-dark-map-parts = el mapa queda en trozos; une todas las áreas en juego
edition-dark-word = stone, wood, iron o wheat para una materia; red o black para un color
edition-dark-peoples = pon escudos para britons, saxons, angles y jutes
edition-dark-shields = pon al menos un área donde pueda empezar este pueblo
edition-dark-closed-shield = un área con escudo de los tres primeros pueblos debe seguir en juego
edition-dark-fame = usa exactamente las cartas de fama que conoce el juego
edition-dark-fame-size = las cartas de fama suman estas, y fame.size dice otra cosa; haz que coincidan, 200 como mucho
edition-dark-fame-twice = esta carta está dos veces; nómbrala una sola vez
edition-dark-route = los barcos necesitan adónde ir; nombra al menos dos puertos que no estén cerrados
edition-dark-count = pon un número entero pequeño, no menor que 0
edition-dark-bounds = da un número entero de 0 a 9
edition-dark-wind = un barco debe llegar a algún sitio; da un número entero de 1 a 9
edition-dark-siege = a una fortaleza le queda al menos uno de sus seis dados; da un número entero de 0 a 5
edition-dark-britannia = usa exactamente una vez cada carta de Britania que conoce el juego
edition-dark-britannia-size = hay estas cartas de Britania; haz que britannia.size coincida
edition-dark-britannia-three = nombra una carta de cada era que se retira con cuatro jugadores
edition-dark-worth = nombra exactamente los valores que conoce el juego
edition-realms-size = las copias suman estas cartas y deck.size dice otra cosa; haz que coincidan
edition-realms-deck = el mazo necesita de 90 a 240 cartas; añade copias o quita algunas
edition-realms-mayor = cada cual necesita al menos un alcalde; pon un número de 1 a 9
edition-realms-decoys = los señuelos deben dejar una tierra libre para los líderes militares; da un número de 0 a 7
edition-realms-lands = pon ocho tierras para todas las partidas y dos más para las de cinco
edition-realms-reward = una tierra da de una a siete fichas
edition-realms-name = aquí no existe ese nombre; usa uno de los de nuestra edición
edition-realms-needs = di qué pide la isla: castles, wars, markets, cities, islands, mayors, admirals, generals, combat, tokens, seals, honourable-seals o played (los nombres van en inglés)
edition-realms-number = ese número es demasiado pequeño o demasiado grande; no te alejes de los de nuestra edición
edition-realms-seal = un sello es orange, red, yellow, green, grey, turquoise, violet, white o blue (los nombres van en inglés)

## terminal

seat = Asiento { $number }
# Quien lee, entre otros en una frase: como sujeto o en una lista; como complemento.
reader = tú
reader-object = ti

player-human = { $number ->
    [0] Jugador
   *[other] Jugador { $number }
  }
player-page = { $number ->
    [0] Paje
   *[other] Paje { $number }
  }
player-squire = { $number ->
    [0] Escudero
   *[other] Escudero { $number }
  }
player-knight = { $number ->
    [0] Caballero
   *[other] Caballero { $number }
  }
player-marshal = { $number ->
    [0] Mariscal
   *[other] Mariscal { $number }
  }

help = Juegos de mesa medievales con reglas exactas: para jugarlos, revivirlos y estudiarlos.
help-language = Toda orden entiende --lang es y --lang en. Ayuda sobre una orden: gonfalon play --help
help-commands = Órdenes
help-arguments = Argumentos
help-options = Opciones
help-help = Muestra esta ayuda.
help-version = Muestra la versión.
help-games =
    Lista los juegos con su número de jugadores y sus opciones.

    Ejemplo: gonfalon games

    Parameters
    ----------
    json
        Un objeto JSON en vez de una tabla.
help-play =
    Juega aquí, en la terminal: contra programas, o varias personas ante una pantalla.

    Ejemplo: gonfalon play kingdoms-of-crusaders --seats human,squire --lang es

    Parameters
    ----------
    game
        El juego; «gonfalon games» los lista.
    seats
        Quién se sienta y dónde, por orden: human o un programa: page, squire, knight, marshal; separados por comas. Si falta, tú y tantos squires como el juego pida como mínimo.
    variant
        Abreviatura de --option variant=…
    option
        Una opción del juego como clave=valor; puede darse varias veces.
    edition
        Un fichero TOML con los valores de tu ejemplar.
    seed
        Un número que fija el azar, para poder repetir la partida igual.
    file
        Dónde se guarda la partida. Si el fichero ya existe, esa partida continúa.
help-serve =
    Arranca el servidor de la página, en este equipo o para otros.

    Ejemplo: gonfalon serve --open

    Parameters
    ----------
    host
        La dirección en la que escucha; 0.0.0.0 para todo el que alcance este equipo.
    port
        El puerto en el que escucha.
    database
        Dónde se guardan las partidas: una URL de SQLAlchemy, de SQLite o PostgreSQL.
    open_page
        Abre la página en el navegador.
help-simulate =
    Hace jugar a los programas muchas partidas y cuenta quién gana.

    Ejemplo: gonfalon simulate kingdoms-of-crusaders --bots squire,page --games 1000

    Parameters
    ----------
    game
        El juego; «gonfalon games» los lista.
    bots
        Los programas de cada asiento, por orden: page (al azar), squire, knight, marshal; separados por comas. Si falta, un squire y tantos pages como el juego pida como mínimo.
    games
        Cuántas partidas.
    seed
        El mismo número da las mismas partidas, sean cuantos sean los procesos.
    jobs
        Cuántos procesos; 0: uno por núcleo.
    variant
        Abreviatura de --option variant=…
    option
        Una opción del juego como clave=valor; puede darse varias veces.
    edition
        Un fichero TOML con los valores de tu ejemplar.
    save
        Una carpeta para guardar un fichero por partida.
    report
        Una carpeta para un informe con imágenes.
    json
        Un objeto JSON en vez de una tabla.
help-arena =
    Enfrenta a los programas en todos los asientos y los puntúa. Si se detiene, sigue donde estaba.

    Ejemplo: gonfalon arena kingdoms-of-crusaders --games 200 --out arena

    Parameters
    ----------
    game
        El juego; «gonfalon games» los lista.
    bots
        Los programas que se enfrentan, separados por comas; si falta, todos los niveles.
    players
        Números de jugadores, separados por comas; si falta, todos los que admite el juego.
    games
        Cuántas partidas por pareja de programas y número de jugadores.
    seed
        El mismo número da las mismas partidas, sean cuantos sean los procesos.
    jobs
        Cuántos procesos; 0: uno por núcleo.
    out
        La carpeta de las partidas y del informe. Las partidas que ya están no se repiten.
    variant
        Abreviatura de --option variant=…
    option
        Una opción del juego como clave=valor; puede darse varias veces.
    edition
        Un fichero TOML con los valores de tu ejemplar.
    json
        Un objeto JSON en vez de tablas.
help-balance =
    Comprueba los objetivos de equilibrio de un juego y compara dos ediciones.

    Ejemplo: gonfalon balance crusader-kingdoms --edition mine.toml --against gonfalon --games 2000

    Parameters
    ----------
    game
        El juego; «gonfalon games» los lista.
    edition
        Un fichero TOML con otros valores; si falta, los nuestros.
    against
        Otro fichero así con el que comparar, o «gonfalon» para los nuestros.
    bot
        Quién juega; si falta, el nivel que sigue al más flojo.
    players
        Números de jugadores, separados por comas; si falta, todos los de los objetivos.
    games
        Cuántas partidas por serie.
    seed
        El mismo número da las mismas partidas, sean cuantos sean los procesos.
    jobs
        Cuántos procesos; 0: uno por núcleo.
    out
        Una carpeta para el informe, sus imágenes y las cifras.
    json
        Un objeto JSON en vez de tablas.
help-replay =
    Vuelve a contar una partida guardada y muestra la mesa en cualquier momento.

    Ejemplo: gonfalon replay partida.json --at 20 --seat 0

    Parameters
    ----------
    file
        La partida guardada.
    at
        Cuántas entradas de su registro; sin él, todas.
    seat
        Con qué ojos, contando desde 0; sin él, los de un espectador, o todo si ha terminado.
    json
        Un objeto JSON en vez de frases.
help-verify =
    Comprueba una partida guardada: el compromiso, cada dado y robo, cada elección, el resultado.

    Ejemplo: gonfalon verify partida.json

    Parameters
    ----------
    file
        La partida guardada.
    json
        Un objeto JSON en vez de frases.
help-review =
    Vuelve a mirar una partida terminada: quién estaba cómo, qué la decidió y qué fue suerte.

    Ejemplo: gonfalon review partida.json --plot partida.svg

    Parameters
    ----------
    file
        La partida guardada; tiene que haber terminado.
    plot
        Dibuja la probabilidad de ganar de cada uno a lo largo de la partida, como .svg o .html.
    json
        Un objeto JSON en vez de tablas.
help-fit =
    Ajusta los pesos con que los programas juzgan las posiciones de un juego a partidas entre programas.

    Ejemplo: gonfalon fit kingdoms-of-crusaders --games 1000 --seed 1

    Parameters
    ----------
    game
        El juego; «gonfalon games» los lista.
    bot
        Quién juega; si falta, el escudero. Los que buscan juegan con los pesos que hay.
    players
        Números de jugadores, separados por comas: las demás mesas conservan sus pesos. Si falta, se ajustan todas.
    games
        Cuántas partidas en cada clase de mesa.
    seed
        El mismo número da los mismos pesos.
    jobs
        Cuántos procesos; 0: uno por núcleo.
    out
        Escribe los pesos aquí, y no donde los leen los programas.
    json
        Un objeto JSON en vez de una tabla.
help-fuzz =
    Juega partidas al azar y busca leyes incumplidas; cada hallazgo se guarda en un fichero.

    Ejemplo: gonfalon fuzz kingdoms-of-crusaders --games 500 --seed 7

    Parameters
    ----------
    game
        El juego; sin él, todos por turno.
    games
        Cuántas partidas; sin él 100, o las que quepan en los minutos.
    seed
        El mismo número da las mismas partidas.
    minutes
        Durante cuánto tiempo como mucho.
    out
        La carpeta para lo que se encuentre.
    json
        Un objeto JSON en vez de frases.
help-bench =
    Mide lo rápido que van los juegos, junto a otros programas del ramo, en un núcleo.

    Ejemplo: gonfalon bench

    Parameters
    ----------
    rounds
        Cuántas veces se repite cada medida; cuenta la mediana.
    json
        Un objeto JSON en vez de tablas.

games-id = juego
games-title = título
games-players = jugadores
games-minutes = minutos
games-options = opciones
games-next = Para jugar: gonfalon play { $game } --seats human,squire --lang es

play-welcome = { $title }. Escribe ? para ver la ayuda.
play-prompt = Un número del 1 al { $last }, o la jugada con palabras; ? para ver la ayuda.
play-help =
    1, 2, 3 …     elige la opción con ese número
    palabras      elige con palabras, en la notación del juego, por ejemplo «{ $example }»
    ? palabras    pregunta por qué algo no se puede elegir
    consejo       ¿qué haría el mariscal, y por qué?
    deshacer      retira tu última elección, mientras no se sepa nada nuevo
    registro      todo lo que ha pasado
    rendirse      abandona la partida
    salir         guarda la partida y sale
play-hint = El mariscal elegiría { $number } «{ $say }»: { $percent } % de ganar. Lo juzga tras mirar adelante { $looks ->
     [one] una vez
    *[other] { $looks } veces
  }, repartiendo cada vez de nuevo lo que no puedes saber.
play-hint-other = { $number } «{ $say }» ({ $percent } %, mirado { $visits ->
     [one] una vez
    *[other] { $visits } veces
  })
play-hint-next = Después vendrían: { $options }.
play-hint-only = Solo tienes una opción: { $number } «{ $say }».
play-rule = (regla { $rule })
play-no-number = No hay opción { $number }. Elige un número del 1 al { $last }.
play-allowed = «{ $words }» se puede elegir ahora.
play-concede = ¿Te rindes? sí / no
play-curtain = Es el turno de { $seat }. Pasa la pantalla; { $seat } pulsa Intro.
play-left = La partida queda guardada en { $path }. Para seguir: { $command }
play-over = La partida ha terminado: { $way }.
play-rank = { $rank }. { $seat } ({ $score })
play-saved = La partida queda guardada en { $path }. Para verla otra vez: gonfalon replay { $path }. Para comprobar cada carta: gonfalon verify { $path }

review-title = Probabilidad de ganar, como cada uno podía juzgarla
review-chance = probabilidad, %
review-entry = entrada
review-seat = asiento
review-rank = puesto
review-first = al principio
review-luck = suerte
review-own = decisiones propias
review-others = decisiones ajenas
review-choice = elección
review-for = sobre todo para
review-decision = la elección
review-chance-did = luego la suerte
review-deal = el reparto
review-drawn = El dibujo está en { $path }.
fit-doing = Jugando
fit-group = grupo
fit-positions = posiciones
fit-blind = sorpresa a ciegas
fit-surprise = sorpresa ajustada
fit-written = Los pesos están en { $path }.
replay-at = Tras la entrada { $at } de { $last }.
check-commitment = Compromiso: { $count ->
    [one] comprobado
   *[other] { $count } comprobados
  }
check-chance = Azar: { $count ->
    [one] un resultado
   *[other] { $count } resultados
  }
check-choices = Elecciones: { $count ->
    [one] una elección
   *[other] { $count } elecciones
  }
check-result = Resultado: { $count ->
    [one] comprobado
   *[other] { $count } comprobados
  }
check-name-commitment = el compromiso
check-name-chance = el azar
check-name-choices = las elecciones
check-name-result = el resultado
verify-good = { $path } es auténtica: todo en ella se sigue de su semilla y de sus elecciones.

simulate-doing = Jugando
simulate-seat = asiento
simulate-bot = programa
simulate-wins = victorias
simulate-share = parte
simulate-interval = intervalo del 95 %
simulate-decisions = decisiones
simulate-speed = decisiones/s del programa
simulate-done = { $games ->
     [one] Una partida
    *[other] { $games } partidas
  }, { $decisions } decisiones en { $seconds } s: { $decisions-per-second } decisiones/s.
simulate-saved = Las partidas quedan guardadas en { $folder }. Para comprobar una: gonfalon verify { $folder }/game-000001.json

arena-doing = Enfrentando
arena-title = Torneo: { $game }
arena-about = { $games } partidas, semilla { $seed }. La misma orden da las mismas partidas.
arena-standings = Clasificación
arena-bot = programa
arena-rating = puntuación
arena-sigma = incertidumbre
arena-games = partidas
arena-wins = victorias
arena-fair = parte justa
arena-time = ms por decisión
arena-ratings-caption = Puntuaciones de openskill (Plackett–Luce) con intervalos del 95 %; se empieza con 25. Quien ocupa varios asientos recibe la media de sus cambios.
arena-meetings = Cada uno contra cada otro
arena-equivalent-about = El equivalente a dos asientos es lo que el primer programa ganaría al segundo si solo se sentaran ellos dos: con dos asientos, la parte de victorias; con más, la cifra que mejor explica las victorias si cada asiento del primero gana tantas veces más que uno del segundo. Donde todos ganan o pierden juntos, el juego es el rival de ambos y se comparan sus posibilidades de vencerlo.
arena-players = jugadores
arena-one = programa
arena-other = contra
arena-share = partidas ganadas
arena-interval = 95 %
arena-equivalent = equivalente a dos asientos
arena-equivalent-axis = equivalente a dos asientos, %
arena-seats = { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}
arena-meetings-caption = Equivalentes a dos asientos con intervalos del 95 %; la línea marca la mitad.
arena-by-players = Por número de jugadores
arena-shares-caption = Partidas ganadas por cada programa, de las que jugó.

balance-doing = Jugando
balance-title = Equilibrio: { $game }
balance-about = { $games } partidas por serie, semilla { $seed }, jugadas por { $bot }.
balance-goals = Objetivos
balance-unsure = ?: el azar por sí solo podría cambiarlo. Con más partidas se sabe más.
balance-differences = Dos ediciones, lado a lado
balance-tests = Las partes se comparan con la prueba exacta de Fisher, las medias con la de Welch y todas juntas con el método de Holm al 5 %.
balance-found = { $count ->
    [0] Ninguna de { $of } cifras difiere.
    [one] Una de { $of } cifras difiere.
   *[other] { $count } de { $of } cifras difieren.
}

goal-wins = gana { $who }
goal-sudden = victorias repentinas
goal-victory = cruzadas ganadas
goal-marginal = cruzadas ganadas, aunque sea por poco
goal-taken = { $card }: se consigue donde aparece
goal-played = { $card }: se juega donde aparece
goal-owners = { $card }: ganan quienes la tienen
goal-unused = cosas que nadie usó
goal-unchosen = inicios que nadie eligió

report-title = Simulación: { $game }
report-about = { $games } partidas, semilla { $seed }, asientos jugados por { $bots }.
report-kept = El informe está en { $file }
report-series = { $players ->
    [one] 1 jugador, { $bot }
   *[other] { $players } jugadores, { $bot }
}
report-of = serie
report-who = quién
report-share = parte
report-interval = 95 %
report-games = partidas
report-wins = Quién gana
report-games-won = partidas ganadas, %
report-seats-caption = Partidas ganadas por asiento, con intervalos del 95 %.
report-group-kingdom = reino
report-group-people = pueblo
report-group-start = inicio
report-group-caption = Partidas ganadas por { $group }, con intervalos del 95 %.
report-length = Cuánto duran las partidas
report-rounds = rondas
report-decisions = decisiones
report-games-share = partidas, %
report-length-caption = Decisiones por partida.
report-ends = Cómo acaban las partidas
report-way = final
report-ends-caption = Finales, en % de las partidas.
report-cards = Cartas
report-card = carta
report-taken = conseguida
report-played-short = jugada
report-played = jugada, % de las partidas en que aparece
report-lift-short = ventaja
report-lift = parte de victorias de quien la usó, puntos sobre la media
report-owners-win = victorias de quien la usó
report-cards-caption = Cuánto se juega cada carta y cómo les va a quienes la juegan.
report-points = Puntos
report-best = puntos de quien gana
report-scores-caption = Puntos finales de quien gana, o del equipo.
report-winners = quien gana
report-others = los demás
report-along = parte de la partida, %
report-standing = puntos
report-curves-caption = Puntos a lo largo de la partida, de media.
report-per-game = Por partida
report-thing = qué
report-goal = objetivo
report-value = medido
report-bounds = deseado
report-met = cumplido
report-sure = más que azar
report-figure = cifra
report-one = esta edición
report-other = la otra
report-chance = p
report-differs = difiere

fuzz-doing = Buscando leyes incumplidas en { $game }
fuzz-done = { $game }: { $games ->
    [one] una partida
   *[other] { $games } partidas
  }, { $decisions } decisiones en { $seconds } s, { $findings ->
    [0] nada encontrado
    [one] un hallazgo
   *[other] { $findings } hallazgos
  }.
fuzz-found = { $kind } en la partida { $number }: { $detail } ({ $file })
bench-doing = Midiendo
bench-what = juego al azar
bench-decisions = decisiones/s
bench-steps = pasos/s con azar
bench-replay = Repetir desde un fichero: { $entries } entradas/s.
bench-replay-compiled = Lo mismo, compilado: { $entries } entradas/s.
bench-target = objetivo
bench-measured = medido
bench-wanted = deseado

trouble-language = Aquí no hay idioma «{ $language }». Elige uno de: { $allowed }.
trouble-command = No hay orden «{ $command }». Elige una de: { $allowed }.
trouble-flag = «{ $option }» no es una opción de «gonfalon { $command }». Mira: gonfalon { $command } --help
trouble-extra = «{ $word }» sobra en «gonfalon { $command }». Mira: gonfalon { $command } --help
trouble-missing = A «gonfalon { $command }» le falta un valor para { $option }. Mira: gonfalon { $command } --help
trouble-value = { $option } no puede ser «{ $value }». Mira: gonfalon { $command } --help
trouble-twice = { $option } está dos veces. Ponlo una sola vez.
trouble-words = No se ha entendido la orden: { $problem } Mira: gonfalon { $command } --help
trouble-number = { $option } no puede ser { $value }. Da un número desde { $least }.
trouble-option-form = «{ $option }» no tiene la forma clave=valor. Escribe, por ejemplo, --option variant=points
trouble-seat-kind = Nadie llamado «{ $kind }» puede sentarse. Elige uno de: { $allowed }.
trouble-seat-number = No hay asiento { $seat }. Da un asiento entre 0 y { $last }.
trouble-at = { $path } no tiene entrada { $at }. Da un número entre 0 y { $last }.
trouble-read = No se puede leer { $path }: { $problem }. Comprueba el nombre y prueba otra vez.
trouble-write = No se puede escribir { $path }: { $problem }. Elige otro sitio.
trouble-bot-twice = El programa «{ $bot }» aparece dos veces. Nombra cada uno una sola vez.
trouble-fit-features = Los pesos de { $game } son de otros rasgos que los que tiene ahora su evaluación. Ajusta antes todas las mesas, sin --players y con escuderos.
trouble-arena-bots = Un torneo necesita dos programas o más: --bots uno,otro.
trouble-arena-other = { $folder } contiene partidas de otro juego, edición, opción o semilla que { $seed }. Elige otra carpeta.
trouble-arena-broken = { $path } está dañado en la línea { $line }. Quita esa línea o elige otra carpeta.
trouble-plots = Los dibujos necesitan matplotlib. Instálalo con: pip install gonfalon[plots]
trouble-not-text = { $path } no es un texto en UTF-8. Guárdalo así y prueba otra vez.
trouble-file-game = { $path } guarda una partida de { $game }, no de { $wanted }. Nombra el juego que guarda, u otro fichero.
trouble-file-seats = La partida de { $path } es para { $players } jugadores, pero --seats nombra { $seats }. Nombra { $players }.
trouble-file-chance = { $path } no revela su azar, así que aquí no puede continuar. Sigue donde se jugaba.
trouble-findings = { $count ->
    [one] Una ley se ha incumplido una vez
   *[other] Las leyes se han incumplido { $count } veces
  }. Las partidas que lo muestran están en { $folder }: gonfalon replay FICHERO las vuelve a contar.
trouble-review-running = La partida de { $path } no ha terminado. Juégala hasta el final y luego revísala.
trouble-output = No se puede escribir lo que se imprime: { $problem }. Envíalo a otro sitio.
trouble-plot-kind = Un dibujo es .svg o .html, no { $kind }. Dale al fichero un nombre así.
trouble-verify = { $path } no es auténtica: ha fallado { $failed }. Consigue el fichero otra vez de donde se jugó.

## server

guest-name = Invitado { $number }
serve-listening = Gonfalon está abierto en { $url } – se cierra con Ctrl+C.
trouble-chat-empty = Ahí no hay nada que leer. Escribe unas palabras.
trouble-chat-flood = Escribes más deprisa de lo que se puede leer. Espera un momento y sigue.
trouble-chat-full = En esta mesa ya se han escrito { $most } líneas y no caben más. Seguid hablando en otro sitio; la partida continúa aquí.
trouble-chat-long = Una línea de { $length } caracteres es demasiado larga: usa { $most } como mucho.
trouble-crowd = Hay { $most } páginas abiertas en esta mesa y no caben más. Inténtalo más tarde.
trouble-database = No se puede usar la base de datos { $database }: { $problem }. Elige con --database un lugar en el que se pueda escribir.
trouble-database-driver = La base de datos { $database } necesita el paquete de Python { $module }. Instálalo con: pip install "gonfalon[postgres]".
trouble-database-newer = La base de datos { $database } la escribió una versión más nueva de Gonfalon. Usa esa versión u otro fichero con --database.
trouble-database-served = Otro servidor tiene abierta la base de datos { $database }, y las partidas no serían las mismas en los dos. Detenlo o usa otro fichero con --database.
trouble-database-url = «{ $database }» no es una base de datos conocida. Da un fichero o postgresql+psycopg://usuario:clave@servidor/nombre.
trouble-file-end = El fichero de la partida no termina como dice su registro: se ha cambiado el resultado o la última posición. Vuelve a obtenerlo donde se jugó.
trouble-file-long = El fichero de la partida tiene { $entries } entradas, { $undos } de ellas deshechas: son demasiadas para leerlas aquí. Compruébalo con: gonfalon verify
trouble-flood = Demasiados mensajes a la vez. Espera un momento y sigue.
trouble-fork-over = En ese punto la partida ya ha terminado y no se puede seguir. Elige uno anterior.
trouble-fork-seats = Esta partida es para { $players } jugadores, pero se han indicado { $seats }. Indica { $players }.
trouble-frame = La repetición no tiene el paso { $frame }. Elige uno de los que tiene.
trouble-guest-unknown = Aún no te conocemos. Abre la primera página, acepta su cookie e inténtalo de nuevo.
trouble-guests-many = En una hora han llegado muchos invitados nuevos desde tu dirección. Espera unos minutos y vuelve a intentarlo.
trouble-hint-busy = Muchos preguntan al mariscal ahora mismo. Espera un momento y vuelve a preguntar.
trouble-hint-failed = El mariscal no ha sabido decidirse. Vuelve a preguntar o elige por tu cuenta.
trouble-hint-flood = Preguntas al mariscal más deprisa de lo que piensa. Espera unos segundos y vuelve a preguntar.
trouble-hint-late = Entretanto la mesa ha seguido adelante y el consejo ya no vale. Vuelve a preguntar si te toca decidir.
trouble-hint-off = En esta mesa no hay consejos: quien la preparó los quitó. Elige por tu cuenta.
trouble-hint-unasked = Ahora no te toca decidir, así que no hay nada que aconsejar. Pregunta cuando te toque.
trouble-host = No se puede usar la dirección { $host }: { $problem }. Prueba con --host 127.0.0.1.
trouble-imports-many = Has subido { $most } partidas y no se guardan más. Mira las que ya tienes.
trouble-internal = Algo ha fallado por nuestra parte; la mesa sigue como estaba. Inténtalo de nuevo.
trouble-invitation-unknown = Esa invitación no existe. Comprueba que el enlace esté completo o pide otro.
trouble-invitation-used = Otra persona ya ha ocupado este asiento. Pide otro a quien te invitó.
trouble-link-revoked = Se ha anulado el enlace de este invitado. Si eres tú, vuelve a cargar la página.
trouble-link-unknown = Este enlace no funciona: se anuló, hay otro más nuevo o no está completo. Crea uno nuevo en tu primer dispositivo.
request-json = esto no es JSON
request-missing = falta este valor
request-unknown = no hay ningún valor con este nombre
request-value = aquí va otro valor
trouble-message = No se puede leer el mensaje en { $path }: { $problem }. Vuelve a cargar la página.
trouble-message-large = Un mensaje puede tener como mucho { $most } bytes. Envía uno más corto.
trouble-method = { $method } no es posible aquí. Mira en /api/schema lo que sí lo es.
trouble-name-empty = Un nombre necesita al menos una letra o un signo que se vea.
trouble-name-long = Un nombre de { $length } caracteres es demasiado largo: usa como mucho { $most }.
trouble-not-begun = La partida no ha empezado: quedan asientos libres. Espera o envía el enlace a alguien.
trouble-not-found = No hay nada en { $path }. Vuelve a la primera página.
trouble-not-over = La partida sigue en juego. Esto se puede ver cuando termine.
trouble-origin = La petición vino de otro sitio ({ $origin }). Abre nuestra propia página e inténtalo de nuevo.
trouble-page-unbuilt = La página aún no está construida. Ejecuta: make web.
trouble-plea-needless = Eso todavía lo puedes deshacer por tu cuenta: deshazlo.
trouble-plea-none = Nadie espera tu respuesta: la petición ya se respondió o se retiró.
trouble-plea-pending = Alguien pide deshacer una jugada. La partida sigue cuando todos hayan respondido.
trouble-port = No se puede ocupar el puerto { $port } en { $host }: { $problem }. Elige otro con --port.
trouble-port-number = { $port } no es un puerto. Elige con --port un número de 0 a 65535.
trouble-replace-early = Quien ocupa ese asiento lleva poco tiempo fuera. Espera { $seconds ->
    [one] un segundo más.
   *[other] { $seconds } segundos más.
  }
trouble-replace-foreign = Solo quienes juegan en esta mesa, o quien la preparó, pueden dejar paso a un bot.
trouble-replace-here = Nadie falta en el asiento { $seat }, así que allí no hace falta un bot.
trouble-replace-over = La partida ha terminado: nadie tiene que jugar en lugar de otro.
trouble-request = No se puede leer la petición en { $path }: { $problem }. Corrígelo e inténtalo de nuevo.
trouble-review-busy = Ahora mismo se están repasando muchas partidas. Espera un momento y vuelve a cargar la página.
trouble-review-empty = En esta partida nadie decidió nada, así que no hay nada que repasar.
trouble-review-failed = No se ha podido repasar esta partida: es demasiado larga o algo ha fallado por nuestra parte. La repetición está completa.
trouble-review-flood = Has pedido repasar muchas partidas. Espera un minuto y vuelve a cargar la página.
trouble-seat-foreign = El asiento { $seat } no es tuyo. Elige por un asiento tuyo.
trouble-seat-own = Ya estás sentado a esta mesa. Este asiento es para otra persona: envíale el enlace.
trouble-seat-taken = Alguien acaba de sentarse ahí. Elige otro asiento.
trouble-seat-unknown = Esta mesa no tiene el asiento { $seat }. Elige uno que tenga.
trouble-stale = Entretanto la mesa ha seguido adelante. Mírala de nuevo y vuelve a elegir.
trouble-storage = No se ha podido guardar, así que no ha ocurrido. Inténtalo dentro de un momento.
trouble-table-private = A esta mesa solo se sienta quien tiene invitación. Pide el enlace a quien la creó.
trouble-table-unknown = No hay ninguna mesa «{ $table }». Comprueba que el enlace esté completo.
trouble-tables-many = Tienes { $most } mesas sin terminar y no se permiten más. Termina o abandona una antes.
trouble-too-large = Es demasiado grande: se leen como mucho { $most } bytes. Envía menos.
