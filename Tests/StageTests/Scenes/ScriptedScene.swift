import Motion
import Stage
import TestSupport

/// A scene that notes what it is told, and draws one picture as large as itself.
@MainActor final class ScriptedScene: Scene {
  enum Event: Equatable {
    case willAppear, didAppear, willDisappear, didDisappear
  }

  let name: String
  let journal: Journal
  private(set) var events: [Event] = []
  private(set) var sizes: [Size] = []
  private(set) var intents: [Intent] = []
  private(set) var elapsed = Duration.zero
  var nextTimer: Duration?
  var inputNeeds = InputNeeds()
  /// What to do when told, to test what scenes may ask for in the middle of a change.
  var reaction: (Event) -> Void = { _ in }
  private var picture: Picture?

  init(_ name: String, _ journal: Journal = Journal()) {
    self.name = name
    self.journal = journal
  }

  /// Whether the last word was that it is shown, or about to be.
  var isPresent: Bool { events.last == .willAppear || events.last == .didAppear }
  /// Whether it was told that nothing of it is drawn any more; set back by tests.
  var hasLeftSight = false

  /// Whether it is told each thing in its order and none twice.
  var isInOrder: Bool {
    let circle: [Event] = [.willAppear, .didAppear, .willDisappear, .didDisappear]
    return events.enumerated().allSatisfy { $0.element == circle[$0.offset % 4] }
  }

  func layout(in size: Size) {
    sizes.append(size)
    picture = Picture(name, size: size) { _ in }
  }

  func handle(_ intent: Intent) { intents.append(intent) }
  func advance(by elapsed: Duration) { self.elapsed += elapsed }

  func draw(into list: inout DisplayList) {
    if let picture { list.picture(picture, at: .zero) }
  }

  var controls: [ControlReport] {
    [ControlReport(id: name, frame: Rect(0, 0, 1, 1), isEnabled: true)]
  }

  func willAppear() { note(.willAppear) }
  func didAppear() { note(.didAppear) }
  func willDisappear() { note(.willDisappear) }
  func didDisappear() { note(.didDisappear) }
  func leftSight() { hasLeftSight = true }

  private func note(_ event: Event) {
    events.append(event)
    journal.lines.append("\(name).\(event)")
    reaction(event)
  }
}

/// What several scenes are told, in one order.
@MainActor final class Journal {
  var lines: [String] = []

  /// The lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A container with its context, in a window of 1000 × 600.
@MainActor struct Theatre {
  let context: StageContext
  let container: SceneContainer
  let journal = Journal()
  static let size = Size(1000, 600)

  init() {
    context = StageContext(
      Look(theme: .named(.evening), metrics: Metrics(size: Self.size), measurer: FixedMeasurer()))
    container = SceneContainer(context: context)
    container.layout(in: Self.size)
  }

  func scene(_ name: String) -> ScriptedScene { ScriptedScene(name, journal) }
  func wait(_ milliseconds: Int) { context.animator.advance(by: .milliseconds(milliseconds)) }

  /// How the scenes are shown now, from back to front, without the table and the dimming.
  var shown: [(name: String, frame: Rect, alpha: Double)] {
    commands.compactMap { command in
      guard case .picture(let picture, _) = command.content else { return nil }
      return (picture.name, command.frame, command.alpha)
    }
  }

  var commands: [DrawCommand] {
    var list = DisplayList()
    container.draw(into: &list)
    return list.commands
  }

  func look(of scene: ScriptedScene) -> (frame: Rect, alpha: Double)? {
    shown.first { $0.name == scene.name }.map { ($0.frame, $0.alpha) }
  }
}
