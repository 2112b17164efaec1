import BoxKit
import Controls
import MatchstickBoard
import MatchstickGame
import Stage

/// The buttons of a machine: *Train* with its choices, *Reset*, and *What did it learn?*.
///
/// During a training, the first two are *Stop* and *Finish*.
package final class MachineTools {
  /// Called to start a training, or to stop the one that runs.
  package var onTrain: () -> Void = {}
  /// Called to forget everything, or to play the rest of a training at once.
  package var onReset: () -> Void = {}
  package var onLearned: () -> Void = {}
  /// Called with other choices, after which a training starts.
  package var onChoose: (Training) -> Void = { _ in }
  /// The choices of the next training.
  package var training = Training()
  /// Whether a training runs.
  package var isTraining = false

  private let context: StageContext
  private let train: Button
  private let reset: Button
  private let learned: Button
  private let panel: NewGamePanel
  private let games: SegmentedControl
  private let pace: SegmentedControl
  private var teacher: DropDown?

  package init(context: StageContext) {
    self.context = context
    train = Button(id: "train", context: context, title: "", keyCap: "T") {}
    reset = Button(id: "reset-machine", context: context, title: "") {}
    learned = Button(id: "learned", context: context, title: "", keyCap: "L") {}
    panel = NewGamePanel(id: "training", width: 320, context: context)
    games = SegmentedControl(
      id: "training.games", context: context, options: Training.gameCounts.map(String.init),
      selected: 1
    ) { _ in }
    pace = SegmentedControl(id: "training.pace", context: context, options: ["", ""], selected: 0) {
      _ in
    }
    games.isDense = true
    pace.isDense = true
    train.action = { [weak self] in self?.onTrain() }
    reset.action = { [weak self] in self?.onReset() }
    learned.action = { [weak self] in self?.onLearned() }
    panel.titles = { [context] in [Self.trainTitle(context.look.texts)] }
    panel.makeChoices = { [weak self] in self?.choices() ?? [] }
    panel.isChanged = { [weak self] in self.map { $0.chosen != $0.training } ?? false }
    panel.onDeal = { [weak self] in self.map { $0.onChoose($0.chosen) } }
    panel.control.tip = { [context] in
      // Translators: Tooltip of a button: the choices for a training of the machine.
      context.look.texts("Teacher and number of games")
    }
  }

  /// All buttons, from left to right.
  package var controls: [Control] { [train, panel.control, reset, learned] }

  private static func trainTitle(_ texts: Texts) -> String {
    // Translators: Button: the machine plays games by itself, to learn.
    texts("Train")
  }

  /// Returns the name of a teacher in a list.
  package static func title(_ teacher: MatchstickOccupant, _ texts: Texts) -> String {
    guard let strength = teacher.strength else { return teacher.title(texts) }
    // Translators: Name of a computer that trains a machine. {percent} is its strength.
    return texts("Coach, {percent}%", ["percent": String(strength)])
  }

  private func choices() -> [Control] {
    let texts = context.look.texts
    let teacher = DropDown(
      id: "training.teacher", context: context,
      source: OccupantRows(Training.teachers, texts) { Self.title($0, texts) },
      selected: Training.teachers.firstIndex(of: training.teacher) ?? 0, onChange: { _ in })
    self.teacher = teacher
    games.options = Training.gameCounts.map {
      texts.plural("{count} game", "{count} games", $0)
    }
    games.show(Training.gameCounts.firstIndex(of: training.games) ?? 0)
    pace.options = [
      // Translators: Choice: the games of a training are shown in quick motion.
      texts("Watch"),
      // Translators: Choice: the games of a training are played at once, unseen.
      texts("At once"),
    ]
    pace.show(training.isWatched ? 0 : 1)
    return [teacher, games, pace]
  }

  private var chosen: Training {
    var training = training
    if let teacher { training.teacher = Training.teachers[teacher.selected] }
    training.games = Training.gameCounts[games.selected]
    training.isWatched = pace.selected == 0
    return training
  }

  /// Sets the titles, and which buttons can be used.
  package func refresh() {
    let texts = context.look.texts
    // Translators: Button that ends the training of a machine.
    train.title = isTraining ? texts("Stop") : Self.trainTitle(texts)
    train.detail =
      isTraining
      ? nil
      // Translators: Below “Train”. {name} is a computer, the machine's teacher.
      : texts("with {name}", ["name": Self.title(training.teacher, texts)])
    reset.title =
      isTraining
      // Translators: Button: the rest of a training is played at once.
      ? texts("Finish")
      // Translators: Button: the machine forgets everything.
      : texts("Reset")
    // Translators: Button, and title of a page: about a machine that learns.
    learned.title = texts("What did it learn?")
    panel.control.isEnabled = !isTraining
    learned.isEnabled = !isTraining
  }

  /// Returns the least width of the row.
  package func leastWidth(at metrics: Metrics) -> Double {
    refresh()
    return widths(metrics).reduce(0, +) + 2 * metrics.px(16) + metrics.px(4)
  }

  private func widths(_ metrics: Metrics) -> [Double] {
    [
      max(metrics.px(150), train.leastWidth(at: metrics)), metrics.height(52),
      reset.leastWidth(at: metrics), learned.leastWidth(at: metrics),
    ]
  }

  /// Lays out the row at the right end of a frame; `nil` hides it.
  ///
  /// - Parameter fills: whether the buttons share the whole width.
  package func layout(in frame: Rect?, fills: Bool) {
    for control in controls { control.isHidden = frame == nil }
    refresh()
    guard let frame else { return panel.control.close(isTaken: false) }
    let metrics = context.look.metrics
    let gap = metrics.px(16)
    let most = fills ? Double.infinity : gap
    let extra = max(0, min(most, (frame.width - leastWidth(at: metrics)) / 3))
    let widths = widths(metrics)
    var x = frame.maxX
    for (index, control) in controls.enumerated().reversed() {
      let width = (widths[index] + (index == 1 ? 0 : extra)).rounded(.down)
      x -= width
      control.frame = Rect(x, frame.y, width, frame.height).rounded
      x -= index == 1 ? metrics.px(4) : gap
    }
  }

  /// The rows of *More* where the table has no room for the buttons.
  package var rows: [MenuButton.Row] {
    let texts = context.look.texts
    let trains = Training.gameCounts.map { count in
      MenuButton.Row(
        texts.plural(
          // Translators: Menu item: the machine plays games by itself, to learn.
          "Train {count} game", "Train {count} games", count)
      ) { [weak self] in
        guard let self else { return }
        var training = training
        training.games = count
        onChoose(training)
      }
    }
    let index = Training.teachers.firstIndex(of: training.teacher) ?? 0
    let next = Training.teachers[(index + 1) % Training.teachers.count]
    return trains + [
      // Translators: Menu item: the machine is trained against another computer. {name} is that computer.
      .init(texts("Change teacher: {name}", ["name": Self.title(next, texts)])) { [weak self] in
        self?.onTeacher(next)
      },
      .init(texts("Reset")) { [weak self] in self?.onReset() },
      .init(texts("What did it learn?"), note: "L") { [weak self] in self?.onLearned() },
    ]
  }

  /// Called with another teacher, which starts no training.
  package var onTeacher: (MatchstickOccupant) -> Void = { _ in }
}
