import BoxKit
import FoundationEssentials
import GameKernel
import MatchstickBoard
import MatchstickGame
import MatchstickScenes
import PairsGame
import PairsScenes
import PictureScenes
import SlidingScenes
import Stage
import Testing

@Suite("The values of the settings")
struct SettingsValuesTests {
  private func read(_ text: String) throws -> Settings { try read(Data(text.utf8)) }

  private func read(_ data: Data) throws -> Settings {
    let decoder = JSONDecoder()
    let types: [any SettingsPart.Type] = [
      MatchstickSettings.self, SlidingSettings.self, PairsSettings.self, AccessSettings.self,
    ]
    if let key = Settings.sectionTypes { decoder.userInfo[key] = types }
    return try decoder.decode(Settings.self, from: data)
  }

  @Test("of access keep their ranges")
  func access() throws {
    let file = #"{"access":{"scanTime":99,"dwell":7,"pointer":0,"switch":"foot","font":"Lato"}}"#
    let access = try read(file).access
    #expect((access.scanTime, access.pointer) == (40, 1))
    #expect(access.dwell == nil)
    #expect(access.scanSwitch == .off)
    #expect(access.font == "Lato")
    var settings = Settings()
    settings.access.keys = ["h": "u", "u": "h"]
    settings.access.scanSwitch = .pad
    settings.access.dwell = 15
    settings.access.isBold = true
    let again = try read(JSONEncoder().encode(settings))
    #expect(again.access == settings.access)
  }

  @Test("come back from a file as they were")
  func roundTrip() throws {
    var settings = Settings()
    settings.language = "de"
    settings.theme = .contrast
    settings.scale = 150
    settings.reducedMotion = true
    settings.matchsticks.pile = 21
    settings.matchsticks.takeLimit = 5
    settings.matchsticks.seating = MatchstickSeats(first: .humanLike(strength: 35), second: .wild)
    settings.matchsticks.begins = .inTurns
    settings.matchsticks.style = .blocks
    settings.matchsticks.takeAnimation = .burn
    settings.sliding.length = 7
    settings.sliding.picture = .own(id: "cat: 1")
    settings.sliding.showsNumbers = false
    settings.sliding.distance = 42
    settings.sliding.coaches = true
    settings.sliding.arrowsMoveGap = true
    settings.sliding.tiltsWithPad = true
    settings.padPose = Vector3(0, 7, -7)
    settings.pairs.layout = .eightByEight
    settings.pairs.seats = PairsSetup([.person, .forgetful(memory: 35), .person]).seats
    settings.pairs.seats[2].name = "Zoë"
    settings.pairs.turnRule = .passing
    settings.pairs.missTime = 40
    settings.pairs.waitsForTap = true
    let data = try JSONEncoder().encode(settings)
    #expect(try read(data) == settings)
  }

  @Test("of theme, accent and motion follow the desktop until the player chooses, also in a file")
  func desktop() throws {
    var settings = Settings()
    settings.desktop.isDark = false
    settings.desktop.reducesMotion = true
    settings.desktop.accent = 0x3584E4
    #expect(settings.theme == .day && settings.reducedMotion && settings.accent == 0x3584E4)
    #expect(try read(try JSONEncoder().encode(settings)) == settings)
    settings.theme = .evening
    settings.reducedMotion = false
    #expect(settings.theme == .evening && !settings.reducedMotion && settings.accent == nil)
    #expect(try read(try JSONEncoder().encode(settings)) == settings)
    // The desktop belongs to the machine, the choice to the player.
    let other = Settings().taking(.machine, from: settings)
    #expect(other.theme == .day && other.reducedMotion)
  }

  @Test(
    "that are missing or of the wrong kind become their defaults",
    arguments: [
      "{}", #"{"future": 1}"#, #"{"theme": 7, "scale": "big", "reducedMotion": "no"}"#,
      #"{"theme": "pink", "language": 3, "matchsticks": []}"#,
      #"{"sliding": {"length": "long", "picture": "dog", "showsNumbers": 1, "restPose": [1]}}"#,
      #"{"padPose": [1]}"#, #"{"padPose": 9, "sliding": 3}"#,
      #"{"sliding": {"restPose": [0, 0, 0], "tiltsWithPad": "yes", "picture": "own:"}}"#,
      #"{"sliding": {"distance": "far", "coaches": 1}}"#,
      #"{"sliding": {"restPose": [1e300, 0, 0], "arrowsMoveGap": null}}"#,
      #"{"pairs": {"layout": "5x4", "seats": [], "turnRule": 1, "missTime": "long"}}"#,
      #"{"pairs": {"layout": "2x2", "seats": [{"occupant": "perfect", "colour": 0}]}}"#,
    ])
  func defaults(text: String) throws {
    #expect(try read(text) == Settings())
  }

