import BoxKit
import Files
import GameKernel
import Stage

/// Keeps the pictures that the player has brought: their rows for a list, and their pixels when asked.
///
/// Pixels are made on another thread. Answers come on the main actor, at once where the pixels are there already.
public protocol PictureStore: AnyObject {
  /// Hears of every change that a list should show.
  var changes: ObserverList<PictureChange> { get }
  /// Where pictures can be put by hand, for the player to read; nil where nothing can be kept.
  var place: String? { get }

  /// How the rows are sorted; setting it sorts them anew.
  var order: PictureOrder { get set }
  /// As many pieces stand in a row where pictures are sorted by how hard they are.
  var length: Int { get set }
  /// Says which pictures somebody plays with, by who that is: they can be loaded as long as that holds, also when they were
  /// removed.
  var holders: [String: () -> Set<PictureRow.ID>] { get set }
  /// The number of rows.
  var count: Int { get }
  /// A row, from 0 to `count` − 1.
  func row(at index: Int) -> PictureRow
  /// Where the row of a picture is now; nil for one that is not there.
  func index(of id: PictureRow.ID) -> Int?
  /// Looks for pictures that came or went; call it when a list is shown.
  func refresh()

  /// A small square picture of a row; nil while there is none.
  ///
  /// Asking orders it, and a change of the row tells when it has come; until then a smaller one may be the answer. Ask only
  /// for rows that are shown: those asked for last are made first.
  ///
  /// - Parameter side: how many pixels a side are wanted; there are some 192 or 384, or as many as the picture has.
  func thumbnail(of id: PictureRow.ID, side: Double) -> PixelImage?

  /// Makes the part of the picture that a board of a form shows, about the chosen square.
  ///
  /// - Parameter side: how many pixels the longer side should have, up to 2048; a smaller picture comes as it is.
  func load(
    _ id: PictureRow.ID, form: PieceGrid, side: Int,
    then: @escaping @MainActor (Result<PixelImage, PictureError>) -> Void)
  /// Makes the whole picture, upright, to choose a square of it.
  ///
  /// - Parameter limit: the longest side wanted, in pixels, up to 2048.
  func loadWhole(
    _ id: PictureRow.ID, limit: Int,
    then: @escaping @MainActor (Result<PixelImage, PictureError>) -> Void)
  /// Takes a file in, as a copy; answers with the new picture's name in the store.
  ///
  /// - Parameter side: as in `load`, which is likely to follow at once and then need not wait.
  func add(
    _ path: FilePath, side: Int,
    then: @escaping @MainActor (Result<PictureRow.ID, PictureError>) -> Void)

  /// The stars of a picture, also of one that comes with the box and has no row; 0 for none.
  func rating(of id: PictureRow.ID) -> Int
  /// Rates a picture with 1 to 5 stars, or with none; also one that comes with the box.
  func setRating(_ rating: Int, of id: PictureRow.ID)
  /// Calls a picture otherwise than its file; nil calls it as that.
  func setName(_ name: String?, of id: PictureRow.ID)
  /// Takes a picture out of the rows for good. A copy is deleted as soon as no holder names it; a file in the player's own
  /// folder is left alone.
  func remove(_ id: PictureRow.ID)
  /// Deletes the copies of pictures that were removed and that no holder names any more; not before all holders are there.
  func sweep()
  /// Says that all holders are there, and sweeps. Before, a copy that seems to be of no use may be another game's.
  func holdersAreThere()
  /// Chooses the square of a picture that is played with, in pixels of the whole picture; nil for the middle.
  func setCrop(_ crop: Rect?, of id: PictureRow.ID)
}

extension PictureStore {
  /// Makes the picture's chosen square; see the other one.
  public func load(
    _ id: PictureRow.ID, side: Int,
    then: @escaping @MainActor (Result<PixelImage, PictureError>) -> Void
  ) { load(id, form: PieceGrid(1), side: side, then: then) }

  /// The smallest picture of a row that is made, some 192 pixels a side, to look what is on it.
  package func glance(at id: PictureRow.ID) -> PixelImage? { thumbnail(of: id, side: 0) }
}

/// What a list of pictures should show anew.
public nonisolated enum PictureChange: Hashable, Sendable {
  /// Rows came, went, or have another order.
  case rows
  /// One row has another rating, crop or thumbnail.
  case row(PictureRow.ID)
}

/// How pictures are sorted; equal ones by name.
public nonisolated enum PictureOrder: String, CaseIterable, Codable, Sendable {
  /// From A to Z.
  case name
  /// The newest first, by the day on which they were taken, where that is known.
  case date
  /// The best first.
  case rating
  /// Those whose pieces differ most first, those of which that is not known last.
  case hardness
}

extension Services {
  /// The player's own pictures; nil where none are kept.
  public var pictures: (any PictureStore)? {
    get { self[(any PictureStore).self] }
    set { self[(any PictureStore).self] = newValue }
  }
}
