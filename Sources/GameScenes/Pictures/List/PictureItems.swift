import GameKernel
import Stage

/// What can be chosen for the tiles: numbers first, and then the pictures of the box and the player's own, which share
/// one order.
final class PictureItems: ListSource {
  /// Called when the player wants to choose another part of a picture of their own.
  var onCrop: (PictureRow.ID) -> Void = { _ in }
  /// The day of a moment, given in seconds since 1970, where the player lives.
  var day: (Int) -> Day = { Day(secondsSince1970: Int64($0)) }

  private let store: any PictureStore
  private let context: StageContext
  private var choices = [PictureChoice.numbers]
  /// Where each of them stands.
  private var places: [PictureChoice: Int] = [:]

  init(_ store: any PictureStore, _ context: StageContext) {
    (self.store, self.context) = (store, context)
    sort()
  }

  var count: Int { choices.count }

  /// Takes over what the store holds, and its order: the pictures of the box go where their names or stars put them, and
  /// behind all others by the date, since they have none.
  func sort() {
    var boxed = BuiltInPicture.allCases.map { Boxed($0, store, context) }
      .sorted { $0.comesBefore($1, store.order) }
    choices = [.numbers]
    for index in 0..<store.count {
      let row = store.row(at: index)
      while let first = boxed.first, first.comesBefore(row, store.order) {
        choices.append(.builtIn(first.picture))
        boxed.removeFirst()
      }
      choices.append(.own(id: row.id))
    }
    choices += boxed.map { .builtIn($0.picture) }
    places = Dictionary(
      choices.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// What a row stands for.
  func choice(at index: Int) -> PictureChoice { choices[index] }

  /// A picture of the player's own; nil for the others, which are not cropped, and for one that is not there.
  func own(_ choice: PictureChoice) -> PictureRow? {
    guard case .own(let id) = choice else { return nil }
    return store.index(of: id).map(store.row)
  }

  /// Where a choice stands; nil where it is not there any more.
  func index(of choice: PictureChoice) -> Int? { places[choice] }

  /// Where a picture stands, by its name in the store.
  func index(ofPicture id: PictureRow.ID) -> Int? {
    let boxed = BuiltInPicture.allCases.first { $0.id == id }
    return index(of: boxed.map { .builtIn($0) } ?? .own(id: id))
  }

  func row(at index: Int) -> any Row {
    let choice = choices[index]
    let thumb = PictureThumb(choice, store, context)
    if let picture = own(choice) {
      return RatedPictureRow(picture, day(picture.date), thumb, store, context) { [weak self] in
        self?.onCrop(picture.id)
      }
    }
    guard case .builtIn(let picture) = choice else {
      return NumbersRow(context.texts("Numbers"), thumb, context)
    }
    return RatedPictureRow(picture, thumb, store, context)
  }

  func height(at index: Int, width: Double) -> Double? {
    PictureRowLayout.height(width: width - 2 * context.metrics.px(12), context.metrics)
  }
}

/// A picture of the box, as far as its place in the list depends on it.
private struct Boxed {
  let picture: BuiltInPicture
  private let name: String
  private let rating: Int

  init(_ picture: BuiltInPicture, _ store: any PictureStore, _ context: StageContext) {
    self.picture = picture
    name = picture.title(context.texts).lowercased()
    rating = store.rating(of: picture.id)
  }

  /// Whether it stands above another picture of the box.
  func comesBefore(_ other: Boxed, _ order: PictureOrder) -> Bool {
    order == .rating && rating != other.rating ? rating > other.rating : name < other.name
  }

  /// Whether it stands above a picture of the player's own.
  func comesBefore(_ row: PictureRow, _ order: PictureOrder) -> Bool {
    switch order {
    case .date: false
    case .rating where rating != row.rating: rating > row.rating
    case .rating, .name: name < row.name.lowercased()
    }
  }
}
