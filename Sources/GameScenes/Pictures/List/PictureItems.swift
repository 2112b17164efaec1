import Stage

/// What can be chosen for the tiles, in the order of the list: numbers, the pictures of the box, the player's own.
struct PictureItems: ListSource {
  let store: any PictureStore
  let texts: Texts

  /// What comes before the player's own.
  static let given: [PictureChoice] = [.numbers] + BuiltInPicture.allCases.map { .builtIn($0) }

  var count: Int { Self.given.count + store.count }

  /// What a row stands for.
  func choice(at index: Int) -> PictureChoice {
    row(at: index).map { .own(id: $0.id) } ?? Self.given[index]
  }

  /// What the store knows of a row; nil where it is none of the player's own.
  func row(at index: Int) -> PictureRow? {
    let own = index - Self.given.count
    return own >= 0 && own < store.count ? store.row(at: own) : nil
  }

  /// Where a choice stands; nil where it is not there any more.
  func index(of choice: PictureChoice) -> Int? {
    switch choice {
    case .own(let id): store.index(of: id).map { $0 + Self.given.count }
    case .numbers, .builtIn: Self.given.firstIndex(of: choice)
    }
  }

  func title(at index: Int) -> String {
    switch choice(at: index) {
    case .numbers: texts("Numbers")
    case .builtIn(let picture): picture.title(texts)
    case .own: row(at: index)?.name ?? ""
    }
  }
}
