import Acoustics
import BoxKit
import GameKernel
import PairsGame
import PictureScenes
import Stage

/// The source of the faces of a table's cards. A card whose picture cannot be read shows a figure.
final class CardFaceProvider {
  /// Notifies when cards show other faces than before.
  let changes = ObserverList<Void>()

  private let settings: SettingsModel
  private let look: Look
  /// The player's pictures, or `nil` if there is no picture store.
  private let pictures: DeckPictures?
  private let languages: (any WordLanguages)?
  private var observations: [Observation] = []

  init(_ settings: SettingsModel, _ services: Services, look: Look) {
    (self.settings, self.look) = (settings, look)
    pictures = services.pictures.map(DeckPictures.init)
    languages = services[(any WordLanguages).self]
    observations = [
      settings.changes.observe { [weak self] change in
        let (old, new) = (change.before.pairs, change.after.pairs)
        if new.wordLanguage != old.wordLanguage { self?.changes.send(()) }
      }
    ]
    if let pictures {
      observations.append(pictures.changes.observe { [weak self] in self?.changes.send(()) })
    }
  }

  /// Returns the current faces of a table, and loads pictures that are missing.
  ///
  /// - Parameter side: the side of a card in pixels, or `nil` to load nothing.
  func faces(_ table: PairsTable, side: Double? = nil) -> GameFaces {
    faces(table.state, table.setup.faces, seed: table.session.seed, side: side)
  }

  /// Returns the current faces of a game, and loads pictures that are missing.
  ///
  /// - Parameter side: the side of a card in pixels, or `nil` to load nothing.
  func faces(
    _ state: Pairs.State, _ kind: CardFaces, seed: UInt64, side: Double? = nil
  ) -> GameFaces {
    var faces = GameFaces.figures(state.layout)
    switch kind {
    case .figures: return faces
    case .words:
      let chosen = settings.current.pairs.wordLanguage.flatMap { languages?.words(in: $0) }
      let texts = chosen.flatMap { $0.language.isWritable(by: look.measurer) ? $0 : nil }
      faces.partners = (0..<state.layout.pairCount).map {
        .word(CardFigure(kind: $0).word(texts ?? look.texts))
      }
    case .sounds:
      faces.sounds = Array(SoundName.onCards.prefix(state.layout.pairCount))
      for (kind, sound) in faces.sounds.enumerated() {
        faces.fronts[kind] = .word(sound.word(look.texts))
      }
      return faces
    case .pictures(let own):
      guard let pictures else { return faces }
      let dealt = own.dealt(state.layout, seed: seed)
      if let side { pictures.setRequested(dealt, side: side) }
      let shown = dealt.map(pictures.face) + Array(repeating: nil, count: faces.fronts.count)
      faces.fronts = zip(shown, faces.fronts).map { $0 ?? $1 }
      if own.areNamed { faces.partners = names(dealt, pictures, on: faces.fronts) }
    }
    faces.partnerCards = CardFaces.wordCards(state.kinds, seed: seed)
    return faces
  }

  /// Returns the names of pictures. If a picture is missing or shares its name, its pair shows the same face twice.
  private func names(
    _ dealt: [PictureRow.ID], _ pictures: DeckPictures, on fronts: [CardFace]
  ) -> [CardFace] {
    let names = dealt.map { Syllables.marked(pictures.name(of: $0)) }
    return fronts.enumerated().map { kind, front in
      if case .figure = front { return front }
      let name = names[kind]
      return names.count { $0 == name } == 1 && !name.isEmpty ? .word(name) : front
    }
  }
}
