import GameKernel
import Glibc
import PictureArt
import SDLKit
import SDLStage
import SlidingGame
import SlidingScenes
import Stage

/// Measurements of the animations of solved pictures. The suite can also paint them into PNG files.
enum LifeBench {
  static func run() throws -> [BenchRow] {
    let text = try TextCache(FontFinder())
    return try pictures.map { picture in
      let rig = try solved(picture, text: text)
      let seconds = try Samples.timing(430) { try rig.frame() }
      // The times include the first frames, which create the images of the moving parts.
      return .frame("\(picture.name) lives", seconds, reach: "≤ 6 ms, p99 ≤ 12 ms")
    }
  }

  /// Paints each animation every 40 ms in the evening theme, and at 3.2 s in several window sizes and all themes:
  /// `MatchwoodBench living --pictures FOLDER`.
  static func paint(into folder: String) throws {
    let text = try TextCache(FontFinder())
    for picture in pictures {
      let rig = try solved(picture, width: 560, height: 480, text: text)
      for number in 0...185 {
        try save(rig, "\(folder)/\(picture.name)-\(100 + number).png")
        try rig.frame(after: .milliseconds(40))
      }
      for (width, height) in [(480, 320), (600, 1000), (3840, 2160)] {
        for theme in Theme.Name.allCases {
          let rig = try solved(picture, width: width, height: height, theme: theme, text: text)
          try rig.frame(after: .milliseconds(3200))
          try save(rig, "\(folder)/\(picture.name)-\(width)-\(theme.rawValue).png")
        }
      }
    }
  }

  private static let pictures =
    BuiltInPicture.allCases.map { BoardPicture($0) }
    + [BoardPicture(name: "photo", source: .pixels(photo))]

  /// A substitute for a picture of the player's own.
  private static let photo: PixelImage = {
    let side = 1024
    let pixels = (0..<side * side).map { index -> UInt32 in
      let (x, y) = (index % side, index / side)
      let check = (x / 64 + y / 64) % 2 == 0 ? 0x30 : 0
      return 0xFF00_0000 | UInt32((x / 5 + check) << 16 | (y / 5 + check) << 8 | (x ^ y) & 0x7F)
    }
    return PixelImage(width: side, height: side, pixels: pixels)
  }()

  /// Returns a board that has just been solved.
  private static func solved(
    _ picture: BoardPicture, width: Int = 1280, height: Int = 800, theme: Theme.Name = .evening,
    text: TextCache
  ) throws -> BoardRig {
    let rig = try BoardRig(
      width: width, height: height, length: 4, face: .picture(picture, showsNumbers: false),
      theme: theme, text: text)
    let observation = rig.table.session.changes.observe { change in
      rig.view.livens = true
      rig.view.show(change)
    }
    defer { observation.cancel() }
    try rig.table.session.perform(.tilt(.down))
    try rig.frame(after: .seconds(1))
    try rig.table.session.perform(.tilt(.up))
    try rig.frame(after: .milliseconds(1400))
    return rig
  }

  private static func save(_ rig: BoardRig, _ path: String) throws {
    let png = try rig.picture()
    guard let file = fopen(path, "w") else { preconditionFailure("\(path) cannot be written") }
    defer { fclose(file) }
    precondition(fwrite(png, 1, png.count, file) == png.count, "\(path) cannot be written")
  }
}
