import GameScenes
import MatchstickGame
import Motion
import SDLStage
import Stage

/// A table of Matchsticks that is painted off the screen, as the program's run loop would do it.
final class FrameRig {
  let scene: MatchsticksScene
  let table: MatchstickTable
  private let context: StageContext
  private let painter: Painter
  private var list = DisplayList()

  /// - Parameters:
  ///   - text: kept from rig to rig where fonts are not to be measured.
  ///   - tables: where the painted table is kept.
  init(
    width: Int, height: Int, setup: MatchstickSetup, animation: TakeAnimation = .fall,
    text: TextCache,
    tables: TableStore = TableStore(folder: nil)
  ) throws {
    let size = Size(Double(width), Double(height))
    painter = try Painter(offScreenWidth: width, height: height, text: text, tables: tables)
    context = StageContext(
      theme: .named(.evening), metrics: Metrics(size: size), measurer: text)
    var settings = Settings()
    settings.matchsticks.takeAnimation = animation
    table = MatchstickTable(setup: setup, seed: 1)
    scene = MatchsticksScene(
      table: table, settings: SettingsModel(settings), context: context)
    scene.layout(in: size)
  }

  /// Lets time pass for what moves, then paints what has changed.
  func frame(after time: Duration = .milliseconds(16)) throws {
    context.animator.advance(by: time)
    list.removeAll()
    list.table(Rect(.zero, painter.size))
    scene.draw(into: &list)
    try painter.paint(list, theme: context.theme)
  }

  /// Paints every pixel anew.
  func fullFrame() throws {
    painter.handle(.exposed)
    try frame()
  }
}
