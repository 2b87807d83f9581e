# La primera partida guiada.
guide-welcome = Te damos la bienvenida. Tienes ante ti cinco tierras; en cada una hay un sector tuyo abajo y uno del bot arriba. Cuatro cartas forman un ejército; el mejor se queda la tierra. Gana quien se quede más tierras.
guide-hand = Tienes { $cards } cartas: una la acabas de robar. Una carta muestra de uno a cinco símbolos; cuanto más abajo está un símbolo, menos vale.
guide-pick = Empieza pulsando una carta de tu mano, abajo. Todavía no se hace nada.
guide-sector = Ahora pulsa uno de tus cinco sectores. Un marco dorado muestra dónde quedaría la carta. Vale cualquier sector con menos de cuatro cartas.
guide-confirm = La línea de arriba dice cuánto valdría tu ejército en { $land }, y los símbolos que reúne se ven en color. Pulsa el botón rojo, o elige antes otro sector.
guide-answer = El bot ha respondido y tú has vuelto a robar. La crónica cuenta todo lo que pasa; el número tras cada frase abre la regla que sigue.
guide-why = También puedes pulsar lo que no está iluminado: te dice por qué no y qué regla lo manda.
guide-squad = En { $land } tienes una unidad: { $worth }. Dos símbolos iguales son una compañía, tres un batallón, cuatro un regimiento. Decide la unidad más grande; entre unidades iguales, el símbolo más fuerte.
guide-rival = En { $land } va por delante { $name }: lo muestra el borde de color. No hace falta ganar en todas partes. Bastan tres tierras de cinco.
guide-undo = Una jugada se puede deshacer hasta que aparece algo nuevo: aquí, la carta siguiente. Después, Deshacer pasa a ser Pedir deshacer; los bots siempre están de acuerdo.
guide-seen = En el mazo quedan { $deck } cartas. La pestaña «Cartas vistas», junto a la crónica, cuenta lo que aún no se ha visto. Merece la pena mirarla: una tierra se decide antes si nada de lo no visto puede cambiarla.
guide-full = Tu sector en { $land } está lleno: ese ejército ya no cambia. Si el rival no puede hacer nada mejor allí, la tierra es tuya al momento.
guide-won = { $land } está decidida{ $yours ->
     [yes] , y es tuya
    *[no] : la ha ganado { $name }
  }. Aún se pueden poner cartas allí, pero no cambian nada. Así te libras de una carta mala.
guide-end = Ha sido tu primera partida. La repetición la muestra jugada a jugada, con todas las manos abiertas. Juega otra, o prueba con tres o cuatro: entonces se mezclan dos barajas.
