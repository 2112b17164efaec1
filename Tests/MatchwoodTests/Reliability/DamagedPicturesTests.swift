import Files
import Glibc
import PictureScenes
import SDLKit
import Stage
import TestSupport
import Testing

@testable import Matchwood
@testable import PictureDecoding

/// The real reader of pictures, in its cage; below a sanitizer it has no cage, so that faults are seen.
@Suite("Damaged pictures", .serialized, .tags(.slow)) @MainActor
struct DamagedPicturesTests {
  /// How many are tried; `Scripts/damage` asks for many more.
  private static let times = Thoroughness.count(
    80, full: 400, variable: "MATCHWOOD_DAMAGED_PICTURES")
  private let folder = TemporaryFolder()

  /// Samples of each kind, with colour profiles and without, rarer ones, and the pictures of the fuzzer's corpus.
  private func samples() throws -> [[UInt8]] {
    let corpus = "\(Checkout.folder)/Tests/FuzzTests/Corpus/header"
    let files = TemporaryFolder.names(in: corpus).filter { $0.hasPrefix("good") }
    let profiles = try PictureFileKind.allCases.map {
      try Samples.file($0, profile: Samples.profile(isSwapped: true), part: 200)
    }
    let grey = Samples.greyPair(depth: 4).clear
    let moving = Samples.movingWebP(60, 50, frames: [(2, 4), (0, 0)])
    return try PictureFileKind.allCases.map { try Samples.file($0) } + profiles + [grey, moving]
      + files.compactMap { try SafeFile(path: "\(corpus)/\($0)").read() }
  }

  /// A program that starts the reader, and notes how it has ended.
  private func reader() -> String {
    let path = folder.path + "/reader"
    let script = """
      #!/bin/sh
      export ASAN_OPTIONS=exitcode=86:detect_leaks=0
      "\(ProgramRun.program)" "$@"
      echo $? >>"\(folder.path)/codes"

      """
    folder.write(script, to: "reader")
    chmod(path, 0o700)
    return path
  }

  @Test("However a picture is damaged, it is shown or refused before the reader's time is up")
  func damaged() throws {
    var campaign = Campaign("damaged pictures")
    let samples = try samples()
    let decoder = PictureDecoder(program: reader(), timeout: TestTimeout.limit)
    let path = folder.path + "/picture"
    var shown = 0
    for seed in 0..<UInt64(Self.times) where !campaign.isOver {
      var (dice, damage) = (Dice(seed: seed), Damage(seed: seed))
      let whole = dice.pick(samples)
      // Half of them are left as they are where most of what decides about them stands.
      let start = dice.below(2) * min(48, whole.count / 2)
      var bytes = whole[..<start] + damage.damaged(Array(whole[start...]), isText: false)
      if dice.below(2) == 0 { bytes = Samples.withSums(Array(bytes))[...] }
      try SafeFile(path: path, protection: .reproducible).write(Array(bytes))
      let fault = campaign.timed { self.fault(of: path, decoder, &shown) }
      campaign.note([fault].compactMap(\.self), "seed \(seed)")
    }
    campaign.end()
    #expect(campaign.faults == [])
    // Some are still pictures, and what broke the reader, or its limit on time, is known by its code.
    #expect(shown > 0)
    let codes = try SafeFile(path: folder.path + "/codes").read() ?? []
    let ends = String(decoding: codes, as: UTF8.self).split(separator: "\n").filter { $0 != "0" }
    #expect(ends == [], "the reader has broken down")
  }

  /// Decodes a file; answers with what was wrong with the pixels.
  private func fault(of path: String, _ decoder: PictureDecoder, _ shown: inout Int) -> String? {
    do throws(PictureError) {
      let image = try decoder.decode(try PictureSource(path: path), PictureRequest(limit: 40))
      shown += 1
      let isRight =
        max(image.width, image.height) <= 40 && image.pixels.count == image.width * image.height
      return isRight ? nil : "\(image.width) × \(image.height)"
    } catch {
      return nil
    }
  }
}
