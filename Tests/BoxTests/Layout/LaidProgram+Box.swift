import BoxKit
import Controls
import LabelScenes
import MenuScenes
import PairsScenes
import PlayerScenes
import SceneTestSupport
import SlidingGame
import SlidingScenes
import Stage
import TestSupport
import TodayScenes

@testable import MatchwoodMain

extension HeadlessProgram {
  /// The program with all games of the box.
  ///
  /// - Parameter lend: edits the services of the games.
  static func box(
    _ language: String, lend: (inout Services) -> Void = { _ in }
  ) throws -> HeadlessProgram {
    let program = try HeadlessProgram(language, Box.games) { services in
      services[(any SlidingAdviser).self] = PromptAdviser()
      services[(any WordLanguages).self] = SourceLanguages()
      lend(&services)
    }
    var known: LabelModel?
    program.prepareMenu = { [unowned program] menu in
      let pages = PlayerPages(program.gameContext) { _ in }
      menu.player = ChipButton.players(pages, context: program.context)
      let days = TodayModel(program.games, program.gameContext)
      let today = TodayPages(days)
      menu.strip = TodayStrip(days) { today.show() }
      let labels = known ?? LabelModel(program.games, program.gameContext)
      known = labels
      program.gameContext.award = { [weak labels] in labels?.award(of: $0, then: $1) }
      menu.newLabels = { labels.newCount }
      menu.onLabels = { [unowned program] in
        let scene = LabelScene(labels, program.games)
        scene.onBack = { [unowned program] in program.pop() }
        program.push(scene)
      }
    }
    return program
  }
}

/// Finds the texts of any language in the sources.
private final class SourceLanguages: WordLanguages {
  func words(in language: String) -> Texts? { try? CatalogueTexts.of(language) }
}

/// An adviser that answers at once. It proves solutions of boards of up to nine cells.
private final class PromptAdviser: SlidingAdviser {
  func solve(_ board: SlidingBoard, onUpdate: @escaping @MainActor (SolvingUpdate) -> Void) {
    let effort: SlidingSolver.Effort = board.shape.size <= 9 ? .full : .none
    onUpdate(.solution(SlidingSolver(board.shape).solve(board, effort: effort)))
  }

  func measure(_ boards: [SlidingBoard], onUpdate: @escaping @MainActor (MeasurementUpdate) -> Void)
  {
    let solver = SlidingSolver(boards[0].shape)
    if let distances = HomeDistances(of: boards, using: solver, effort: .none) {
      onUpdate(.distances(distances))
    }
  }

  func deal(
    _ shape: BoardShape, atDistance distance: Int, seed: UInt64,
    then: @escaping @MainActor (SlidingBoard) -> Void
  ) {
    if let board = SlidingSolver(shape).deal(atDistance: distance, seed: seed) { then(board) }
  }

  func stop() {}
  func close() {}
}
