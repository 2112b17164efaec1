import GameKernel

extension PairsOccupant: TextCoded {
  /// The occupant's name in files and traces, such as `perfect` or `forgetful:70`.
  public var description: String {
    switch self {
    case .person: "person"
    case .forgetful(let memory): "forgetful:\(memory)"
    case .perfect: "perfect"
    }
  }

  /// The occupant of that name; `forgetful` alone has the usual memory.
  public init?(_ description: String) {
    let parts = description.split(separator: ":", omittingEmptySubsequences: false)
    switch (parts.first, parts.count) {
    case ("person", 1): self = .person
    case ("perfect", 1): self = .perfect
    case ("forgetful", 1): self = .forgetful(memory: Self.usualMemory)
    case ("forgetful", 2):
      guard let memory = Int(parts[1]), ForgetfulPlayer.memories.contains(memory) else {
        return nil
      }
      self = .forgetful(memory: memory)
    default: return nil
    }
  }
}
