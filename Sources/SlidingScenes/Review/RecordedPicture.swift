import GameKernel
import PictureScenes
import SlidingGame
import Stage

/// The picture of a recorded sliding puzzle. The player's own picture is loaded for the form of its board.
final class RecordedPicture {
  /// Called when the picture was loaded, or failed to load.
  var onChange: () -> Void = {}
  /// The face of the tiles: numbers until an own picture is loaded, and where it is missing.
  private(set) var face = TileFace.numbers
  /// Whether the picture no longer exists.
  private(set) var isMissing = false

  /// - Parameters:
  ///   - choice: the picture, or `nil` for numbers.
  ///   - name: the name of an own picture in the texture cache, unique for each load.
  ///   - side: the largest side of the board, in pixels.
  init(
    _ choice: PictureChoice?, showsNumbers: Bool, _ shape: BoardShape,
    from store: (any PictureStore)?, named name: String, side: Double
  ) {
    switch choice {
    case nil, .numbers: break
    case .builtIn(let picture): face = .picture(BoardPicture(picture), showsNumbers: showsNumbers)
    case .own(let id):
      guard let store, store.index(of: id) != nil else {
        isMissing = true
        return
      }
      let form = PieceGrid(columns: shape.width, rows: shape.height).form
      store.load(id, form: form, side: PictureChoice.worthwhileSide(side)) { [weak self] result in
        guard let self else { return }
        switch result {
        case .success(let image):
          let picture = BoardPicture(name: name, source: .pixels(image))
          face = .picture(picture, showsNumbers: showsNumbers)
        case .failure: isMissing = true
        }
        onChange()
      }
    }
  }
}
