import Foundation
import SDLKit
import Testing

@testable import Matchwood

@Suite("The place of the window")
struct WindowPlaceTests {
  private let left = PixelRect(x: 0, y: 0, width: 1280, height: 770)
  private let right = PixelRect(x: 1280, y: 0, width: 1920, height: 1080)

  private func place(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> WindowPlace {
    WindowPlace(frame: .init(x: x, y: y, width: width, height: height))
  }

  @Test("comes back as it was on a screen that has room for it")
  func asBefore() {
    let place = place(1400, 100, 800, 600)
    #expect(
      place.frame(on: [left, right]) == PixelRect(x: 1400, y: 100, width: 800, height: 600))
  }

  @Test("is drawn into the screen that it covered most, and made no larger than that")
  func fitted() {
    #expect(
      place(900, 500, 600, 400).frame(on: [left, right])
        == PixelRect(x: 680, y: 370, width: 600, height: 400))
    #expect(
      place(1200, -40, 2400, 1300).frame(on: [left, right])
        == PixelRect(x: 1280, y: 0, width: 1920, height: 1080))
  }

  @Test("is nowhere once its screen has gone, or where there was none")
  func gone() {
    #expect(place(1400, 100, 800, 600).frame(on: [left]) == nil)
    #expect(place(1400, 100, 800, 600).frame(on: []) == nil)
    #expect(WindowPlace().frame(on: [left]) == nil)
  }

  @Test(
    "is as at the first start where what was kept makes no sense",
    arguments: [
      "{}", #"{"frame":7,"extent":"huge"}"#, #"{"frame":{"x":1}}"#,
      #"{"frame":{"x":0,"y":0,"width":100,"height":100}}"#,
      #"{"frame":{"x":9000000000000000000,"y":0,"width":800,"height":600}}"#,
    ])
  func nonsense(text: String) throws {
    #expect(try JSONDecoder().decode(WindowPlace.self, from: Data(text.utf8)) == WindowPlace())
  }

  @Test("is kept with what it covered", arguments: [Window.Extent.maximised, .fullScreen])
  func kept(extent: Window.Extent) throws {
    var place = place(3, -4, 500, 400)
    place.extent = extent
    let bytes = try JSONEncoder().encode(place)
    #expect(try JSONDecoder().decode(WindowPlace.self, from: bytes) == place)
  }
}
