import BoxKit
import Commands
import Files
import GameKernel
import PictureArt
import PictureScenes
import PlayLog
import PuzzleKit
import ReviewKit
import SlidingGame
import Stage
import Threads

/// The sliding puzzle as one of the program's games.
public final class SlidingModule: BoxGame {
  public nonisolated static let name = SlidingPuzzle.name
  public nonisolated static let rules: (any TracedRules.Type)? = SlidingPuzzle.self
  public nonisolated static let settings: (any SettingsPart.Type)? = SlidingSettings.self
  public nonisolated static let options = SlidingOptions.all
  public nonisolated static let commands: [any GameCommand.Type] = [SolveRequest.self]

  let context: GameContext
  package let table: SlidingTable
  private let pictures: SlidingPictures?
  private let faces: TileFaces
  private let adviser: (any SlidingAdviser)?
  /// Finds the shortest solutions of games; `nil` without a service for background work.
  private let shortest: ShortestSearch?
  /// The number of games of the log whose review was opened.
  private var reviewedGames = 0

  public init(_ context: GameContext) {
    self.context = context
    let services = context.services
    adviser =
      services[(any SlidingAdviser).self]
      ?? services.makeWorkQueue.map { makeWorkQueue in
        BackgroundAdviser(makeWorkQueue(), TableFile(folder: services.cache))
      }
    let searcher = services.makeWorkQueue.map { makeWorkQueue in
      BackgroundAdviser(makeWorkQueue(), TableFile(folder: services.cache), niceness: 19)
    }
    shortest = searcher.map { ShortestSearch(context.log, adviser: $0) }
    table = context.openTable { Self.table(kept: $0, context) }
    // Without threads the player would have to wait.
    if let searcher, !searcher.workQueue.isAtOnce { shortest?.follow(table) }
    pictures = context.services.pictures.map { [table] in
      SlidingPictures($0, context) {
        PieceGrid(columns: table.state.board.shape.width, rows: table.state.board.shape.height)
      }
    }
    faces = TileFaces(context.settings, look: context.stage.look)
    faces.ownPicture = { [weak pictures] in pictures?.picture(of: $0) }
  }

