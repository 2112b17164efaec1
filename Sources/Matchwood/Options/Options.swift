import GameScenes
import PairsGame
import SlidingGame
import Stage

/// What the command line asks for; holds for this run and is never saved.
nonisolated struct Options: Equatable, Sendable {
  /// The scenes that a run can begin with.
  enum Start: String, CaseIterable, Sendable { case menu, matchsticks, sliding, pairs }

  /// How pixels reach the screen.
  enum Drawing: String, CaseIterable, Sendable { case auto, software }

  var start = Start.menu
  /// The seed of the first game; drawn from the system where nil.
  var seed: UInt64?
  /// The length of the first board of the sliding puzzle.
  var length: Int?
  /// What the sliding puzzle starts from, in place of a deal.
  var position: SlidingPuzzle.Link?
  /// What its tiles show: the name of a built-in picture, or a file.
  var picture: String?
  /// The name in the store of the file that `picture` is, when it has been taken in.
  var ownPicture: String?
  /// Whether numbers are to be seen, also on a picture.
  var showsNumbers = false
  /// How the cards of the first game of Pairs lie.
  var layout: Pairs.Layout?
  /// Who plays it.
  var players: [PairsSeat]?
  /// The size of the window, in window units.
  var size: WindowSize?
  var language: String?
  var theme: Theme.Name?
  var isFullScreen = false
  var drawing = Drawing.auto
  var reducedMotion = false
  var configFolder: String?
  /// Where the trace goes, `-` for standard output.
  var trace: String?
  var script: String?
  var snapshot: String?

  /// The settings with what was asked for this run laid over them.
  func applied(to settings: Settings) -> Settings {
    var shown = settings
    if let language { shown.language = language }
    if let theme { shown.theme = theme }
    if reducedMotion { shown.reducedMotion = true }
    if let length { shown.sliding.length = length }
    if let choice = pictureChoice { shown.sliding.picture = choice }
    if showsNumbers { shown.sliding.showsNumbers = true }
    if let layout { shown.pairs.layout = layout }
    if let players { shown.pairs.seats = players }
    return shown
  }

  /// What the tiles show in this run; nil leaves it to the settings.
  ///
  /// Numbers without a picture are plain number tiles.
  private var pictureChoice: PictureChoice? {
    if let ownPicture { return .own(id: ownPicture) }
    if let picture { return BuiltInPicture(rawValue: picture).map(PictureChoice.builtIn) }
    return showsNumbers ? .numbers : nil
  }

  /// The seed that was asked for, for the game that it was asked for: any, where none is named.
  func seed(for game: Start) -> UInt64? { start == .menu || start == game ? seed : nil }

  /// The settings to keep: those shown, but where this run only borrows a value, the stored one.
  ///
  /// A value that the player has changed since is the player's own, and is kept.
  func kept(_ shown: Settings, over stored: Settings) -> Settings {
    let begun = applied(to: stored)
    var kept = shown
    if shown.language == begun.language { kept.language = stored.language }
    if shown.theme == begun.theme { kept.theme = stored.theme }
    if shown.reducedMotion == begun.reducedMotion { kept.reducedMotion = stored.reducedMotion }
    let (now, then) = (shown.sliding, begun.sliding)
    if now.length == then.length { kept.sliding.length = stored.sliding.length }
    if now.picture == then.picture { kept.sliding.picture = stored.sliding.picture }
    if now.showsNumbers == then.showsNumbers {
      kept.sliding.showsNumbers = stored.sliding.showsNumbers
    }
    if shown.pairs.layout == begun.pairs.layout { kept.pairs.layout = stored.pairs.layout }
    if shown.pairs.seats == begun.pairs.seats { kept.pairs.seats = stored.pairs.seats }
    return kept
  }
}
