/// A type that JSON represents directly: a Boolean, a string or a number.
protocol JSONScalar: Sendable {
  /// Returns the decoded value, or `nil` if the JSON value has another type or does not fit.
  static func read(_ value: JSONValue) -> Self?
  /// The JSON text, or `nil` for a number that is not finite.
  var written: [UInt8]? { get }
}

/// The types that are scalars.
///
/// A table instead of a cast: the first cast of each type searches all conformances in the program, and most types
/// are not scalars.
enum JSONScalars {
  /// Returns the type as a scalar, or `nil` if it is not one.
  static func scalar(_ type: Any.Type) -> (any JSONScalar.Type)? { all[ObjectIdentifier(type)] }

  private static let all: [ObjectIdentifier: any JSONScalar.Type] = {
    let types: [any JSONScalar.Type] = [
      Bool.self, String.self, Float.self, Double.self, Int.self, Int8.self, Int16.self, Int32.self,
      Int64.self, UInt.self, UInt8.self, UInt16.self, UInt32.self, UInt64.self,
    ]
    return Dictionary(uniqueKeysWithValues: types.map { (ObjectIdentifier($0), $0) })
  }()
}

extension Bool: JSONScalar {
  static func read(_ value: JSONValue) -> Bool? { value.bool }

  var written: [UInt8]? { Array(description.utf8) }
}

extension String: JSONScalar {
  static func read(_ value: JSONValue) -> String? { value.string }

  var written: [UInt8]? { JSONString.written(self.utf8) }
}

extension JSONScalar where Self: FixedWidthInteger {
  static func read(_ value: JSONValue) -> Self? { value.number.flatMap(JSONNumber.whole) }

  var written: [UInt8]? { Array(String(self).utf8) }
}

extension JSONScalar where Self: BinaryFloatingPoint & LosslessStringConvertible {
  static func read(_ value: JSONValue) -> Self? { value.number.flatMap(JSONNumber.fraction) }

  var written: [UInt8]? {
    guard isFinite else { return nil }
    let text = description
    return Array((text.hasSuffix(".0") ? text.dropLast(2) : text[...]).utf8)
  }
}

extension Int: JSONScalar {}
extension Int8: JSONScalar {}
extension Int16: JSONScalar {}
extension Int32: JSONScalar {}
extension Int64: JSONScalar {}
extension UInt: JSONScalar {}
extension UInt8: JSONScalar {}
extension UInt16: JSONScalar {}
extension UInt32: JSONScalar {}
extension UInt64: JSONScalar {}
extension Float: JSONScalar {}
extension Double: JSONScalar {}
