import GameKernel

extension Pairs: TableRules {
  /// The options of the setup.
  public static func options(_ setup: PairsSetup, after previous: Options) -> Options {
    setup.options
  }

  /// Whether a person is to choose the first card of a turn, no miss lying open; in a demonstration,
  /// whether any turn begins.
  public static func isChoice(_ state: State, _ setup: PairsSetup) -> Bool {
    state.openCards.isEmpty && !state.isOver
      && (setup.isDemonstration || setup.seats[state.toMove.index].occupant.isPerson)
  }

  /// Whether the last pair has been taken, or two passes have ended the game.
  public static func isOver(_ state: State) -> Bool { state.isOver }

  /// Whether computers play by themselves.
  public static func isDemonstration(_ setup: PairsSetup) -> Bool { setup.isDemonstration }

  /// Whether the options are those of the setup.
  public static func fits(_ setup: PairsSetup, _ options: Options) -> Bool {
    setup.options == options
  }

  /// At first time and chance stood in a course of their own.
  public static func olderSheets(from decoder: any Decoder) throws -> [GameSheet<Pairs>]? {
    let values = try decoder.container(keyedBy: OlderKeys.self)
    let sheets = try? values.decode([OlderSheet].self, forKey: .sheets)
    return try sheets?.map {
      try GameSheet(
        recorded: $0.setup, elapsed: $0.course.elapsed, isByChance: $0.course.isByChance)
    }
  }

  private enum OlderKeys: String, CodingKey { case sheets }

  private struct OlderSheet: Decodable {
    let setup: PairsSetup
    let course: Course

    struct Course: Decodable {
      let elapsed: Duration
      let isByChance: Bool
    }
  }
}
