import Controls
import GameKernel
import Stage

extension TextField {
  /// Creates a field for the name of the person in a seat, with the sign of the seat.
  ///
  /// - Parameters:
  ///   - usual: the placeholder, which is the name if none is set.
  ///   - pasteText: returns the text on the clipboard, if any.
  package static func naming<Occupant>(
    _ id: String, _ seat: TableSeat<Occupant>, usual: String, context: StageContext,
    pasteText: @escaping () -> String?, onChange: @escaping (String) -> Void
  ) -> TextField {
    let field = TextField(
      id: id, context: context, text: seat.name ?? "", placeholder: usual,
      limit: TableSeat<Occupant>.nameLimit, onChange: onChange)
    field.pasteText = pasteText
    field.makeSign = { SeatSign(rawValue: seat.colour)?.picture(side: $0, context.look) }
    return field
  }
}
