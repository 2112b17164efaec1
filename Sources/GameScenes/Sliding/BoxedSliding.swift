import GameKernel
import SlidingGame
import Stage

/// The sliding puzzle, as the box holds it.
public final class BoxedSliding: BoxGame {
  public nonisolated static let name = SlidingPuzzle.name
  public nonisolated static let settings: (any GameSettings.Type)? = SlidingSettings.self
  public nonisolated static let options = SlidingOptions.all

  private let context: GameContext
  private let table: SlidingTable
  private let pictures: SlidingPictures?

  public init(_ context: GameContext) {
    self.context = context
    table = context.tables.open { Self.table(kept: $0, context) }
    pictures = context.services.pictures.map { SlidingPictures($0, context) }
  }

  /// The table that was kept, or a new one; a position, a length or a seed asks for a new game in any case.
  private static func table(kept: SlidingTable?, _ context: GameContext) -> SlidingTable {
    let launch = context.launch
    let shape = SlidingPuzzle.Shape.square(context.settings.current.sliding.length)
    let (position, seed) = (launch[SlidingPuzzle.Link.self], launch.seed(for: name))
    guard let kept else {
      return SlidingTable(
        position?.options ?? .dealt(shape),
        seed: position?.seed ?? seed ?? .random(in: 0 ... .max),
        isByChance: position == nil && seed == nil)
    }
    if let position {
      kept.open(position)
    } else if launch.needsNewGame(of: name) {
      kept.newGame(shape, seed: seed)
    }
    return kept
  }

  public func title(_ texts: Texts) -> String { texts("Sliding Puzzle") }

  public var card: MenuCard {
    MenuCard(
      motto: { texts in texts("Put them back in order.") },
      status: { [table] in SlidingWords(texts: $0).status(table) }, ground: .well,
      cover: { SlidingCover(felt: $0, context: $1) })
  }

  public func makeScene() -> any Scene {
    let scene = SlidingScene(table: table, settings: context.settings, context: context.stage)
    scene.exits = context.exits(of: self) { [weak scene] in scene }
    scene.best = { [context] in context.results.fewestMoves($0, showsNumbers: $1) }
    scene.onSolved = { [context] in context.results.enter($0, on: context.services.today()) }
    scene.onRefusal = { [context] in context.tables.refused($0, by: SlidingPuzzle.self) }
    scene.links.copyText = context.services.copyText
    scene.links.pasteText = context.services.pasteText
    scene.adviser = context.services[(any SlidingAdviser).self]
    if let pictures {
      scene.follow(pictures.changes)
      scene.onPictures = { [weak pictures] in pictures?.showList() }
      scene.ownPicture = { [weak pictures] in pictures?.picture(of: $0) }
      if context.launch.picture != nil { judgeOnce(scene, pictures) }
    }
    return scene
  }

  /// Says what is to be said of a picture that the command line has brought, when it is first seen.
  private func judgeOnce(_ scene: SlidingScene, _ pictures: SlidingPictures) {
    scene.onAppear = { [weak scene, weak pictures] in
      scene?.onAppear = {}
      pictures?.judge()
    }
  }

  public func settingsSection(_ editor: SettingsEditor) -> (any SettingsSection)? {
    SlidingSection(editor)
  }

  public var results: ResultKind? { .sliding }

  public func take(_ path: String) -> Bool {
    pictures?.take(path)
    return pictures != nil
  }
}
