import Stage

/// What the dialog after a game offers once a computer was beaten often enough: a game against the next stronger one.
struct RungOffer {
  /// What that one is called, such as *Clever*.
  let name: DialogFrame.Words
  /// Its strength in per cent; nil where it has none.
  let percent: Int?
  /// Begins a game against it.
  let accept: () -> Void

  /// The name with the strength.
  private func fullName(_ texts: Texts) -> String {
    guard let percent else { return name(texts) }
    return texts("{name}, {percent} %", ["name": name(texts), "percent": String(percent)])
  }

  /// Adds its button to a dialog; it is never the one that has the focus at first.
  func add(to dialog: DialogFrame) {
    dialog.add(
      "next-rung", title: { texts in texts("Try {name}", ["name": fullName(texts)]) },
      shortTitle: fullName, action: accept)
  }
}
