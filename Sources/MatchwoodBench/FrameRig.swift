import BoxKit
import EarthScenes
import GameKernel
import MatchstickBoard
import MatchstickGame
import MatchstickScenes
import Motion
import PairsGame
import PairsScenes
import SDLKit
import SDLStage
import SlidingGame
import SlidingScenes
import Stage

/// A game's table with its view, painted off-screen in the same way as by the program's run loop.
final class FrameRig<Table, View> {
  let table: Table
  let view: View
  let context: StageContext
  private let painter: Painter
  private let show: (View, Duration, inout DisplayList) -> Void
  private var list = DisplayList()

  /// - Parameters:
  ///   - text: a text cache. Share it between rigs to exclude fonts from the measurement.
  ///   - startup: the cache of the first frame's drawings. `nil` draws them.
  ///   - make: creates the table and its view, laid out in a size.
  ///   - show: advances the view's time and draws it.
  private init(
    width: Int = 1280, height: Int = 800, text: TextCache,
    startup: StartupCache? = nil, theme: Theme.Name = .evening,
    make: (StageContext, Size) -> (table: Table, view: View),
    show: @escaping (View, Duration, inout DisplayList) -> Void
  ) throws {
    let size = Size(Double(width), Double(height))
    painter = try Painter(
      offScreenWidth: width, height: height, text: text,
      startup: startup ?? StartupCache(folder: nil))
    if startup != nil { painter.expect(.named(theme), scene: "bench") }
    context = StageContext(Look(theme: .named(theme), metrics: Metrics(size: size), measurer: text))
    (table, view) = make(context, size)
    self.show = show
  }

  /// Advances the animations, then paints the changes.
  func frame(after time: Duration = .milliseconds(16)) throws {
    context.animator.advance(by: time)
    list.removeAll()
    list.table(Rect(.zero, painter.size))
    show(view, time, &list)
    try painter.paint(list, theme: context.look.theme)
  }

  /// Returns the last frame as PNG.
  func picture() throws -> [UInt8] { try painter.snapshot().png() }

  /// Saves the drawings of the first frame.
  func saveStartup() { painter.saveStartup() }

  /// Repaints every pixel.
  func fullFrame() throws {
    painter.handle(.sizeChanged(width: Int(painter.size.width), height: Int(painter.size.height)))
    try frame()
  }
}

/// A table of Matchsticks whose timers do not run.
typealias MatchsticksRig = FrameRig<MatchstickTable, MatchsticksScene>

extension MatchsticksRig {
  convenience init(
    width: Int = 1280, height: Int = 800, setup: MatchstickSetup, animation: TakeAnimation = .fall,
    text: TextCache, startup: StartupCache? = nil
  ) throws {
    try self.init(width: width, height: height, text: text, startup: startup) { context, size in
      var settings = Settings()
      settings.matchsticks.takeAnimation = animation
      let table = MatchstickTable(setup: setup, seed: 1)
      let scene = MatchsticksScene(
        table: table, settings: SettingsModel(settings), context: context)
      scene.layout(in: size)
      return (table, scene)
    } show: { scene, _, list in
      scene.draw(into: &list)
    }
  }
}

/// An 8 × 8 table of Pairs.
typealias PairsRig = FrameRig<PairsTable, PairsScene>

extension PairsRig {
  convenience init(width: Int = 1280, height: Int = 800, text: TextCache) throws {
    try self.init(width: width, height: height, text: text) { context, size in
      var settings = Settings()
      settings.pairs.layout = .eightByEight
      let table = PairsTable(settings.pairs.setup, seed: 1)
      let scene = PairsScene(table: table, settings: SettingsModel(settings), context: context)
      scene.layout(in: size)
      return (table, scene)
    } show: { scene, time, list in
      scene.advance(by: time)
      scene.draw(into: &list)
    }
  }
}

/// A sliding board without its scene, 8 × 8 by default.
typealias BoardRig = FrameRig<SlidingTable, BoardView>

extension BoardRig {
  convenience init(
    width: Int = 1280, height: Int = 800, length: Int = 8, face: TileFace,
    theme: Theme.Name = .evening, text: TextCache
  ) throws {
    try self.init(width: width, height: height, text: text, theme: theme) { context, size in
      let table = SlidingTable(.home(.square(length)), seed: 1)
      let board = BoardView(context: context)
      let side = size.height - context.look.metrics.px(136)
      board.layout(
        frame: Rect(center: Rect(.zero, size).center, Size(side, side)), face: face,
        state: table.state)
      return (table, board)
    } show: { board, _, list in
      board.draw(into: &list)
    }
  }
}

/// The settings scene, and a container that shows a table of Matchsticks.
typealias PageRig = FrameRig<SettingsScene, SceneContainer>

extension PageRig {
  convenience init(width: Int = 1280, height: Int = 800, text: TextCache) throws {
    try self.init(width: width, height: height, text: text) { context, size in
      let settings = SettingsModel(Settings())
      let container = SceneContainer(context: context)
      container.layout(in: size)
      container.show(
        MatchsticksScene(
          table: MatchstickTable(setup: MatchstickSetup(), seed: 1), settings: settings,
          context: context), .none)
      return (SettingsScene(settings, context: context) { _ in [] }, container)
    } show: { container, _, list in
      container.draw(into: &list)
    }
  }
}

/// Both globes on their tray, without their scene.
typealias GlobeRig = FrameRig<Tray, GlobePair>

extension GlobeRig {
  convenience init(
    width: Int = 1280, height: Int = 800, theme: Theme.Name = .evening, text: TextCache
  ) throws {
    var tray: Tray?
    try self.init(width: width, height: height, text: text, theme: theme) { context, size in
      let metrics = context.look.metrics
      let (margin, top) = (metrics.px(80, small: 8), metrics.px(96, small: 52))
      let frame = Rect(
        margin, top, size.width - 2 * margin, size.height - top - metrics.px(156, small: 60)
      ).rounded
      let rim = metrics.px(16, small: 8)
      let felt = Tray(frame, rim: rim, look: context.look)
      tray = felt
      let globes = GlobePair(context: context)
      globes.layOut(in: frame.inset(by: rim))
      globes.willAppear()
      globes.didAppear()
      return (felt, globes)
    } show: { globes, time, list in
      tray?.draw(into: &list)
      globes.advance(by: time)
      globes.draw(into: &list)
    }
  }
}
