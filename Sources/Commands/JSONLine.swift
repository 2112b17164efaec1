/// A JSON object on one line, with its keys in insertion order.
public nonisolated struct JSONLine: Equatable, Sendable, CustomStringConvertible {
  private var fields: [String] = []

  /// The object as JSON, without a newline.
  public var description: String { "{\(fields.joined(separator: ","))}" }

  /// Creates an object without keys.
  public init() {}

  /// Creates an object with a `kind`, such as `change`.
  public init(kind: String) {
    add("kind", kind)
  }

  /// Adds a key and its value. Does not check for duplicate keys.
  public mutating func add(_ key: String, _ value: any JSONWritable) {
    fields.append("\(key.json):\(value.json)")
  }

  /// Adds several keys and values in order.
  public mutating func add(_ values: KeyValuePairs<String, any JSONWritable>) {
    for (key, value) in values { add(key, value) }
  }
}

/// A value that can be written to a ``JSONLine``.
public nonisolated protocol JSONWritable {
  /// The value as JSON.
  var json: String { get }
}

nonisolated extension Int: JSONWritable {
  /// The decimal digits of the number.
  public var json: String { description }
}

nonisolated extension UInt64: JSONWritable {
  /// The decimal digits of the number.
  public var json: String { description }
}

nonisolated extension Bool: JSONWritable {
  /// `true` or `false`.
  public var json: String { description }
}

nonisolated extension Double: JSONWritable {
  /// The number rounded to two decimal places; whole numbers have no decimal point.
  public var json: String {
    let hundredths = (self * 100).rounded()
    return hundredths.remainder(dividingBy: 100) == 0
      ? String(Int(hundredths / 100)) : String(hundredths / 100)
  }
}

/// A number written in full precision, such as degrees.
public nonisolated struct ExactNumber: JSONWritable, Sendable {
  private let value: Double

  /// - Parameter value: must be finite.
  public init(_ value: Double) { self.value = value }

  /// The shortest digits that read back as the same number; whole numbers have no decimal point.
  public var json: String { value == value.rounded() ? String(Int(value)) : String(value) }
}

nonisolated extension Duration: JSONWritable {
  /// The seconds with six decimal places.
  public var json: String { decimalSeconds }
}

nonisolated extension Array: JSONWritable where Element: JSONWritable {
  /// A JSON array.
  public var json: String { "[\(map(\.json).joined(separator: ","))]" }
}

nonisolated extension String: JSONWritable {
  /// A quoted and escaped JSON string.
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
  /// The seconds with six decimal places. The duration must not be negative.
  public var decimalSeconds: String {
    let micros = String(components.attoseconds / 1_000_000_000_000)
    return "\(components.seconds).\(String(repeating: "0", count: 6 - micros.count))\(micros)"
  }
}

nonisolated extension Optional: JSONWritable where Wrapped: JSONWritable {
  /// The value, or `null`.
  public var json: String { self?.json ?? "null" }
}
