import Foundation
import GameKernel
import PlayLog
import TestSupport
import Testing

@Suite("Games as CSV and JSON", .tags(.rules)) struct GameColumnsTests {
  private let log = PlayLog([.addAnna])

  @Test("The header names the columns")
  func header() {
    #expect(
      GameColumns.csvHeader
        == "id,time,offset,players,game,setup,seed,result,score,moves,seconds,least,"
        + "helped,shown,peeked,from,link"
    )
  }

  @Test("A game has ISO times, decimal points, and empty fields for unknown values")
  func csv() {
    var game = LoggedGame.sample(1, moves: 20)
    game.time = .milliseconds(61_250)
    #expect(
      GameColumns(game, of: nil, in: log).csv
        == "g0000000000000001,2026-11-18T12:06:40Z,60,a player,sliding,4:numbers,,finished,,20,"
        + "61.25,,0,0,0,,matchwood:sliding:1:4:seed=1"
    )
  }

  @Test("Quotes, commas and line ends are quoted as RFC 4180 says")
  func quoting() {
    var game = LoggedGame.full
    game.seats = [
      LoggedSeat(.player(anna), name: "A \"B\" C"), LoggedSeat(.guest, name: "D,\r\nE"),
    ]
    let csv = GameColumns(game, of: nil, in: log).csv
    #expect(csv.contains(",\"A \"\"B\"\" C; D,\r\nE\","))
    #expect(csv.contains(",18446744073709551615,lost,2,53,61.25,12,1,1,1,g0000000000000006,"))
  }

  @Test("Result and score are those of the player")
  func perspective() {
    var game = LoggedGame.full
    game.winners = [0]
    let csv = GameColumns(game, of: anna, in: log).csv
    #expect(csv.contains(",won,2,"))
    game.seats.swapAt(0, 1)
    #expect(GameColumns(game, of: anna, in: log).csv.contains(",lost,3,"))
  }

  @Test("A start of version 1.0 that is no link is left out")
  func noLink() {
    var game = LoggedGame.sample(1)
    game.start = "pairs:4x4:52"
    #expect(GameColumns(game, of: nil, in: log).csv.hasSuffix(",0,,"))
  }

  @Test("JSON has the same keys, and nulls for unknown values")
  func json() throws {
    let games = [LoggedGame.full, .sample(1)].map { GameColumns($0, of: nil, in: log).json }
    for json in games {
      #expect(!json.contains("\n"))
      let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
      #expect(object.map { Set($0.keys) } == Set(GameColumns.names))
    }
    let object = try JSONSerialization.jsonObject(with: Data(games[0].utf8)) as? [String: Any]
    #expect(object?["players"] as? [String] == ["Anna", "Zoë\tand \\ Bo\nb", "a player", "Otto"])
    #expect(object?["seed"] as? UInt64 == .max)
    #expect(object?["helped"] as? Bool == true)
    #expect(object?["seconds"] as? Double == 61.25)
    #expect(games[1].contains("\"least\":null"))
  }
}
