import Acoustics
import BoxKit
import Controls
import EarthGame
import Glibc
import GlobeMap
import Motion
import Stage

/// A globe with its map, its rim, everything on it and its orientation.
///
/// Points in its methods are in window coordinates. As a child scene of a `GlobePair`, it draws and handles intents
/// in the coordinates of its own area.
package final class GlobeView {
  /// The name in the trace.
  package let name: String
  /// The place of the child, or `nil` for none. It is invisible on the side of the globe away from the viewer.
  package var child: Place?
  /// The flags on the globe.
  package var flags: [GlobeFlag] = []
  /// The arcs on the globe, with labels for their lengths.
  package var arcs: [GreatCircleArc] = []
  /// The place of the antipode's mark, or `nil` for none.
  package var targetMark: Place?
  /// Places that are marked by a dot.
  package var spots: [Place] = []
  /// Whether it is neither drawn nor operated.
  var isHidden = false
  /// Whether a lens under the child shows the coast of the far side.
  var hasLens = false
  /// The water or sand that flies off the child, if any.
  var shaking: Shaking?
  /// The alpha of the child.
  var childAlpha = 1.0
  /// Whether the child is being moved, and lets the ground behind it be seen.
  var isChildMoving = false
  /// The alpha of the lens and the antipode's mark.
  var aidAlpha = 1.0
  /// The names on the globe, if they are shown, and their alpha.
  var labels: (names: GlobeLabels, alpha: Double)?

  private let context: StageContext
  private let motion: GlobeMotion
  private let rubbing: RubbingSound
  /// The swing of the cloth of the last flag, from 0 to 1.
  private let wave: AnimatedValue
  private let lines: GlobeLines
  private var scale = 1.0
  private var art: GlobeArt?
  /// The origin of its area in the window.
  private var origin = Point.zero
  private var face = GlobeFace()
  private var lensFace = GlobeFace()
  /// Called when the globe has been turned or zoomed.
  var onTurn: ((GlobeView) -> Void)?

  init(_ name: String, _ lines: GlobeLines, context: StageContext) {
    (self.name, self.lines, self.context) = (name, lines, context)
    motion = GlobeMotion(animator: context.animator)
    rubbing = RubbingSound(.globeTurns, context.feedback)
    wave = AnimatedValue(context.animator, .position)
  }

  /// Waves the last flag three times.
  package func waveFlag() {
    wave.run {
      .repeated(.autoreversed(.tween($0, to: 1, over: Self.waveTime, curve: .sineInOut)), times: 3)
    }
  }

  /// The time in which the cloth swings to one side.
  private static let waveTime = Duration.milliseconds(170)

  // MARK: Orientation

  /// The place in the middle. Setting it turns the globe at once.
  package var centre: Place {
    get { motion.attitude.center }
    set { turn(to: newValue, animated: false) }
  }

  /// The magnification, 1 to 4. At 1 the whole globe is visible.
  package var zoom: Double {
    get { scale }
    set { scale = max(1, min(4, newValue)) }
  }

  /// Whether the globe is moving or being dragged.
  package var isTurning: Bool { motion.isBusy }

  /// Turns to show a place in the middle, with north at the top.
  package func turn(to place: Place, animated: Bool) {
    motion.turn(to: place, animated: animated)
    if animated { playTurnSound(for: GlobeMotion.turnTime) }
    onTurn?(self)
  }

  /// Plays the sound of the globe rubbing in its rim during an automatic turn.
  private func playTurnSound(for time: Duration) {
    guard !context.animator.reducedMotion, let art else { return }
    context.feedback.play(.globeTurns, at: origin + art.center, for: time)
  }

  /// Turns as little as needed to keep a walking child well within the disc, also across a pole.
  ///
  /// North returns to the top at the end of the walk.
  package func keepVisible(_ place: Place) {
    let seen = attitude.seen(place.direction)
    let (angle, limit) = (acos(max(-1, min(1, seen.z))), asin(Self.roaming / zoom))
    guard angle > limit else { return }
    let turn = Attitude.turn(from: seen, to: SIMD3(0, 0, 1))
    motion.push(about: turn.axis, by: angle - limit)
    onTurn?(self)
  }

  /// The distance from the middle at which a walking child turns the globe, in radii.
  private static let roaming = 0.72

  /// Returns the place that is reached by walking along a great circle.
  ///
  /// - Parameters:
  ///   - direction: the direction on the screen, of any length.
  ///   - kilometres: the distance.
  package func walk(from place: Place, toward direction: Point, kilometres: Double) -> Place {
    let seen = attitude.seen(place.direction)
    let heading = SIMD3(direction.x, -direction.y, 0)
    let ahead = heading - seen * seen.dot(heading)
    guard ahead.dot(ahead) > 1e-12 else { return place }
    let angle = kilometres / Place.radius
    return Place(
      toward: attitude.direction(ofSeen: seen * cos(angle) + ahead.unit * sin(angle)))
  }

  /// Turns to a place without calling ``onTurn``.
  func glide(to place: Place) { motion.turn(to: place, animated: true) }

  var attitude: Attitude { motion.attitude }
  /// The place in the middle at the end of the current turn.
  var destination: Place { motion.destination }

  /// Adopts an orientation and a zoom that match the other globe.
  func follow(_ attitude: Attitude, zoom: Double) {
    if motion.isBusy || motion.attitude != attitude { motion.setAttitude(attitude) }
    self.zoom = zoom
  }

  // MARK: Places and points

  /// Returns the place at a point of the window, or `nil` outside the disc.
  package func place(at point: Point) -> Place? {
    guard !isHidden, let spot = art.map({ spot($0, point - origin) }), spot.isOnDisc else {
      return nil
    }
    return Place(toward: attitude.direction(ofSeen: spot.seen))
  }

  /// Returns the point of a place in the window, or `nil` if it is on the far side or outside the disc.
  package func point(of place: Place) -> Point? {
    guard let art else { return nil }
    return art.point(of: attitude.seen(place.direction), zoom: zoom).map { $0 + origin }
  }

  private func spot(_ art: GlobeArt, _ point: Point) -> (seen: SIMD3<Double>, isOnDisc: Bool) {
    art.seen(at: point, zoom: zoom)
  }

  // MARK: Drawing

  /// Drops computed pixels. They are computed again when needed.
  func forget() {
    (face, lensFace) = (GlobeFace(), GlobeFace())
    art?.forget()
  }

  func layOut(_ art: GlobeArt, origin: Point) {
    (self.art, self.origin) = (art, origin)
    (face, lensFace) = (GlobeFace(), GlobeFace())
  }

  private func drawMap(_ art: GlobeArt, into list: inout DisplayList) {
    list.picture(art.rim, at: art.rimOrigin)
    let globe = GlobeProjection(
      attitude: attitude, center: art.sheet.center, radius: Float(art.radius * zoom))
    list.picture(face.picture(of: globe, lines, on: art.sheet), at: art.discOrigin)
  }

  private func drawPins(_ art: GlobeArt, into list: inout DisplayList) {
    let pins = GlobePins(art: art, attitude: attitude, zoom: zoom, look: context.look)
    for spot in spots { pins.drawSpot(at: spot, into: &list) }
    let caption = drawLens(pins, into: &list)
    for arc in arcs { pins.draw(arc, into: &list) }
    if let targetMark { pins.drawMark(at: targetMark, alpha: aidAlpha, into: &list) }
    let figures = flags.map(\.place) + [child].compactMap(\.self)
    let plates = arcs.compactMap { DistanceLabel($0, pins, beside: figures) }
    drawNames(
      pins, beside: plates.map(\.frame) + [caption].compactMap { $0?.frame }, into: &list)
    for flag in flags {
      pins.draw(flag, wave: flag == flags.last ? wave.value : 0, into: &list)
      pins.drawBeyond(flag, arcs, into: &list)
    }
    if let child {
      let alpha = childAlpha * (isChildMoving ? Self.movingAlpha : 1)
      pins.drawChild(at: child, alpha: alpha, holeAlpha: childAlpha, shaking, into: &list)
    }
    for plate in plates { plate.draw(into: &list) }
    if let caption { list.faded(aidAlpha) { caption.draw(into: &$0) } }
  }

  /// The alpha of a walking child. The hole before its feet keeps its own.
  private static let movingAlpha = 0.4

  /// Draws the lens, if there is one.
  ///
  /// - Returns: its caption, which is drawn over everything else; `nil` if it is wider than the globe.
  private func drawLens(_ pins: GlobePins, into list: inout DisplayList) -> GlobePlate? {
    guard hasLens, aidAlpha > 0, let point = child.flatMap(pins.point) else { return nil }
    let (art, look) = (pins.art, context.look)
    let globe = art.lensGlobe(attitude, at: point, zoom: zoom)
    let picture = lensFace.picture(of: globe, lines, on: art.lensSheet)
    art.drawLens(picture, at: point, alpha: aidAlpha, into: &list)
    // Translators: Caption of a round lens on a globe. It shows the opposite side of the Earth.
    let words = look.texts("Far side")
    let middle = point.snapped + Point(0, art.lensRadius)
    var frame = Rect(center: middle, GlobePlate.size(of: words, look)).rounded
    guard frame.width <= art.side else { return nil }
    frame.x = frame.x.clamped(to: 0...(art.side - frame.width))
    return GlobePlate(words: words, frame: frame, look: look)
  }
}

