import Controls
import GameKernel
import Stage

extension TextField {
  /// Creates a field for the name of a seat's player, with the sign of the seat. It is disabled for computers.
  ///
  /// - Parameters:
  ///   - usual: the placeholder, which is the name if none is set.
  ///   - pasteText: returns the text on the clipboard, if any.
  package static func naming<Occupant>(
    _ id: String, _ seat: TableSeat<Occupant>, usual: String, context: StageContext,
    pasteText: @escaping () -> String?, onChange: @escaping (String) -> Void
  ) -> TextField {
    let field = TextField(
      id: id, context: context, text: seat.occupant.isPerson ? seat.name ?? "" : "",
      placeholder: usual, limit: TableSeat<Occupant>.nameLimit, onChange: onChange)
    field.pasteText = pasteText
    field.makeSign = { SeatSign(rawValue: seat.colour)?.picture(side: $0, context.look) }
    field.isEnabled = seat.occupant.isPerson
    field.reason = context.look.texts("Computers have their own names.")
    return field
  }
}
