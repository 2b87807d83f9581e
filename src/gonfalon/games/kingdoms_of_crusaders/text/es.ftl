# Los reinos de los cruzados, en español.
# Argumentos: $seat el nombre de un jugador, $you "yes" si es quien lee, $land una tierra,
# $card los símbolos de una carta en lista («yelmo y arco»), $army una unidad («un regimiento de yelmos»).

## El juego en el salón

title = Los reinos de los cruzados
short = Cinco tierras, cuatro cartas en cada una
blurb = Cinco ciudades, cuatro cartas en cada una. Si te decides demasiado pronto, te leen el juego; si tardas, la ciudad ya es de otro.
players = De 2 a 4 jugadores
credits = Un juego de Sergei Machin (S. Machin, D. Goryunov, DG Stolitsa, 2007). Esta es una adaptación no oficial, con textos y dibujos propios.

option-variant = Cómo se gana
option-variant-about = Lo que decide la partida al final.
option-variant-markers = Más tierras
option-variant-markers-about = La partida acaba con la quinta ficha de victoria y gana quien haya ganado más tierras.
option-variant-points = Más puntos
option-variant-points-about = Cada cual coloca sus veinte cartas; en cada tierra el mejor ejército vale 3 puntos, el segundo 2 y el tercero 1.

## Formas de acabar

way-markers = decidida por fichas de victoria
way-points = decidida por puntos
way-concession = decidida por rendición

## Tierras, símbolos, unidades

land-antioch = Antioquía
land-cyprus = Chipre
land-jerusalem = Jerusalén
land-edessa = Edesa
land-tripoli = Trípoli

symbol-lance = lanza
symbol-bow = arco
symbol-swords = espadas
symbol-helmet = yelmo
symbol-banner = estandarte

squad-4-lance = un regimiento de lanzas
squad-4-bow = un regimiento de arcos
squad-4-swords = un regimiento de espadas
squad-4-helmet = un regimiento de yelmos
squad-4-banner = un regimiento de estandartes
squad-3-lance = un batallón de lanzas
squad-3-bow = un batallón de arcos
squad-3-swords = un batallón de espadas
squad-3-helmet = un batallón de yelmos
squad-3-banner = un batallón de estandartes
squad-2-lance = una compañía de lanzas
squad-2-bow = una compañía de arcos
squad-2-swords = una compañía de espadas
squad-2-helmet = una compañía de yelmos
squad-2-banner = una compañía de estandartes
squad-1-lance = una sola lanza
squad-1-bow = un solo arco
squad-1-swords = un solo par de espadas
squad-1-helmet = un solo yelmo
squad-1-banner = un solo estandarte

## Lo que ha pasado

dealt = { $you ->
    [yes] Recibes
   *[no] { $seat } recibe
  } { $count ->
    [one] una carta
   *[other] { $count } cartas
  }.
first = { $you ->
    [yes] El azar quiere que empieces tú.
   *[no] El azar quiere que empiece { $seat }.
  }
drew = { $you ->
    [yes] Robas una carta.
   *[no] { $seat } roba una carta.
  }
drew-card = Carta robada: { $card }.
placed = { $you ->
    [yes] Colocas { $card } en { $land }.
   *[no] { $seat } coloca { $card } en { $land }.
  }
placed-full = { $you ->
    [yes] Colocas { $card } en { $land }. Tu sector está lleno.
   *[no] { $seat } coloca { $card } en { $land }. Ese sector está lleno.
  }
won-full = { $you ->
    [yes] Ganas { $land }, ficha { $marker }: todos los sectores están llenos y tu ejército, con { $army } al frente, es el mejor.
   *[no] { $seat } gana { $land }, ficha { $marker }: todos los sectores están llenos y el mejor ejército es el suyo, con { $army } al frente.
  }
won-early = { $you ->
    [yes] Ganas { $land }, ficha { $marker }: nada que un rival pueda añadir allí supera a tu ejército, con { $army } al frente.
   *[no] { $seat } gana { $land }, ficha { $marker }: nada que un rival pueda añadir allí supera a su ejército, con { $army } al frente.
  }
scored-lands = { $you ->
    [yes] Acabas con { $score ->
        [one] una tierra
       *[other] { $score } tierras
      }.
   *[no] { $seat } acaba con { $score ->
        [one] una tierra
       *[other] { $score } tierras
      }.
  }
scored-points = { $you ->
    [yes] Acabas con { $score } puntos.
   *[no] { $seat } acaba con { $score } puntos.
  }
won-game = { $you ->
    [yes] Ganas la partida.
   *[no] { $seat } gana la partida.
  }

## Lo que se pide

ask-place = Coloca una carta de tu mano en uno de tus sectores.
ask-place-why = Es tu turno: has robado una carta y ahora colocas otra. Vale cualquiera de tus sectores con menos de cuatro cartas.
ask-wait = { $seat } está eligiendo dónde colocar una carta.
ask-chance = Se están repartiendo las cartas.
ask-over = La partida ha terminado.

## Por qué no

why-no-card = Esa carta no está en tu mano.
why-sector-full = Tu sector de { $land } está lleno: ya tiene cuatro cartas.
why-concede-two = Solo es posible rendirse en una partida de dos; entre más, cambiaría la partida de los demás.

## Valores de la edición

value-lands = Las cinco tierras
value-deck-size = Cartas de un mazo
value-deck-copies = Copias de cada carta, según su número de símbolos
value-deck-exceptions = Cartas con otro número de copias

## La mesa en la terminal

sketch-seat = { $you ->
    [yes] Tú
   *[no] { $seat }
  }
sketch-won = { $you ->
    [yes] tuya
   *[no] de { $seat }
  } ({ $number })
sketch-squad-4 = regimiento: { $symbols }
sketch-squad-3 = batallón: { $symbols }
sketch-squad-2 = compañía: { $symbols }
sketch-squad-1 = suelto: { $symbols }
sketch-size = { $count ->
    [one] una carta de { $most }
   *[other] { $count } cartas de { $most }
  }
sketch-deck = Cartas en el mazo: { $count }
sketch-hands = En la mano
sketch-your-hand = Tu mano
sketch-card = { $count ->
    [one] { $card }
   *[other] { $card } (× { $count })
  }

## La suerte frente a lo esperado

luck-deal = cartas repartidas al principio
luck-first = quién empieza
luck-card = cartas robadas
