# Las palabras de la página.
you = Tú
close = Cerrar
save = Guardar
cancel = Cancelar
change = Cambiar
copy = copiar
copied = Copiado
understood = Entendido
rule = Regla { $rule }
skip = Ir al contenido
brand = Gonfalon, al salón
to-the-hall = Al salón
other-language = Read in English
candlelight = Luz de vela
daylight = Luz de día
rules = Reglas
log = Crónica
log-and-more = Crónica y más
players = Jugadores
players-and-log = Jugadores y crónica
board = Tablero
desk = Decisión
hand = Mano y acciones
prompt = Qué hay que hacer
zoom-in = Acercar
zoom-out = Alejar
nav = Partes de la mesa
nav-table = Mesa
about = Acerca de

# personas
language = Idioma
language-en = English
language-es = Español
light = Luz
light-day = Día
light-night = Noche
settings = Ajustes
nobody = nadie
me-title = Tu nombre y tus armas
me-name = Nombre
me-arms = Escudo de armas
arms-gules = Gules, león
arms-azure = Azur, cruz
arms-vert = Sinople, águila
arms-or = Oro, sol
arms-purpure = Púrpura, lis
arms-sable = Sable, torre
arms-argent = Plata, rosa

# el salón
hall-title = Toma asiento en el salón
hall-lead = Juegos de mesa medievales para jugar con amigos, con bots o a solas, a la luz de una vela. Sin cuenta: bastan tu nombre y tus armas.
hall-waiting = Te esperan
hall-others = Mis otras mesas
hall-mine = Mis mesas
hall-mine-none = Todavía ninguna. Juega contra bots o prepara una mesa.
hall-open = Mesas abiertas
hall-open-aside = cualquiera puede sentarse
hall-open-none = Ninguna mesa busca jugadores. Prepara una y deja que otros se unan.
tables-n = { $n } { $n ->
     [one] mesa
    *[other] mesas
  }
games = Juegos
game-players = { $from } a { $to }
game-minutes = { $minutes } min
play-bots = Jugar ya contra bots
play-alone = Jugar ya en solitario
set-up = Preparar una mesa
learn = Aprender
guide = Guía
guide-first = Primera partida, guiada
guide-next = Seguir
guide-leave = Dejar la guía
play-on = Seguir
look-in = Mirar
sit-down = Sentarse
row-yours = { $game }. Es tu turno.
row-missed = { $n ->
     [one] Una jugada desde la tuya.
    *[other] { $n } jugadas desde la tuya.
  }
row-plea = { $game }: alguien pide deshacer.
row-over = { $game }, terminada. { $outcome }
row-gathering = { $game }. { $free ->
     [one] Un asiento libre.
    *[other] { $free } asientos libres.
  }
row-playing = { $game }. Decide { $name }.
foot-icons = Iconos: game-icons.net, CC BY 3.0
foot-credits = Créditos
foot-rebuilt = Sobre las reconstrucciones
foot-fair = Cómo se prueba el juego limpio

# preparar
players-count = Jugadores
seats = Asientos
seat-n = Asiento { $seat }
name-n = Nombre de quien juega en el asiento { $seat }
player-n = Jugador { $seat }
kind-me = Yo
kind-open = Un amigo, con enlace de invitación
kind-hotseat = Otra persona en este dispositivo
public = Mostrarla en el salón
public-why = Cualquiera puede ocupar un asiento libre, no solo quien tenga el enlace.
hints = Consejos
hints-why = Quien tiene que decidir puede preguntar al mariscal, nuestro bot más fuerte. Solo sabe lo que sabe esa persona.
table-name = Nombre de la mesa
table-name-free = si quieres
open-table = Abrir la mesa
begin = Empezar

# los valores de quien tiene la caja
edition = Valores de las cartas y del mapa
edition-ours = Los nuestros
edition-own = Los míos
edition-why = Si tienes la caja, escribe aquí lo que pone en tu ejemplar. Lo que no escribas queda como en la nuestra.
edition-file = Un archivo (TOML)
edition-text = O como texto
edition-start = Empezar con los nuestros
owned = Con valores propios
owned-why = En esta mesa se juega con la edición «{ $edition }». { $n ->
     [0] Todos sus valores son como los nuestros.
     [one] Un valor es distinto de los nuestros.
    *[other] { $n } valores son distintos de los nuestros.
  }
owned-here = Aquí
grace = Si alguien se ausenta, un bot podrá jugar al cabo de
grace-after = { $seconds ->
     [60] un minuto
     [600] diez minutos
     [3600] una hora
     [86400] un día
    *[other] tres días
  }

