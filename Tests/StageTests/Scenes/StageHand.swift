import GameKernel
import Stage
import TestSupport

/// Works a container at random, and keeps in mind which scenes should be there.
@MainActor struct StageHand {
  let theatre = Theatre()
  private(set) var scenes: [ScriptedScene] = []
  private var stack: [[ScriptedScene]] = []
  private var dice: Dice
  private let reusesScenes: Bool

  /// - Parameter reusesScenes: whether scenes that are gone or leaving may be shown again.
  init(seed: UInt64, reusesScenes: Bool = true) {
    dice = Dice(seed: seed)
    self.reusesScenes = reusesScenes
    show()
  }

  /// The names of the scenes that should be in sight at rest.
  var expected: Set<String> { Set((stack.last ?? []).map(\.name)) }

  /// Lets some time pass, often less than a transition takes.
  mutating func rest() { theatre.wait(dice.below(3) == 0 ? dice.below(500) : dice.below(120)) }

  /// Changes the stack in one of the ways there are.
  mutating func act() {
    switch dice.below(6) {
    case 0: show()
    case 1:
      let scene = offstage()
      stack.append([scene])
      theatre.container.push(scene, transition())
    case 2, 3:
      if stack.count > 1 { stack.removeLast() }
      theatre.container.pop(transition())
    case 4:
      let scene = offstage()
      stack[stack.count - 1].append(scene)
      theatre.container.present(scene)
    default:
      let modals = stack[stack.count - 1].dropFirst()
      guard !modals.isEmpty else { break }
      let modal = dice.pick(Array(modals))
      stack[stack.count - 1].removeAll { $0 === modal }
      theatre.container.dismiss(modal)
    }
    if dice.below(8) == 0 { theatre.container.layout(in: Theatre.size) }
  }

  private mutating func show() {
    let bases = stack.compactMap(\.first)
    let scene = reusesScenes && !bases.isEmpty && dice.below(3) == 0 ? dice.pick(bases) : offstage()
    stack = [[scene]]
    theatre.container.show(scene, transition())
  }

  private mutating func offstage() -> ScriptedScene {
    let free = scenes.filter { scene in !stack.joined().contains { $0 === scene } }
    if reusesScenes, !free.isEmpty, dice.below(2) == 0 { return dice.pick(free) }
    let scene = theatre.scene("\(scenes.count)")
    scenes.append(scene)
    return scene
  }

  private mutating func transition() -> Transition {
    let moving: [Transition] = [
      .crossFade, .turn(.upright), .push(.left), .push(.right), .push(.up), .push(.down),
    ]
    return reusesScenes && dice.below(5) == 0 ? .none : dice.pick(moving)
  }
}
