import Foundation
import Testing

@Suite("Plain words in comments")
struct PlainWordsTests {
  /// How a comment must not begin, with the case of letters as written.
  private static let beginnings = [
    #"^(What|Who|Whoever|Whom)\b"#,
    #"^(Lets|Says|Tells|Takes over|Makes way)\b"#,
    #"^(None|Nothing|It has none|All are|It is over|Nobody)\.$"#,
  ]

  /// Turns of phrase for which plain English has a subject and a verb.
  private static let phrases = [
    #"\bwhat (is|was|are|were|has|had|can|could|may|must|lies|stands|comes|goes)\b"#,
    #"\b(nobody|somebody|whoever)\b"#,
    #"\b(is|are|was|were|be|being) (told|heard|said|asked for|looked at|gone through)\b"#,
    #"\btells? of\b"#,
    #"\b(lie|lies|lay|lying|stand|stands|stood) (in|on|at|there|here|still|beside|under|over|as)\b"#,
    #"\bone by one\b"#,
  ]

  private static let sources = "\(#filePath.split(separator: "/Tests/")[0])/Sources"

  @Test("No comment breaks the rules for plain words")
  func comments() throws {
    let beginnings = try NSRegularExpression(pattern: Self.beginnings.joined(separator: "|"))
    let phrases = try NSRegularExpression(
      pattern: Self.phrases.joined(separator: "|"), options: .caseInsensitive)
    let paths = FileManager.default.enumerator(atPath: Self.sources)?.compactMap { $0 as? String }
    for path in paths ?? [] where path.hasSuffix(".swift") {
      let text = try String(contentsOfFile: "\(Self.sources)/\(path)", encoding: .utf8)
      for comment in Self.comments(of: text) {
        let range = NSRange(comment.startIndex..., in: comment)
        for pattern in [beginnings, phrases]
        where pattern.firstMatch(in: comment, range: range) != nil {
          Issue.record("\(path): \(comment)")
        }
      }
    }
  }

  /// The lines of comments without their marks and without the name of a parameter.
  private static func comments(of text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      let line = line.trimmingPrefix(while: \.isWhitespace)
      guard line.hasPrefix("//") else { return nil }
      let words = line.drop { $0 == "/" || $0 == " " }
      let isListed = ["- Parameter", "- Returns:", "- Throws:"].contains { words.hasPrefix($0) }
      guard isListed, let colon = words.firstIndex(of: ":") else { return String(words) }
      return String(words[words.index(after: colon)...].drop { $0 == " " })
    }
  }
}