  /// Returns the saved table or a new one.
  ///
  /// A position, a length or a seed on the command line always starts a new game.
  private static func table(kept: SlidingTable?, _ context: GameContext) -> SlidingTable {
    let launch = context.launch
    let shape = BoardShape.square(context.settings.current.sliding.length)
    let (position, seed) = (launch[SlidingLink.self], launch.seed(for: name))
    guard let kept else {
      let isFirst = context.settings.current.sliding.chosenLength == nil && context.isNew(name)
      let first = isFirst ? BoardShape.square(SlidingSettings.firstLength) : shape
      return SlidingTable(
        position?.options ?? .dealt(first),
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

  public nonisolated static func title(_ texts: Texts) -> String { texts("Sliding Puzzle") }

  public var card: MenuCard {
    MenuCard(
      motto: { texts in texts("Put the tiles in order.") },
      status: { [table] in SlidingWords(texts: $0).status(table) }, ground: .well,
      cover: { [table, faces] in SlidingCover(table.state, faces, felt: $0, look: $1.look) })
  }

  public func makeScene() -> any Scene {
    let scene = SlidingScene(table: table, settings: context.settings, context: context.stage)
    context.connect(scene, of: self)
    scene.ending.picture = { [weak self] in
      self?.picture
    }
    scene.routes.puzzles = { [weak self] in self.map { $0.showPuzzles($0.context) } }
    scene.best = { [context] in context.results.fewestMoves($0, showsNumbers: $1) }
    scene.onShortest = { [context] table, least in
      guard let game = context.logged(table), game.least == nil else { return }
      context.log.append([.proof(game.id, least: least)])
    }
    scene.onSolved = { [context] in context.results.entry(of: context.logged($0)) }
    scene.adviser = adviser
    if let pictures {
      scene.follow(pictures.changes)
      scene.onPictures = { [weak pictures] in pictures?.showList() }
      pictures.dealAfterEnd = { [weak scene] in scene?.dealAfterEnd() }
      scene.ownPicture = { [weak pictures] in pictures?.picture(of: $0) }
      if context.launch.picture != nil { judgeOnce(scene, pictures) }
    }
    return scene
  }

  /// Checks a picture from the command line when the scene first appears, and warns if its pieces look alike. If the
  /// saved game is over, a new one begins.
  private func judgeOnce(_ scene: SlidingScene, _ pictures: SlidingPictures) {
    scene.onAppear = { [weak scene, weak pictures] in
      scene?.onAppear = {}
      scene?.dealAfterEnd()
      pictures?.judge()
    }
  }

  public func settingsSection(_ editor: SettingsEditor) -> (any SettingsSection)? {
    SlidingSection(editor, pictures)
  }

  package func makeReview(of game: LoggedGame, record text: String) -> ReviewScene? {
    guard let adviser, let record = GameRecord<SlidingPuzzle>(logText: text) else { return nil }
    var setup = SlidingPuzzle.Setup(
      showedNumbers: game.setup.hasSuffix(":numbers"), wasShown: game.marks.contains(.shown))
    setup.picture = game.picture
    reviewedGames += 1
    let size = context.stage.look.metrics.size
    let picture = RecordedPicture(
      game.picture.flatMap { PictureChoice($0) }, showsNumbers: setup.showedNumbers,
      record.options.shape, from: context.services.pictures, named: "review-\(reviewedGames)",
      side: min(size.width, size.height))
    return context.makeReview(
      SlidingReviewedGame(
        record, wasShown: setup.wasShown, wasHelped: game.wasHelped, adviser, picture,
        context: context.stage),
      of: game, on: table, setup, from: self)
  }

  public var help: GameHelp? { .sliding(context.settings, faces, context.stage) }

  public var results: ResultKind? { .sliding }

  public var statistics: GameStatistics? {
    var statistics = GameStatistics.sliding
    statistics.search = shortest
    return statistics
  }

  public func play(with picture: PictureName) -> Bool {
    pictures?.play(with: picture)
    return pictures != nil
  }

  public var link: String? { String(describing: table.link) }

  public func open(link: String) -> ((Texts) -> String)? {
    do throws(SlidingTextError) {
      table.open(try SlidingLink(reading: link))
      return nil
    } catch {
      return error.words
    }
  }
}

extension SlidingModule: @MainActor ChallengingGame {
  /// The solved puzzle as a picture to save.
  fileprivate var picture: SavedPicture {
    let (moves, day, card) = (table.state.tileMoves, context.services.today(), self.card)
    return SavedPicture { texts in
      texts.plural(
        // Translators: Below a saved picture of a solved puzzle.
        "Solved in {count} move · Matchwood, {date}", "Solved in {count} moves · Matchwood, {date}",
        moves, ["date": texts.day(day)])
    } sketch: { frame, context in
      let side = min(frame.width, frame.height)
      return card.picture(in: Rect(center: frame.center, Size(side, side)).rounded, context)
    }
  }

  package func words(ofResult count: Int, _ texts: Texts) -> String {
    texts.plural("{count} move", "{count} moves", count)
  }
}

extension ResultKind {
  /// The results of the sliding puzzle, by board length and by numbers or pictures.
  public static let sliding = ResultKind(
    game: "sliding",
    count: Count(
      // Translators: Label of a number.
      title: { texts in texts("Moves") },
      // Translators: Order of a list.
      order: { texts in texts("Fewest moves") },
      // Translators: A number of moves.
      number: { count, texts in texts.plural("{count} move", "{count} moves", count) }),
    yardstick: Yardstick(
      // Translators: Label of a number: the moves of the shortest solution.
      title: { texts in texts("Shortest") }, figure: { $0.result.least }),
    medal: { entry in
      entry.result.least.flatMap {
        SlidingTable.medals(shortest: $0).medal(for: entry.result.moves)
      }
    },
    parts: [
      Part(
        id: "length",
        // Translators: Label of the size of a board, such as 4 × 4.
        title: { texts in texts("Size") },
        // Translators: Choice for a list.
        any: { texts in texts("All sizes") },
        values: SlidingTable.ratedLengths.map { String($0) },
        name: { length, _ in "\(length) × \(length)" }),
      Part(
        id: "mode",
        // Translators: Label of the kind of game, such as numbers or a picture.
        title: { texts in texts("Game") },
        // Translators: Choice for a list: numbers and pictures.
        any: { texts in texts("All games") },
        values: ["numbers", "pictures"],
        name: { mode, texts in
          switch mode {
          case "numbers": texts("Numbers")
          case "pictures": texts("Picture")
          default: mode
          }
        }),
    ],
    invitation: { texts in
      texts("No best games yet. Random boards that you solve without hints appear here.")
    })
}

extension ResultLists {
  /// Returns the fewest moves of all results on a square of this shape, or `nil` if there are none.
  public func fewestMoves(_ shape: BoardShape, showsNumbers: Bool) -> Int? {
    SlidingTable.category(shape, showsNumbers: showsNumbers)
      .flatMap { book.list($0).best(by: .moves) }?.moves
  }
}
