import Testing

/// One reader of what comes from outside, as a fuzzer or a test hands bytes to it.
struct FuzzEntry: Sendable {
  /// What became of the bytes.
  enum Outcome: Equatable {
    /// They are not what is read here.
    case refused
    /// They were read, and what was read can be written, read again and used.
    case taken
    case fault(String)
  }

  /// What is read; the folder of its corpus has the same name.
  let name: String
  let read: @MainActor @Sendable ([UInt8]) -> Outcome

  static let all = [
    link, position, options, script,
    matchsticks, sliding, pairs, tunnel, settings, results, log, puzzle, mistakes, pictures, decks,
    machines,
    header, exif, profile, catalogue,
  ]

  /// Whether what is read is written in words.
  var isText: Bool { !["header", "exif", "profile", "catalogue"].contains(name) }
}

extension FuzzEntry: CustomTestStringConvertible {
  var testDescription: String { name }
}

extension FuzzEntry.Outcome {
  /// What several readers of the same bytes have made of them.
  init(_ outcomes: Self...) {
    let fault = outcomes.first { if case .fault = $0 { true } else { false } }
    self = fault ?? (outcomes.contains(.taken) ? .taken : .refused)
  }

  /// A fault where something does not hold.
  init(_ holds: Bool, _ fault: @autoclosure () -> String) {
    self = holds ? .taken : .fault(fault())
  }

  /// What is made of a value that was read: written and read again it is to be the same.
  ///
  /// - Parameter value: nil where it was refused.
  init<Value: Equatable, Written>(
    _ value: Value?, _ write: (Value) -> Written, _ read: (Written) -> Value?
  ) {
    guard let value else {
      self = .refused
      return
    }
    let written = write(value)
    self.init(read(written) == value, "read again it is another: \(written)")
  }
}
