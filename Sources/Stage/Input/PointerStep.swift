/// One step of the one pointer that counts, be it the mouse or a finger.
struct PointerStep {
  enum Phase { case down, moved, up, cancelled }

  var phase: Phase
  var position: Point
  var time: Duration
}
