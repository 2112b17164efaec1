import BoxKit
import Controls
import GameKernel
import PictureArt
import Stage

/// The row of plain numbers, without rating and crop.
final class NumbersRow: Row {
  var state = RowState()
  private let title: String
  private var thumb: PictureThumb
  private let look: Look

  init(_ title: String, _ thumb: PictureThumb, _ look: Look) {
    (self.title, self.thumb, self.look) = (title, thumb, look)
  }

  /// Whether arrow keys adjust the row. The left arrow does nothing, but keeps the focus in the list.
  var isAdjustable: Bool { true }

  func adjusts(_ direction: Direction) -> Bool { direction == .left }

  func draw(into list: inout DisplayList, in box: Rect) {
    let layout = PictureRowLayout(box, look.metrics)
    thumb.draw(into: &list, at: layout.thumb.origin)
    list.text(
      title, look.metrics.medium(state.isChosen ? .bold : .medium),
      state.isChosen ? look.theme.inkOnAccent : look.theme.ink,
      in: Rect(layout.title.x, box.y, box.maxX - layout.title.x, box.height), look: look)
  }
}

/// The row of a picture, with stars for rating, and a crop icon on the player's own pictures.
final class RatedPictureRow: Row {
  var state = RowState()
  private let id: PictureRow.ID
  private let name: String
  /// The details. If they do not fit, the first and last are shown, or only the last.
  private let facts: [String]
  private let gallery: PictureGallery
  private let onPage: () -> Void
  private let onCrop: (() -> Void)?
  private let signs: Signs
  private var thumb: PictureThumb

  /// The icons, to be tinted.
  private struct Signs {
    let star: Picture
    let hollowStar: Picture
    let crop: Picture
    let page: Picture

    init(_ look: Look) {
      let side = 2 * (look.metrics.medium * 0.55).rounded()
      func sign(_ icon: Icon) -> Picture {
        icon.picture(size: side, color: .white, in: look.pictures)
      }
      (star, hollowStar) = (sign(.star), sign(.hollowStar))
      (crop, page) = (sign(.crop), sign(.chevronRight))
    }
  }

  /// Creates the row of a picture of the player's own.
  ///
  /// - Parameter onPage: called when the player requests the picture's page.
  init(
    _ picture: PictureRow, _ thumb: PictureThumb, _ gallery: PictureGallery,
    onPage: @escaping () -> Void
  ) {
    (id, name) = (picture.id, picture.name)
    (self.gallery, self.onPage) = (gallery, onPage)
    onCrop = { gallery.onCrop(picture.id) }
    self.thumb = thumb
    signs = Signs(gallery.context.look)
    let pixels = "\(Int(picture.size.width)) × \(Int(picture.size.height))"
    facts = [
      pixels, picture.lengthText(gallery.context.look.texts),
      gallery.context.look.texts.day(picture.dateTaken ?? gallery.day(picture.date)),
    ]
  }

  /// Creates the row of a built-in picture.
  init(
    _ picture: BuiltInPicture, _ thumb: PictureThumb, _ gallery: PictureGallery,
    onPage: @escaping () -> Void
  ) {
    let texts = gallery.context.look.texts
    (id, name) = (picture.id, picture.title(texts))
    // Translators: A picture that comes with the game.
    facts = [texts("Included")]
    (self.gallery, self.onPage, onCrop) = (gallery, onPage, nil)
    self.thumb = thumb
    signs = Signs(gallery.context.look)
  }

  private var look: Look { gallery.context.look }
  private var store: any PictureStore { gallery.store }
  /// Whether the picture is marked for removal.
  private var isRemoved: Bool { gallery.isRemoved(id) }

  // MARK: Input

  func parts(in box: Rect) -> [RowPart] {
    let layout = PictureRowLayout(box, look.metrics)
    let page = [RowPart("page", layout.page)]
    if isRemoved { return page }
    return (1...5).map { RowPart("star-\($0)", layout.star($0)) }
      + (onCrop == nil ? [] : [RowPart("crop", layout.crop)]) + page
  }

  func tap(_ part: RowPart.ID) {
    switch part {
    case "page": onPage()
    case "crop": onCrop?()
    default: if let star = Self.star(part) { rate(star) }
    }
  }

  var isAdjustable: Bool { true }

  /// Whether the row handles an arrow. The left arrow stays in the row, and the right one opens the page.
  func adjusts(_ direction: Direction) -> Bool { direction == .left }

  /// Sets the rating. Setting the current rating again removes the stars.
  func rate(_ stars: Int) {
    guard PictureRow.ratings.contains(stars) else { return }
    store.setRating(rating == stars ? 0 : stars, of: id)
  }

  private var rating: Int { store.rating(of: id) }

  /// Returns the number of a star.
  private static func star(_ part: RowPart.ID) -> Int? { part.last?.wholeNumberValue }

  // MARK: Drawing

  func draw(into list: inout DisplayList, in box: Rect) {
    let (theme, metrics) = (look.theme, look.metrics)
    let layout = PictureRowLayout(box, hasCrop: onCrop != nil, metrics)
    list.faded(isRemoved ? 0.3 : 1) { thumb.draw(into: &$0, at: layout.thumb.origin) }
    let ink = state.isChosen ? theme.inkOnAccent : theme.ink
    list.text(
      name, metrics.medium(state.isChosen ? .bold : .medium), ink, in: layout.title,
      look: look)
    list.text(
      isRemoved
        ? look.texts("Removed. Choose it to keep it.")
        : details(width: layout.details.width), metrics.small(),
      state.isChosen ? ink : theme.mutedInk,
      in: layout.details, look: look)
    drawSigns(layout, into: &list)
  }

  /// Returns all details, the first and the last, or only the last, whichever fits.
  private func details(width: Double) -> String {
    let (measurer, style) = (look.measurer, look.metrics.small())
    let last = facts[facts.count - 1]
    let choices = [facts, [facts[0], last]].map { $0.joined(separator: " · ") }
    return choices.first { measurer.size(of: $0, style).width <= width } ?? last
  }

  /// Draws the stars of the rating and the icons.
  ///
  /// A pointed star previews the rating it would set.
  private func drawSigns(_ layout: PictureRowLayout, into list: inout DisplayList) {
    let theme = look.theme
    let lit = state.isChosen ? theme.inkOnAccent : theme.accentInk
    let quiet = state.isChosen ? theme.inkOnAccent : theme.mutedInk
    list.picture(
      signs.page, center: layout.page.center.onPixels,
      tint: state.pointed == "page" ? lit : quiet)
    if isRemoved { return }
    let preview = state.pointed.flatMap(Self.star) ?? rating
    for star in 1...5 {
      list.picture(
        star <= rating ? signs.star : signs.hollowStar,
        center: layout.star(star).center.onPixels, tint: star <= preview ? lit : quiet)
    }
    guard onCrop != nil else { return }
    list.picture(
      signs.crop, center: layout.crop.center.onPixels, tint: state.pointed == "crop" ? lit : quiet)
  }
}
