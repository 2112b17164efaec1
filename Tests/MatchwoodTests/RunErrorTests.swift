import SDLKit
import Testing

@testable import Matchwood

@Suite("The line that says why the program ends")
struct RunErrorTests {
  private let failure = SDLError("SDL_GetWindowSurface", "Unknown window pixel format")

  @Test("advises drawing in software only where a graphics processor was to draw")
  func advice() {
    let line = "drawing failed: SDL_GetWindowSurface: Unknown window pixel format"
    #expect(RunError.display(failure).line(usesGraphics: false) == line)
    #expect(
      RunError.display(failure).line(usesGraphics: true)
        == line + "; --renderer software may help")
  }

  @Test("advises it for nothing but drawing")
  func others() {
    for error in [RunError.noDisplay(failure), .noFont(failure)] {
      #expect(error.line(usesGraphics: true) == error.description)
    }
  }

  @Test("goes with exit code 2 only where a script makes no sense")
  func exitCodes() {
    let mistake = ScriptError(file: "script", line: 3, problem: "no such step")
    #expect(RunError.badScript(mistake).exitCode == 2)
    for error in [
      RunError.script(mistake), .display(failure), .noDisplay(failure), .noFont(failure),
    ] {
      #expect(error.exitCode == 1)
    }
  }
}
