import Stage

/// What a scene shows, each thing in words, so that two scenes can be compared.
@MainActor enum SceneInWords {
  /// What a scene draws of its cards, each in words.
  static func cards(_ scene: some Scene) -> Set<String> {
    var list = DisplayList()
    scene.draw(into: &list)
    return Set(
      list.commands.compactMap { command in
        guard case .picture(let picture, _) = command.content else { return nil }
        let kinds = ["face with", "back of a card", "impression of", "shadow of a card"]
        guard kinds.contains(where: picture.name.hasPrefix) else { return nil }
        return "\(picture.name) at \(command.frame), \(command.turn), \(command.alpha)"
      })
  }

  /// What a scene draws of the tiles on its board, without light and focus, each in words: a picture that was made
  /// anew, after the theme went and came back, is the same one.
  static func tiles(_ scene: some Scene, beside tips: [Rect]) -> Set<String> {
    let cells = scene.controls.filter { $0.id.hasPrefix("board.") }.map(\.frame)
    guard let first = cells.first, let last = cells.last else { return [] }
    let board = Rect(first.x, first.y, last.maxX - first.x, last.maxY - first.y)
    var list = DisplayList()
    scene.draw(into: &list)
    let commands = list.commands.filter { command in
      board.contains(command.frame.center)
        && !tips.contains { $0.contains(command.frame.center) }
    }
    return Set(commands.compactMap(\.tileInWords))
  }

  /// The controls of Through the Earth that can be used, and the texts between its tray and its news.
  static func offers(_ scene: some Scene) -> Set<String> {
    let controls = scene.controls.filter { !$0.id.hasSuffix(".tip") }
    let tips = scene.controls.filter { $0.id.hasSuffix(".tip") }.map(\.frame)
    guard let tray = controls.first(where: { $0.id == "globes" })?.frame,
      let next = controls.first(where: { $0.id == "next" })?.frame
    else { return [] }
    var list = DisplayList()
    scene.draw(into: &list)
    let texts: [String] = list.commands.compactMap { command in
      let middle = command.frame.center
      guard case .text(let text, _, _) = command.content,
        middle.y > tray.maxY, middle.y < next.maxY, !tips.contains(where: { $0.contains(middle) })
      else { return nil }
      return "the text \(text)"
    }
    return Set(texts + controls.filter(\.isEnabled).map { "the control \($0.id)" })
  }
}

extension DrawCommand {
  /// What it shows of a tile and where, nil if it shows something else.
  fileprivate var tileInWords: String? {
    let what: String? =
      switch content {
      case .picture(let picture, _): picture.name
      case .text(let text, _, _): "text \(text)"
      case .table, .fill, .patch: nil
      }
    let kinds = ["tile ", "shadow of a tile", "whole ", "plate ", "text "]
    guard let what, kinds.contains(where: what.hasPrefix) else { return nil }
    return "\(what) at \(frame.x), \(frame.y), \(frame.width), \(frame.height), \(alpha)"
  }
}
