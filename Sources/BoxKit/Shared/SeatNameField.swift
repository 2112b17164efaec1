import GameKernel
import Stage

extension TextField {
  /// A field for how a person is called, beside the sign of the seat; computers have the usual names.
  ///
  /// - Parameters:
  ///   - usual: the name where none is set.
  ///   - pasteText: the text on the clipboard, if any.
  package static func naming<Occupant>(
    _ id: String, _ seat: TableSeat<Occupant>, usual: String, context: StageContext,
    pasteText: @escaping () -> String?, onChange: @escaping (String) -> Void
  ) -> TextField {
    let field = TextField(
      id: id, context: context, text: seat.occupant.isPerson ? seat.name ?? "" : "",
      placeholder: usual, limit: TableSeat<Occupant>.nameLimit, onChange: onChange)
    field.pasteText = pasteText
    field.makeSign = { SeatSign(rawValue: seat.colour)?.picture(side: $0, context) }
    field.isEnabled = seat.occupant.isPerson
    field.reason = context.texts("Computers have names of their own.")
    return field
  }
}