# asientos
seat-bot = { $bot ->
     [page] Paje (bot, al azar)
     [squire] Escudero (bot, fácil)
     [knight] Caballero (bot, fuerte)
     [marshal] Mariscal (bot, el más fuerte)
    *[other] Bot, { $bot }
  }
bot-name = { $number ->
     [0] Bot
    *[other] Bot { $number }
  }
bot-kind = { $bot ->
     [page] paje
     [squire] escudero
     [knight] caballero
     [marshal] mariscal
    *[other] { $bot }
  }
seat-open = asiento libre
seat-you = tú
seat-here = presente
seat-away = ausente
seat-here-too = en este dispositivo
seat-asked = tiene que decidir
rank = Puesto
rank-short = { $rank ->
     [1] gana
    *[other] { $rank }.º
  }

# una mesa
seat-deputy = fuera, juega un bot: { $bot ->
     [page] paje
     [squire] escudero
     [knight] caballero
     [marshal] mariscal
    *[other] { $bot }
  }
chat = Charla
chat-unread = Charla · { $n }
chat-say = A la mesa
chat-send = Enviar
chat-none = Aún no ha hablado nadie.
chat-here = { $n ->
     [one] Está aquí { $names }.
    *[other] Están aquí { $names }.
  }
chat-nobody = No hay nadie más ahora.
chat-watchers = { $n ->
     [one] Mira una persona.
    *[other] Miran { $n } personas.
  }
notice = { $notice ->
     [plea-made] { $name } pide deshacer.
     [plea-agreed] Todos de acuerdo: se deshace la última jugada de { $name }.
     [plea-declined] { $name } se niega: la partida sigue.
     [plea-withdrawn] { $name } ya no pide deshacer.
     [seat-replaced] { $name } no está; juega un bot.
     [seat-returned] { $name } ha vuelto.
    *[other] { $notice }
  }
table-named = «{ $name }»
watch-word = { $n ->
     [one] mira
    *[other] miran
  }
watch-link = Enlace para espectadores
watch-link-why = Quien lo abra mira y no ve secretos.
absent = Quién no está
absent-wait = { $name } no está. Dentro de { $minutes ->
     [one] un minuto
    *[other] { $minutes } minutos
  } puede jugar un bot.
absent-now = { $name } no está.
absent-agreed = { $name } no está. Quieres que juegue un bot; falta preguntar a los demás.
absent-bot = Que juegue un bot
ask-back = Pedir deshacer
ask-back-why = Si los demás están de acuerdo, se deshace tu última jugada con todo lo que vino después.
ask-back-alone = Juegas solo con bots, y ellos están de acuerdo: se deshace tu última jugada y todo lo que vino después.
ask-back-fine = Lo que ya sabes no se olvida, y el azar no vuelve atrás: la próxima carta o el próximo dado serán nuevos.
ask-back-send = Preguntar a los demás
ask-back-now = Deshacer
plea = Deshacer
plea-asked = { $name } pide deshacer su última jugada y todo lo que vino después.
plea-mine = Has pedido deshacer. Faltan por responder: { $names }.
plea-others = { $name } pide deshacer. Faltan por responder: { $names }.
plea-fine = La partida espera hasta que todos respondan.
plea-agree = De acuerdo
plea-decline = No
plea-withdraw = Retirar
gathering-title = Se está poniendo la mesa
gathering-missing = { $seats ->
     [one] Queda un asiento libre.
    *[other] Quedan { $seats } asientos libres.
  } La partida empieza sola cuando todos se sientan.
gathering-free = El asiento { $seat } está libre
gathering-link = Enlace de invitación al asiento { $seat }
gathering-fine = Envía a cada amigo un enlace; cada uno vale para un asiento. Puedes dejar abierta esta página o volver más tarde.
copy-link = Copiar el enlace
undo = Deshacer
replay = Repetición
play-again = Otra partida
won-you = Has ganado.
won = Gana { $name }.
won-shared = { $names } comparten la victoria.
lost-you = Has perdido.
won-nobody = Nadie ha ganado.
over-why = La partida ha terminado. En la repetición están todas las jugadas y la prueba de que el azar fue limpio.
since-you-left = Desde que te fuiste: { $n } jugadas
in-words = Tablero en palabras
words-may = Puedes elegir
words-this = elegir
words-sure = ¿seguro?
words-do = Hazlo
words-not-this = Otra cosa
words-dark = Lo que ahora no es posible
words-dark-what = { $n ->
     [one] Una cosa: ¿cuál?
    *[other] { $n } cosas: ¿cuál?
  }
