/// The pictures of a switch.
struct SwitchFaces {
  let off: Picture
  let on: Picture
  let knob: Picture
  let tick: Picture

  @MainActor init(_ track: Size, _ context: StageContext) {
    let (theme, shelf) = (context.theme, context.shelf)
    let (radius, unit) = (track.height / 2, track.height / 36)
    off = shelf.picture("switch off", track) { drawing in
      let rect = Rect(.zero, drawing.size)
      drawing.fill(.roundedRect(rect, radius: radius), theme.groove)
      drawing.fill(.frame(rect, radius: radius, width: 2 * unit), theme.mutedInk)
    }
    on = shelf.picture("switch on", track) { drawing in
      drawing.fill(.roundedRect(Rect(.zero, drawing.size), radius: radius), theme.accentInk)
    }
    let side = 2 * (13 * unit).rounded()
    knob = shelf.picture("switch knob", Size(side, side)) { drawing in
      drawing.fill(.ellipse(in: Rect(.zero, drawing.size)), .white)
    }
    tick = Icon.check.picture(size: (24 * unit).rounded(), color: theme.inkOnAccent, shelf: shelf)
  }
}

extension Switch {
  func drawParts(into list: inout DisplayList) {
    let track = track
    let faces = faces.value(for: LookKey(context, track.size)) {
      SwitchFaces(track.size, context)
    }
    drawWords(into: &list, track)
    let (theme, share) = (context.theme, position.value)
    let strength = isEnabled ? 1 : 0.5
    list.picture(faces.off, at: track.origin, alpha: strength * (1 - share))
    list.picture(faces.on, at: track.origin, alpha: strength * share)
    let radius = track.height / 2
    list.picture(
      faces.tick, center: Point(track.x + (radius * 41 / 36).rounded(), track.midY),
      alpha: strength * share)
    let way = track.width - 2 * radius
    let center = Point((track.x + radius + share * way).rounded(), track.midY)
    let knob = theme.mutedInk.mixed(with: theme.inkOnAccent, share)
    list.picture(faces.knob, center: center, alpha: strength, tint: knob)
  }

  private func drawWords(into list: inout DisplayList, _ track: Rect) {
    let (theme, metrics, measurer) = (context.theme, context.metrics, context.measurer)
    let ink = isEnabled ? theme.ink : theme.inkOff
    let width = track.x - metrics.px(16) - frame.x
    let top = (frame.midY - wordsHeight / 2).rounded()
    let first = Rect(frame.x, top, width, metrics.line(metrics.medium()))
    list.text(title, metrics.medium(.medium), ink, in: first, measuredBy: measurer)
    guard let note else { return }
    let second = Rect(frame.x, first.maxY, width, metrics.line(metrics.small()))
    let quiet = isEnabled ? theme.mutedInk : theme.inkOff
    list.text(note, metrics.small(), quiet, in: second, measuredBy: measurer)
  }
}
