import SDLKit
import SDLStage
import Stage
import XCTest

/// Pads of several makes that come and go, through SDL's own queue.
final class PadsTests: XCTestCase {
  func testTheMakeOfAPadIsKnownWhenItIsPluggedIn() throws {
    try onMain { lab in
      let lane = try PadLane(lab)
      for kind in PadKind.allCases {
        let pad = try VirtualPad(lab.library, GameController.Make(kind))
        XCTAssertEqual(lane.hear(), [.padAdded(PadID(pad.id), kind)])
        pad.set(.a, isDown: true)
        XCTAssertEqual(lane.hear(), [.padButtonDown(PadID(pad.id), .a)])
        pad.unplug()
        XCTAssertEqual(lane.hear().last, .padRemoved(PadID(pad.id)))
      }
    }
  }

  func testTwoPadsComeGoAndComeBackEachByItself() throws {
    try onMain { lab in
      let lane = try PadLane(lab)
      let (one, other) = (
        try VirtualPad(lab.library, .xbox), try VirtualPad(lab.library, .playStation)
      )
      XCTAssertEqual(lane.hear().count, 2)
      XCTAssertEqual(lane.translator.padCount, 2)
      other.set(.left, isDown: true)
      one.unplug()
      let heard = lane.hear()
      XCTAssertTrue(heard.contains(.padButtonDown(PadID(other.id), .left)))
      XCTAssertTrue(heard.contains(.padRemoved(PadID(one.id))))
      XCTAssertFalse(heard.contains(.padButtonUp(PadID(other.id), .left)))
      let back = try VirtualPad(lab.library, .xbox)
      XCTAssertEqual(lane.hear(), [.padAdded(PadID(back.id), .xbox)])
      XCTAssertNotEqual(back.id, one.id)
    }
  }

  func testAJoystickWithoutAMappingIsNoGamepad() throws {
    try onMain { lab in
      let lane = try PadLane(lab)
      let joystick = try VirtualPad(lab.library, hasMapping: false)
      joystick.set(.a, isDown: true)
      XCTAssertEqual(lane.hear(), [])
      XCTAssertEqual(lane.translator.padCount, 0)
    }
  }

  func testOneWhoHoldsAPadFeelsItAndNobodyElse() throws {
    try onMain { lab in
      let lane = try PadLane(lab)
      let (one, other) = (try VirtualPad(lab.library), try VirtualPad(lab.library))
      _ = lane.hear()
      lane.translator.rumble(PadID(one.id), .ending)
      XCTAssertEqual([one.rumbles, other.rumbles], [1, 0])
      other.unplug()
      _ = lane.hear()
      lane.translator.rumble(PadID(other.id), .refusal)
      XCTAssertEqual(one.rumbles, 1)
    }
  }

  func testAPadOfTheKernelsIsHeardComingPressedAndGoing() throws {
    guard let pad = KernelPad() else { throw XCTSkip("the system has no uinput") }
    try onMain { lab in
      let lane = try PadLane(lab)
      guard case .padAdded(let id, .xbox)? = lane.first.first else {
        return XCTFail("it was not heard coming: \(lane.first)")
      }
      pad.setSouth(isDown: true)
      XCTAssertEqual(lane.hear(), [.padButtonDown(id, .a)])
      pad.setSouth(isDown: false)
      XCTAssertEqual(lane.hear(), [.padButtonUp(id, .a)])
      pad.unplug()
      XCTAssertEqual(lane.hear().last, .padRemoved(id))
    }
  }
}
