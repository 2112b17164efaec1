extension Duration {
  /// Returns the shortest of several times; `nil` where all are `nil`.
  public static func soonest(_ first: Duration?, _ others: Duration?...) -> Duration? {
    var soonest = first
    for case let time? in others {
      if soonest.map({ time < $0 }) ?? true { soonest = time }
    }
    return soonest
  }
}
