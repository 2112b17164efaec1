/// One JSON object, with its keys in the order in which they were added.
public nonisolated struct JSONLine: Equatable, Sendable, CustomStringConvertible {
  private var fields: [String] = []

  /// The line without an end of line.
  public var description: String { "{\(fields.joined(separator: ","))}" }

  /// An object without keys.
  public init() {}

  /// A line that says what it is about, such as `change`.
  public init(kind: String) {
    add("kind", kind)
  }

  /// Adds a text.
  public mutating func add(_ key: String, _ value: String) {
    fields.append("\(Self.quoted(key)):\(Self.quoted(value))")
  }

  /// Adds a whole number.
  public mutating func add(_ key: String, _ value: Int) {
    fields.append("\(Self.quoted(key)):\(value)")
  }

  /// Adds a yes or no.
  public mutating func add(_ key: String, _ value: Bool) {
    fields.append("\(Self.quoted(key)):\(value)")
  }

  /// A time is written in seconds, with six digits behind the point.
  public mutating func add(_ key: String, _ time: Duration) {
    fields.append("\(Self.quoted(key)):\(time.decimalSeconds)")
  }

  /// Numbers are written with at most two digits behind the point, and none where they are whole.
  public mutating func add(_ key: String, _ values: [Double]) {
    let numbers = values.map(Self.number).joined(separator: ",")
    fields.append("\(Self.quoted(key)):[\(numbers)]")
  }

  private static func number(_ value: Double) -> String {
    let hundredths = (value * 100).rounded()
    return hundredths.remainder(dividingBy: 100) == 0
      ? String(Int(hundredths / 100)) : String(hundredths / 100)
  }

  private static func quoted(_ string: String) -> String {
    let escaped = string.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\0"..<" ": "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}

nonisolated extension Duration {
  /// A time of 0 or more in seconds, with six digits behind the point.
  public var decimalSeconds: String {
    let micros = String(components.attoseconds / 1_000_000_000_000)
    return "\(components.seconds).\(String(repeating: "0", count: 6 - micros.count))\(micros)"
  }
}
