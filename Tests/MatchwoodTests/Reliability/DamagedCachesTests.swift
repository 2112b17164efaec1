import Files
import SlidingGame
import Stage
import TestSupport
import Testing

@testable import Matchwood
@testable import SlidingScenes

@Suite("Damaged catalogues and tables", .tags(.slow)) @MainActor
struct DamagedCachesTests {
  /// How many are tried; `Scripts/damage` asks for many more.
  private static let times = Thoroughness.count(
    100, full: 200, variable: "MATCHWOOD_DAMAGED_CACHES")
  private let folder = TemporaryFolder()

  @Test("However a catalogue is damaged, every text can be looked up in it, or stays English")
  func catalogues() throws {
    CatalogueTests.letGettextLook()
    var campaign = Campaign("damaged catalogues")
    let german = try PoFile(path: Checkout.po + "/de.po")
    let corpus = "\(Checkout.folder)/Tests/FuzzTests/Corpus/catalogue"
    let small = try ["good", "good-bare"].compactMap { name in
      try SafeFile(path: "\(corpus)/\(name)").read()
    }
    let samples = small + [german.machineObject]
    let english = Self.texts(of: german, in: nil)
    var spoken = 0
    for seed in 0..<UInt64(Self.times) where !campaign.isOver {
      var (dice, damage) = (Dice(seed: seed), Damage(seed: seed))
      // gettext remembers the files that it has read by their names.
      let place = "\(folder.path)/\(seed)"
      try Folder(place + "/de/LC_MESSAGES").make()
      let file = SafeFile(
        path: place + "/de/LC_MESSAGES/matchwood-de.mo", protection: .reproducible)
      let bytes = damage.damaged(dice.pick(samples), isText: dice.below(2) == 0)
      try file.write(bytes)
      let texts = campaign.timed { Self.texts(of: german, in: place) }
      let isTrusted = CatalogueFile(bytes).isValid
      campaign.note(isTrusted || texts == english ? [] : ["it is spoken"], "seed \(seed)")
      if texts != english { spoken += 1 }
      folder.remove("\(seed)")
    }
    campaign.end()
    #expect(campaign.faults == [])
    #expect(spoken > 0)
  }

  /// Looks up some texts, those of the small catalogues too.
  private static func texts(of german: PoFile, in place: String?) -> [String] {
    let catalogue = Catalogue(folder: place.map { FilePath($0) })
    catalogue.setLanguage(.de)
    let texts = catalogue.texts
    return german.messages.prefix(40).map { texts($0.text) }
      + [0, 1, 2, 5].map { texts.plural("{count} match", "{count} matches", $0) }
      + [texts("Take {count}", ["count": "2"]), texts("Undo")]
  }

  @Test(
    "However tables of the solver are damaged, none is taken, whatever sum it has",
    .enabled(if: Thoroughness.isFull, "making them takes long where nothing is optimised"))
  func tables() throws {
    var campaign = Campaign("damaged tables of the solver")
    let solver = SlidingSolver(.square(4))
    TableFile(folder: nil).refine(solver)
    let whole = try #require(solver.fineTables.bytes)
    var bytes = whole
    let other = SlidingSolver(.square(4))
    for seed in 0..<UInt64(Self.times) where !campaign.isOver {
      var dice = Dice(seed: seed)
      let places = (0...dice.below(3)).map { _ in dice.below(bytes.count) }
      for place in places { bytes[place] ^= UInt8(1 + dice.below(255)) }
      if dice.below(2) == 0 { Self.sumUp(&bytes) }
      let isTaken = campaign.timed { other.fineTables.load(bytes) }
      campaign.note(isTaken && bytes != whole ? ["\(places) changed"] : [], "seed \(seed)")
      for place in places + Array(0..<16) { bytes[place] = whole[place] }
    }
    campaign.end()
    #expect(campaign.faults == [])
    #expect(bytes == whole && other.fineTables.load(whole))
  }

  /// Gives tables a sum that is right, as somebody could who makes them up.
  private static func sumUp(_ bytes: inout [UInt8]) {
    let sum = bytes.withUnsafeBytes { bytes in
      stride(from: 16, to: bytes.count, by: 8).reduce(UInt64(0)) { sum, place in
        (sum << 1 | sum >> 63) &+ bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      }
    }
    for part in 0..<8 { bytes[8 + part] = UInt8(truncatingIfNeeded: sum >> (8 * part)) }
  }
}
