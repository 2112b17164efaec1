import Stage

/// Returns descriptions of controls and texts outside the window, and of controls that are too small or overlap.
///
/// Parts of a control, such as `theme.1`, may overlap it. Overlaps of up to one pixel do not count. Controls need
/// 36 pixels, except the cells of a board.
@MainActor package func faults(_ scene: any Scene, _ context: StageContext) -> Set<String> {
  let window = Rect(.zero, context.look.metrics.size)
  let controls = scene.controls
  var faults: Set<String> = []
  for (index, control) in controls.enumerated() {
    if !window.contains(control.frame) { faults.insert("outside: \(control)") }
    let isCell = control.id.hasPrefix("board.")
    if !isCell, min(control.frame.width, control.frame.height) < 36 {
      faults.insert("tiny: \(control)")
    }
    for other in controls[(index + 1)...]
    where control.frame.overlaps(other.frame) && !other.id.hasPrefix(control.id + ".") {
      faults.insert("overlap: \(control) \(other)")
    }
  }
  for command in scene.list.commands {
    guard let string = command.string else { continue }
    if !window.contains(command.frame) { faults.insert("\(string) at \(command.frame)") }
  }
  return faults
}

extension Rect {
  fileprivate func overlaps(_ other: Rect) -> Bool {
    let part = intersection(other)
    return part.width > 1 && part.height > 1
  }
}
