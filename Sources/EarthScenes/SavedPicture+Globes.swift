import BoxKit
import EarthGame
import GameKernel
import Stage

extension SavedPicture {
  /// Returns both globes with all flags or finds of a finished game, or `nil` if there is nothing to show.
  static func globes(
    of table: EarthTable, _ countries: (any CountryCatalogue)?, _ settings: SettingsModel
  ) -> SavedPicture? {
    guard table.state.options.seatCount == 1, let review = EarthReview(table.session.record)
    else { return nil }
    let (start, seats, total) = (
      table.currentGame.state(after: 0), table.seats, table.state.totals.first ?? 0
    )
    let isDry = start.options.mode == .dry
    let usesMiles = settings.current.tunnel.usesMiles
    return SavedPicture { texts in
      isDry
        ? texts.plural(
          // Translators: Below a saved picture of two globes: six places with land at both ends.
          "Six dry finds in {count} dig · Matchwood", "Six dry finds in {count} digs · Matchwood",
          Int(total))
        : texts(
          // Translators: Below a saved picture of two globes. {distance} is such as “4,200 km”.
          "Five flags, {distance} off in all · Matchwood",
          ["distance": PlaceNames(texts, nil, usesMiles: usesMiles).distance(total)])
    } sketch: { frame, context in
      let board = EarthReviewBoard(review, start, seats, countries, context: context)
      board.layout(
        in: Rect(center: frame.center, Size(frame.width, (0.56 * frame.width).rounded())).rounded)
      board.begin()
      board.show(0, plays: false)
      return { list in
        board.draw(into: &list)
        board.leave()
      }
    }
  }
}
