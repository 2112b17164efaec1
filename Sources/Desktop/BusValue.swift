/// A value in a message of a bus. Other types than these are left out.
package enum BusValue: Hashable, Sendable {
  case truth(Bool)
  case number(Int)
  case real(Double)
  case text(String)
  /// An array, a structure or an entry of a dictionary.
  case list([BusValue])

  var truth: Bool? { if case .truth(let value) = self { value } else { nil } }
  var number: Int? { if case .number(let value) = self { value } else { nil } }
  var real: Double? { if case .real(let value) = self { value } else { nil } }
  var text: String? { if case .text(let value) = self { value } else { nil } }
  var list: [BusValue] { if case .list(let values) = self { values } else { [] } }
}
