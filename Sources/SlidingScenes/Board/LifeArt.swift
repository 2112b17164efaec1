import PictureArt
import Stage

/// The pictures of what moves in a picture while it lives, at the size of one board.
///
/// Those of a region are made when something of it moves for the first time.
final class LifeArt {
  private let life: LivingPicture
  private let picture: BoardPicture
  /// Where all of the picture lies, of which the board may show the middle alone.
  private let whole: Rect
  /// Where something may move: within the lines at the edges of the board, or below them where all of the picture does.
  private let clips: [Rect]
  /// The lines at the edges, drawn over a picture that moves as a whole.
  private let edges: (picture: Picture, at: Point)?
  private var regions: [Int: RegionArt] = [:]

  /// - Parameter plate: what the board covers when it has grown together.
  init(
    _ life: LivingPicture, of picture: BoardPicture, on plate: Rect, _ layout: BoardLayout,
    _ context: StageContext
  ) {
    (self.life, self.picture) = (life, picture)
    whole = picture.covering(layout.grid.frame)
    let side = layout.side
    guard case .pixels = picture.source else {
      clips = [plate.inset(by: max(2, (0.045 * side).rounded(.up)))]
      edges = nil
      return
    }
    // The round corners stand still.
    let corner = TileArt.pieceRadius(side: side).rounded(.up)
    clips = [
      plate.inset(0, corner),
      Rect(plate.x + corner, plate.y, plate.width - 2 * corner, corner),
      Rect(plate.x + corner, plate.maxY - corner, plate.width - 2 * corner, corner),
    ]
    let theme = context.theme
    edges = (
      Picture("edges of a picture", size: plate.size) {
        $0.drawPieceEdges(Rect(.zero, $0.size), side: side, theme)
      }, plate.origin
    )
  }

  /// Draws what moves now over the picture as it is at rest.
  func draw(_ life: PictureLife, into list: inout DisplayList) {
    guard life.isSeen else { return }
    let outside = list.clip
    var isSeen = false
    for index in self.life.regions.indices {
      let poses = life.poses(ofRegion: index)
      guard !poses.isEmpty else { continue }
      isSeen = true
      let art = art(of: index)
      for clip in clips {
        let room = clip.intersection(art.room)
        list.clip = outside.map(room.intersection) ?? room
        art.draw(poses, into: &list)
      }
    }
    list.clip = outside
    if isSeen, let edges { list.picture(edges.picture, at: edges.at) }
  }

  private func art(of index: Int) -> RegionArt {
    if let art = regions[index] { return art }
    let art = RegionArt(life.regions[index], of: picture, whole: whole)
    regions[index] = art
    return art
  }
}

/// The pictures of one region: layers of what stands still, with what moves between them.
private struct RegionArt {
  /// On whole pixels.
  let room: Rect
  private let below: Picture?
  private let parts: [PartArt]
  /// What lies over each part, and below the next one.
  private let above: [Picture?]

  init(_ region: LivingRegion, of picture: BoardPicture, whole: Rect) {
    let unit = whole.width / Self.side
    let frame = Self.place(region.room, whole)
    let room = frame.roundedOut
    self.room = room
    parts = region.parts.map { PartArt($0, of: picture, whole: whole, unit: unit) }
    switch (region.ground, picture.source) {
    case (.still, .drawing(let drawing)):
      let still = Still(drawing, whole: whole, room: room, moving: region.parts.map(\.layers))
      below = still.picture(of: 0)
      above = region.parts.indices.map { still.picture(of: $0 + 1) }
    case (.drawn(let ground), _):
      below = Picture("ground of a part", size: room.size) {
        $0.place(ground, in: frame.offset(by: Point.zero - room.origin))
      }
      above = region.parts.map { _ in nil }
    case (.none, _), (.still, .pixels):
      below = nil
      above = region.parts.map { _ in nil }
    }
  }

  /// The length of a side of every picture that lives, as it is drawn.
  private static let side = 1000.0

  static func place(_ rect: Rect, _ whole: Rect) -> Rect {
    let unit = whole.width / side
    return Rect(whole.origin + rect.origin * unit, rect.size * unit)
  }

  func draw(_ poses: [Moves.Pose], into list: inout DisplayList) {
    if let below { list.picture(below, at: room.origin) }
    for (index, part) in parts.enumerated() {
      part.draw(poses[index], into: &list, in: room)
      if let cover = above[index] { list.picture(cover, at: room.origin) }
    }
  }
}

/// The layers of a still picture before, between and after those that move, as far as a room shows them.
private struct Still {
  private let drawing: Drawing
  private let whole: Rect
  private let room: Rect
  private let chunks: [Range<Int>]

  init(_ drawing: Drawing, whole: Rect, room: Rect, moving: [Range<Int>]) {
    (self.drawing, self.whole, self.room) = (drawing, whole, room)
    let starts = [0] + moving.map(\.upperBound)
    let ends = moving.map(\.lowerBound) + [drawing.layers.count]
    chunks = zip(starts, ends).map { $0..<max($0, $1) }
  }

  /// Nil where nothing of these layers is seen.
  func picture(of chunk: Int) -> Picture? {
    var some = Drawing(size: drawing.size)
    for layer in drawing.layers[chunks[chunk]] { some.add(layer) }
    var placed = Drawing(size: room.size)
    placed.place(some, in: whole.offset(by: Point.zero - room.origin))
    return placed.layers.isEmpty ? nil : Picture("still \(chunk) of a picture", placed)
  }
}