words-why-not = ¿Por qué no?
hint = Consejo
hint-title = ¿Qué haría el mariscal y por qué?
hint-thinking = El mariscal piensa en lo que sabes …
hint-best = El mariscal elegiría «{ $what }».
hint-only = Solo puedes elegir una cosa: «{ $what }».
hint-chance = Así ganarías con una probabilidad del { $percent }. Lo juzga tras mirar adelante { $looks ->
     [one] una vez
    *[other] { $looks } veces
  }, repartiendo cada vez de nuevo lo que no puedes saber.
hint-why = { $percent } de ganar: ¿por qué?
hint-next = Después vendrían: { $options }.
hint-other = { $what } ({ $percent })
hint-other-rare = { $what } ({ $percent }, pero probado solo { $looks ->
     [one] una vez
    *[other] { $looks } veces
  })
hint-do = Hazlo
hints-off = Los quitó de esta mesa quien la preparó.
not-now = { $what }: ahora no
concede = Rendirse
concede-sure = Sí, me rindo
commitment = Compromiso de esta partida
commitment-why = Se publica antes de la primera jugada. Al final se revela la semilla y cualquiera puede comprobar que nadie tocó el azar.
connection-lost = Se ha perdido la conexión, intentándolo de nuevo …
unanswered = La conexión se cortó antes de confirmarse tu última elección. Mira la mesa antes de elegir otra vez.
no-board = Esta página aún no sabe dibujar ese juego.

# telón
curtain-title = { $name }, es tu turno
curtain-hand = Pasa el dispositivo a { $name }. Las cartas de los demás están guardadas.
curtain-recent = Lo último que ha pasado
curtain-open = Soy { $name }: abrir el telón
curtain-fine = Nadie más debería mirar. Espacio o Intro lo abre; no se pierde nada por esperar.

# unirse
join-title = Tienes una invitación
join-lead = { $host } te guarda un asiento en una mesa de { $game }.
join-as = Te sentarás como { $name }.

# otro dispositivo, importar, bifurcar
me-device = Seguir en otro dispositivo
me-device-why = Un enlace secreto que hace tuyo otro dispositivo: el mismo nombre, las mismas mesas. Quien lo tenga juega por ti.
me-device-link = Enlace secreto
me-device-make = Crear un enlace secreto
me-device-anew = Crear un enlace nuevo
me-device-drop = Anular el enlace
device-title = ¿Seguir como { $name }?
device-lead = Este enlace hace que este dispositivo sea de { $name }: el mismo nombre, los mismos asientos.
device-fine = Aquí eres { $name } y no tienes enlace secreto: quien sigue como otra persona deja atrás esos asientos.
device-go = Sí, soy { $name }
device-not = No, déjalo como está
import = Importar una partida
import-title = Importar una partida
import-lead = Un archivo de partida guarda cada jugada y cada resultado del azar. Ábrelo para recorrerlo o para seguir jugando desde cualquier jugada; o solo comprueba que el azar fue limpio.
import-file = Archivo de partida
import-take = Abrir la repetición
import-check = Solo comprobar
fork = Seguir desde aquí
fork-title = Seguir desde la jugada { $at }
fork-exact = Empieza una partida nueva con esta misma posición y azar nuevo. La anterior no se toca.
fork-dealt = La partida sigue en curso: lo que no puedes saber se reparte de nuevo. La partida en curso no se toca.
fork-as = Te sientas en
fork-seat = { $seat }: { $name }
fork-others = Los demás son
fork-bots = Bots
fork-hotseat = Jugadores en este dispositivo
fork-go = Empezar
fork-of = Dónde empezó
fork-from = Jugada { $at } de otra partida
fork-not-exact = Lo que allí no se podía saber se repartió de nuevo.
luck-title = Dados y robos
luck-how = La barra es lo que salió; la línea discontinua, lo que cabía esperar.
luck-count = { $way ->
     [roll] { $n } tirados
     [draw] { $n } robadas
    *[deal] { $n } repartidas
  }
luck-value = { $name }: { $seen } veces, se esperaban { $expected }
luck-few = Demasiado pocos para juzgar.
luck-shown = Los { $shown } de { $all } que más se desviaron.
luck-odds = Tan desiguales como estos o más: { $n } de cada 100 partidas limpias.

