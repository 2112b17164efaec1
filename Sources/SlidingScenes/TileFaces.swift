import BoxKit
import PictureArt
import PictureScenes
import SlidingGame
import Stage

/// The face of the tiles according to the settings, with its title.
final class TileFaces {
  /// One of the player's own pictures, with its title.
  public typealias OwnPicture = (picture: BoardPicture, title: String)

  /// Returns the player's picture with an identifier of the store, or `nil` while it is not loaded.
  var ownPicture: (_ id: PictureRow.ID) -> OwnPicture? = { _ in nil }
  private let settings: SettingsModel
  private let look: Look

  init(_ settings: SettingsModel, look: Look) {
    self.settings = settings
    self.look = look
  }

  /// The face of the tiles; numbers while a picture is not loaded.
  var face: TileFace {
    let settings = self.settings.current.sliding
    return face(of: settings.picture, showsNumbers: settings.showsNumbers)
  }

  /// Returns the face of tiles with a picture; numbers for one that is not loaded.
  func face(of picture: PictureChoice?, showsNumbers: Bool) -> TileFace {
    switch picture {
    case nil, .numbers: .numbers
    case .builtIn(let picture): .picture(BoardPicture(picture), showsNumbers: showsNumbers)
    case .own(let id):
      ownPicture(id).map { .picture($0.picture, showsNumbers: showsNumbers) } ?? .numbers
    }
  }

  /// The title of the picture; empty for numbers.
  var title: String {
    switch settings.current.sliding.picture {
    case .numbers: ""
    case .builtIn(let picture): picture.title(look.texts)
    case .own(let id): ownPicture(id)?.title ?? ""
    }
  }
}
