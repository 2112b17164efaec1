import EarthGame
import GameKernel
import PlayLog

nonisolated extension ThroughTheEarth {
  /// Finds a seat's best flag, and what its digs came out at.
  public static func feats(of record: GameRecord<ThroughTheEarth>, seat: Int) -> [Feat: Int] {
    var state = ThroughTheEarth.start(record.options, seed: record.seed)
    var feats: [Feat: Int] = [:]
    for move in record.moves {
      guard let events = try? ThroughTheEarth.apply(move, to: &state) else { return [:] }
      for event in events {
        switch event {
        case .guessed(Seat(seat), let error):
          feats[.bestFlag] = min(feats[.bestFlag] ?? .max, Int(error.rounded(.up)))
        case .dug(let place) where state.options.mode != .guess: add(place, to: &feats)
        case .found where state.digs == 1: feats[.foundAtOnce] = 1
        default: break
        }
      }
    }
    return feats
  }

  /// The most kilometres for gold in *Guess*.
  public static var labelLimits: [MatchboxLabel: Int] {
    medals(.guess).map { [.globe: $0[.gold]] } ?? [:]
  }

  private static func add(_ place: Place, to feats: inout [Feat: Int]) {
    guard Coast.shared.isLand(place.antipode) else {
      feats[.splashes, default: 0] += 1
      return
    }
    let ends = [place, place.antipode].map { Atlas.shared.surroundings(at: $0).ground }
    if ends == [.land(country: "ES"), .land(country: "NZ")] { feats[.spainToNewZealand] = 1 }
  }
}
