import GameScenes
import PairsGame
import SDLStage
import Stage

/// A table of Pairs of 8 × 8 that is painted off the screen, as the program's run loop would do it.
final class PairsRig {
  let scene: PairsScene
  private let context: StageContext
  private let painter: Painter
  private var list = DisplayList()

  init(width: Int, height: Int, text: TextCache) throws {
    let size = Size(Double(width), Double(height))
    painter = try Painter(
      offScreenWidth: width, height: height, text: text, tables: TableStore(folder: nil))
    context = StageContext(theme: .named(.evening), metrics: Metrics(size: size), measurer: text)
    var settings = Settings()
    settings.pairs.layout = .eightByEight
    scene = PairsScene(
      table: PairsTable(settings.pairs.setup, seed: 1), settings: SettingsModel(settings),
      context: context)
    scene.layout(in: size)
  }

  /// Lets time pass for what moves, then paints what has changed.
  func frame(after time: Duration = .milliseconds(16)) throws {
    context.animator.advance(by: time)
    scene.advance(by: time)
    list.removeAll()
    list.table(Rect(.zero, painter.size))
    scene.draw(into: &list)
    try painter.paint(list, theme: context.theme)
  }
}
