# La Primera Cruzada guiada.
guide-welcome = Te damos la bienvenida a Ultramar. Diriges en solitario la Primera Cruzada; los musulmanes juegan por sí mismos, con pasos que puedes seguir. Tras { $turns } turnos se cuentan tus áreas: { $marginal } puntos son una victoria marginal; { $victory }, una victoria.
guide-map = Empiezas en { $area }. El número del escudo son los dados con que se defiende un área; el del disco oscuro, el orden en que atacan los musulmanes: la más baja de las tuyas que alcancen.
guide-hand = Tienes { $cards } cartas. Las tropas sirven para atacar. Los eventos se juegan en tu ronda. Las respuestas esperan a que alguien ataque. Pulsa una carta y te la lee.
guide-target = En cada ronda haces una sola cosa. Empieza con un ataque: pulsa un área de borde dorado, vecina de la tuya. Pocos dados en su escudo son presa fácil.
guide-attack = { $what }: la línea de arriba dice la mejor probabilidad que tienes con todas tus tropas. Aún no se hace nada. Confirma con el botón rojo o pulsa otra área.
guide-lay = Ahora pon tropas: pulsa esas cartas. Cada una trae tantos dados como su número, y la barra muestra tu probabilidad con cada carta. Todo lo que pones se gasta, ganes o pierdas. Con tres dados o más despiertas la respuesta más antigua de su fila.
guide-send = { $attack ->
     [one] Un dado
    *[other] { $attack } dados
  } contra { $defence }. Un 4, 5 o 6 es un impacto, y necesitas más impactos que ellos: el empate resiste. Dos dados más que la defensa es una buena ocasión. Añade otra tropa o envía el ataque.
guide-falls = El área ha caído: es tuya, con sus puntos. En solitario una conquista no da bonus; solo lo dan las cartas.
guide-holds = La defensa ha resistido: le basta el empate. Las cartas se han gastado. La próxima vez lleva una tropa más o elige un área más débil.
guide-muslims = Tras cada ronda tuya los musulmanes descubren una carta de su mazo; quedan { $pile }. «Por qué lo hizo» cuenta cada paso con su regla, para que lo compruebes como en una mesa de verdad.
guide-army = Su ejército vale { $strength }. Tras cada carta tira un dado; si es menor que su fuerza, marcha, ahora contra { $area }. Un área pobre de número bajo es un buen escudo para las ricas.
guide-respond = Te atacan y puedes responder: las respuestas de defensa están iluminadas, y cada una muestra su probabilidad. También puedes dejarlo estar y guardar la carta.
guide-turnable = Un castillo +1 vecino del área puede girarse a su lado regular: un dado más ahora, y la guarnición ya no está después.
guide-lost = Han recuperado un área. Cuesta sus puntos y nada más; puedes volver a ganarla.
guide-verdict = El marcador de tu lado muestra cómo vas: { $points } { $points ->
     [one] punto
    *[other] puntos
  } ahora; { $victory } hacen una victoria. La marca discontinua dice cuántos tendrías si cae el área atacada.
guide-pass = { $cards ->
     [one] Te queda una carta
    *[other] Te quedan { $cards } cartas
  }. Lo que guardas no lo robas el turno siguiente. Pero quien pasa queda fuera del turno, y los musulmanes juegan todo lo que les queda: hazlo cuando su mazo esté bajo o no puedan dañarte.
guide-again = Turno { $turn } de { $turns }. Has vuelto a robar: lo que te toca, con el bonus, menos lo que guardaste. Lo que ellos tenían en la mesa sigue ahí.
guide-end = La cruzada ha terminado. La repetición muestra cada carta. Juega otra, prueba con un amigo como Ricardo y Leopoldo, o entre tres o cuatro rivales en la Segunda Cruzada.
