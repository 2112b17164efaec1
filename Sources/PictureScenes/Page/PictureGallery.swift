import BoxKit
import GameKernel
import PictureArt
import Stage

/// The state shared by the list of pictures and their pages: the chosen picture, pending removals and played games.
public final class PictureGallery {
  /// Called with the picture that the player has chosen for the tiles.
  public var onChoose: (PictureChoice) -> Void = { _ in }
  /// Called when the player wants to crop one of their own pictures.
  public var onCrop: (PictureRow.ID) -> Void = { _ in }
  /// Returns the best games with a picture, by board length.
  public var played: (PictureChoice) -> [Played] = { _ in [] }
  /// Converts seconds since 1970 to a day in the player's time zone.
  public var day: (Int) -> Day = { Day(secondsSince1970: Int64($0)) }
  /// The picture on the tiles.
  public let chosen: PictureChoice
  /// The pieces into which pictures are cut.
  public let grid: PieceGrid

  package let store: any PictureStore
  package let context: StageContext
  /// Observers of changes to pending removals.
  package let changes = ObserverList<PictureRow.ID>()
  private var pendingRemovals: Set<PictureRow.ID> = []

  /// The best game with a picture on boards of one length.
  public struct Played: Hashable, Sendable {
    /// The number of pieces per row.
    public let length: Int
    /// The number of moves.
    public let moves: Int
    /// The duration of the game.
    public let time: Duration

    public init(length: Int, moves: Int, time: Duration) {
      (self.length, self.moves, self.time) = (length, moves, time)
    }
  }

  /// Creates a gallery. Pages compare the pieces of `grid`. Sorting by difficulty uses a square board of a similar
  /// length.
  public init(
    _ store: any PictureStore, chosen: PictureChoice, grid: PieceGrid = PieceGrid(4),
    context: StageContext
  ) {
    (self.store, self.chosen, self.grid, self.context) = (store, chosen, grid, context)
    store.length = sortingLength
  }

  /// The board length for sorting by difficulty: the measured one nearest to the grid.
  var sortingLength: Int {
    max(grid.columns, grid.rows).clamped(to: BuiltInPicture.measuredLengths)
  }

  /// Whether a picture will be removed when the player leaves.
  func isRemoved(_ id: PictureRow.ID) -> Bool { pendingRemovals.contains(id) }

  /// Marks a picture for removal when the player leaves, or removes the mark.
  func switchRemoval(of id: PictureRow.ID) {
    if pendingRemovals.remove(id) == nil { pendingRemovals.insert(id) }
    changes.send(id)
  }

  /// Chooses a picture. If it is marked for removal, only removes the mark.
  public func choose(_ choice: PictureChoice) {
    if case .own(let id) = choice, isRemoved(id) { return switchRemoval(of: id) }
    onChoose(choice)
  }

  /// Removes the marked pictures. Call it when the player leaves.
  public func settle() {
    let gone = pendingRemovals
    pendingRemovals = []
    for id in gone { store.remove(id) }
  }

  /// Returns the row of the player's own picture, or `nil` for other choices and missing pictures.
  package func own(_ choice: PictureChoice) -> PictureRow? {
    guard case .own(let id) = choice else { return nil }
    return store.index(of: id).map(store.row)
  }

  /// Returns the ID of a picture's ratings, or `nil` for plain numbers.
  package func id(of choice: PictureChoice) -> PictureRow.ID? {
    switch choice {
    case .numbers: nil
    case .builtIn(let picture): picture.id
    case .own(let id): id
    }
  }

  /// Returns the title of a choice.
  package func title(of choice: PictureChoice) -> String {
    switch choice {
    // Translators: Choice: plain numbers on the tiles.
    case .numbers: context.look.texts("Numbers")
    case .builtIn(let picture): picture.title(context.look.texts)
    case .own(let id): own(choice)?.name ?? id.text
    }
  }
}
