/// A value that JSON has a way of writing for.
protocol JSONScalar: Sendable {
  /// Nil where something else is written.
  static func read(_ value: JSONValue) -> Self?
  /// Nil where there is no way to write it.
  var written: [UInt8]? { get }
}

/// The types that are scalars.
///
/// A cast would find them too; but the first of each type looks through all conformances that the program has, and most types
/// are none.
enum JSONScalars {
  /// A type as a scalar, or nil where it is none.
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
  static func read(_ value: JSONValue) -> String? { value.words }

  var written: [UInt8]? { JSONWords.written(self.utf8) }
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
