import BoxKit
import PlayLog
import Stage

/// Opens the page of the players and its dialogs.
public final class PlayerPages {
  /// Puts the games of the current player away, and shows the menu with those of another one.
  let play: (PlayerID) -> Void
  private let context: GameContext

  /// - Parameters:
  ///   - context: the context whose navigator shows the scenes.
  ///   - play: opens the games of a player who does not play now.
  public init(_ context: GameContext, play: @escaping (PlayerID) -> Void) {
    (self.context, self.play) = (context, play)
  }

  /// The log with the players.
  var log: PlayLogModel { context.log }

  /// Shows the page with all players.
  func showPlayers() {
    let page = PlayersScene(
      self, localDay: context.services.localDay, context: context.stage)
    page.onBack = { [weak context] in context?.navigator?.pop() }
    context.navigator?.push(page)
  }

  /// Asks for the name and the sign of a new player.
  ///
  /// - Parameter then: called with the player who was added.
  func add(then: @escaping (PlayerID) -> Void) {
    let count = log.log.players.present.count
    // Differs from the signs of the players before in both colour and figure.
    let style = (name: nameOfNext, colour: count, figure: count)
    let player = PlayerID.random()
    let dialog = dialog(nil, style) { [log] (name, colour, figure) throws(PlayerRefusal) in
      try log.change(player, .add(name: name, colour: colour, figure: figure))
    }
    dialog.onSaved = { then(player) }
    present(dialog) { dialog.onClose = $0 }
  }

  /// The proposed name of a new player, such as “Player 2”: the first that no player has.
  private var nameOfNext: String {
    let (texts, players) = (context.stage.look.texts, log.log.players.present)
    let taken = players.compactMap(\.name)
    let names = ((players.count + 1)...).lazy.map {
      texts("Player {number}", ["number": String($0)])
    }
    return names.first { !taken.contains($0) } ?? ""
  }

  /// Asks for another name and sign of a player.
  func edit(_ player: PlayerProfile, then: @escaping () -> Void) {
    let dialog = dialog(player, ("", 0, 0)) { [log] (name, colour, figure) throws(PlayerRefusal) in
      if name != player.name { try log.change(player.id, .rename(name)) }
      if (colour, figure) != (player.colour, player.figure) {
        try log.change(player.id, .restyle(colour: colour, figure: figure))
      }
    }
    dialog.onSaved = then
    present(dialog) { dialog.onClose = $0 }
  }

  /// Asks whether to remove a player.
  func remove(_ player: PlayerProfile, then: @escaping () -> Void) {
    let name = ["name": PlayerWords(texts: context.stage.look.texts).name(player)]
    ask(
      MessageScene(
        asking: "removing-player", context: context.stage,
        // Translators: Question before a player is removed.
        title: { texts in texts("Remove this player?") },
        message: { texts in
          texts(
            // Translators: {name} is a player who is to be removed.
            "The games of {name} are no longer shown. You can undo this until you leave the page.",
            name)
        },
        // Translators: Button that removes a player.
        answers: answers({ texts in texts("Remove") }, player, .remove, then)))
  }

  /// Asks whether to forget a removed player permanently.
  func forget(_ player: PlayerProfile, then: @escaping () -> Void) {
    let name = ["name": PlayerWords(texts: context.stage.look.texts).name(player)]
    ask(
      MessageScene(
        asking: "forgetting-player", context: context.stage,
        // Translators: Question before a player is deleted.
        title: { texts in texts("Forget for ever?") },
        message: { texts in
          texts(
            // Translators: {name} is a player who is to be forgotten.
            "All games and settings of {name} are deleted. In games with others they become “a player”.",
            name)
        },
        // Translators: Button that deletes a player with all games.
        answers: answers({ texts in texts("Forget for ever") }, player, .forget, then)))
  }

  /// Returns the answers to a question about a change of a player: *Cancel*, and the change.
  private func answers(
    _ yes: @escaping (Texts) -> String, _ player: PlayerProfile, _ change: PlayerChange,
    _ then: @escaping () -> Void
  ) -> [MessageScene.Answer] {
    [
      // Translators: Button that closes without a change.
      MessageScene.Answer("no") { texts in texts("Cancel") },
      MessageScene.Answer("yes", yes) { [log] in
        guard (try? log.change(player.id, change)) != nil else { return }
        then()
      },
    ]
  }

  private func dialog(
    _ player: PlayerProfile?, _ style: (name: String, colour: Int, figure: Int),
    onDone: @escaping (_ name: String?, _ colour: Int, _ figure: Int) throws(PlayerRefusal) -> Void
  ) -> PlayerDialog {
    PlayerDialog(
      player, style: style, context: context.stage, pasteText: context.services.pasteText,
      onDone: onDone)
  }

  private func ask(_ question: MessageScene) { present(question) { question.onClose = $0 } }

  private func present(_ scene: any Scene, _ onClose: (@escaping () -> Void) -> Void) {
    onClose { [weak context, weak scene] in
      if let scene { context?.navigator?.dismiss(scene) }
    }
    context.navigator?.present(scene)
  }
}
