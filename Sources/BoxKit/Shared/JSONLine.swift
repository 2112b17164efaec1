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

  /// Adds a value.
  public mutating func add(_ key: String, _ value: any JSONWritable) {
    fields.append("\(key.json):\(value.json)")
  }

  /// Adds several values, in their order.
  public mutating func add(_ values: KeyValuePairs<String, any JSONWritable>) {
    for (key, value) in values { add(key, value) }
  }
}

/// What can stand in a line.
public nonisolated protocol JSONWritable {
  /// As JSON has it.
  var json: String { get }
}

nonisolated extension Int: JSONWritable {
  /// Its digits.
  public var json: String { description }
}

nonisolated extension Bool: JSONWritable {
  /// `true` or `false`.
  public var json: String { description }
}

nonisolated extension Double: JSONWritable {
  /// With at most two digits behind the point, and none where it is whole.
  public var json: String {
    let hundredths = (self * 100).rounded()
    return hundredths.remainder(dividingBy: 100) == 0
      ? String(Int(hundredths / 100)) : String(hundredths / 100)
  }
}

/// A number with all its digits, such as one of degrees.
public nonisolated struct ExactNumber: JSONWritable {
  private let value: Double

  /// - Parameter value: finite.
  public init(_ value: Double) { self.value = value }

  /// As few digits as tell it from any other number, and no point where it is whole.
  public var json: String { value == value.rounded() ? String(Int(value)) : String(value) }
}

nonisolated extension Duration: JSONWritable {
  /// In seconds, with six digits behind the point.
  public var json: String { decimalSeconds }
}

nonisolated extension Array: JSONWritable where Element: JSONWritable {
  /// The values in brackets.
  public var json: String { "[\(map(\.json).joined(separator: ","))]" }
}

nonisolated extension String: JSONWritable {
  /// In quotes.
  public var json: String {
    let escaped = unicodeScalars.map { scalar in
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
