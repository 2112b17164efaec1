extension ScrollList {
  /// Whether there are more rows than can be seen.
  var canScroll: Bool { rows.contentHeight > rows.rowsFrame.height }

  /// Goes to the row some steps on; false at the ends, so that the focus leaves the list.
  func step(by step: Int) -> Bool {
    let row = current + step
    guard (0..<source.count).contains(row) else { return false }
    move(to: row)
    reveal(row)
    return true
  }

  /// Scrolls as little as needed to show a whole row.
  func reveal(_ row: Int) { glide(to: revealing(row)) }

  /// Sets the rows to where the glide is now.
  func follow() { rows.scroll(to: position.value) }

  /// Keeps the place within what there is, after rows or frame have changed.
  func settle() {
    let held = held(position.target)
    if held != position.target { position.jump(to: held) }
    follow()
  }

  func glide(to offset: Double, over time: Duration = .milliseconds(150)) {
    position.go(to: held(offset).rounded(), over: time)
  }

  /// Where the rows must be for a row to show whole.
  func revealing(_ row: Int) -> Double {
    let top = Double(row) * rows.rowHeight
    return held(max(top + rows.rowHeight - rows.rowsFrame.height, min(position.target, top)))
  }

  func held(_ offset: Double) -> Double {
    max(0, min(offset, rows.contentHeight - rows.rowsFrame.height))
  }
}
