import BoxKit
import Controls
import GameKernel
import Stage

/// The rows of a picture's page: its rating and its details.
final class PictureFacts: ListSource {
  /// Called when the player wants to edit the name.
  var onName: () -> Void = {}

  private let gallery: PictureGallery
  private let choice: PictureChoice
  private let hardness: ClosestPieces?
  private lazy var facts = makeFacts()

  init(_ choice: PictureChoice, _ hardness: ClosestPieces?, _ gallery: PictureGallery) {
    (self.choice, self.hardness, self.gallery) = (choice, hardness, gallery)
  }

  private var texts: Texts { gallery.context.texts }
  private var hasStars: Bool { gallery.id(of: choice) != nil }

  var count: Int { facts.count + (hasStars ? 1 : 0) }

  func row(at index: Int) -> any Row {
    if hasStars, index == 0, let id = gallery.id(of: choice) { return StarsRow(id, gallery) }
    return FactRow(facts[index - (hasStars ? 1 : 0)], gallery.context)
  }

  func height(at index: Int, width: Double) -> Double? {
    let metrics = gallery.context.metrics
    guard !hasStars || index > 0 else { return nil }
    return FactRow.height(
      facts[index - (hasStars ? 1 : 0)], width: width - 2 * metrics.px(12), gallery.context)
  }

  /// Returns the frame of the editable name in its row, or `nil` if it cannot be edited.
  ///
  /// - Parameter box: Returns the inside of a row.
  func nameFrame(_ box: (Int) -> Rect) -> Rect? {
    guard let index = facts.firstIndex(where: { $0.id == "name" }) else { return nil }
    return FactRow.valueFrame(
      facts[index], in: box(index + (hasStars ? 1 : 0)), gallery.context.metrics)
  }

  // MARK: Facts

  private func makeFacts() -> [FactRow.Fact] {
    switch choice {
    case .numbers: [origin]
    case .builtIn: [origin] + (hardness == nil ? [] : hard) + played
    case .own: gallery.own(choice).map { facts(of: $0) } ?? []
    }
  }

  private var origin: FactRow.Fact {
    FactRow.Fact(id: "origin", key: texts("Comes"), value: texts("From the box"))
  }

  private func facts(of row: PictureRow) -> [FactRow.Fact] {
    let pixels = "\(Int(row.size.width)) × \(Int(row.size.height))"
    var facts = [
      FactRow.Fact(
        id: "name", key: texts("Name"), value: row.name,
        action: { [weak self] in self?.onName() }, sign: .pen)
    ]
    if let taken = row.taken {
      facts.append(FactRow.Fact(id: "taken", key: texts("Taken"), value: texts.day(taken)))
    } else {
      facts.append(
        FactRow.Fact(id: "date", key: texts("Date"), value: texts.day(gallery.day(row.date))))
    }
    facts.append(FactRow.Fact(id: "pixels", key: texts("Pixels"), value: pixels))
    facts.append(
      FactRow.Fact(id: "file", key: texts("File"), value: "\(row.file), \(row.lengthText)"))
    facts.append(square(of: row))
    return facts + hard + played + [removal(of: row)]
  }

  private func square(of row: PictureRow) -> FactRow.Fact {
    let part = gallery.grid.part(about: row.square, in: row.size)
    let value =
      row.crop == nil ? texts("The middle of it") : "\(Int(part.width)) × \(Int(part.height))"
    return FactRow.Fact(
      id: "square", key: gallery.grid.isSquare ? texts("Square") : texts("Part"), value: value,
      action: { [gallery] in gallery.onCrop(row.id) }, sign: .crop)
  }

  private var hard: [FactRow.Fact] {
    [
      FactRow.Fact(
        id: "hard", key: texts("How hard"),
        value: "\(gallery.grid.words): "
          + (hardness?.words(texts) ?? texts("not known yet")))
    ]
  }

  private var played: [FactRow.Fact] {
    let best = gallery.played(choice)
    let words = best.map { played in
      let moves = texts.plural("{count} move", "{count} moves", played.moves)
      return "\(played.length) × \(played.length): \(moves), \(played.time.clockText)"
    }
    return (words.isEmpty ? [texts("Not yet")] : words).enumerated().map { index, words in
      FactRow.Fact(id: "played-\(index)", key: index == 0 ? texts("Played") : "", value: words)
    }
  }

  private func removal(of row: PictureRow) -> FactRow.Fact {
    let isRemoved = gallery.isRemoved(row.id)
    let value =
      switch (isRemoved, row.isCopy) {
      case (true, _): texts("It goes when you leave the pictures.")
      case (false, true): texts("Deletes the copy that was made for the game.")
      case (false, false): texts("Hides it here. The file in your folder stays as it is.")
      }
    return FactRow.Fact(
      id: "remove", key: isRemoved ? texts("Undo") : texts("Remove"), value: value,
      action: { [gallery] in gallery.switchRemoval(of: row.id) },
      sign: isRemoved ? .undo : .erase)
  }
}

nonisolated extension PictureRow {
  /// The file size as text, in kB or MB.
  var lengthText: String {
    let kilobytes = (bytes + 999) / 1_000
    return kilobytes < 1_000 ? "\(kilobytes) kB" : "\((kilobytes + 500) / 1_000) MB"
  }
}
