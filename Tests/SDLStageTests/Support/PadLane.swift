import SDLKit
import SDLStage
import Stage

/// What is heard of pads, with the moves of sticks left out.
@MainActor final class PadLane {
  let translator: EventTranslator
  private let queue: EventQueue

  /// What was heard of pads that were there before.
  private(set) var first: [InputEvent.Kind] = []

  init(_ lab: StageLab) throws {
    try lab.library.startGamepads(inBackground: true)
    queue = try EventQueue(lab.library)
    translator = EventTranslator(lab.library, nil, output: { Size(100, 100) })
    first = hear()
  }

  func hear() -> [InputEvent.Kind] {
    var kinds: [InputEvent.Kind] = []
    for _ in 1...2 {
      while let event = queue.poll() { kinds += translator.translate(event).map(\.kind) }
    }
    return kinds.filter { kind in
      if case .padAxis = kind { false } else if case .windowExposed = kind { false } else { true }
    }
  }
}
