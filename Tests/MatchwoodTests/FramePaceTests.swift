import Testing

@testable import Matchwood

@Suite("The pace of frames")
struct FramePaceTests {
  private var pace = FramePace()

  @Test("puts off what comes within a frame of something new, and no longer")
  mutating func putsOff() {
    #expect(pace.nextFrame(moves: false) == nil)
    pace.drew(at: .seconds(1), isNew: true, waited: false)
    #expect(!pace.allowsFrame(at: .milliseconds(1_015)))
    #expect(pace.allowsFrame(at: .milliseconds(1_016)))
    #expect(pace.nextFrame(moves: false) == nil)
    pace.postpone()
    #expect(pace.nextFrame(moves: false) == .milliseconds(1_016))
    pace.drew(at: .milliseconds(1_016), isNew: false, waited: false)
    #expect(pace.nextFrame(moves: false) == nil)
  }

  @Test("holds nothing up for a frame that showed nothing new")
  mutating func nothingNew() {
    pace.drew(at: .seconds(1), isNew: false, waited: false)
    #expect(pace.allowsFrame(at: .milliseconds(1_001)))
  }

  @Test("is that of the display where that sets it")
  mutating func display() {
    pace.drew(at: .seconds(1), isNew: true, waited: true)
    #expect(pace.allowsFrame(at: .milliseconds(1_001)))
    #expect(pace.nextFrame(moves: true) == .seconds(1))
  }

  @Test("lets what moves have its next frame sixteen milliseconds after the last")
  mutating func moves() {
    pace.drew(at: .seconds(1), isNew: false, waited: false)
    #expect(pace.nextFrame(moves: true) == .milliseconds(1_016))
  }
}
