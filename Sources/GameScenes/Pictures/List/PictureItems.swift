import GameKernel
import Stage

/// What can be chosen for the tiles, in the order of the list: numbers, the pictures of the box, the player's own.
final class PictureItems: ListSource {
  /// Called when the player wants to choose another part of a picture of their own.
  var onCrop: (PictureRow.ID) -> Void = { _ in }
  /// The day of a moment, given in seconds since 1970, where the player lives.
  var day: (Int) -> Day = { Day(secondsSince1970: Int64($0)) }

  private let store: any PictureStore
  private let context: StageContext
  /// What comes before the player's own.
  private let given: [PictureChoice] = [.numbers] + BuiltInPicture.allCases.map { .builtIn($0) }

  init(_ store: any PictureStore, _ context: StageContext) {
    (self.store, self.context) = (store, context)
  }

  var count: Int { given.count + store.count }

  /// What a row stands for.
  func choice(at index: Int) -> PictureChoice {
    own(at: index).map { .own(id: $0.id) } ?? given[index]
  }

  /// A picture of the player's own; nil for the others, which are neither rated nor cropped.
  func own(at index: Int) -> PictureRow? {
    let own = index - given.count
    return own >= 0 && own < store.count ? store.row(at: own) : nil
  }

  /// Where a choice stands; nil where it is not there any more.
  func index(of choice: PictureChoice) -> Int? {
    switch choice {
    case .own(let id): store.index(of: id).map { $0 + given.count }
    case .numbers, .builtIn: given.firstIndex(of: choice)
    }
  }

  func row(at index: Int) -> any Row {
    if let picture = own(at: index) {
      return OwnPictureRow(picture, day(picture.date), store, context) { [weak self] in
        self?.onCrop(picture.id)
      }
    }
    let choice = given[index]
    let title =
      switch choice {
      case .builtIn(let picture): picture.title(context.texts)
      case .numbers, .own: context.texts("Numbers")
      }
    return GivenPictureRow(title, PictureThumb(choice, store, context), context)
  }

  func height(at index: Int, width: Double) -> Double? {
    PictureRowLayout.height(width: width - 2 * context.metrics.px(12), context.metrics)
  }
}
