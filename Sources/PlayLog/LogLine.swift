import Files

/// One line of the log: a checksum, the version, the kind and the fields of an entry, separated by tabs.
///
/// The checksum has 16 hexadecimal digits and covers everything after the first tab:
///
/// ```
/// c3ae07f91b2d4e58⇥1⇥proof⇥g00c5f1d2e3a4b596⇥53
/// ```
enum LogLine {
  /// The result of reading a line.
  enum Reading: Hashable {
    /// An entry, with the bytes of fields that a later version has appended.
    case entry(LogEntry, appended: ArraySlice<UInt8>?)
    /// A line of a later version or of an unknown kind.
    case unknown
    /// A line with a wrong checksum.
    case damaged
  }

  /// The version of new lines. Raise it when older versions of Matchwood would misread them.
  static let version = 1
  /// The longest line in bytes. A longer one counts as damaged.
  static let lengthLimit = 1 << 20

  /// Returns the line of an entry, with its newline.
  ///
  /// A record that would make the line too long is left out.
  static func bytes(_ entry: LogEntry, appended: ArraySlice<UInt8>? = nil) -> [UInt8] {
    var fields = FieldWriter()
    fields.add(entry.kind)
    entry.write(to: &fields)
    var content = Array(String(version).utf8) + fields.bytes
    if let appended { content += [FieldWriter.tab] + appended }
    guard content.count <= lengthLimit - checksumLength - 1 else {
      guard case .game(let game, let record) = entry, !record.isEmpty else {
        preconditionFailure("A \(entry.kind) is too long for a line")
      }
      return bytes(.game(game, record: ""), appended: appended)
    }
    return bytes(content: content[...])
  }

  /// Returns a line, with its newline, from everything after its checksum.
  static func bytes(content: ArraySlice<UInt8>) -> [UInt8] {
    FNV1a.hash(content).hexadecimal + [FieldWriter.tab] + content + [FieldWriter.newline]
  }

  /// Returns everything after the checksum of a line without its newline, or `nil` if the line is damaged.
  static func content(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let tab = line.startIndex + checksumLength
    guard line.count > checksumLength, line[tab] == FieldWriter.tab,
      let sum = UInt64(hexadecimal: line[..<tab])
    else { return nil }
    let content = line[(tab + 1)...]
    return FNV1a.hash(content) == sum ? content : nil
  }

  private static let checksumLength = 16

  /// Reads a line without its newline.
  ///
  /// - Parameter skipsRecord: whether the record of a game is replaced by an empty one.
  static func read(
    _ line: ArraySlice<UInt8>, _ shared: inout SharedValues, skipsRecord: Bool = false
  ) -> Reading {
    guard let content = content(of: line) else { return .damaged }
    do {
      var fields = FieldReader(content)
      guard try fields.next().elementsEqual(String(version).utf8) else { return .unknown }
      let kind = try shared.text(&fields)
      let entry = try LogEntry(kind: kind, &fields, &shared, skipsRecord: skipsRecord)
      return entry.map { .entry($0, appended: fields.rest) } ?? .unknown
    } catch {
      return .unknown
    }
  }
}

extension LogEntry {
  /// Reads one line of the log, or returns `nil` if it is damaged or unknown.
  public init?(line: String) {
    var shared = SharedValues()
    guard case .entry(let entry, _) = LogLine.read(Array(line.utf8)[...], &shared) else {
      return nil
    }
    self = entry
  }

  /// The entry as a line, without its newline.
  public var line: String { String(decoding: LogLine.bytes(self).dropLast(), as: UTF8.self) }
}
