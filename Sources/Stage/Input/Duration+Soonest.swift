extension Duration {
  /// The least of some times, nil where there is none: what is to be done first of all that may be due.
  public static func soonest(_ first: Duration?, _ others: Duration?...) -> Duration? {
    var soonest = first
    for case let time? in others {
      if soonest.map({ time < $0 }) ?? true { soonest = time }
    }
    return soonest
  }
}
