import GameKernel

extension MatchstickOccupant: TextCoded {
  /// The occupant's name in files and traces, such as `clever` or `human-like:70`.
  public var description: String {
    switch self {
    case .person: "person"
    case .simple: "simple"
    case .wild: "wild"
    case .clever: "clever"
    case .humanLike(let strength): "human-like:\(strength)"
    }
  }

  /// The occupant of that name; `human-like` alone has the usual strength.
  public init?(_ description: String) {
    let parts = description.split(separator: ":", omittingEmptySubsequences: false)
    switch (parts.first, parts.count) {
    case ("person", 1): self = .person
    case ("simple", 1): self = .simple
    case ("wild", 1): self = .wild
    case ("clever", 1): self = .clever
    case ("human-like", 1): self = .humanLike(strength: Self.usualStrength)
    case ("human-like", 2):
      guard let strength = Int(parts[1]), HumanLikePlayer.strengths.contains(strength) else {
        return nil
      }
      self = .humanLike(strength: strength)
    default: return nil
    }
  }
}
