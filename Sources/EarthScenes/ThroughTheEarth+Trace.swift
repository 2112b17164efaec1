import BoxKit
import Commands
import EarthGame
import GameKernel

extension ThroughTheEarth: TracedRules {
  /// Adds the event and its values.
  public nonisolated static func describe(_ event: Event, in line: inout JSONLine) {
    line.add("event", name(of: event))
    switch event {
    case .moved(_, let place):
      add(place, to: &line)
      let (far, coast) = (place.antipode, Coast.shared)
      line.add("far", [ExactNumber(far.latitude), ExactNumber(far.longitude)])
      line.add(["land": coast.isLand(place), "farLand": coast.isLand(far)])
    case .dug(let place), .filled(let place), .found(let place), .lost(let place):
      add(place, to: &line)
    case .flagged(let place, let seat), .unflagged(let place, let seat):
      line.add("seat", seat.index)
      add(place, to: &line)
    case .guessed(let seat, let error), .unguessed(let seat, let error):
      line.add(["seat": seat.index, "km": error])
    case .nextRound(let from, let to): line.add(["from": from, "to": to])
    case .over(let totals), .resumed(let totals):
      if totals.count == 1 { line.add("total", totals[0]) } else { line.add("total", totals) }
    }
  }

  /// Adds the mode, the seats, the place and the digs.
  public nonisolated static func describe(_ state: State, in line: inout JSONLine) {
    line.add(["mode": state.options.mode.rawValue, "seats": state.options.seatCount])
    add(state.place, to: &line)
    line.add("digs", state.digs)
  }

  /// Adds the reason of the refusal.
  public nonisolated static func describe(_ refusal: Refusal, in line: inout JSONLine) {
    let reason =
      switch refusal {
      case .gameOver: "game-over"
      case .placeIsGiven: "place-is-given"
      case .alreadyThere: "stands-there"
      case .isDug: "is-dug"
      case .flagsFirst: "flags-first"
      case .noFlags: "no-flags"
      case .noNextPlace: "no-next-place"
      }
    line.add("reason", reason)
  }

  private nonisolated static func add(_ place: Place, to line: inout JSONLine) {
    line.add("lat", ExactNumber(place.latitude))
    line.add("lon", ExactNumber(place.longitude))
  }

  private nonisolated static func name(of event: Event) -> String {
    switch event {
    case .moved: "stood"
    case .dug: "dug"
    case .filled: "filled"
    case .found: "found"
    case .lost: "lost"
    case .flagged: "flagged"
    case .unflagged: "unflagged"
    case .guessed: "guessed"
    case .unguessed: "unguessed"
    case .nextRound: "went-on"
    case .over: "over"
    case .resumed: "resumed"
    }
  }
}