# repetición
moves = Jugadas
move = Jugada
replay-opens = Se abre la repetición …
move-of = { $at } de { $last }:
players-and-moves = Jugadores y jugadas
moves-and-fair = Juego limpio y jugadas
timeline = Línea de tiempo
eyes = Visto por
eyes-all = Con ojos que todo lo ven
eyes-watcher = Como lo vio el público
eyes-seat = Como lo vio { $name }
eyes-all-why = La partida ha terminado: todas las manos están abiertas.
eyes-watcher-why = Ves lo que vio toda la mesa.
eyes-seat-why = Ves lo que { $name } podía ver en ese momento.
link-to-move = Enlace a esta jugada
back-to-table = Volver a la mesa
first-move = Primera jugada
back-move = Jugada anterior
next-move = Jugada siguiente
last-move = Última jugada
play-moves = Reproducir
pause = Pausa
key-move = jugada
key-ends = extremos
key-space = Espacio
key-play = reproducir
review-pending = Un bot repasa la partida: cómo estaba cada cual y qué la decidió. Tarda unos segundos …
curve = Probabilidad de ganar
chance-of = { $name } { $percent }
key-swing = vuelco
swings = Mayores vuelcos
swings-aside = puntos de probabilidad
swing-deal = El primer reparto
swing-move = { $name } decide
swing-then = { $name } decide. { $what }
swing-why = { $by ->
     [decision] Para { $name }, todo por la decisión
     [luck] Para { $name }, todo por dados y robos
    *[both] Para { $name }: decisión { $decision }, dados y robos { $luck }
  }
ways = Suerte y decisiones
ways-luck = dados, robos
ways-own = propias
ways-others = de los demás
ways-from-to = de { $from } a { $to }
ways-how = La curva es la probabilidad de cada asiento tal como la podía juzgar entonces. Los vuelcos y las barras se miden con todas las cartas a la vista: una decisión cuenta por lo que prometía antes de dados y robos; la suerte es lo que va de ahí a lo que salió. Todo son cálculos de un bot.
fair-title = ¿Fue limpio?
fair-ok = comprobado aquí
fair-bad = algo no cuadra
fair-commitment = Compromiso, antes de la jugada 1
fair-seed = Semilla, revelada al final
fair-nonce = Número único, revelado al final
fair-elsewhere = O en tu propio equipo:
fair-later = La semilla se revela al terminar la partida; entonces se puede comprobar todo aquí.
check = { $check ->
     [commitment] { $ok ->
       [yes] La semilla da el compromiso
      *[no] La semilla no da el compromiso
    }
     [chance] { $ok ->
       [yes] { $count } robos y mezclas repetidos: todos iguales
      *[no] Los robos y mezclas no salen iguales
    }
     [choices] { $ok ->
       [yes] { $count } elecciones, todas legales
      *[no] No todas las elecciones fueron legales
    }
     [result] { $ok ->
       [yes] El resultado final es el mismo
      *[no] El resultado final es distinto
    }
    *[other] { $check }
  }
take-title = Llévatela
export = Exportar la partida

# reglas
rules-search = Buscar en las reglas
rules-search-eg = Buscar en las reglas …
rules-text = Texto de las reglas
rules-chapters = Capítulos
rules-language = Idioma de las reglas
rules-found = { $n ->
     [one] Un pasaje encontrado
    *[other] { $n } pasajes encontrados
  }
you-are-here = Estás aquí

# acerca de
about-title = Acerca de Gonfalon
about-lead = Gonfalon es una versión no oficial de juegos de mesa medievales, con palabras y dibujos propios. Los juegos son de sus autores y editoriales; si te gusta uno, compra la caja.
about-games = Los juegos
about-rebuilt = Las reglas impresas no lo cuentan todo. Estos valores de la edición «{ $edition }» son una reconstrucción nuestra; quien tenga la caja puede cambiarlos:
about-value = Valor
about-none = ninguno
about-ours = El nuestro
about-fair = Cómo se prueba el juego limpio
about-fair-how = Antes de la primera jugada el servidor publica un compromiso: la huella de una semilla secreta y un número único. Todas las mezclas y robos salen de esa semilla. Al final se revelan, así que cualquiera puede rehacer la huella, repetir cada mezcla y ver que nadie tocó nada.
about-fair-check = Exporta una partida terminada y compruébala en tu propio equipo:
about-credits = Créditos
about-icons = Iconos de los artistas de
about-fonts = Tipos de letra con licencia SIL Open Font License 1.1:
about-art = Escudos, imágenes, la cruz, la lanza y la estrella de ocho puntas: dibujos nuestros.

# problemas de la propia página
failed-title = Esta puerta no se abre
lost = Esa página no existe.
trouble-unreachable = No se puede llegar al servidor. Comprueba la conexión e inténtalo de nuevo.
trouble-unknown = El servidor respondió con un error ({ $status }). Inténtalo dentro de un momento.
