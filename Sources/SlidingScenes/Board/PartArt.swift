import Glibc
import PictureArt
import Stage

/// The bitmaps of one moving part of a picture, at the size of a board.
struct PartArt {
  private enum Appearance {
    case one(Picture)
    case sided(Picture, back: Picture)
    case book(FlipBook<Picture>)
    case ripples(Picture)
  }

  private let appearance: Appearance
  /// The frame of the bitmap at rest, on whole pixels.
  private let body: Rect
  private let pivot: Point
  private let axis: Double
  /// The number of output pixels per unit of the picture.
  private let unit: Double

  /// Makes the bitmaps of a part.
  ///
  /// - Parameters:
  ///   - picture: the picture of which the part moves. A part without a drawing of its own shows all of it.
  ///   - whole: the frame of the whole picture.
  init(_ part: LivingPart, of picture: BoardPicture, whole: Rect, unit: Double) {
    let frame = Rect(whole.origin + part.body.origin * unit, part.body.size * unit)
    // Rotated bitmaps need a transparent margin.
    let body = frame.roundedOut.inset(by: -2)
    func made(_ drawing: Drawing) -> Picture {
      Picture("living \(part.name)", size: body.size) {
        $0.place(drawing, in: frame.offset(by: Point.zero - body.origin))
      }
    }
    switch part.appearance {
    case .drawn(let drawing): appearance = .one(made(drawing))
    case .sided(let front, let back): appearance = .sided(made(front), back: made(back))
    case .book(let book): appearance = .book(FlipBook(book.frames.map(made), rate: book.rate))
    case .ripples(let drawing): appearance = .ripples(made(drawing))
    case .whole:
      let whole = Rect(.zero, body.size).inset(by: 2)
      appearance = .one(
        Picture("living \(part.name)", size: body.size) {
          picture.scaled(to: whole.size).paint(into: &$0, frame: whole, clip: .rect(whole))
        })
    }
    self.body = body
    pivot = whole.origin + part.pivot * unit
    (axis, self.unit) = (part.axis, unit)
  }

  func draw(_ pose: Moves.Pose, into list: inout DisplayList, in room: Rect) {
    switch appearance {
    case .one(let picture): add(picture, pose, pose.alpha, to: &list)
    case .sided(let front, let back):
      add(cos(pose.flip) >= 0 ? front : back, pose, pose.alpha, to: &list)
    case .book(let book):
      // One of the two frames is always opaque, so that the background does not show through.
      let blend = book.blend(after: pose.round)
      let share = 2 * blend.share
      add(blend.frame, pose, pose.alpha * min(1, 2 - share), to: &list)
      add(blend.next, pose, pose.alpha * min(1, share), to: &list)
    case .ripples(let picture): addRows(of: picture, pose, to: &list, in: room)
    }
  }

  private func add(
    _ picture: Picture, _ pose: Moves.Pose, _ alpha: Double, to list: inout DisplayList
  ) {
    guard alpha > 0 else { return }
    let turn = pose.turn + axis
    let arm = body.center - pivot
    let (cosine, sine) = (cos(pose.turn) * pose.size, sin(pose.turn) * pose.size)
    let center =
      pivot + pose.offset * unit
      + Point(arm.x * cosine - arm.y * sine, arm.x * sine + arm.y * cosine)
    let across = pose.flip == 0 ? 1 : abs(cos(pose.flip))
    let size = Size(body.width * pose.size * across, body.height * pose.size)
    // A drifting part needs subpixel positions, but a bitmap without rotation snaps to whole pixels.
    let drifts = turn == 0 && pose.offset != .zero
    list.add(
      DrawCommand(
        .picture(picture, tint: .white), Rect(center: center, size),
        rotation: drifts ? Self.leastTurn : turn, alpha: min(1, alpha)))
  }

  /// A rotation that is too small to see.
  private static let leastTurn = 1e-7

  /// Adds rows of a few pixels, each shifted sideways.
  private func addRows(
    of picture: Picture, _ pose: Moves.Pose, to list: inout DisplayList, in room: Rect
  ) {
    let outside = list.clip
    let height = max(1, (4 * unit).rounded())
    for top in stride(from: room.y, to: room.maxY, by: height) {
      let deep = (top - room.y) / room.height
      let phase = 0.02 * (top - room.y) / unit * (8 - 4 * deep) - 2 * .pi * pose.round
      let aside = (1 + 5 * deep) * unit * sin(phase)
      let row = Rect(room.x, top, room.width, height)
      list.clip = outside.map(row.intersection) ?? row
      list.picture(
        picture, at: body.origin + Point(aside, 0), alpha: min(1, pose.alpha) * (1 - 0.6 * deep))
    }
    list.clip = outside
  }
}
