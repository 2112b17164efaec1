import Acoustics
import Stage
import TestSupport

extension HeardSounds {
  /// Advances the time of a scene and of its sounds in frames of 16 ms.
  package func run(_ time: Duration, _ scene: any Scene, _ context: StageContext) {
    let step = Duration.milliseconds(16)
    var left = time
    while left > .zero {
      now += step
      scene.run(step, context)
      context.feedback.sounds.advance()
      left -= step
    }
  }

  /// Returns the number of sounds of a name that were stopped.
  package func ends(of name: SoundName) -> Int {
    requests.count { $0.name == name && $0.command.kind == .end }
  }
}
