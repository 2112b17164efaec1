import BoxKit
import Controls
import GameKernel
import PlayLog
import Stage

/// The controls of a player on the page of players.
final class PlayerRow {
  var onPlay: () -> Void = {}
  var onEdit: () -> Void = {}
  var onRemove: () -> Void = {}
  var onRestore: () -> Void = {}
  var onForget: () -> Void = {}

  private let undo: Button
  private let player: DetailButton
  private let edit: IconButton
  private let remove: IconButton
  private let forget: Button
  private let isPresent: Bool
  private let context: StageContext

  /// The identifier of the button with the player's name.
  static func id(of player: PlayerID) -> String { "player-\(player)" }

  /// The identifier of the button that brings a removed player back.
  static func idOfUndo(of player: PlayerID) -> String { "undo-\(player)" }

  /// Creates the controls.
  ///
  /// - Parameters:
  ///   - isPresent: `false` for a player who was removed on this page.
  ///   - isCurrent: whether the player plays.
  init(
    _ profile: PlayerProfile, isPresent: Bool, isCurrent: Bool, _ words: PlayerWords,
    _ localDay: (Int64) -> Day, context: StageContext
  ) {
    (self.isPresent, self.context) = (isPresent, context)
    let (texts, id) = (words.texts, profile.id)
    let detail: String =
      if !isPresent {
        // Translators: Of a player.
        texts("Removed")
      } else if isCurrent {
        // Translators: Of a player, whose games are open.
        texts("Is playing")
      } else {
        words.lastPlayed(profile, localDay)
      }
    var play: () -> Void = {}
    player = DetailButton(
      id: Self.id(of: id), context: context, title: words.name(profile, context.look),
      detail: detail
    ) { play() }
    player.isEnabled = isPresent
    player.emblem = { frame, look in
      let sign = PlayerSign(profile).picture(side: frame.width, look)
      return { $0.picture(sign, center: frame.center) }
    }
    edit = IconButton(id: "edit-\(id)", context: context, icon: .pen) {}
    // Translators: Tip on a button that changes a player's name and sign.
    edit.tip = { texts("Edit") }
    remove = IconButton(id: "remove-\(id)", context: context, icon: .close) {}
    remove.tip = { texts("Remove") }
    remove.isEnabled = !isCurrent
    // Translators: Why a player cannot be removed.
    remove.reason = isCurrent ? texts("Choose another player first") : nil
    undo = Button(id: Self.idOfUndo(of: id), context: context, title: texts("Undo")) {}
    forget = Button(id: "forget-\(id)", context: context, title: texts("Forget for ever")) {}
    play = { [weak self] in self?.onPlay() }
    edit.action = { [weak self] in self?.onEdit() }
    remove.action = { [weak self] in self?.onRemove() }
    undo.action = { [weak self] in self?.onRestore() }
    forget.action = { [weak self] in self?.onForget() }
  }

  /// The controls in focus order.
  var controls: [Control] { isPresent ? [player, edit, remove] : [player, undo, forget] }

  /// The layout of the controls: in one row if their texts fit.
  var box: LayoutBox<Control> {
    let metrics = context.look.metrics
    let gap = metrics.px(12, small: 6)
    let name = LayoutBox<Control>(player)
      .width(LengthRange(player.leastWidth, ideal: metrics.px(320)))
      .height { [player] width in .exactly(player.height(inWidth: width)) }
    guard !isPresent else {
      let side = metrics.iconSide
      return .row(
        [name, .control(edit, Size(side, side)), .control(remove, Size(side, side))], spacing: gap)
    }
    let height = metrics.height(56, small: 40)
    let ends = LayoutBox.controls([undo, forget]).map { $0.height(height) }
    return .variants([
      .row([name] + ends, spacing: gap),
      .column([name, .row(ends, spacing: gap)], spacing: gap),
      .column([name] + ends, spacing: gap),
    ])
  }
}
