import BoxKit
import GameKernel
import Motion
import Speech
import SpeechDispatcher
import Stage

/// The speech of the program. Passes the texts of the narrator to the service and the trace, while the setting is on.
final class SpeechOutput {
  private let narrator: Narrator
  private let container: SceneContainer
  private let context: StageContext
  private let settings: SettingsModel
  private let service: (any SpeechService)?
  private let trace: Trace?
  private var observation: Observation?
  private var language: Language?

  private var isOn: Bool { settings.current.speaks }

  /// - Parameter service: reads texts aloud. `nil` in a run without real time, which only traces them.
  init(
    _ container: SceneContainer, _ settings: SettingsModel, _ service: (any SpeechService)?,
    _ trace: Trace?, context: StageContext
  ) {
    (self.container, self.context) = (container, context)
    (self.settings, self.service, self.trace) = (settings, service, trace)
    narrator = Narrator(context)
    narrator.onSay = { [weak self] in self?.say($0, cancels: $1) }
    observation = settings.changes.observe { [weak self] in self?.follow($0) }
    if isOn { narrator.greet() }
  }

  /// Whether speech is on and the last attempt to reach the service has failed.
  var isMissing: Bool { isOn && service?.isMissing == true }

  /// Speaks about changes. Call it after each frame.
  func update() {
    guard isOn, let scene = container.active else { return }
    narrator.update(scene, isDialog: container.hasDialog, isStill: context.animator.isIdle)
  }

  /// Records that the player has used a device.
  func noteInput(_ intent: Intent) {
    if isOn { narrator.noteInput(intent) }
  }

  /// Performs a command of the player.
  ///
  /// - Returns: whether speech is on.
  func perform(_ command: Intent.SpeechCommand) -> Bool {
    if command == .toggle {
      settings.change { $0.speaks.toggle() }
    } else if isOn, let scene = container.active {
      narrator.perform(command, scene)
    }
    return isOn
  }

  private func follow(_ change: SettingsModel.Change) {
    guard change.before.speaks != change.after.speaks else { return }
    narrator.announce(isOn: isOn)
    if isOn { narrator.restart() }
  }

  private func say(_ text: String, cancels: Bool) {
    trace?.said(text, cancels: cancels)
    guard let service else { return }
    let current = context.look.texts.language
    if current != language { service.setLanguage(current.code) }
    language = current
    service.say(text, cancels: cancels)
  }
}
