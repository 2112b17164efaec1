import GameKernel
import Stage

/// The row of plain numbers, which are neither rated nor cropped.
final class NumbersRow: Row {
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

/// The row of a picture, with stars to rate it and, on one of the player's own, a sign to crop it.
final class RatedPictureRow: Row {
  var state = RowState()
  private let id: PictureRow.ID
  private let name: String
  /// What is known of it; where room is scarce the first and the last, and then the last alone.
  private let facts: [String]
  private let store: any PictureStore
  private let context: StageContext
  private let onCrop: (() -> Void)?
  private let signs: Signs
  private var thumb: PictureThumb

  /// To be tinted.
  private struct Signs {
    let star: Picture
    let hollowStar: Picture
    let crop: Picture

    init(_ context: StageContext) {
      let side = 2 * (context.metrics.medium * 0.55).rounded()
      func sign(_ icon: Icon) -> Picture {
        icon.picture(size: side, color: .white, shelf: context.shelf)
      }
      (star, hollowStar, crop) = (sign(.star), sign(.hollowStar), sign(.crop))
    }
  }

  /// A picture of the player's own.
  ///
  /// - Parameters:
  ///   - day: of the picture's file, where the player lives.
  ///   - onCrop: called when the player wants to choose another part of the picture.
  init(
    _ picture: PictureRow, _ day: Day, _ thumb: PictureThumb, _ store: any PictureStore,
    _ context: StageContext, onCrop: @escaping () -> Void
  ) {
    (id, name) = (picture.id, picture.name)
    (self.store, self.context, self.onCrop) = (store, context, onCrop)
    self.thumb = thumb
    signs = Signs(context)
    let pixels = "\(Int(picture.size.width)) × \(Int(picture.size.height))"
    let kilobytes = (picture.bytes + 999) / 1_000
    let length = kilobytes < 1_000 ? "\(kilobytes) kB" : "\((kilobytes + 500) / 1_000) MB"
    facts = [pixels, length, context.texts.day(day)]
  }

  /// A picture that comes with the box.
  init(
    _ picture: BuiltInPicture, _ thumb: PictureThumb, _ store: any PictureStore,
    _ context: StageContext
  ) {
    (id, name, facts) = (picture.id, picture.title(context.texts), [context.texts("From the box")])
    (self.store, self.context, onCrop) = (store, context, nil)
    self.thumb = thumb
    signs = Signs(context)
  }

  // MARK: What is done with it

  func parts(in box: Rect) -> [RowPart] {
    let layout = PictureRowLayout(box, context.metrics)
    return (1...5).map { RowPart("star-\($0)", layout.star($0)) }
      + (onCrop == nil ? [] : [RowPart("crop", layout.crop)])
  }

  func tap(_ part: RowPart.ID) {
    if let star = Self.star(part) { rate(star) } else { onCrop?() }
  }

  var isAdjustable: Bool { true }

  func adjust(_ direction: Direction) {
    let rating = rating + (direction == .right ? 1 : -1)
    if PictureRow.ratings.contains(rating) { store.setRating(rating, of: id) }
  }

  /// Gives the picture its stars; the same once more takes them away.
  func rate(_ stars: Int) {
    guard PictureRow.ratings.contains(stars) else { return }
    store.setRating(rating == stars ? 0 : stars, of: id)
  }

  private var rating: Int { store.rating(of: id) }

  /// The number of a star.
  private static func star(_ part: RowPart.ID) -> Int? { part.last?.wholeNumberValue }

  // MARK: Drawing

  func draw(into list: inout DisplayList, in box: Rect) {
    let (theme, metrics) = (context.theme, context.metrics)
    let layout = PictureRowLayout(box, metrics)
    thumb.draw(into: &list, at: layout.thumb.origin)
    let ink = state.isChosen ? theme.inkOnAccent : theme.ink
    list.text(
      name, metrics.medium(state.isChosen ? .bold : .medium), ink, in: layout.title,
      context: context)
    list.text(
      details(width: layout.details.width), metrics.small(), state.isChosen ? ink : theme.mutedInk,
      in: layout.details, context: context)
    drawSigns(layout, into: &list)
  }

  /// As many of the facts as have room, the last one in any case.
  private func details(width: Double) -> String {
    let (measurer, style) = (context.measurer, context.metrics.small())
    let last = facts[facts.count - 1]
    let choices = [facts, [facts[0], last]].map { $0.joined(separator: " · ") }
    return choices.first { measurer.size(of: $0, style).width <= width } ?? last
  }

  /// The stars, filled as far as the rating goes, and the sign that opens the crop frame.
  ///
  /// Stars below the mouse are shown as they would be set.
  private func drawSigns(_ layout: PictureRowLayout, into list: inout DisplayList) {
    let theme = context.theme
    let lit = state.isChosen ? theme.inkOnAccent : theme.accentInk
    let quiet = state.isChosen ? theme.inkOnAccent : theme.mutedInk
    let meant = state.pointed.flatMap(Self.star) ?? rating
    for star in 1...5 {
      list.picture(
        star <= rating ? signs.star : signs.hollowStar,
        center: layout.star(star).center.rounded, tint: star <= meant ? lit : quiet)
    }
    guard onCrop != nil else { return }
    list.picture(
      signs.crop, center: layout.crop.center.rounded, tint: state.pointed == "crop" ? lit : quiet)
  }
}

extension Point {
  /// The point on whole pixels.
  fileprivate nonisolated var rounded: Point { Point(x.rounded(), y.rounded()) }
}
