import Motion
import Stage

/// The leaf that tells how a game is held in the hand: what each control of the device used last does.
///
/// A control lights up in its drawing while it is used. What finds no room stands on further steps.
final class HandsLeaf: HelpLeaf {
  private let context: StageContext
  private let own: (InputDevice, Texts) -> [HandLine]
  private var light: HandLight
  private var felt = Rect.zero
  private var rows: [[HandRow]] = []
  private var step = 0
  /// For whom it was laid out.
  private var laidOutFor: (device: InputDevice, pad: PadKind)?

  /// - Parameter own: what the controls of a device do in this game alone.
  init(_ own: @escaping (InputDevice, Texts) -> [HandLine], context: StageContext) {
    (self.own, self.context) = (own, context)
    light = HandLight(context.animator)
  }

  var count: Int { max(1, rows.count) }

  func words(of step: Int) -> HelpWords {
    let texts = context.texts
    let words =
      switch context.device {
      case .mouse: texts("This is how it is played with the mouse.")
      case .touch: texts("This is how it is played with a finger.")
      case .keyboard: texts("This is how it is played with the keyboard.")
      case .gamepad: texts("This is how it is played with the gamepad.")
      }
    return HelpWords(
      words, detail: texts("Press what you see: it lights up."))
  }

  func layout(in felt: Rect) {
    self.felt = felt
    laidOutFor = (context.device, context.padKind)
    let lines =
      own(context.device, context.texts) + HandLine.ofAllGames(context.device, context.texts)
    let metrics = context.metrics
    let room = felt.inset(metrics.review(28, compact: 8), metrics.review(16, compact: 4))
    rows = HandRow.rows(of: lines, in: room, context)
  }

  func show(_ step: Int) { self.step = step }

  func sense(_ event: InputEvent.Kind) {
    light.sense(event, among: rows.joined().flatMap(\.line.controls))
  }

  /// Another device means other lines.
  func advance(by elapsed: Duration) {
    guard let laidOutFor, laidOutFor != (context.device, context.padKind) else { return }
    layout(in: felt)
  }

  func draw(into list: inout DisplayList) {
    advance(by: .zero)
    guard rows.indices.contains(step) else { return }
    for row in rows[step] { row.draw(into: &list, light, context) }
  }
}

/// Which controls are lit, and how brightly.
final class HandLight {
  private let animator: Animator
  private var tracks: [HandControl: Track<Double>] = [:]
  private var fingers: Set<TouchID> = []
  private static let fade = Duration.milliseconds(500)

  init(_ animator: Animator) { self.animator = animator }

  isolated deinit { for track in tracks.values { animator.remove(track) } }

  /// From 0 to 1.
  func share(of control: HandControl) -> Double {
    tracks[control].map(animator.value) ?? 0
  }

  /// Lights up what an event uses, and lets what it lets go fade.
  func sense(_ event: InputEvent.Kind, among controls: [HandControl]) {
    countFingers(event)
    for control in controls {
      if control.isNudged(by: event) {
        set(control, isLit: true)
        set(control, isLit: false)
      } else if let isUsed = control.isUsed(by: event, fingers: fingers.count) {
        set(control, isLit: isUsed)
      }
    }
  }

  private func countFingers(_ event: InputEvent.Kind) {
    switch event {
    case .touchDown(let finger, _): fingers.insert(finger)
    case .touchUp(let finger, _), .touchCancelled(let finger): fingers.remove(finger)
    default: break
    }
  }

  /// Bright at once, for that is the answer to the hand; dark by and by.
  private func set(_ control: HandControl, isLit: Bool) {
    let track = tracks[control] ?? animator.makeTrack(.alpha, 0.0)
    tracks[control] = track
    if isLit {
      animator.set(1, for: track)
    } else if animator.value(of: track) > 0 {
      animator.animate(track, to: 0, over: Self.fade, after: .milliseconds(150), curve: .easeInOut)
    }
  }
}
