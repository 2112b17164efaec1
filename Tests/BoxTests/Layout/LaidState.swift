import SceneTestSupport
import Stage

/// One scene of the program as a player may come to see it.
@MainActor struct LaidState {
  let name: String
  let prepare: @MainActor (HeadlessProgram) throws -> Void

  static let all =
    LaidMenu.all + LaidPlayers.all + LaidMatchsticks.all + LaidSliding.all + LaidPairs.all
    + LaidEarth.all
    + LaidHelps.all + LaidResults.all + LaidStatistics.all + LaidPuzzles.all + LaidRace.all
    + LaidToday.all
    + LaidSettings.all
    + LaidPictures.all
    + LaidFirstSteps.all

  init(_ name: String, _ prepare: @escaping @MainActor (HeadlessProgram) throws -> Void) {
    (self.name, self.prepare) = (name, prepare)
  }

  /// Clicks on one after the other.
  static func open(_ ids: String...) -> @MainActor (HeadlessProgram) -> Void {
    { program in ids.forEach(program.click) }
  }
}
