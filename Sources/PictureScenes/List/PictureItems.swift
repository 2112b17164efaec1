import Controls
import GameKernel
import PictureArt
import Stage

/// The choices for the tiles: numbers first, then the built-in pictures and the player's own in a common order.
final class PictureItems: ListSource {
  /// Called with the picture whose page the player requests.
  var onPage: (PictureChoice) -> Void = { _ in }

  private let gallery: PictureGallery
  private var store: any PictureStore { gallery.store }
  private var look: Look { gallery.context.look }
  private var choices = [PictureChoice.numbers]
  /// The index of each choice.
  private var places: [PictureChoice: Int] = [:]

  init(_ gallery: PictureGallery) {
    self.gallery = gallery
    sort()
  }

  var count: Int { choices.count }

  /// Reloads the rows and their order from the store. Built-in pictures are sorted among the others. In the order by
  /// date they come last, since they have no date.
  func sort() {
    var included = BuiltInPicture.allCases.map { BuiltInKeys($0, gallery) }
      .sorted { $0.comesBefore($1, store.order) }
    choices = [.numbers]
    for index in 0..<store.count {
      let row = store.row(at: index)
      while let first = included.first, first.comesBefore(row, store.order) {
        choices.append(.builtIn(first.picture))
        included.removeFirst()
      }
      choices.append(.own(id: row.id))
    }
    choices += included.map { .builtIn($0.picture) }
    places = Dictionary(
      choices.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the choice of a row.
  func choice(at index: Int) -> PictureChoice { choices[index] }

  /// Returns the index of a choice, or `nil` if it no longer exists.
  func index(of choice: PictureChoice) -> Int? { places[choice] }

  /// Returns the index of a picture by its ID in the store.
  func index(ofPicture id: PictureRow.ID) -> Int? {
    let included = BuiltInPicture.allCases.first { $0.id == id }
    return index(of: included.map { .builtIn($0) } ?? .own(id: id))
  }

  func row(at index: Int) -> any Row {
    let choice = choices[index]
    let side = look.metrics.thumbSide
    let thumb = PictureThumb(choice, store, look, side: side)
    let onPage = { [weak self] in self.map { $0.onPage(choice) } ?? () }
    if let picture = gallery.own(choice) {
      return RatedPictureRow(picture, thumb, gallery, onPage: onPage)
    }
    guard case .builtIn(let picture) = choice else {
      // Translators: Choice: plain numbers on the tiles.
      return NumbersRow(look.texts("Numbers"), thumb, look)
    }
    return RatedPictureRow(picture, thumb, gallery, onPage: onPage)
  }

  func height(at index: Int, width: Double) -> Double? {
    PictureRowLayout.height(width: width - 2 * look.metrics.px(12), look.metrics)
  }
}

extension PictureItems: TileSource {
  func title(at index: Int) -> String { gallery.title(of: choices[index]) }

  func picture(at index: Int, side: Double) -> Picture? {
    PictureThumb(choices[index], store, look, side: side).make()
  }

  func mark(at index: Int) -> TileMark {
    guard let id = gallery.id(of: choices[index]) else { return .none }
    if gallery.isRemoved(id) { return .gone }
    let stars = store.rating(of: id)
    return stars > 0 ? .stars(stars) : .none
  }

  func drawOverlay(_ index: Int, into list: inout DisplayList, in place: Rect) {
    PictureThumb(choices[index], store, look, side: place.width)
      .drawNumerals(into: &list, at: place.origin)
  }
}

/// The sort keys of a built-in picture.
private struct BuiltInKeys {
  let picture: BuiltInPicture
  private let name: String
  private let rating: Int
  private let hardness: Double

  init(_ picture: BuiltInPicture, _ gallery: PictureGallery) {
    self.picture = picture
    name = picture.title(gallery.context.look.texts).lowercased()
    rating = gallery.store.rating(of: picture.id)
    hardness = picture.closestPieces(length: gallery.sortingLength)?.least ?? 0
  }

  /// Whether the picture precedes another built-in picture.
  func comesBefore(_ other: BuiltInKeys, _ order: PictureOrder) -> Bool {
    switch order {
    case .rating where rating != other.rating: rating > other.rating
    case .hardness where hardness != other.hardness: hardness > other.hardness
    default: name < other.name
    }
  }

  /// Whether the picture precedes one of the player's own.
  func comesBefore(_ row: PictureRow, _ order: PictureOrder) -> Bool {
    switch order {
    case .date: false
    case .rating where rating != row.rating: rating > row.rating
    case .hardness where hardness != row.hardness: hardness > row.hardness ?? -1
    case .rating, .name, .hardness: PictureName(name) < PictureName(row.name.lowercased())
    }
  }
}
