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

  /// Returns the name with the strength, if there is one.
  package func title(_ texts: Texts) -> String {
    guard let strength else { return name(texts) }
    // Translators: A computer with its strength, such as “Amateur, 40%”.
    return texts("{name}, {percent}%", ["name": name(texts), "percent": String(strength)])
  }
}
