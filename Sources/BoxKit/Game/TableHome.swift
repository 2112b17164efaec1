import GameKernel

/// Where tables are kept from one start of the program to the next, and told of to the trace.
///
/// The types of the games end here: whoever saves and sees tables knows only their names.
public protocol TableHome: AnyObject {
  /// Opens the table of a game, which is kept and traced from then on.
  ///
  /// - Parameter begin: is handed the table that was kept, or nil where there is none to go on with, and answers
  ///   with the one to play at.
  func open<Rules: TracedRules>(
    _ begin: (GameTable<Rules>?) -> GameTable<Rules>
  ) -> GameTable<Rules>

  /// Tells of a move that the rules have refused.
  func refused<Rules: TracedRules>(_ refusal: Rules.Refusal, by rules: Rules.Type)
}

/// Tables for one evening: they are kept nowhere and told of to nobody.
public final class LooseTables: TableHome {
  private var tables: [String: AnyObject] = [:]
  /// What the rules have refused, the first first.
  public private(set) var refusals: [any Error] = []

  /// No table yet.
  public init() {}

  /// Lays out the table that its game is to open.
  public func lay<Rules: TracedRules>(_ table: GameTable<Rules>) { tables[Rules.name] = table }

  /// The table of a game, once it was opened or laid out.
  public func table<Rules: TracedRules>(of rules: Rules.Type) -> GameTable<Rules>? {
    tables[Rules.name] as? GameTable<Rules>
  }

  /// Opens the table that was laid out, else begins anew.
  public func open<Rules: TracedRules>(
    _ begin: (GameTable<Rules>?) -> GameTable<Rules>
  ) -> GameTable<Rules> {
    let table = table(of: Rules.self) ?? begin(nil)
    lay(table)
    return table
  }

  /// Notes the refusal.
  public func refused<Rules: TracedRules>(_ refusal: Rules.Refusal, by rules: Rules.Type) {
    refusals.append(refusal)
  }
}
