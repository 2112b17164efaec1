import GameKernel
import Stage

/// The row of what comes with the box: numbers or a picture, which is neither rated nor cropped.
final class GivenPictureRow: Row {
  var state = RowState()
  private let title: String
  private var thumb: PictureThumb
  private let context: StageContext

  init(_ title: String, _ thumb: PictureThumb, _ context: StageContext) {
    (self.title, self.thumb, self.context) = (title, thumb, context)
  }

  /// Left and right rate the rows below it; here they do nothing, so that the focus does not slip away.
  var isAdjustable: Bool { true }

  func draw(into list: inout DisplayList, in box: Rect) {
    let layout = PictureRowLayout(box, context.metrics)
    thumb.draw(into: &list, at: layout.thumb.origin)
    list.text(
      title, context.metrics.medium(state.isChosen ? .bold : .medium),
      state.isChosen ? context.theme.inkOnAccent : context.theme.ink,
      in: Rect(layout.title.x, box.y, box.maxX - layout.title.x, box.height), context: context)
  }
}

/// The row of a picture of the player's own, with stars to rate it and a sign to crop it.
final class OwnPictureRow: Row {
  var state = RowState()
  private let picture: PictureRow
  private let day: Day
  private let store: any PictureStore
  private let context: StageContext
  private let onCrop: () -> Void
  private let signs: Signs
  private var thumb: PictureThumb

  /// To be tinted.
  private struct Signs {
    let star: Picture
    let hollowStar: Picture
    let crop: Picture
  }

  /// - Parameters:
  ///   - day: of the picture's file, where the player lives.
  ///   - onCrop: called when the player wants to choose another part of the picture.
  init(
    _ picture: PictureRow, _ day: Day, _ store: any PictureStore, _ context: StageContext,
    onCrop: @escaping () -> Void
  ) {
    (self.picture, self.day, self.store) = (picture, day, store)
    (self.context, self.onCrop) = (context, onCrop)
    thumb = PictureThumb(.own(id: picture.id), store, context)
    let side = 2 * (context.metrics.medium * 0.55).rounded()
    func sign(_ icon: Icon) -> Picture {
      icon.picture(size: side, color: .white, shelf: context.shelf)
    }
    signs = Signs(star: sign(.star), hollowStar: sign(.hollowStar), crop: sign(.crop))
  }

  // MARK: What is done with it

  func parts(in box: Rect) -> [RowPart] {
    let layout = PictureRowLayout(box, context.metrics)
    return (1...5).map { RowPart("star-\($0)", layout.star($0)) } + [RowPart("crop", layout.crop)]
  }

  func tap(_ part: RowPart.ID) {
    if let star = Self.star(part) { rate(star) } else { onCrop() }
  }

  var isAdjustable: Bool { true }

  func adjust(_ direction: Direction) {
    let rating = picture.rating + (direction == .right ? 1 : -1)
    if PictureRow.ratings.contains(rating) { store.setRating(rating, of: picture.id) }
  }

  /// Gives the picture its stars; the same once more takes them away.
  func rate(_ stars: Int) {
    guard PictureRow.ratings.contains(stars) else { return }
    store.setRating(picture.rating == stars ? 0 : stars, of: picture.id)
  }

  /// The number of a star.
  private static func star(_ part: RowPart.ID) -> Int? { part.last?.wholeNumberValue }

  // MARK: Drawing

  func draw(into list: inout DisplayList, in box: Rect) {
    let (theme, metrics) = (context.theme, context.metrics)
    let layout = PictureRowLayout(box, metrics)
    thumb.draw(into: &list, at: layout.thumb.origin)
    let ink = state.isChosen ? theme.inkOnAccent : theme.ink
    list.text(
      picture.name, metrics.medium(state.isChosen ? .bold : .medium), ink, in: layout.title,
      context: context)
    list.text(
      details(width: layout.details.width), metrics.small(), state.isChosen ? ink : theme.mutedInk,
      in: layout.details, context: context)
    drawSigns(layout, into: &list)
  }

  /// Its pixels, the length of its file and its day, as far as there is room.
  private func details(width: Double) -> String {
    let pixels = "\(Int(picture.size.width)) × \(Int(picture.size.height))"
    let kilobytes = (picture.bytes + 999) / 1_000
    let length = kilobytes < 1_000 ? "\(kilobytes) kB" : "\((kilobytes + 500) / 1_000) MB"
    let date = context.texts.day(day)
    let (measurer, style) = (context.measurer, context.metrics.small())
    let choices = [[pixels, length, date], [pixels, date]].map { $0.joined(separator: " · ") }
    return choices.first { measurer.size(of: $0, style).width <= width } ?? date
  }

  /// The stars, filled as far as the rating goes, and the sign that opens the crop frame.
  ///
  /// Stars below the mouse are shown as they would be set.
  private func drawSigns(_ layout: PictureRowLayout, into list: inout DisplayList) {
    let theme = context.theme
    let lit = state.isChosen ? theme.inkOnAccent : theme.accentInk
    let quiet = state.isChosen ? theme.inkOnAccent : theme.mutedInk
    let meant = state.pointed.flatMap(Self.star) ?? picture.rating
    for star in 1...5 {
      list.picture(
        star <= picture.rating ? signs.star : signs.hollowStar,
        center: layout.star(star).center.rounded, tint: star <= meant ? lit : quiet)
    }
    list.picture(
      signs.crop, center: layout.crop.center.rounded, tint: state.pointed == "crop" ? lit : quiet)
  }
}

extension Point {
  /// The point on whole pixels.
  fileprivate nonisolated var rounded: Point { Point(x.rounded(), y.rounded()) }
}
