import PictureArt
import PictureScenes
import Raster
import SDLStage
import Stage
import TestSupport
import Testing

struct BuiltInPictureRasterTests {
  private func bitmap(_ picture: BuiltInPicture, _ side: Double) -> Bitmap {
    raster(side) { $0.place(picture.drawing, in: Rect(0, 0, side, side)) }
  }

  @Test(
    "No two pieces of a built-in picture look alike, at every length of the board",
    arguments: BuiltInPicture.allCases)
  func distinctPieces(picture: BuiltInPicture) throws {
    let side = 256
    let pixels = bitmap(picture, Double(side)).pixels
    for length in 3...8 {
      let measure = try #require(
        PieceDistinctness(pixels: pixels, width: side, height: side, length: length))
      #expect(!measure.isTooUniform, "\(measure.closest) at length \(length): \(measure.least)")
    }
  }

  @Test(
    "How hard a built-in picture is, and which pieces are to blame, is as measured",
    arguments: BuiltInPicture.allCases)
  func hardness(picture: BuiltInPicture) throws {
    let side = 192
    let pixels = bitmap(picture, Double(side)).pixels
    for length in 3...8 {
      let measure = try #require(
        PieceDistinctness(pixels: pixels, width: side, height: side, length: length))
      let known = try #require(picture.closestPieces(length: length))
      #expect(abs(measure.least - known.least) < 0.05, "\(measure.least) at length \(length)")
      #expect((known.first, known.second) == measure.closest, "at length \(length)")
    }
  }

  @Test("A picture fills its square to the corners", arguments: BuiltInPicture.allCases)
  func opaque(picture: BuiltInPicture) {
    #expect(bitmap(picture, 101).pixels.allSatisfy { $0 >> 24 == 255 })
  }
}
