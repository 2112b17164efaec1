import BoxKit
import Commands
import MatchstickGame
import TestSupport
import Testing

@testable import MatchstickScenes

@Suite("Nim on the command line", .tags(.rules))
struct NimCommandTests {
  /// The answers to the words of a command line, as JSON.
  private func json(_ words: String...) throws -> [String] {
    let request = try NimRequest(words)
    return request.positions.map { NimAnswer($0, request.rules).json.description }
  }

  @Test("A position of heaps is answered as one JSON object, sorted, with the nim-sum")
  func heaps() throws {
    #expect(
      try json("7-3-5-1", "-") == [
        #"{"position":"1-3-5-7","form":"heaps","last":"loses","won":false,"moves":[],"sum":0}"#,
        #"{"position":"-","form":"heaps","last":"loses","won":true,"moves":[],"sum":0}"#,
      ])
    #expect(
      try json("--last", "wins", "1-2-5-7") == [
        #"{"position":"1-2-5-7","form":"heaps","last":"wins","won":true,"moves":["1>0","5>4","7>6"],"sum":1}"#
      ])
  }

  @Test("Rows have their Grundy value, and nothing is known of too many matches if the last loses")
  func rows() throws {
    #expect(
      try json("--form=rows", "--last=wins", "8", "1") == [
        #"{"position":"8","form":"rows","last":"wins","won":true,"moves":["8>3-3"],"sum":1}"#,
        #"{"position":"1","form":"rows","last":"wins","won":true,"moves":["1>0"],"sum":1}"#,
      ])
    #expect(
      try json("--form", "rows", "25") == [
        #"{"position":"25","form":"rows","last":"loses","won":null,"moves":null,"sum":1}"#
      ])
    #expect(try json("--form", "rows", "--last", "wins", "1000").first?.contains("true") == true)
  }

  @Test("A pile has the remainder of its count, and the limit is 3 or given")
  func pile() throws {
    #expect(
      try json("--form", "pile", "18", "17") == [
        #"{"position":"18","form":"pile","last":"loses","won":true,"moves":["18>17"],"sum":2}"#,
        #"{"position":"17","form":"pile","last":"loses","won":false,"moves":[],"sum":1}"#,
      ])
    #expect(
      try json("--form", "pile", "--limit", "5", "--last", "wins", "18") == [
        #"{"position":"18","form":"pile","last":"wins","won":false,"moves":[],"sum":0}"#
      ])
  }

  @Test("People get a few lines")
  func people() throws {
    let rules = NimRules(form: .heaps, last: .loses, takeLimit: 3)
    #expect(
      NimAnswer("4-3-5", rules).text == """
        position  3-4-5
        form      heaps, the last match loses
        result    won
        moves     3>1
        sum       2
        """)
    #expect(NimAnswer("1-1-1", rules).text.contains("result    lost\nmoves     none"))
    let rows = NimRules(form: .rows, last: .loses, takeLimit: 3)
    #expect(NimAnswer("30", rows).text.contains("result    not known\nmoves     not known"))
  }

  @Test("An invalid position is answered by its error and exit code 2")
  func faults() {
    let heaps = NimRules(form: .heaps, last: .loses, takeLimit: 3)
    for word in ["", "x", "1-", "--", "1-0", "0", "01", "1--2", "1 2", "1000001", "+1"] {
      let answer = NimAnswer(word, heaps)
      #expect(answer.exitCode == 2, "\(word)")
      #expect(answer.json.description.hasPrefix(#"{"position":"\#(word)","error":""#))
    }
    #expect(
      NimAnswer("a", heaps).text
        == "a: no such heaps; write sizes from 1 to 1000000, such as 1-3-5-7")
    #expect(NimAnswer("1001", NimRules(form: .rows, last: .wins, takeLimit: 3)).exitCode == 2)
    #expect(NimAnswer("3-4", NimRules(form: .pile, last: .wins, takeLimit: 3)).exitCode == 2)
  }

  @Test(
    "A wrong word is named in one line that says what to do",
    arguments: [
      ([], "nim: the position is missing; write nim 1-3-5-7, or nim -"),
      (["--froms", "1"], "--froms: nim has no such option; nim --help lists all"),
      (["-5"], "-5: nim has no such option; nim --help lists all"),
      (["--json=yes", "1"], "--json=yes: nim has no such option; nim --help lists all"),
      (["--form"], "--form: the value is missing; write --form heaps|rows|pile"),
      (["--form", "x", "1"], "--form: 'x' does not fit; expected heaps, rows or pile"),
      (["--last=draws", "1"], "--last: 'draws' does not fit; expected loses or wins"),
      (["--limit", "0", "1"], "--limit: '0' does not fit; expected a number from 1 to 1000"),
    ])
  func words(words: [String], expected: String) {
    let error = #expect(throws: UsageError.self) { try NimRequest(words) }
    #expect(error?.description == expected)
  }

  @Test("Two dashes end the options, and the last value of an option counts")
  func order() throws {
    let request = try NimRequest(["--form", "rows", "3", "--form=pile", "--", "--json"])
    #expect(request.positions == ["3", "--json"] && !request.isJSON)
    #expect(request.rules.form == .pile)
  }

  @Test("The help fits a terminal")
  func help() {
    for page in [NimRequest.page, MachineRequest.page] {
      #expect(page.text().split(separator: "\n").allSatisfy { $0.count <= 100 })
    }
  }
}
