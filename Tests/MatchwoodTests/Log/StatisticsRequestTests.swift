import BoxKit
import Commands
import Files
import GameKernel
import PlayLog
import TestSupport
import Testing

@testable import Matchwood

@Suite("matchwood statistics") struct StatisticsRequestTests {
  private static let names = ["matchsticks", "sliding", "pairs", "tunnel"]
  private static let anna = PlayerID(rawValue: 10)

  private static var log: PlayLog {
    var log = PlayLog()
    log.add(.player(anna, .add(name: "Anna, the first", colour: 1, figure: 1)))
    for (number, player) in [(UInt64(1), PlayerID.first), (2, anna), (3, anna)] {
      var game = LoggedGame(
        GameID(rawValue: number),
        at: Moment(secondsSince1970: 1_795_635_612 + Int64(number) * 86_400, offset: 60),
        seats: [LoggedSeat(.player(player))], game: number == 3 ? "pairs" : "sliding",
        setup: "4:numbers", start: "sliding:1:4:seed=\(number)", isOver: true,
        time: .milliseconds(61_500))
      game.seed = number
      game.moves = 90
      log.add(.game(game, record: ""))
    }
    return log
  }

  private func text(_ words: String...) throws -> String {
    try StatisticsRequest(words, games: Self.names).text(Self.log)
  }

  private func count(_ words: String...) throws -> Int {
    let request = try StatisticsRequest(words + ["--json"], games: Self.names)
    return try request.text(Self.log).split(separator: "\n").count
  }

  @Test("prints a header and one line for each game as CSV")
  func csv() throws {
    let lines = try text("--csv").split(separator: "\r\n").map(String.init)
    #expect(lines.count == 4)
    #expect(
      lines[0] == "id,time,offset,players,game,setup,seed,result,score,moves,seconds,least,"
        + "helped,shown,peeked,from,link")
    #expect(
      lines[1]
        == "g0000000000000001,2026-11-26T19:40:12Z,60,a player,sliding,4:numbers,1,finished,,90,"
        + "61.5,,0,0,0,,matchwood:sliding:1:4:seed=1")
    #expect(lines[2].contains(#","Anna, the first",sliding,"#))
  }

  @Test("prints one JSON object a line with the same keys, and a row of figures for each game")
  func others() throws {
    let lines = try text("--json").split(separator: "\n")
    #expect(
      lines.count == 3 && lines[0].hasPrefix(#"{"from":null,"game":"sliding","helped":false"#))
    let table = try text()
    #expect(table.hasPrefix("game") && table.split(separator: "\n").count == 3)
  }

  @Test("prints the games of one player, one kind, and since a day")
  func filters() throws {
    #expect(try count("--player", "anna, THE first") == 2)
    #expect(try count("--player=-") == 1)
    #expect(try count("--game", "pairs") == 1)
    #expect(try count("--since", "2026-11-27") == 2)
    #expect(try count("--since", "2026-11-27", "--game=sliding") == 1)
  }

  @Test(
    "names the wrong word",
    arguments: [
      ["--player", "Ben"]: "--player: nobody is called 'Ben'",
      ["--game", "chess"]:
        "--game: 'chess' does not fit; expected matchsticks or sliding or pairs or tunnel",
      ["--since", "yesterday"]:
        "--since: 'yesterday' does not fit; expected a day such as 2026-11-25",
      ["--config"]: "--config: the value is missing; write --config DIR",
      ["--since"]: "--since: the value is missing; write --since DATE",
      ["--csv", "--json"]: "--json: only one of --csv and --json can be used",
      ["--csv=x"]: "--csv=x: statistics has no such option; statistics --help lists all",
      ["now"]: "now: statistics has no such option; statistics --help lists all",
    ])
  func wrong(words: [String], message: String) {
    #expect(throws: UsageError(message)) {
      try StatisticsRequest(words, games: Self.names).text(Self.log)
    }
  }

  @Test("reads the log without a window, and ends with 2 where nobody has the name") @MainActor
  func process() throws {
    let folder = TemporaryFolder()
    try Folder(FilePath(folder.path + "/data/matchwood")).make()
    let file = LogFile(FilePath(folder.path + "/data/matchwood/log"))
    let game = try #require(Self.log[GameID(rawValue: 1)])
    try file.append([.game(game, record: "")])
    func run(_ words: String) throws -> ProgramRun {
      try ProgramRun(
        "statistics \(words)", in: folder, environment: ["XDG_DATA_HOME": folder.path + "/data"])
    }
    let csv = try run("--csv")
    #expect(csv.exitCode == 0 && csv.output.hasPrefix("id,time,") && csv.errorLines.isEmpty)
    #expect(csv.output.contains("g0000000000000001"))
    let nobody = try run("--player Ben")
    #expect(nobody.exitCode == 2)
    #expect(nobody.errorLines == ["matchwood: --player: nobody is called 'Ben'"])
    #expect(try run("--help").output.contains("matchwood statistics [--csv|--json]"))
    let other = try run("--csv --config \(folder.path)/data/matchwood")
    #expect(other.output == csv.output)
    #expect(try run("--csv --config=\(folder.path)").output.split(separator: "\r\n").count == 1)
  }
}
