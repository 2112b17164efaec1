import Files
import TestSupport

@testable import Matchwood

/// The texts that the sources look up, as `texts("…")`, `texts.plural("…", "…", n)` and `texts.inContext("…", "…")`, and
/// the names and words that they mark as `placeName("…")` and `cardWord("…")`.
struct SourceTexts {
  struct Text: Hashable {
    let text: String
    let plural: String?
  }

  private(set) var texts: Set<Text> = []
  /// Calls whose text is no literal, which no catalogue can be collected from.
  private(set) var unreadable: [String] = []

  /// Reads all Swift files of a folder and those below it.
  @MainActor init(folder: String) throws {
    for path in Self.swiftFiles(in: folder) {
      let bytes = try SafeFile(path: path).read() ?? []
      read(String(decoding: bytes, as: UTF8.self), file: path)
    }
  }

  init(_ source: String) { read(source, file: "source") }

  private mutating func read(_ source: String, file: String) {
    let code = source.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.trimmingPrefix(while: \.isWhitespace).hasPrefix("//") }.joined(separator: "\n")
    for match in code.matches(
      of: /(?:^|[^A-Za-z0-9_])(?:texts|placeName|cardWord)(\.plural|\.inContext)?\(/)
    {
      var scanner = code[match.range.upperBound...].drop(while: \.isWhitespace)
      let call = "\(file): \(match.output.0)\(scanner.prefix(30))"
      guard var text = Self.literal(&scanner) else {
        unreadable.append(call)
        continue
      }
      var plural: String?
      if let form = match.output.1 {
        scanner = scanner.drop { $0.isWhitespace || $0 == "," }
        let second = Self.literal(&scanner)
        if second == nil { unreadable.append(call) }
        if form == ".plural" { plural = second } else { text += "\u{4}\(second ?? "")" }
      }
      texts.insert(Text(text: text, plural: plural))
    }
  }

  /// Takes one string literal without interpolation off the front.
  private static func literal(_ scanner: inout Substring) -> String? {
    guard scanner.first == "\"" else { return nil }
    scanner.removeFirst()
    var text = ""
    while let character = scanner.popFirst(), character != "\"" {
      guard character == "\\" else {
        text.append(character)
        continue
      }
      switch scanner.popFirst() {
      case "n": text.append("\n")
      case "\"": text.append("\"")
      case "\\": text.append("\\")
      default: return nil
      }
    }
    return text
  }

  private static func swiftFiles(in folder: String) -> [String] {
    Folder(folder).names.filter { !$0.hasPrefix(".") }.flatMap { name in
      let path = "\(folder)/\(name)"
      return name.hasSuffix(".swift") ? [path] : swiftFiles(in: path)
    }.sorted()
  }
}
