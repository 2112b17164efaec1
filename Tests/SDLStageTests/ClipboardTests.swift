import Files
import SDLKit
import SDLStage
import Stage
import XCTest

final class ClipboardTests: XCTestCase {
  func testWhatIsCopiedCanBePasted() throws {
    try onMain { lab in
      let clipboard = Clipboard(lab.library)
      XCTAssertNil(try clipboard.text())
      for text in ["4:0-1-2", "Größe 4 × 4 🧩", String(repeating: "long ", count: 100_000)] {
        try clipboard.copy(text)
        XCTAssertEqual(try clipboard.text(), text)
      }
      try clipboard.copy("")
      XCTAssertNil(try clipboard.text())
    }
  }
}

final class DropTests: XCTestCase {
  func testEachFileThatIsDroppedIsHeardByItsPath() throws {
    try onMain { lab in
      let queue = try EventQueue(lab.library)
      let translator = EventTranslator(lab.library, nil, output: { Size(10, 10) })
      let paths: [FilePath] = [
        "/tmp/a picture.png", "/tmp/ä.jpeg", FilePath(bytes: "/tmp/latin1".utf8 + [0xE9]),
        FilePath(String(repeating: "/deep", count: 800)),
      ]
      for path in paths { try queue.push(.fileDropped(path)) }
      var heard: [InputEvent.Kind] = []
      while let event = queue.poll() { heard += translator.translate(event).map(\.kind) }
      XCTAssertEqual(heard.suffix(4), paths.map { .fileDropped($0) }[...])
    }
  }
}
