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

  private var texts: Texts { gallery.context.look.texts }
  private var hasStars: Bool { gallery.id(of: choice) != nil }

  var count: Int { facts.count + (hasStars ? 1 : 0) }

  func row(at index: Int) -> any Row {
    if hasStars, index == 0, let id = gallery.id(of: choice) { return StarsRow(id, gallery) }
    return FactRow(facts[index - (hasStars ? 1 : 0)], gallery.context.look)
  }

  func height(at index: Int, width: Double) -> Double? {
    let metrics = gallery.context.look.metrics
    guard !hasStars || index > 0 else { return nil }
    return FactRow.height(
      facts[index - (hasStars ? 1 : 0)], width: width - 2 * metrics.px(12), gallery.context.look)
  }

  /// Returns the frame of the editable name in its row, or `nil` if it cannot be edited.
  ///
  /// - Parameter box: returns the inside of a row.
  func nameFrame(_ box: (Int) -> Rect) -> Rect? {
    guard let index = facts.firstIndex(where: { $0.id == "name" }) else { return nil }
    return FactRow.valueFrame(
      facts[index], in: box(index + (hasStars ? 1 : 0)), gallery.context.look)
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
    FactRow.Fact(
      // Translators: Label. Beside it is where a picture comes from.
      id: "origin", key: texts("Source"),
      // Translators: A picture that comes with the game.
      value: texts("Included"))
  }

  private func facts(of row: PictureRow) -> [FactRow.Fact] {
    let pixels = "\(Int(row.size.width)) × \(Int(row.size.height))"
    var facts = [
      FactRow.Fact(
        // Translators: Label.
        id: "name", key: texts("Name"), value: row.name,
        action: { [weak self] in self?.onName() }, sign: .pen)
    ]
    let day = row.dateTaken ?? gallery.day(row.date)
    facts += [
      // Translators: Label. The day on which a photo was taken, or of the file.
      FactRow.Fact(id: "date", key: texts("Date"), value: texts.day(day)),
      // Translators: Label. Beside it are width and height.
      FactRow.Fact(id: "pixels", key: texts("Pixels"), value: pixels),
      // Translators: Label. Beside it are the name and the length of a file.
      FactRow.Fact(id: "file", key: texts("File"), value: "\(row.file) · \(row.lengthText(texts))"),
    ]
    facts.append(square(of: row))
    return facts + hard + played + [removal(of: row)]
  }

  private func square(of row: PictureRow) -> FactRow.Fact {
    let part = gallery.grid.part(about: row.square, in: row.size)
    let value =
      row.crop == nil
      // Translators: Beside the label Crop: the part of the picture for the board is its middle.
      ? texts("The middle")
      : "\(Int(part.width)) × \(Int(part.height))"
    return FactRow.Fact(
      // Translators: Label. The part of the picture for the board.
      id: "square", key: texts.inContext("noun", "Crop"), value: value,
      action: { [gallery] in gallery.onCrop(row.id) }, sign: .crop)
  }

  private var hard: [FactRow.Fact] {
    [
      FactRow.Fact(
        // Translators: Label.
        id: "hard", key: texts("Difficulty"), value: difficulty)
    ]
  }

  private var difficulty: String {
    let size = gallery.grid.words
    return hardness?.words(texts, size: size)
      // Translators: Beside the label Difficulty. {size} is a size of board, such as 4 × 4.
      ?? texts("{size}: not known yet", ["size": size])
  }

  private var played: [FactRow.Fact] {
    let best = gallery.played(choice)
    let words = best.map { played in
      // Translators: {count} is the number of moves in a game of the Sliding Puzzle.
      let moves = texts.plural("{count} move", "{count} moves", played.moves)
      return "\(played.length) × \(played.length) · \(moves) · \(played.time.clockText)"
    }
    // Translators: Beside the label Best games: no game with this picture is in the best games.
    let none = texts("None yet")
    // Translators: Label. Beside it are the best games with this picture.
    let title = texts("Best games")
    return (words.isEmpty ? [none] : words).enumerated().map { index, words in
      FactRow.Fact(id: "played-\(index)", key: index == 0 ? title : "", value: words)
    }
  }

  private func removal(of row: PictureRow) -> FactRow.Fact {
    let isRemoved = gallery.isRemoved(row.id)
    let value =
      switch (isRemoved, row.isCopy) {
      case (true, _): texts("Removed when you close the pictures.")
      case (false, true): texts("Deletes the game’s copy of this picture.")
      case (false, false): texts("Only hides it here. Your file stays.")
      }
    // Translators: Label of a button. Undoes the removal of a picture.
    let undo = texts("Undo")
    // Translators: Label of a button. Removes a picture.
    let remove = texts("Remove")
    return FactRow.Fact(
      id: "remove", key: isRemoved ? undo : remove, value: value,
      action: { [gallery] in gallery.switchRemoval(of: row.id) },
      sign: isRemoved ? .undo : .erase)
  }
}

nonisolated extension PictureRow {
  /// The file size as text, in kB or MB.
  func lengthText(_ texts: Texts) -> String {
    let kilobytes = (bytes + 999) / 1_000
    return kilobytes < 1_000
      // Translators: The size of a file in kilobytes.
      ? texts("{number} kB", ["number": String(kilobytes)])
      // Translators: The size of a file in megabytes.
      : texts("{number} MB", ["number": String((kilobytes + 500) / 1_000)])
  }
}
