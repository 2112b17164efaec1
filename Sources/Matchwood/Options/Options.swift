import GameScenes
import Stage

/// What the command line asks for; holds for this run and is never saved.
nonisolated struct Options: Sendable {
  /// How pixels reach the screen.
  enum Drawing: String, CaseIterable, Sendable { case auto, software }

  /// What is asked of the games, and the settings that the run borrows.
  var launch = Launch()
  /// The size of the window, in window units.
  var size: WindowSize?
  var isFullScreen = false
  var drawing = Drawing.auto
  var configFolder: String?
  /// Where the trace goes, `-` for standard output.
  var trace: String?
  var script: String?
  var snapshot: String?
}
