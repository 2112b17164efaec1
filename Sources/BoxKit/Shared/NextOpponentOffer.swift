import Stage

/// An offer at the end of a game to play against the next stronger computer, after enough wins against this one.
package struct NextOpponentOffer {
  /// The name of the next computer, such as *Clever*.
  package let name: DialogFrame.Words
  /// The strength of the next computer in percent; `nil` if it has none.
  package let percent: Int?
  /// Starts a game against the next computer.
  package let accept: () -> Void

  package init(name: @escaping DialogFrame.Words, percent: Int?, accept: @escaping () -> Void) {
    (self.name, self.percent, self.accept) = (name, percent, accept)
  }

  private func title(_ texts: Texts) -> String {
    guard let percent else {
      // Translators: Button: a game against a computer. {name} is its name, such as “Clever”.
      return texts("Try {name}", ["name": name(texts)])
    }
    return texts(
      // Translators: Button: a game against a computer. {percent} is its strength.
      "Try {name}, {percent}%", ["name": name(texts), "percent": String(percent)])
  }

  /// Returns the name and the strength.
  private func shortTitle(_ texts: Texts) -> String {
    guard let percent else { return name(texts) }
    // Translators: Button, short: a game against a computer. {percent} is its strength.
    return texts("{name}, {percent}%", ["name": name(texts), "percent": String(percent)])
  }

  /// Adds the offer's button to a dialog, without the initial focus.
  package func add(to dialog: DialogFrame) {
    dialog.add("next-rung", title: title, shortTitle: shortTitle, action: accept)
  }
}
