import BoxKit
import GameKernel
import MatchstickBoard
import MatchstickGame
import Stage

/// The help page about the secret of heaps or rows: positions, and facts about them.
final class GroupsSecret: HelpPage {
  /// A position with its sentence.
  private struct Lesson {
    let matches: Matchsticks.Matches
    /// The matches that a good player takes.
    var move: Matchsticks.Move?
    /// Whether the values of the groups are shown as powers of two.
    var isPaired = false
    let words: (Texts) -> HelpWords
  }

  private let look: Look
  private let settings: MatchstickSettings
  private let board: MatchBoard
  private let lessons: [Lesson]
  private var felt = Rect.zero
  private var step = 0
  private var state: Matchsticks.State

  init(_ settings: MatchstickSettings, context: StageContext) {
    (self.settings, look) = (settings, context.look)
    board = MatchBoard(context: context)
    let last = settings.layout.last
    lessons = settings.form == .heaps ? Self.heaps(last) : Self.rows
    state = Self.state(lessons[0], last)
  }

  /// Returns the position of a lesson. The values of rows decide only if the last match wins.
  private static func state(_ lesson: Lesson, _ last: LastMatch) -> Matchsticks.State {
    let last = lesson.isPaired && lesson.matches.form == .rows ? .wins : last
    return Matchsticks.start(
      Matchsticks.Options(Matchsticks.Layout(lesson.matches, last: last)), seed: 1)
  }

  private static func heaps(_ last: LastMatch) -> [Lesson] {
    [
      Lesson(matches: .heaps([3, 3])) { texts in
        HelpWords(
          texts("Two equal heaps are good to leave."),
          detail: texts("Whatever the other player takes, you take the same from the other heap."))
      },
      Lesson(matches: .heaps([1, 4, 5]), isPaired: true) { texts in
        HelpWords(
          texts(
            "Split each heap into 4, 2 and 1. If each of them occurs twice, all sums are even."),
          detail: texts("Then the player to move loses: every take makes a sum odd."))
      },
      Lesson(matches: .heaps([3, 4, 5]), move: .take(2, fromHeap: 0), isPaired: true) { texts in
        HelpWords(
          texts("If a sum is odd, there is a take that makes all sums even."),
          detail: texts(
            "Here 2 occurs once: take 2 from heap 1. Charles Bouton proved this in 1901."))
      },
      Lesson(matches: .heaps([1, 1, 4]), move: .take(last == .loses ? 3 : 4, fromHeap: 2)) {
        texts in
        last == .loses
          ? HelpWords(
            texts("The last match loses: near the end, leave an odd number of single matches."),
            detail: texts("Until only single matches stay, play as if the last one won."))
          : HelpWords(
            texts("The last match wins: make all sums even to the very end."),
            detail: texts("If it loses, leave an odd number of single matches at the end."))
      },
    ]
  }

  private static let rows: [Lesson] = [
    Lesson(matches: .rows([7]), move: .take(1, fromRow: 0, at: 3)) { texts in
      HelpWords(
        texts("If the last match wins, split a single row in the middle."),
        detail: texts("Then copy each take of the other player on the other side."))
    },
    Lesson(matches: .rows([3, 4, 5]), move: .take(1, fromRow: 2, at: 1), isPaired: true) { texts in
      HelpWords(
        texts("Each row counts like a heap of a certain size, its Grundy value."),
        detail: texts("Leave values whose sums are all even, as at the table of heaps."))
    },
    Lesson(matches: .rows([12])) { texts in
      HelpWords(
        texts(
          "The name of this game is Kayles. Henry Dudeney described it with thirteen skittles."),
        detail: texts(
          "Richard Guy and Cedric Smith found in 1956: from 71 matches on the values repeat after 12."
        ))
    },
    Lesson(matches: .rows([13])) { texts in
      HelpWords(
        texts("If the last match loses, these values do not help, and the game is hard."),
        detail: texts(
          "It stood open until an amateur, William Sibert, solved it in 1973. With John Conway he published it in 1992."
        ))
    },
    Lesson(matches: .rows([1, 4, 9])) { texts in
      HelpWords(
        texts("A single row of 1, 4, 9, 12 or 20 loses for the player to move."),
        detail: texts("Up to 56 matches there is no other, if the last match loses."))
    },
  ]

  var count: Int { lessons.count }

  func words(of step: Int) -> HelpWords { lessons[step].words(look.texts) }

  func layout(in felt: Rect) {
    self.felt = felt
    let panel = panel
    let room = panel == .zero ? felt : Rect(felt.x, felt.y, panel.x - felt.x, felt.height)
    board.layout(felt: room, padding: look.metrics.px(8), style: settings.style)
  }

  /// The frame of the powers of two, or an empty one.
  private var panel: Rect {
    guard lessons[step].isPaired else { return .zero }
    let width = min(0.4 * felt.width, look.metrics.px(280)).rounded()
    let edge = look.metrics.px(8)
    return Rect(felt.maxX - width - edge, felt.y + edge, width, felt.height - 2 * edge)
  }

  func show(_ step: Int) {
    self.step = step
    state = Self.state(lessons[step], settings.layout.last)
    board.show(state)
    if felt != .zero { layout(in: felt) }
    board.lift(lessons[step].move.flatMap { try? state.run(taking: $0) })
  }

  func draw(into list: inout DisplayList) {
    board.draw(into: &list)
    guard lessons[step].isPaired, let pairing = state.pairing else { return }
    PairingPanel(pairing, board, in: panel, look: look).draw(into: &list)
  }
}
