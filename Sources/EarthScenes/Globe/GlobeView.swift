import Glibc
import GlobeMap
import Motion
import Stage
import TunnelGame

/// One globe: the map on a disc within a rim, what stands on it, and how it is turned.
///
/// All points that others hear and tell are those of the window; as the child of a `GlobePair` it is drawn and hears intents
/// in an area of its own.
package final class GlobeView {
  /// For the trace.
  package let name: String
  /// Who stands here; not seen on the far side.
  package var child: Place?
  /// What has been put here.
  package var flags: [GlobeFlag] = []
  /// Lines on the ground, and how long they are.
  package var ways: [GlobeWay] = []
  /// Where the far end is.
  package var targetMark: Place?
  /// Places that are marked by no more than a dot each.
  package var spots: [Place] = []
  /// Whether a glass under the child shows the coast of the far side.
  var hasLens = false
  /// How much water or sand flies off the child, from 0, all, to 1, none.
  var shaking: Shaking?
  /// How clear the child is.
  var childAlpha = 1.0
  /// How clear glass and mark are, which say where the far end is.
  var aidAlpha = 1.0

  private let context: StageContext
  private let motion: GlobeMotion
  private let rubbing: RubbingSound
  private let lines: GlobeLines
  private var scale = 1.0
  private var art: GlobeArt?
  /// Of its part in the window.
  private var origin = Point.zero
  private var face = GlobeFace()
  private var lensFace = GlobeFace()
  /// Told when the globe has been turned or zoomed by the player.
  var onTurn: ((GlobeView) -> Void)?

  init(_ name: String, _ lines: GlobeLines, context: StageContext) {
    (self.name, self.lines, self.context) = (name, lines, context)
    motion = GlobeMotion(animator: context.animator)
    rubbing = RubbingSound(.globeTurns, context.sounds, context.animator)
  }

  // MARK: How it lies

  /// What the middle shows; setting it turns the globe at once.
  package var centre: Place {
    get { motion.attitude.center }
    set { turn(to: newValue, animated: false) }
  }

  /// How much larger than the whole the globe is shown, 1 to 4.
  package var zoom: Double {
    get { scale }
    set { scale = max(1, min(4, newValue)) }
  }

  /// Whether it moves, or the pointer holds it.
  package var isTurning: Bool { motion.isBusy }

  /// Shows a place in the middle, with north above it.
  package func turn(to place: Place, animated: Bool) {
    motion.turn(to: place, animated: animated)
    if animated { hearTurning(for: GlobeMotion.turnTime) }
    onTurn?(self)
  }

  /// The globe rubs in its rim while it turns by itself.
  private func hearTurning(for time: Duration) {
    guard !context.animator.reducedMotion, let art else { return }
    context.play(.globeTurns, at: origin + art.center, for: time)
  }

  /// Turns as little as it takes to keep somebody well within the disc who walks; over a pole on down the other side.
  ///
  /// North comes back up when the walk is over.
  package func keep(_ place: Place) {
    let seen = attitude.seen(place.direction)
    let (angle, limit) = (acos(max(-1, min(1, seen.z))), asin(Self.roaming / zoom))
    guard angle > limit else { return }
    let turn = Attitude.turn(from: seen, to: SIMD3(0, 0, 1))
    motion.push(about: turn.axis, by: angle - limit)
    onTurn?(self)
  }

  /// How far from the middle one can walk before the globe turns, in radii.
  private static let roaming = 0.72

  /// Where one comes to who walks straight on along a great circle.
  ///
  /// - Parameters:
  ///   - way: where to, on the screen, of any length.
  ///   - kilometres: how far.
  package func walk(from place: Place, toward way: Point, kilometres: Double) -> Place {
    let seen = attitude.seen(place.direction)
    let wish = SIMD3(way.x, -way.y, 0)
    let ahead = wish - seen * seen.dot(wish)
    guard ahead.dot(ahead) > 1e-12 else { return place }
    let angle = kilometres / Place.radius
    return Place(
      toward: attitude.direction(ofSeen: seen * cos(angle) + ahead.unit * sin(angle)))
  }

  /// Turns without telling anybody.
  func glide(to place: Place) { motion.turn(to: place, animated: true) }

  var attitude: Attitude { motion.attitude }
  /// What the middle will show when it has turned.
  var destination: Place { motion.destination }

  /// Lies as the other globe asks it to.
  func follow(_ attitude: Attitude, zoom: Double) {
    if motion.isBusy || motion.attitude != attitude { motion.rest(attitude) }
    self.zoom = zoom
  }

  // MARK: Places and points

  /// What lies at a point of the window; nil beside the disc.
  package func place(at point: Point) -> Place? {
    guard let spot = art.map({ spot($0, point - origin) }), spot.isOnDisc else { return nil }
    return Place(toward: attitude.direction(ofSeen: spot.seen))
  }

  /// Where a place is seen in the window; nil on the far side and beside the disc.
  package func point(of place: Place) -> Point? {
    guard let art else { return nil }
    return art.point(of: attitude.seen(place.direction), zoom: zoom).map { $0 + origin }
  }

  private func spot(_ art: GlobeArt, _ point: Point) -> (seen: SIMD3<Double>, isOnDisc: Bool) {
    art.seen(at: point, zoom: zoom)
  }

  // MARK: Drawing

  /// Gives back what is made again when it is next seen.
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
    let globe = SeenGlobe(
      attitude: attitude, center: art.sheet.center, radius: Float(art.radius * zoom))
    list.picture(face.picture(of: globe, lines, on: art.sheet), at: art.discOrigin)
  }

  private func drawPins(_ art: GlobeArt, into list: inout DisplayList) {
    let pins = GlobePins(art: art, attitude: attitude, zoom: zoom, context: context)
    for spot in spots { pins.drawSpot(at: spot, into: &list) }
    if hasLens, aidAlpha > 0, let child, let point = pins.point(of: child) {
      let globe = art.lensGlobe(attitude, at: point, zoom: zoom)
      let picture = lensFace.picture(of: globe, lines, on: art.lensSheet)
      art.drawLens(picture, at: point, alpha: aidAlpha, into: &list)
    }
    for way in ways { pins.draw(way, into: &list) }
    if let targetMark { pins.drawMark(at: targetMark, alpha: aidAlpha, into: &list) }
    for flag in flags { pins.draw(flag, into: &list) }
    if let child { pins.drawChild(at: child, alpha: childAlpha, shaking, into: &list) }
    for way in ways where way.label != nil {
      let others = flags.map(\.place) + [child].compactMap(\.self)
      WayLabel(way, pins, beside: others)?.draw(into: &list)
    }
  }
}

