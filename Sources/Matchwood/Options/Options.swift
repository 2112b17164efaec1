import GameScenes
import Stage

/// What the command line asks for; holds for this run and is never saved.
nonisolated struct Options: Equatable, Sendable {
  /// The scenes that a run can begin with.
  enum Start: String, CaseIterable, Sendable { case menu, matchsticks }

  /// How pixels reach the screen.
  enum Drawing: String, CaseIterable, Sendable { case auto, software }

  var start = Start.menu
  /// The seed of the first game; drawn from the system where nil.
  var seed: UInt64?
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
    return shown
  }

  /// The settings to keep: those shown, but where this run only borrows a value, the stored one.
  ///
  /// A value that the player has changed since is the player's own, and is kept.
  func kept(_ shown: Settings, over stored: Settings) -> Settings {
    let begun = applied(to: stored)
    var kept = shown
    if shown.language == begun.language { kept.language = stored.language }
    if shown.theme == begun.theme { kept.theme = stored.theme }
    if shown.reducedMotion == begun.reducedMotion { kept.reducedMotion = stored.reducedMotion }
    return kept
  }
}
