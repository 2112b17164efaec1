/// A game with settings of its own.
public nonisolated enum SettingsGame: CaseIterable, Hashable, Sendable {
  case matchsticks, sliding, pairs
}
