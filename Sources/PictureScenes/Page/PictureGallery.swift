import GameKernel
import PictureArt
import Stage

/// What the list of pictures and the page of each of them share: what is on the tiles, what is to go, and what was played.
public final class PictureGallery {
  /// Called with what the player has chosen, when they leave.
  public var onChoose: (PictureChoice) -> Void = { _ in }
  /// Called when the player wants to choose another part of a picture of their own.
  public var onCrop: (PictureRow.ID) -> Void = { _ in }
  /// The best games with a picture, by the lengths of their boards.
  public var played: (PictureChoice) -> [Played] = { _ in [] }
  /// The day of a moment, given in seconds since 1970, where the player lives.
  public var day: (Int) -> Day = { Day(secondsSince1970: Int64($0)) }
  /// What is on the tiles now.
  public let chosen: PictureChoice
  /// The pieces that pictures are cut into.
  public let grid: PieceGrid

  package let store: any PictureStore
  package let context: StageContext
  /// Hears when a picture is to go, or to stay after all.
  package let changes = ObserverList<PictureRow.ID>()
  private var removed: Set<PictureRow.ID> = []

  /// The best game with a picture on boards of one length.
  public struct Played: Hashable, Sendable {
    /// As many pieces stand in a row.
    public let length: Int
    /// How many moves it took.
    public let moves: Int
    /// How long it took.
    public let time: Duration

    /// A game that was won.
    public init(length: Int, moves: Int, time: Duration) {
      (self.length, self.moves, self.time) = (length, moves, time)
    }
  }

  /// Compares pictures in the pieces of a grid, and sorts them by those of a square.
  public init(
    _ store: any PictureStore, chosen: PictureChoice, grid: PieceGrid = PieceGrid(4),
    context: StageContext
  ) {
    (self.store, self.chosen, self.grid, self.context) = (store, chosen, grid, context)
    store.length = sortingLength
  }

  /// The length of the squares by which pictures are sorted: one that is measured, near the grid.
  var sortingLength: Int {
    max(grid.columns, grid.rows).clamped(to: BuiltInPicture.measuredLengths)
  }

  /// Whether a picture is to go when the player leaves.
  func isRemoved(_ id: PictureRow.ID) -> Bool { removed.contains(id) }

  /// Lets a picture go when the player leaves, or stay after all.
  func switchRemoval(of id: PictureRow.ID) {
    if removed.remove(id) == nil { removed.insert(id) }
    changes.send(id)
  }

  /// Chooses a picture; one that is to go comes back instead.
  public func choose(_ choice: PictureChoice) {
    if case .own(let id) = choice, isRemoved(id) { return switchRemoval(of: id) }
    onChoose(choice)
  }

  /// Lets go what is to go: call it when the player leaves the pictures.
  public func settle() {
    let gone = removed
    removed = []
    for id in gone { store.remove(id) }
  }

  /// A picture of the player's own; nil for others, and for one that is not there.
  package func own(_ choice: PictureChoice) -> PictureRow? {
    guard case .own(let id) = choice else { return nil }
    return store.index(of: id).map(store.row)
  }

  /// What is said of a picture stands under this name; nil for plain numbers.
  package func id(of choice: PictureChoice) -> PictureRow.ID? {
    switch choice {
    case .numbers: nil
    case .builtIn(let picture): picture.id
    case .own(let id): id
    }
  }

  /// What a choice is called.
  package func title(of choice: PictureChoice) -> String {
    switch choice {
    case .numbers: context.texts("Numbers")
    case .builtIn(let picture): picture.title(context.texts)
    case .own(let id): own(choice)?.name ?? id.text
    }
  }
}
