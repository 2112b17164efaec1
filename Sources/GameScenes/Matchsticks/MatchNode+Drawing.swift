import Motion
import Stage

extension MatchNode {
  /// Whether anything of the match can be seen.
  var isVisible: Bool { animator.value(of: alpha) > 0 }

  /// Draws the match with its shadow and glow.
  func draw(into list: inout DisplayList, _ art: MatchArt, unit k: Double) {
    let clear = animator.value(of: alpha)
    guard clear > 0 else { return }
    let raised = animator.value(of: lift)
    let height = raised * 0.085 * art.height
    let middle = home + jitter * k + animator.value(of: drift) + Point(0, -height)
    let turn = animator.value(of: rotation)

    let depth = 3 * k + 0.55 * height
    list.picture(
      art.shadow, center: middle + Point(0.8 * depth, 1.1 * depth + height / 2), rotation: turn,
      alpha: clear * art.shadowAlpha(lift: raised))
    let light = max(raised, animator.value(of: hint))
    list.picture(art.glow, center: middle, rotation: turn, alpha: clear * light)

    let burnt = animator.value(of: burn)
    if burnt > 0 || animator.value(of: flame) > 0 {
      drawBurning(into: &list, art, middle, burnt: burnt, alpha: clear)
    } else if isTaken, art.leavesAsOutline {
      list.picture(art.outline, center: middle, rotation: turn, alpha: clear)
    } else {
      list.picture(art.body(of: index), center: middle, rotation: turn, alpha: clear)
      list.picture(art.brightBody(of: index), center: middle, rotation: turn, alpha: clear * light)
    }
  }

  /// The whole stick below the ember, the char above it, and the flame on the line between them.
  private func drawBurning(
    into list: inout DisplayList, _ art: MatchArt, _ middle: Point, burnt: Double, alpha: Double
  ) {
    let box = Rect(center: middle, art.body(of: index).size).roundedOut
    let ember = middle.y + (burnt - 0.5) * art.height
    let saved = list.clip
    list.clip = Rect(box.x, ember, box.width, box.maxY - ember)
    list.picture(art.body(of: index), center: middle, alpha: alpha)
    list.clip = Rect(box.x, box.y, box.width, ember - box.y)
    list.picture(art.charred, center: middle, alpha: alpha)
    list.clip = saved
    if burnt > 0.19 {
      let line = Rect(center: Point(middle.x, ember), Size(art.stickWidth, art.emberHeight))
      list.fill(line, art.ember.opacity(0.9 * alpha))
    }
    let size = animator.value(of: flame)
    let flicker = 1 + 0.06 * MatchNode.scatter(index, Int(burnt * 24))
    list.picture(
      art.flame, center: Point(middle.x, ember + art.height * 0.02), scale: size * flicker,
      alpha: min(1, size * 2))
  }
}
