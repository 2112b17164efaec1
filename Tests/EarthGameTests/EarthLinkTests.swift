import EarthGame
import GameKernel
import Testing

@Suite("A link to a game of Through the Earth")
struct EarthLinkTests {
  @Test(
    "reads as it was written",
    arguments: [
      "tunnel:1:guess:seed=77:players=person", "tunnel:1:dig:at=56.55,8.3167",
      "tunnel:1:guess:seed=0:players=person,globetrotter:1000,person,globetrotter:0",
      "tunnel:1:dry:at=-90,0",
    ])
  func same(text: String) throws {
    #expect(try EarthLink(text: text).description == text)
    #expect(try EarthLink(text: " matchwood:\(text)\n").description == text)
  }

  @Test(
    "is refused at the first part that is wrong",
    arguments: [
      ("pairs:1:guess", LinkError.otherGame("pairs")),
      ("tunnel:3:guess", .unknownVersion("3", isNewer: true)),
      ("tunnel:2:dry", .part("dry", example: "guess")),
      ("tunnel:1:swim:at=0,0", .part("swim", example: "guess")),
      ("tunnel:1:dig:at=91,0", .part("at=91,0", example: "at=56.55,8.3167")),
      ("tunnel:1:guess:at=1,1", .part("at=1,1", example: "seed=77")),
      (
        "tunnel:1:guess:seed=1:players=globetrotter:5",
        .part("players=globetrotter:5", example: "players=person,globetrotter:1000")
      ),
      (
        "tunnel:1:guess:seed=1:players=person,,person",
        .part("players=person,,person", example: "players=person,globetrotter:1000")
      ),
    ])
  func wrong(text: String, error: LinkError) {
    #expect(throws: error) { try EarthLink(text: text) }
  }

  @Test(
    "gives the same places, keeps the names of its receiver, and stays out of the best games")
  func open() throws {
    let setup = EarthSetup(mode: .guess, seats: [EarthSeat(name: "Ann", colour: 2)])
    let link = EarthTable(setup, seed: 77).link
    let table = EarthTable(setup, seed: 1, isByChance: true)
    table.open(link)
    #expect(table.session.seed == 77 && table.seats == setup.seats && !table.canHaveResult)
    #expect(table.state.cities == ThroughTheEarth.start(setup.options, seed: 77).cities)
  }

  @Test("leads to where somebody stands who digs")
  func place() throws {
    let table = EarthTable(EarthSetup(), seed: 1)
    let alps = try #require(Place(latitude: 46, longitude: 10))
    try table.session.perform(.stand(alps))
    let other = EarthTable(EarthSetup(mode: .guess), seed: 2)
    other.open(table.link)
    #expect(other.state.place == alps && other.setup.mode == .dig)
  }
}
