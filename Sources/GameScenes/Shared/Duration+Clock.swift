nonisolated extension Duration {
  /// The time as on a clock, `m:ss` and from an hour on `h:mm:ss`; what is left of a second is dropped.
  var clockText: String {
    let seconds = max(0, components.seconds)
    func two(_ number: Int64) -> String { number < 10 ? "0\(number)" : String(number) }
    let (minutes, rest) = (seconds / 60, two(seconds % 60))
    return minutes < 60
      ? "\(minutes):\(rest)" : "\(minutes / 60):\(two(minutes % 60)):\(rest)"
  }
}
