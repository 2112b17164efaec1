import Stage

/// What the dialog after a game offers once a computer was beaten often enough: a game against the next stronger one.
package struct RungOffer {
  /// What that one is called, such as *Clever*.
  package let name: DialogFrame.Words
  /// Its strength in per cent; nil where it has none.
  package let percent: Int?
  /// Begins a game against it.
  package let accept: () -> Void

  package init(name: @escaping DialogFrame.Words, percent: Int?, accept: @escaping () -> Void) {
    (self.name, self.percent, self.accept) = (name, percent, accept)
  }

  /// The name with the strength.
  private func fullName(_ texts: Texts) -> String {
    guard let percent else { return name(texts) }
    return texts("{name}, {percent} %", ["name": name(texts), "percent": String(percent)])
  }

  /// Adds its button to a dialog; it is never the one that has the focus at first.
  package func add(to dialog: DialogFrame) {
    dialog.add(
      "next-rung", title: { texts in texts("Try {name}", ["name": fullName(texts)]) },
      shortTitle: fullName, action: accept)
  }
}
