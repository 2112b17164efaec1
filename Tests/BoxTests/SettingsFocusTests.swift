import GameKernel
import MatchstickScenes
import SceneTestSupport
import Stage
import TestSupport
import Testing

@testable import MatchwoodMain

@MainActor @Suite("The focus in the settings")
struct SettingsFocusTests {
  @Test("Down and up leave out no seat of Matchsticks, though a slider is beside it")
  func everySeat() throws {
    let program = try HeadlessProgram.box("en")
    program.showSettings(of: [MatchsticksModule.self])
    program.layout(LayoutView(size: Size(480, 320), percent: 100, font: .lato))
    var seen: [String] = []
    for _ in 0..<20 {
      program.key(.tilt(.down))
      if let id = program.active?.focused, seen.last != id { seen.append(id) }
    }
    let seats = seen.filter { ["pile", "opponent", "first-seat", "strength"].contains($0) }
    #expect(seats.suffix(2) == ["first-seat", "strength"], "\(seen)")
    var back: [String] = []
    for _ in 0..<20 {
      program.key(.tilt(.up))
      if let id = program.active?.focused { back.append(id) }
    }
    #expect(back.contains("opponent"), "\(back)")
  }

  @Test("Down stays in its column where two settings are beside each other to fill the width")
  func column() throws {
    let program = try HeadlessProgram.box("en")
    program.showSettings(of: [])
    program.layout(LayoutView(size: Size(480, 320), percent: 100, font: .lato))
    program.click("box-group")
    program.click("box-group.2")
    for _ in 0..<12 where program.active?.focused != "reduced-motion" { program.key(.focusNext) }
    program.key(.tilt(.down))
    #expect(program.active?.focused == "rumble")
    program.key(.tilt(.right), .tilt(.up))
    #expect(program.active?.focused == "speak")
  }
}
