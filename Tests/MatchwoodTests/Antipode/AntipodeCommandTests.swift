import BoxKit
import Commands
import EarthGame
import TestSupport
import Testing

@testable import EarthScenes
@testable import Matchwood
@testable import MatchwoodMain

@Suite("Digging from the command line", .tags(.slow)) @MainActor
struct AntipodeCommandTests {
  private let folder = TemporaryFolder()

  private func run(_ arguments: String) throws -> ProgramRun {
    try ProgramRun("antipode \(arguments)", in: folder)
  }

  @Test("A place is answered as one JSON object, in degrees and kilometres")
  func json() throws {
    let run = try run("--json 56.55,8.3167 -38.5,176")
    #expect(run.exitCode == 0 && run.errorLines.isEmpty)
    #expect(
      run.output.split(separator: "\n") == [
        #"{"lat":56.55,"lon":8.3167,"far":[-56.55,-171.6833],"land":true,"farLand":false,"name":"South Pacific","nearest":"Chatham","km":1442.2}"#,
        #"{"lat":-38.5,"lon":176,"far":[38.5,-4],"land":true,"farLand":true,"name":"Spain","nearest":"Madrid","km":213}"#,
      ])
  }

  @Test("People get a few lines, and the places of standard input in order")
  func people() throws {
    folder.write("56.55,8.3167\n 90,0 \n", to: "lines")
    let run = try run("- < lines")
    #expect(run.exitCode == 0)
    #expect(
      run.output == """
        here      56.55,8.3167  Denmark
        far side  -56.55,-171.6833  South Pacific
        feet      wet
        nearest   Chatham, 1442.2 km

        here      90,0  Arctic Ocean
        far side  -90,0  Antarctica
        feet      dry
        nearest   Vostok, 1289.9 km


        """)
  }

  @Test("All cities of the table of time zones are told as land")
  func land() throws {
    let cities = Atlas.shared.cities
    folder.write(cities.map { "\($0.place)\n" }.joined(), to: "cities")
    let run = try run("--json - < cities")
    let answers = run.output.split(separator: "\n")
    #expect(run.exitCode == 0 && answers.count == cities.count && cities.count == 418)
    for (city, answer) in zip(cities, answers) {
      #expect(answer.contains(#""land":true"#), "\(city.entry)")
    }
  }

  @Test("A city has one name for programs, that of its table, and its own for people")
  func cities() throws {
    let place = "-17.9681,103.2067"
    #expect(try run("--json \(place)").output.contains(#""nearest":"Jamaica""#))
    #expect(try run(place).output.contains("nearest   Kingston, "))
  }

  @Test("What is no place is told in one line, and the others are answered all the same")
  func faults() throws {
    let run = try run("91,0 48.85,2.35")
    #expect(run.exitCode == 2)
    #expect(
      run.errorLines == [
        "matchwood: 91,0: no such place; write degrees north, -90 to 90, and east, -180 to 180, such as 56.55,8.3167"
      ])
    #expect(run.output.contains("France"))
    for word in ["1", "1,2,3", "a,b", "0,181", ",", "nan,0"] {
      #expect(AntipodeAnswer(word).exitCode == 2)
    }
  }

  @Test(
    "A wrong word is named in one line that says what to do",
    arguments: [
      ([], "antipode: the place is missing; write antipode 56.55,8.3167, or antipode -"),
      (["--jsno", "1,2"], "--jsno: antipode has no such option; antipode --help lists all"),
    ])
  func words(words: [String], expected: String) {
    let error = #expect(throws: UsageError.self) { try AntipodeRequest(words) }
    #expect(error?.description == expected)
  }

  @Test("A minus before a digit is no option, and help is answered before what is wrong")
  func minus() throws {
    #expect(try AntipodeRequest(["-5,3", "-.5,3", "-"]).places == ["-5,3", "-.5,3", "-"])
    guard
      case .helpOf(let page) = try Invocation(["antipode", "--nonsense", "--help"], Box.games)
    else {
      Issue.record("No help is printed")
      return
    }
    #expect(page.command == "antipode")
    #expect(CommandHelp.help(Box.games).contains("matchwood antipode"))
    #expect(AntipodeRequest.page.text().split(separator: "\n").allSatisfy { $0.count <= 100 })
  }
}
