import BoxKit
import Files
import GameKernel
import Stage

/// The player's own pictures: their rows for lists, and their pixels on request.
///
/// Pixels are decoded on another thread. Answers arrive on the main actor, synchronously if the pixels are cached.
public protocol PictureStore: AnyObject {
  /// Observers of changes that affect lists.
  var changes: ObserverList<PictureChange> { get }
  /// The folder for the player's pictures, for display, or `nil` if pictures cannot be saved.
  var place: String? { get }

  /// The sort order. Setting it sorts the rows.
  var order: PictureOrder { get set }
  /// The board length for sorting by difficulty.
  var length: Int { get set }
  /// The functions that return the pictures in use, by the name of the game that uses them. A picture in use can
  /// still be loaded after its removal.
  var pictureUsers: [String: () -> Set<PictureRow.ID>] { get set }
  /// The number of rows.
  var count: Int { get }
  /// Returns a row, from 0 to `count` − 1.
  func row(at index: Int) -> PictureRow
  /// Returns the current row index of a picture, or `nil` if it does not exist.
  func index(of id: PictureRow.ID) -> Int?
  /// Searches for added and deleted pictures. Call it when a list appears.
  func refresh()

  /// Returns a square thumbnail of a picture, or `nil` if none is ready.
  ///
  /// The call requests the thumbnail, and a change of the row follows when it is ready. Until then a smaller one
  /// may be returned. Call it only for visible rows: the latest requests are served first.
  ///
  /// - Parameter side: the wanted resolution in pixels. Thumbnails have about 192 or 384 pixels, or fewer if the
  ///   picture is smaller.
  func thumbnail(of id: PictureRow.ID, side: Double) -> PixelImage?

  /// Loads the part of the picture that a board of this form shows, around the chosen square.
  ///
  /// - Parameter side: the wanted length of the longer side in pixels, up to 2048. Smaller pictures are not
  ///   enlarged.
  func load(
    _ id: PictureRow.ID, form: PieceGrid, side: Int,
    then: @escaping @MainActor (Result<PixelImage, PictureError>) -> Void)
  /// Loads the whole picture, upright, for cropping.
  ///
  /// - Parameter limit: the longest side in pixels, up to 2048.
  func loadWhole(
    _ id: PictureRow.ID, limit: Int,
    then: @escaping @MainActor (Result<PixelImage, PictureError>) -> Void)
  /// Copies a file into the store and calls back with the new picture's ID.
  ///
  /// - Parameter side: the resolution as in `load`, so that a following load is immediate.
  func add(
    _ path: FilePath, side: Int,
    then: @escaping @MainActor (Result<PictureRow.ID, PictureError>) -> Void)

  /// Returns the rating of a picture, including built-in ones. 0 means none.
  func rating(of id: PictureRow.ID) -> Int
  /// Sets the rating of a picture, including built-in ones, to 0...5 stars.
  func setRating(_ rating: Int, of id: PictureRow.ID)
  /// Renames a picture. `nil` restores the file's name.
  func setName(_ name: String?, of id: PictureRow.ID)
  /// Removes a picture from the rows permanently. A copy is deleted as soon as no game uses it. A file in the
  /// player's own folder is retained.
  func remove(_ id: PictureRow.ID)
  /// Deletes the copies of removed pictures that no game uses. Does nothing before ``allPictureUsersAreSet()``.
  func sweep()
  /// Declares that all games have set their functions, and sweeps. An earlier sweep could delete a copy that
  /// another game uses.
  func allPictureUsersAreSet()
  /// Sets the square to play with, in pixels of the whole picture. `nil` chooses the centre.
  func setCrop(_ crop: Rect?, of id: PictureRow.ID)
}

extension PictureStore {
  /// Loads the picture's chosen square, as ``load(_:form:side:then:)`` does for a square board.
  public func load(
    _ id: PictureRow.ID, side: Int,
    then: @escaping @MainActor (Result<PixelImage, PictureError>) -> Void
  ) { load(id, form: PieceGrid(1), side: side, then: then) }

  /// Returns the smallest thumbnail (about 192 pixels per side), for measuring the picture.
  package func smallThumbnail(at id: PictureRow.ID) -> PixelImage? { thumbnail(of: id, side: 0) }
}

/// A change that lists of pictures should show.
public nonisolated enum PictureChange: Hashable, Sendable {
  /// Rows were added, removed or reordered.
  case rows
  /// A row has another rating, name, crop or thumbnail.
  case row(PictureRow.ID)
}

/// A sort order of pictures. Equal pictures are sorted by name.
public nonisolated enum PictureOrder: String, CaseIterable, Codable, Sendable {
  /// Alphabetical.
  case name
  /// Newest first, by the day of exposure if it is known.
  case date
  /// Best first.
  case rating
  /// Easiest first, that is, with the most different pieces. Unmeasured pictures come last.
  case hardness
}

extension Services {
  /// The store of the player's own pictures, or `nil` if there is none.
  public var pictures: (any PictureStore)? {
    get { self[(any PictureStore).self] }
    set { self[(any PictureStore).self] = newValue }
  }
}
