import BoxKit
import PictureScenes
import SlidingGame
import Stage

/// Knows what the tiles are to show by the settings, and what that is called.
final class TileFaces {
  /// A picture of the player's own with its name.
  public typealias OwnPicture = (picture: BoardPicture, title: String)

  /// A picture that the player has brought, by its name in the store, once it is there.
  var ownPicture: (_ id: PictureRow.ID) -> OwnPicture? = { _ in nil }
  private let settings: SettingsModel
  private let context: StageContext

  init(_ settings: SettingsModel, context: StageContext) {
    self.settings = settings
    self.context = context
  }

  /// What the tiles show; numerals while a picture is not there.
  var face: TileFace {
    let settings = self.settings.current.sliding
    return switch settings.picture {
    case .numbers: .numbers
    case .builtIn(let picture):
      .picture(
        BoardPicture(picture), showsNumbers: settings.showsNumbers)
    case .own(let id):
      ownPicture(id).map { .picture($0.picture, showsNumbers: settings.showsNumbers) } ?? .numbers
    }
  }

  /// What the picture is called; empty for numbers.
  var title: String {
    switch settings.current.sliding.picture {
    case .numbers: ""
    case .builtIn(let picture): picture.title(context.texts)
    case .own(let id): ownPicture(id)?.title ?? ""
    }
  }
}