extension GlobeView {
  /// Draws the names beside the figures and the plates with distances.
  private func drawNames(
    _ pins: GlobePins, beside plates: [Rect], into list: inout DisplayList
  ) {
    guard let labels, labels.alpha > 0 else { return }
    var busy =
      (flags.map(\.place) + [child].compactMap(\.self)).compactMap(pins.point)
      .map(pins.figure) + plates
    busy += spots.compactMap(pins.point).map { Rect(center: $0, Size(14, 14)) }
    busy += arcs.flatMap(pins.dots).map { Rect(center: $0, Size(4, 4) * pins.art.unit) }
    busy += [targetMark].compactMap(\.self).compactMap(pins.point).map {
      Rect(center: $0, Size(40, 40) * pins.art.unit)
    }
    if hasLens, aidAlpha > 0, let middle = child.flatMap(pins.point) {
      // Two crossed rectangles are closer to the disc than its square.
      busy += [Size(2, 1.3), Size(1.3, 2)].map {
        Rect(center: middle, $0 * pins.art.lensRadius)
      }
    }
    list.faded(labels.alpha) { labels.names.draw(into: &$0, pins, busy: busy) }
  }
}

extension GlobeView: Scene {
  /// Does nothing, since `GlobePair` lays it out.
  package func layout(in size: Size) {}

