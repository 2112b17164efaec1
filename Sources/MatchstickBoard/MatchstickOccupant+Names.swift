import Controls
import MatchstickGame
import Stage

extension MatchstickOccupant {
  /// Returns the name in lists of choices.
  package func name(_ texts: Texts) -> String {
    switch self {
    case .person: texts("Person")
    // Translators: Name of a computer that plays. It always takes one.
    case .simple: texts("Simple")
    // Translators: Name of a computer that plays. It does not think.
    case .wild: texts("Wild")
    // Translators: Name of a computer that plays. It makes no mistakes.
    case .clever: texts("Clever")
    // Translators: Name of a computer that plays. It makes mistakes, like people.
    case .humanLike: texts("Amateur")
    // Translators: Name of a computer that plays: a machine of matchboxes that learns.
    case .machine: texts("Matchbox Machine")
    }
  }

  /// Returns the name as the subject of a sentence, with an article in languages that need one.
  ///
  /// - Parameter begins: whether the sentence begins with it.
  package func subject(_ texts: Texts, begins: Bool) -> String {
    switch (self, begins) {
    case (.person, _): name(texts)
    // Translators: A computer as the subject at the beginning of a sentence, such as “{name} won”, with its article.
    case (.simple, true): texts.inContext("begins a sentence", "Simple")
    // Translators: A computer as the subject at the beginning of a sentence, such as “{name} won”, with its article.
    case (.wild, true): texts.inContext("begins a sentence", "Wild")
    // Translators: A computer as the subject at the beginning of a sentence, such as “{name} won”, with its article.
    case (.clever, true): texts.inContext("begins a sentence", "Clever")
    // Translators: A computer as the subject at the beginning of a sentence, such as “{name} won”, with its article.
    case (.humanLike, true): texts.inContext("begins a sentence", "Amateur")
    // Translators: A computer as the subject at the beginning of a sentence, such as “{name} won”, with its article.
    case (.machine, true): texts.inContext("begins a sentence", "Matchbox Machine")
    // Translators: A computer as the subject in a sentence, such as “Next: {name} goes first”, with its article.
    case (.simple, false): texts.inContext("in a sentence", "Simple")
    // Translators: A computer as the subject in a sentence, such as “Next: {name} goes first”, with its article.
    case (.wild, false): texts.inContext("in a sentence", "Wild")
    // Translators: A computer as the subject in a sentence, such as “Next: {name} goes first”, with its article.
    case (.clever, false): texts.inContext("in a sentence", "Clever")
    // Translators: A computer as the subject in a sentence, such as “Next: {name} goes first”, with its article.
    case (.humanLike, false): texts.inContext("in a sentence", "Amateur")
    // Translators: A computer as the subject in a sentence, such as “Next: {name} goes first”, with its article.
    case (.machine, false): texts.inContext("in a sentence", "Matchbox Machine")
    }
  }

  /// Returns the name with the strength, if there is one.
  package func title(_ texts: Texts) -> String {
    guard let strength else { return name(texts) }
    // Translators: A computer with its strength, such as “Amateur, 40%”.
    return texts("{name}, {percent}%", ["name": name(texts), "percent": String(strength)])
  }

  /// Returns how well the occupant plays, in a few words beside its name; `nil` for a person.
  package func strengthWords(_ texts: Texts) -> String? {
    switch self {
    case .person: nil
    // Translators: In a list, beside the name of a computer that plays: how well it does.
    case .simple: texts("always takes one")
    // Translators: In a list, beside the name of a computer that plays: how well it does.
    case .wild: texts("takes at random")
    // Translators: In a list, beside the name of a computer that plays: how well it does.
    case .clever: texts("plays perfectly")
    // Translators: In a list, beside the name of a computer that plays: how well it does.
    case .humanLike: texts("makes mistakes")
    // Translators: In a list, beside the name of a machine that plays: how well it does.
    case .machine: texts("learns as it plays")
    }
  }
}

/// The rows of a list of occupants: each name with how well it plays.
package struct OccupantRows: TitleSource {
  private let occupants: [MatchstickOccupant]
  private let texts: Texts
  private let title: (MatchstickOccupant) -> String

  /// - Parameter title: returns the name of an occupant.
  package init(
    _ occupants: [MatchstickOccupant], _ texts: Texts,
    title: @escaping (MatchstickOccupant) -> String
  ) {
    (self.occupants, self.texts, self.title) = (occupants, texts, title)
  }

  package var count: Int { occupants.count }
  package func title(at index: Int) -> String { title(occupants[index]) }
  package func note(at index: Int) -> String? { occupants[index].strengthWords(texts) }
}
