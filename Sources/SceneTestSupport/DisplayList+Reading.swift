import Stage

extension DisplayList {
  /// All strings, from back to front.
  package var texts: [String] { commands.compactMap(\.string) }

  /// Returns the commands of pictures whose names have a prefix. Fully transparent pictures are not in the list.
  package func pictures(_ name: String) -> [DrawCommand] {
    commands.filter { command in
      if case .picture(let picture, _) = command.content {
        picture.name.hasPrefix(name)
      } else {
        false
      }
    }
  }

  /// The frames of the focus rings. A ring that is drawn in pieces counts once.
  package var focusRings: Set<Rect> { Set(commands.filter(\.isFocusRing).map(\.frame)) }
}

extension DisplayList {
  /// The surfaces, such as panels and bands, whose name begins so.
  package func surfaces(_ name: String) -> [DrawCommand] {
    commands.filter { command in
      switch command.content {
      case .patch(let picture, _), .picture(let picture, _): picture.name.hasPrefix(name)
      case .table, .fill, .text: false
      }
    }
  }
}

extension DrawCommand {
  package var isText: Bool { string != nil }

  /// The string, or `nil` if the command draws no text.
  package var string: String? {
    if case .text(let string, _, _) = content { string } else { nil }
  }

  /// Whether the command draws the ring around the focused control.
  package var isFocusRing: Bool {
    switch content {
    case .patch(let picture, _), .picture(let picture, _): picture.name.hasPrefix("focus ")
    case .table, .fill, .text: false
    }
  }
}
