import GameKernel
import PairsGame
import Stage

/// The plaques of all who play, in the order of their seats; none where one plays alone.
final class SeatPlaques {
  private let context: StageContext
  private var plaques: [SeatPlaque] = []

  init(context: StageContext) { self.context = context }

  func layout(_ areas: PairsAreas, _ seats: [PairsSeat], _ state: Pairs.State) {
    plaques = areas.plaques.enumerated().map { index, frame in
      SeatPlaque(
        frame: frame, seat: seats[index], pairs: state.pairsTaken[index],
        isCompact: areas.isCompact, context)
    }
  }

  /// Lets the numbers roll to the pairs that each has taken.
  func show(_ state: Pairs.State) {
    for (plaque, pairs) in zip(plaques, state.pairsTaken) { plaque.number.show(pairs) }
  }

  func draw(into list: inout DisplayList, _ words: PairsWords, _ state: Pairs.State) {
    for (index, plaque) in plaques.enumerated() {
      let seat = Seat(index)
      plaque.draw(
        into: &list, name: words.name(of: seat), detail: words.detail(of: seat, state),
        word: context.texts.plural("pair", "pairs", state.pairsTaken[index]),
        isToMove: state.isOver ? state.winners.contains(seat) : state.toMove == seat)
    }
  }
}