  @Test(
    "of Matchsticks that say nothing readable of who plays mean the clever player, as they always did",
    arguments: [
      #"{"pile": "many", "takeLimit": null, "seating": "two", "begins": "nobody"}"#, "{}",
      #"{"style": "gold", "takeAnimation": 3, "seating": {"first": "dog"}}"#,
    ])
  func olderSeating(text: String) throws {
    var usual = MatchstickSettings()
    usual.seating = MatchstickSeats(first: .person, second: .clever)
    #expect(try read(#"{"matchsticks": \#(text)}"#).matchsticks == usual)
  }

  @Test("let whoever has kept none of Matchsticks meet a computer that can be beaten")
  func firstOpponent() throws {
    let beatable = MatchstickSeats(first: .person, second: .humanLike(strength: 40))
    for text in ["{}", #"{"theme": "day", "sliding": {"length": 3}}"#] {
      #expect(try read(text).matchsticks.seating == beatable)
    }
    #expect(MatchstickSetup().seating.second == .clever, "what links and records leave out")
  }

  @Test("have the pose of a gamepad that was once set for one game alone")
  func olderPose() throws {
    let older = try read(#"{"sliding": {"restPose": [0, 7, -7]}}"#)
    #expect(older.restPose == Vector3(0, 7, -7))
    let both = try read(#"{"padPose": [0, 8, 5], "sliding": {"restPose": [0, 7, -7]}}"#)
    #expect(both.restPose == Vector3(0, 8, 5))
  }

  @Test("that are out of range become the nearest limit")
  func clamped() throws {
    let high = try read(#"{"scale": 900, "matchsticks": {"pile": 99, "takeLimit": 8}}"#)
    #expect((high.scale, high.matchsticks.pile, high.matchsticks.takeLimit) == (200, 24, 5))
    let low = try read(#"{"scale": -3, "matchsticks": {"pile": 0, "takeLimit": 0}}"#)
    #expect((low.scale, low.matchsticks.pile, low.matchsticks.takeLimit) == (100, 12, 2))
  }

  @Test("hold the time of a miss to its limits", arguments: [(-1, 8), (7, 8), (25, 25), (99, 40)])
  func missTime(written: Int, read time: Int) throws {
    #expect(try read(#"{"pairs": {"missTime": \#(written)}}"#).pairs.missTime == time)
  }

  @Test("hold a length to those that are offered", arguments: [(-1, 3), (2, 3), (8, 8), (99, 8)])
  func lengths(written: Int, read length: Int) throws {
    #expect(try read(#"{"sliding": {"length": \#(written)}}"#).sliding.length == length)
  }

  @Test("hold a distance to those that are offered", arguments: [(-1, 1), (7, 7), (99, 50)])
  func distances(written: Int, read distance: Int) throws {
    #expect(try read(#"{"sliding": {"distance": \#(written)}}"#).sliding.distance == distance)
  }

  @Test("keep a good one beside a broken one")
  func besideBroken() throws {
    let settings = try read(#"{"theme": "pink", "matchsticks": {"pile": 20, "style": 1}}"#)
    #expect(settings.matchsticks.pile == 20)
  }

  @Test("ask for a new game where pile, limit, seats or who begins differ, and nowhere else")
  func newGame() {
    let old = MatchstickSettings()
    func needs(_ edit: (inout MatchstickSettings) -> Void) -> Bool {
      var new = old
      edit(&new)
      return new.needsNewGame(after: old)
    }
    #expect(needs { $0.pile = 19 })
    #expect(needs { $0.takeLimit = 4 })
    #expect(needs { $0.seating.second = .wild })
    #expect(needs { $0.begins = .second })
    #expect(!needs { $0.style = .classic })
    #expect(!needs { $0.takeAnimation = .burn })
    #expect(!needs { _ in })
  }

  @Test(
    "A display size that nobody has chosen is not written, and one that a run borrows is not kept")
  func borrowedScale() throws {
    let stored = try read("{}")
    #expect(stored.chosenScale == nil && stored.scale == 100)
    #expect(try !String(decoding: JSONEncoder().encode(stored), as: UTF8.self).contains("scale"))
    let overlay = SettingOverlay(\.chosenScale, 150)
    var shown = stored.with([overlay])
    #expect(shown.scale == 150)
    #expect(shown.without([overlay], over: stored).chosenScale == nil)
    shown.scale = 100
    #expect(shown.without([overlay], over: stored).chosenScale == 100)
    #expect(try read(#"{"scale": 500}"#).chosenScale == 200)
  }

  @Test("A gamepad may rumble until the player says no")
  func rumble() throws {
    #expect(try read("{}").rumble)
    #expect(try !read(#"{"rumble": false}"#).rumble)
  }
}
