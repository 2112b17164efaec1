/// The box: its games, each made from what the box lends it.
public enum Box {
  /// All games, in the order of the menu.
  public static let games: [any BoxGame.Type] = [
    BoxedMatchsticks.self, BoxedSliding.self, BoxedPairs.self, BoxedTunnel.self,
  ]
}
