import BoxKit
import GameKernel
import MachineScenes
import MatchstickGame
import Stage

/// The plaques of the two seats.
struct MatchsticksPlaques {
  private var plaques: [Plaque] = []

  /// - Parameter hasArrow: whether the plaque of the second seat opens a list.
  mutating func layout(
    _ areas: MatchsticksAreas, _ seating: MatchstickSeats, hasArrow: Bool, _ look: Look
  ) {
    plaques = areas.plaques.enumerated().map { index, frame in
      Plaque(
        frame: frame, isMirrored: index == 1, look: look,
        computer: seating[Seat(index)] == .machine ? .matchbox : .computer,
        hasArrow: hasArrow && index == 1)
    }
  }

  /// Draws the plaques.
  ///
  /// - Parameter detail: returns the second line of a seat; `nil` for the usual one.
  func draw(
    into list: inout DisplayList, _ status: MatchsticksStatus,
    detail: (_ seat: Seat, _ isToMove: Bool) -> String?
  ) {
    let (state, words) = (status.state, status.words)
    for (index, plaque) in plaques.enumerated() {
      let seat = Seat(index)
      let isToMove = !state.isOver && state.toMove == seat && status.machine().training == nil
      plaque.draw(
        into: &list, name: words.name(of: seat),
        detail: detail(seat, isToMove) ?? words.kind(of: seat, isToMove: isToMove),
        isPerson: words.seating[seat].isPerson, isToMove: isToMove)
    }
  }
}