extension GlobeView: Scene {
  /// Nothing: `GlobePair` lays it out.
  package func layout(in size: Size) {}

  /// Turns under a drag, and zooms under the wheel.
  package func handle(_ intent: Intent) {
    switch intent {
    case .drag(let drag): follow(drag)
    case .scroll(let steps, let point): zoom(by: steps, about: point)
    case .zoom(let steps): zoom(by: Double(steps), about: nil)
    default: break
    }
  }

  /// The map in its rim, and all that stands on it.
  package func draw(into list: inout DisplayList) {
    guard let art else { return }
    drawMap(art, into: &list)
    drawPins(art, into: &list)
  }

  /// None: what can be done with a globe is done with the pointer, and the table says it.
  package var controls: [ControlReport] { [] }

  /// - Parameter point: what lies there stays there.
  private func zoom(by steps: Double, about point: Point?) {
    let ground = point.flatMap { place(at: $0 + origin) }
    let before = zoom
    var factor = 1.0
    for _ in 0..<Int(abs(steps).rounded(.up)) { factor *= steps > 0 ? 1.15 : 1 / 1.15 }
    zoom *= factor
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
      rubbing.move(to: context.earPlace(drag.position + origin))
    case .ended:
      motion.drag(to: spot.seen)
      let moment = 0.004
      let next = self.spot(art, drag.position + drag.velocity * moment).seen
      let angle = Attitude.turn(from: spot.seen, to: next).angle
      motion.release(at: spot.seen, toward: next, speed: angle / moment)
      if motion.isBusy { hearTurning(for: GlobeMotion.flickTime) }
    case .cancelled: motion.release(at: spot.seen, toward: spot.seen, speed: 0)
    }
    onTurn?(self)
  }
}
