import BoxKit
import GameKernel
import MatchstickGame
import Motion
import Stage

/// A training of a machine: its games are shown one after another in quick motion, or played at once.
package final class MachineTraining {
  /// Called after each game that is shown.
  package var onGame: (TrainingGame) -> Void = { _ in }
  /// Called with each position to show; `nil` shows that of the table again.
  package var onMatches: (Matchsticks.State?) -> Void = { _ in }
  /// Called at the end with the sum, and with the most that the machine has learned.
  package var onEnd: (_ sum: String, _ milestone: String?) -> Void = { _, _ in }
  /// The number of games that have been played.
  package private(set) var played = 0
  /// The number of games in all.
  package var games: Int { training?.games ?? 0 }
  package var isRunning: Bool { training != nil }

  private let model: MachineModel
  private let context: StageContext
  private var training: Training?
  private var alarms = Alarms<Phase>()
  private var won = 0
  /// The number of games of the machine before the training.
  private var gamesBefore = 0
  /// The positions of the current game that are still to be shown, in order.
  private var positions: [Matchsticks.State] = []
  /// The time of a turn.
  private var stepTime = Duration.zero

  private nonisolated enum Phase { case step }

  /// The time of a game, however many turns it has.
  private static let gameTime = Duration.milliseconds(660)

  package init(_ model: MachineModel, context: StageContext) {
    (self.model, self.context) = (model, context)
  }

  /// Starts a training, as one step of the machine.
  package func start(_ training: Training) {
    gamesBefore = model.machine.machine.games
    model.beginTraining()
    (self.training, played, won) = (training, 0, 0)
    if training.isWatched { playGame() } else { finish() }
  }

  private func playGame() {
    guard let training else { return }
    let game = model.playTrainingGame(with: training.teacher)
    played += 1
    if game.isWon { won += 1 }
    let isStill = context.animator.reducedMotion
    positions = isStill ? [] : game.positions(of: model.machine.machine)
    stepTime = Self.gameTime / (positions.count + 1)
    alarms.set(.step, in: stepTime)
    onGame(game)
  }

  private func step() {
    if let position = positions.first {
      positions.removeFirst()
      onMatches(position)
      alarms.set(.step, in: stepTime)
    } else if played < games {
      playGame()
    } else {
      stop()
    }
  }

  /// Plays the rest of the games at once.
  package func finish() {
    guard let training else { return }
    won += model.play(training.games - played, with: training.teacher)
    played = training.games
    stop()
  }

  /// Ends the training and keeps what it has brought. Does nothing if none runs.
  package func stop() {
    guard training != nil else { return }
    training = nil
    alarms.cancelAll()
    onMatches(nil)
    let words = MachineWords(texts: context.look.texts)
    onEnd(
      words.trained(played, won: won), words.milestone(model.machine.machine, since: gamesBefore))
  }

  package func advance(by elapsed: Duration) { if !alarms.advance(by: elapsed).isEmpty { step() } }

  package var nextTimer: Duration? { alarms.next }
}