  /// Turns the globe by a drag and zooms by the wheel.
  package func handle(_ intent: Intent) {
    switch intent {
    case .drag(let drag): follow(drag)
    case .scroll(let steps, let point): zoom(by: steps, about: point)
    case .zoom(let steps): zoom(by: Double(steps), about: nil)
    default: break
    }
  }

  /// Draws the map in its rim and everything on it.
  package func draw(into list: inout DisplayList) {
    guard let art, !isHidden else { return }
    drawMap(art, into: &list)
    drawPins(art, into: &list)
  }

  /// Empty: a globe is operated by the pointer, and the table reports the controls.
  package var controls: [ControlReport] { [] }

  /// Zooms in steps of 15 %. A trackpad sends parts of a step.
  ///
  /// - Parameter point: the point that keeps its place, if any.
  private func zoom(by steps: Double, about point: Point?) {
    let ground = point.flatMap { place(at: $0 + origin) }
    let before = zoom
    zoom *= pow(1.15, steps)
    guard zoom != before else { return }
    if let art, let point, let ground {
      let turn = Attitude.turn(from: attitude.seen(ground.direction), to: spot(art, point).seen)
      motion.push(about: turn.axis, by: turn.angle)
    }
    onTurn?(self)
  }

  private func follow(_ drag: Drag) {
    guard let art else { return }
    let spot = spot(art, drag.position)
    switch drag.phase {
    case .began:
      let start = self.spot(art, drag.start)
      guard start.isOnDisc else { return }
      motion.grab(start.seen)
      motion.drag(to: spot.seen)
    case .moved:
      motion.drag(to: spot.seen)
      rubbing.move(to: drag.position + origin)
    case .ended:
      motion.drag(to: spot.seen)
      let moment = 0.004
      let next = self.spot(art, drag.position + drag.velocity * moment).seen
      let angle = Attitude.turn(from: spot.seen, to: next).angle
      motion.release(at: spot.seen, toward: next, speed: angle / moment)
      if motion.isBusy { playTurnSound(for: GlobeMotion.flickTime) }
    case .cancelled: motion.release(at: spot.seen, toward: spot.seen, speed: 0)
    }
    onTurn?(self)
  }
}
