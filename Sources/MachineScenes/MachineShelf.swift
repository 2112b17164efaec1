import BoxKit
import Controls
import GameKernel
import MatchstickGame
import Motion
import Stage

/// The shelf with the boxes of a machine and their beads.
///
/// As a control, it lets the player look at single boxes: by the pointer, or by left and right while it has the focus.
package final class MachineShelf: Control {
  /// Called when the player looks at another box.
  var onLook: () -> Void = {}
  /// The machine whose boxes are shown.
  package var machine = MatchboxMachine() { didSet { if machine != oldValue { follow(oldValue) } } }
  /// The box in play, with its bead.
  package private(set) var active: BoxMotion?

  private var returning: BoxMotion?
  /// The beads that a training has just removed, while they fade.
  private var fading: [(bead: MatchboxMachine.Bead, alpha: AnimatedValue)] = []
  private var layout: Layout?
  private var cursor: Int?
  private var pointed: Int?
  /// The index of the first box that is shown, where not all are.
  private let first: AnimatedValue

  private struct Layout {
    let areas: MachineAreas
    let art: BoxArt
    let tray: Tray
    let chevrons: (left: Picture, right: Picture)
    let numeral: TextStyle
  }

  package init(context: StageContext) {
    first = AnimatedValue(context.animator, .position)
    super.init(id: "boxes", context: context)
    isOnBoard = true
  }

  // MARK: Boxes in play

  /// Brings a box to the front. The box before it goes back.
  package func bringOut(_ box: Int, _ bead: MatchboxMachine.Bead?) {
    putBack()
    let motion = BoxMotion(box, bead, context.animator)
    active = motion
    reveal(box)
    motion.comeOut()
  }

  /// Puts the box in play back.
  package func putBack() {
    active?.goBack()
    returning = active
    active = nil
  }

  /// Ends all animations, as when another game is shown.
  package func reset() { (active, returning, fading) = (nil, nil, []) }

  /// Fades the bead that a training has removed.
  private func follow(_ old: MatchboxMachine) {
    fading.removeAll { $0.alpha.value == 0 }
    guard old.pile == machine.pile, old.games + 1 == machine.games, active?.isLost != true else {
      return
    }
    for box in 1...machine.pile where machine.takes(inBox: box) != old.takes(inBox: box) {
      guard
        let take = old.takes(inBox: box).first(where: { take in
          let kind = { (machine: MatchboxMachine) in machine.takes(inBox: box).count { $0 == take }
          }
          return kind(old) > kind(machine)
        })
      else { continue }
      let alpha = AnimatedValue(context.animator, .alpha, at: 1)
      alpha.go(to: 0, over: .milliseconds(400))
      fading.append((MatchboxMachine.Bead(box: box, take: take), alpha))
    }
  }

  // MARK: Looking at boxes

  /// The box that the player looks at.
  package var lookedAt: Int? {
    pointed ?? (isFocused && context.input.device.showsFocus ? cursor : nil)
  }

  package override var targetFrame: Rect { frame }

  package override var focusShape: (frame: Rect, radius: Double) {
    guard let layout, let cursor, isFocused else { return (frame, context.look.metrics.px(14)) }
    return (place(of: cursor, layout), 4 * layout.art.unit)
  }

  package override var adjustsSideways: Bool { true }

  package override func adjust(_ direction: Direction) -> Bool {
    guard direction.isLevel else { return false }
    let step = direction == .left ? -1 : 1
    cursor = ((cursor ?? active?.box ?? machine.pile) + step).clamped(to: 1...machine.pile)
    reveal(cursor ?? 1)
    onLook()
    return true
  }

  package override func focusChanged() {
    if isFocused, cursor == nil || cursor.map({ $0 > machine.pile }) == true {
      cursor = active?.box ?? machine.pile
    }
    if isFocused, let cursor { reveal(cursor) }
    onLook()
  }

  package override func pointerMoved(to point: Point?) {
    pointed = point.flatMap(box)
    onLook()
  }

  package override func tapped(at point: Point) {
    guard let box = box(at: point) else { return }
    cursor = box
    reveal(box)
    onLook()
  }

  /// The content of the box that the player looks at.
  package override var words: SpokenControl {
    SpokenControl(
      MachineWords(texts: context.look.texts).content(of: cursor ?? machine.pile, machine))
  }

  /// The shelf and its boxes, such as `boxes.14`.
  package override var reports: [ControlReport] {
    guard let layout, !isHidden else { return super.reports }
    let boxes = (1...machine.pile).map { box in
      let place = place(of: box, layout)
      return ControlReport(
        id: "\(id).\(box)", frame: place, isEnabled: isEnabled,
        isInView: place.midX > frame.x && place.midX < frame.maxX)
    }
    return super.reports + boxes
  }

  private func box(at point: Point) -> Int? {
    guard let layout, frame.contains(point) else { return nil }
    return (1...machine.pile).first {
      abs(middle(of: $0, layout) - point.x) <= layout.areas.pitch / 2
    }
  }

  // MARK: Layout

  package func layout(in areas: MachineAreas) {
    frame = areas.shelf
    let look = context.look
    let unit = (areas.shelf.height - 2 * areas.rim) / 144
    let width = min(0.8 * areas.pitch, 66 * unit).rounded()
    let size = 2 * look.metrics.px(10, least: 8)
    let numeral = look.metrics.medium(.bold)
    let fits =
      Double(numeral.pixels) <= 26 * unit
      && look.measurer.size(of: "24", numeral).width <= 0.7 * width
    let isNew = layout == nil
    layout = Layout(
      areas: areas, art: BoxArt(width: width, unit: unit, look: look),
      tray: Tray(areas.shelf, rim: areas.rim, ground: .well, look: look),
      chevrons: (
        Icon.back.picture(size: size, color: .white, in: look.pictures),
        Icon.chevronRight.picture(size: size, color: .white, in: look.pictures)
      ), numeral: fits ? numeral : look.metrics.small(.bold))
    // A game begins with the last box.
    first.jump(to: clamped(isNew ? .infinity : first.target, areas))
    if let active { reveal(active.box) }
  }

  private func clamped(_ index: Double, _ areas: MachineAreas) -> Double {
    index.clamped(to: 0...max(0, Double(machine.pile - areas.shownBoxes)))
  }

  /// Scrolls so that a box is in the middle, if not all are shown.
  func reveal(_ box: Int) {
    guard let layout else { return }
    let areas = layout.areas
    first.go(
      to: clamped(Double(box - areas.shownBoxes / 2 - 1), areas), over: .milliseconds(240))
  }

  private func middle(of box: Int, _ layout: Layout) -> Double {
    let areas = layout.areas
    let shown = Double(min(areas.shownBoxes, machine.pile))
    return areas.shelf.midX + (Double(box - 1) - first.value - (shown - 1) / 2) * areas.pitch
  }

  private func place(of box: Int, _ layout: Layout) -> Rect {
    let art = layout.art
    let height = (BoxArt.sleeveHeight + BoxArt.opening) * art.unit
    return Rect(
      (middle(of: box, layout) - art.width / 2).rounded(),
      (layout.areas.shelf.y + layout.areas.rim + 6 * art.unit).rounded(), art.width, height)
  }

  // MARK: Drawing

  package override func draw(into list: inout DisplayList) {
    guard let layout else { return }
    layout.tray.draw(into: &list)
    let inner = frame.inset(by: layout.areas.rim)
    let moving = [returning, active].compactMap(\.self)
    list.withClip(inner) { list in
      for box in 1...machine.pile where !moving.contains(where: { $0.box == box && !$0.isBack }) {
        let place = place(of: box, layout)
        guard place.maxX > inner.x, place.x < inner.maxX else { continue }
        draw(box, at: place.origin, nil, into: &list, layout)
      }
      for (bead, alpha) in fading where alpha.value > 0 {
        let place = place(of: bead.box, layout)
        list.picture(
          BeadArt.picture(bead.take, radius: radius(layout), isDrawn: true, context.look),
          center: beadPlace(bead.take, place.origin, layout), alpha: alpha.value)
      }
    }
    drawChevrons(into: &list, inner, layout)
    for motion in moving where !motion.isBack { drawInPlay(motion, into: &list, layout) }
  }

  private func radius(_ layout: Layout) -> Double {
    layout.art.beadRadius(kinds: machine.takeLimit)
  }

  private func beadPlace(_ take: Int, _ origin: Point, _ layout: Layout) -> Point {
    let end = origin + Point(layout.art.width / 2, BoxArt.sleeveHeight * layout.art.unit)
    return layout.art.place(of: take, kinds: machine.takeLimit, sleeveEnd: end)
  }

  /// Draws a box. The bead of a box in play is drawn elsewhere.
  private func draw(
    _ box: Int, at origin: Point, _ motion: BoxMotion?, into list: inout DisplayList,
    _ layout: Layout
  ) {
    let art = layout.art
    let opens = layout.areas.opensInPlace ? 0 : (motion?.opening.value ?? 0) * BoxArt.moreOpening
    let sleeveEnd = origin.y + BoxArt.sleeveHeight * art.unit
    let bottom = sleeveEnd + (BoxArt.opening + opens) * art.unit
    list.picture(
      art.shadow,
      center: Point(origin.x + art.width / 2, (origin.y + bottom) / 2),
      alpha: motion == nil ? 1 : 0.8)
    list.picture(
      art.drawer,
      at: Point(origin.x + (art.width - art.drawer.size.width) / 2, bottom - art.drawer.size.height)
    )
    drawBeads(of: box, at: origin, motion, into: &list, layout)
    list.picture(art.sleeve, at: origin)
    list.text(
      String(box), layout.numeral, art.ink, in: art.label(at: origin), .center, look: context.look)
  }

  private func drawBeads(
    of box: Int, at origin: Point, _ motion: BoxMotion?, into list: inout DisplayList,
    _ layout: Layout
  ) {
    var takes = machine.takes(inBox: box)
    if let motion, let bead = motion.bead, motion.front.value > 0, !motion.isLost,
      let index = takes.firstIndex(of: bead.take)
    {
      takes.remove(at: index)
    }
    let radius = radius(layout)
    let shaken = (motion?.shake.value ?? 0) * -2 * layout.art.unit
    var count = [Int: Int]()
    for take in takes {
      let order = Double(count[take, default: 0])
      count[take, default: 0] += 1
      list.picture(
        BeadArt.picture(take, radius: radius, context.look),
        center: beadPlace(take, origin, layout) + Point(shaken + 0.7 * order * radius, 0))
    }
  }

  private func drawInPlay(
    _ motion: BoxMotion, into list: inout DisplayList, _ layout: Layout
  ) {
    let (art, unit) = (layout.art, layout.art.unit)
    let isStill = layout.areas.opensInPlace || context.animator.reducedMotion
    let slide = isStill ? 0 : motion.slide.value * BoxArt.slide
    let rest = place(of: motion.box, layout)
    let origin = rest.origin + Point(4 * motion.shake.value * unit, slide * unit)
    drawLine(to: motion, endingAt: origin.y, into: &list, layout)
    let more = isStill ? 0 : motion.opening.value * BoxArt.moreOpening * unit
    let middle = Point(origin.x + art.width / 2, origin.y + (rest.height + more) / 2)
    list.picture(art.glow, center: middle, alpha: motion.light.value)
    draw(motion.box, at: origin, motion, into: &list, layout)
    if isStill {
      list.picture(art.frame, center: middle, alpha: motion.light.value)
    } else if context.look.theme.isFlat {
      list.picture(art.openFrame, center: middle, alpha: motion.opening.value)
    }
    guard let bead = motion.bead, motion.front.value > 0 else { return }
    let inside = beadPlace(bead.take, origin, layout)
    // Without room in front of the drawer, the bead is on the sleeve.
    let front = Point(
      origin.x + art.width / 2,
      layout.areas.opensInPlace
        ? origin.y + (BoxArt.sleeveHeight - 12) * unit : origin.y + rest.height + more + 26 * unit)
    let place = inside + (front - inside) * motion.front.value
    let gone = motion.gone.value
    let away = Point(gone * 44 * unit, -8 * unit * min(1, 2 * gone))
    let size = 13 * unit
    let picture = BeadArt.picture(bead.take, radius: size, isDrawn: true, context.look)
    let scale = (8 + 5 * motion.front.value) / 13
    let turn = bead.take == 1 ? 0 : (1 - motion.front.value) * .pi / 2
    list.picture(picture, center: place + away, scale: scale, rotation: turn, alpha: 1 - gone)
  }

  /// Draws a line between a box in play and its match, where the boxes scroll.
  private func drawLine(
    to motion: BoxMotion, endingAt bottom: Double, into list: inout DisplayList, _ layout: Layout
  ) {
    let areas = layout.areas
    // A box that has scrolled out has no line.
    guard areas.shownBoxes < machine.pile, motion.light.value > 0,
      (areas.shelf.x...areas.shelf.maxX).contains(middle(of: motion.box, layout))
    else { return }
    let color = context.look.theme.accentInk.opacity(motion.light.value)
    let width = context.look.metrics.px(2, least: 2)
    let box = middle(of: motion.box, layout).rounded()
    let match = areas.middle(of: motion.box, among: machine.pile).rounded()
    let top = areas.foot.rounded() + 2 * width
    let turn = ((areas.tray.maxY + areas.shelf.y - width) / 2).rounded()
    list.fill(Rect(match - width / 2, top, width, turn - top), color)
    list.fill(Rect(min(match, box) - width / 2, turn, abs(match - box) + width, width), color)
    list.fill(Rect(box - width / 2, turn + width, width, bottom - turn - width), color)
  }

  private func drawChevrons(into list: inout DisplayList, _ inner: Rect, _ layout: Layout) {
    let areas = layout.areas
    guard areas.shownBoxes < machine.pile else { return }
    let ink = context.look.theme.boardInk
    let half = layout.chevrons.left.size.width / 2
    if first.target > 0 {
      list.picture(
        layout.chevrons.left, center: Point(inner.x + half, inner.maxY - half), tint: ink)
    }
    if first.target < Double(machine.pile - areas.shownBoxes) {
      list.picture(
        layout.chevrons.right, center: Point(inner.maxX - half, inner.maxY - half), tint: ink)
    }
  }
}
