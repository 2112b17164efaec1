import BoxKit
import Controls
import PlayLog
import Stage

extension ChipButton {
  /// Creates the button of the menu that shows who plays, and chooses another player.
  public static func players(_ pages: PlayerPages, context: StageContext) -> ChipButton {
    let (button, log) = (ChipButton(id: "player", context: context), pages.log)
    button.title = { PlayerWords(texts: context.look.texts).name(log.profile, context.look) }
    button.emblem = { PlayerSign(log.profile).picture(side: $0, context.look) }
    button.makeRows = { rows(pages, context.look) }
    button.selected = { log.log.players.present.firstIndex { $0.id == log.player } }
    button.tip = {
      let name = PlayerWords(texts: context.look.texts).name(log.profile, context.look)
      // Translators: Tip on the button with a player's sign. {name} is the player who plays now.
      return context.look.texts("Playing: {name}", ["name": name])
    }
    return button
  }

  private static func rows(_ pages: PlayerPages, _ look: Look) -> [Row] {
    let (texts, log) = (look.texts, pages.log)
    let words = PlayerWords(texts: texts)
    let all = log.log.players.present.map { player in
      Row(words.name(player, look)) {
        if player.id != log.player { pages.play(player.id) }
      }
    }
    return all + [
      // Translators: Menu item: it adds a player of the box.
      Row(texts("Add player…")) { pages.add(then: pages.play) },
      // Translators: Menu item: it opens the page with all players, to rename or remove them.
      Row(texts("Edit players…")) { pages.showPlayers() },
    ]
  }
}
