import Acoustics
import Motion

/// A sound that goes on for as long as somebody keeps it.
@MainActor public final class HeldSound {
  private let name: SoundName
  private let variant: Int
  private let voice: UInt32
  private weak var board: SoundBoard?
  private weak var group: Group?
  private var order: MixOrder
  /// What was asked for last; nil before it begins and after its end.
  private var sent: MixOrder?

  init(_ name: SoundName, variant: Int, voice: UInt32, group: Group?, board: SoundBoard) {
    (self.name, self.variant, self.voice) = (name, variant, voice)
    (self.group, self.board) = (group, board)
    order = MixOrder(.start, voice: voice)
    order.isHeld = true
  }

  isolated deinit { end() }

  /// Ends it, softly.
  public func end() {
    guard sent != nil else { return }
    sent = nil
    board?.send(MixOrder(.end, voice: voice), name, variant)
  }

  /// Moves it to another place, or lets it be louder or softer.
  ///
  /// - Parameters:
  ///   - place: from −1 at the left to 1 at the right.
  ///   - strength: from 0 to 1.
  public func set(place: Double, strength: Double) {
    order.set(place: place, strength: strength)
    follow()
  }

  /// Begins anew, where a device has come back that knows nothing of it.
  func beginAgain() { if sent != nil { begin() } }

  /// Lets it be heard.
  func begin() {
    order.kind = .start
    order.rate = rate
    board?.send(order, name, variant)
    order.kind = .change
    sent = order
  }

  /// Follows its group, and what was set since.
  func follow() {
    guard sent != nil else { return }
    order.rate = rate
    guard order != sent else { return }
    board?.send(order, name, variant)
    sent = order
  }

  /// Still while its group is; faster things rub a little higher.
  private var rate: Float {
    guard let group else { return 1 }
    if group.isPaused { return 0 }
    return Float(min(max(group.speed, 0), 8).squareRoot())
  }
}
