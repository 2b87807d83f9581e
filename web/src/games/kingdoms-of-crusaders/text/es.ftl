# Las palabras propias del tablero; los nombres de tierras y símbolos están en los textos del juego.
board-you = Tú
board-empty = aún sin cartas
board-one-lance = lanza
board-one-bow = arco
board-one-swords = espadas
board-one-helmet = yelmo
board-one-banner = estandarte
board-many-lance = lanzas
board-many-bow = arcos
board-many-swords = espadas
board-many-helmet = yelmos
board-many-banner = estandartes
board-rank-4 = { $n ->
     [one] Regimiento
    *[other] Regimientos
  }
board-rank-3 = { $n ->
     [one] Batallón
    *[other] Batallones
  }
board-rank-2 = { $n ->
     [one] Compañía
    *[other] Compañías
  }
board-of = de { $symbols }
board-won-you = es tuya
board-won = es de { $name }
board-would-lead = irías por delante
board-would-not-lead = no irías por delante
board-lead-you = vas por delante
board-lead = { $name } va por delante
board-even = igualada por ahora
board-untouched = aún sin cartas
board-cards-of = { $cards } de { $full }
board-sector-yours = Tu sector en { $land }, { $cards } de { $full } cartas, { $worth }; { $state ->
     [chosen] elegido, pulsa otra vez para colocar la carta
     [can] puede recibir la carta
    *[cannot] no puede recibir cartas ahora
  }
board-sector-of = { $name } en { $land }: { $cards } de { $full } cartas, { $worth }
board-place-squad = ¿Colocar la carta en { $land }? Forma { $squad }.
board-place-squads = ¿Colocar la carta en { $land }? Forma { $best ->
     [4] regimientos
     [3] batallones
    *[2] compañías
  } de { $symbols }.
board-place-single = ¿Colocar la carta en { $land }? Todavía no forma ninguna unidad.
board-choose-sector = Coloca { $card } en uno de los sectores iluminados.
board-choose-card = Elige una carta para { $land }.
board-place = Colocar
board-place-in = Colocar en { $land }
board-missing-card = Elige antes una carta de tu mano.
board-missing-sector = Elige antes uno de los sectores iluminados.
board-markers = fichas de victoria
board-hand-cards = cartas en la mano
board-points = puntos según está la mesa
board-lower = sectores de abajo
board-upper = sectores de arriba
board-aside = { $players ->
     [2] duelo
    *[other] { $players } jugadores
  } · { $variant ->
     [points] gana quien sume más puntos
    *[markers] gana quien tenga más fichas
  }
board-chapter-one = Carta { $from }
board-chapter = Cartas { $from } a { $to }
board-all-hands = Todas las manos
board-your-hand = Tu mano
board-hand-secret = { $cards } { $cards ->
     [one] carta secreta
    *[other] cartas secretas
  }
board-key = Leyenda
board-key-4 = 4, un regimiento
board-key-3 = 3, un batallón
board-key-2 = 2, una compañía
board-tab-seen = Cartas vistas
board-unseen = { $cards } cartas no están boca arriba: { $deck } en el mazo y las demás en las manos, también en la tuya. Cuántas veces queda cada símbolo entre ellas:
board-unseen-card = { $card }: { $n } sin ver
board-say-place = { $card } a { $land }{ $leads ->
     [yes] , y allí irías por delante
    *[no] {""}
  }
board-say-place-squad = { $card } a { $land }: { $makes }{ $leads ->
     [yes] , y allí irías por delante
    *[no] {""}
  }
