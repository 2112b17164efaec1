import Motion
import Stage
import TunnelGame

/// Two globes: the one that the child stands on, and the one that shows the far end.
final class GlobePair {
  /// Where the child stands.
  let near: GlobeView
  /// Where it comes out.
  let far: GlobeView
  /// Whether a lens below the child shows the far coast.
  var lens = false
  private var onDug: (() -> Void)?
  private let fall: AnimatedValue

  init(context: StageContext) {
    near = GlobeView(context: context)
    far = GlobeView(context: context)
    fall = AnimatedValue(context.animator, .alpha)
  }

  /// Two discs, beside each other where the felt is wide, else one above the other.
  func layOut(in felt: Rect) {
    let isWide = felt.width >= felt.height
    let half =
      isWide ? Size(felt.width / 2, felt.height) : Size(felt.width, felt.height / 2)
    let side = (min(half.width, half.height) * 0.88).rounded()
    let first = Rect(felt.origin, half)
    let second = first.offset(by: isWide ? Point(half.width, 0) : Point(0, half.height))
    near.layOut(in: Rect(center: first.center, Size(side, side)).rounded)
    far.layOut(in: Rect(center: second.center, Size(side, side)).rounded)
  }

  /// Whether the child falls now.
  var isDigging: Bool { onDug != nil }

  /// Flips both discs, so that they show these names, or the maps again.
  func flipLamp(names: (near: String, far: String)?) {}

  /// Lets the child dig and fall; hears when it has come out.
  func dig(from place: Place, completion: @escaping () -> Void) {
    onDug = completion
    fall.jump(to: 0)
    fall.go(to: 1, over: .seconds(2))
  }

  /// Lets time pass.
  func advance() { if fall.value == 1 { skip() } }

  /// Ends what goes on.
  func skip() {
    let done = onDug
    onDug = nil
    fall.jump(to: 1)
    done?()
  }

  func draw(into list: inout DisplayList) {
    near.draw(into: &list)
    far.draw(into: &list)
  }
}
