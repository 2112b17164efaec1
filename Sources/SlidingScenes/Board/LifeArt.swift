import PictureArt
import Stage

/// The bitmaps of an animated picture, at the size of one board.
///
/// The bitmaps of a region are made when one of its parts first moves.
final class LifeArt {
  private let life: LivingPicture
  private let picture: BoardPicture
  /// The frame of the whole picture, of which the board may show only the middle.
  private let whole: Rect
  /// The areas in which parts may move.
  ///
  /// In a drawing they exclude the edge lines. A picture that moves as a whole is clipped to the straight edges,
  /// and the edge lines are drawn over it.
  private let clips: [Rect]
  /// The edge lines, drawn over a picture that moves as a whole.
  private let edges: (picture: Picture, at: Point)?
  private var regions: [Int: RegionArt] = [:]

  /// Creates the clips and the edge lines.
  ///
  /// - Parameter plate: the area of the joined board.
  init(
    _ life: LivingPicture, of picture: BoardPicture, on plate: Rect, _ layout: BoardLayout,
    _ look: Look
  ) {
    (self.life, self.picture) = (life, picture)
    whole = picture.covering(layout.grid.frame)
    let side = layout.side
    guard case .pixels = picture.source else {
      clips = [plate.inset(by: max(2, (0.045 * side).rounded(.up)))]
      edges = nil
      return
    }
    // The rounded corners do not move.
    let corner = TileArt.pieceRadius(side: side).rounded(.up)
    clips = [
      plate.inset(0, corner),
      Rect(plate.x + corner, plate.y, plate.width - 2 * corner, corner),
      Rect(plate.x + corner, plate.maxY - corner, plate.width - 2 * corner, corner),
    ]
    let theme = look.theme
    edges = (
      Picture("edges of a picture", size: plate.size) {
        $0.drawPieceEdges(Rect(.zero, $0.size), side: side, theme)
      }, plate.origin
    )
  }

  /// Draws the moving parts over the picture at rest.
  func draw(_ life: PictureAnimation, into list: inout DisplayList) {
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

/// The bitmaps of one region: static layers, with the moving parts between them.
private struct RegionArt {
  /// The area of the region, on whole pixels.
  let room: Rect
  private let below: Picture?
  private let parts: [PartArt]
  /// The static layers above each part and below the next one.
  private let above: [Picture?]

  init(_ region: LivingRegion, of picture: BoardPicture, whole: Rect) {
    let unit = whole.width / Self.designSide
    let frame = Self.place(region.room, whole)
    let room = frame.roundedOut
    self.room = room
    parts = region.parts.map { PartArt($0, of: picture, whole: whole, unit: unit) }
    switch (region.ground, picture.source) {
    case (.still, .drawing(let drawing)):
      let still = StaticLayers(
        drawing, whole: whole, room: room, moving: region.parts.map(\.layers))
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

  /// The side of every animated picture in its own units.
  private static let designSide = 1000.0

  static func place(_ rect: Rect, _ whole: Rect) -> Rect {
    let unit = whole.width / designSide
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

/// The static layers of a picture before, between and after the moving ones, clipped to an area.
private struct StaticLayers {
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

  /// Returns the bitmap of a group of layers, or `nil` if none of them is visible.
  func picture(of chunk: Int) -> Picture? {
    var some = Drawing(size: drawing.size)
    for layer in drawing.layers[chunks[chunk]] { some.add(layer) }
    var placed = Drawing(size: room.size)
    placed.place(some, in: whole.offset(by: Point.zero - room.origin))
    return placed.layers.isEmpty ? nil : Picture("still \(chunk) of a picture", placed)
  }
}
