import GameKernel
import MatchstickGame
import TestSupport
import Testing

@Suite("The figures of the matchbox machine", .tags(.rules, .slow))
struct MachineFiguresTests {
  private static let absent: Comment = "../shared/data is not here"

  /// A machine and a teacher, as in the data.
  private struct Course: Hashable {
    let pile, limit, beads: Int
    let teacher: String

    var occupant: MatchstickOccupant? {
      MatchstickOccupant(teacher == "human60" ? "human-like:60" : teacher)
    }
  }

  /// The events of one run.
  private struct Run {
    /// The number of the game of each event, and the numbers at rest.
    var figures: [String: Int] = [:]
    var boxes = ""
  }

  /// Trains a machine until it is at rest.
  private func run(_ course: Course, seed: UInt64) throws -> Run {
    let teacher = try #require(course.occupant)
    var machine = MatchboxMachine(
      pile: course.pile, takeLimit: course.limit, beads: course.beads)
    var removed = -1
    while machine.games < 100_000 {
      if removed != machine.removed {
        removed = machine.removed
        if machine.isAtRest(with: teacher) { break }
      }
      _ = machine.playGame(against: teacher, seed: seed)
    }
    var run = Run()
    run.figures["beats_clever"] = machine.beatsClever
    run.figures["unbeatable"] = machine.unbeatable
    run.figures["all_right"] = machine.allRight
    run.figures["rest"] = machine.games
    run.figures["right_boxes_at_rest"] = (1...course.pile).count { machine.isSettled($0) }
    run.figures["beads_removed_at_rest"] = machine.removed
    run.boxes = machine.boxesText
    return run
  }

  /// The number of runs for each machine and teacher. With few, medians lie outside the limits more often.
  private static let runs = Thoroughness.count(100, full: 10_000)

  @Test(
    "Medians lie within the limits of the data in almost all rows, and numbers at rest agree",
    .enabled(if: PublishedFigures.arePresent, absent))
  func figures() throws {
    let rows = try #require(PublishedFigures.rows("matchbox_machine"))
    var runs: [Course: [Run]] = [:]
    var outside: [String] = []
    for row in rows {
      let numbers = try row.prefix(3).map { try #require(Int($0)) }
      let course = Course(
        pile: numbers[0], limit: numbers[1], beads: numbers[2], teacher: String(row[3]))
      if runs[course] == nil {
        runs[course] = try (0..<Self.runs).map { try run(course, seed: UInt64($0)) }
      }
      let event = String(row[4])
      let found = (runs[course] ?? []).map { $0.figures[event] ?? .max }.sorted()
      let median = found[(found.count + 1) / 2 - 1]
      let (low, high) = (Int(row[10]) ?? .max, Int(row[11]) ?? .max)
      if event.hasSuffix("at_rest") {
        #expect(Set(found) == [low], "\(row)")
      } else if !(low...high).contains(median) {
        outside.append(row.joined(separator: ","))
        // 5 % beyond the limits, and with few runs 15 %.
        let margin = Thoroughness.isFull ? 0.05 : 0.15
        #expect(low != .max && Double(median) >= Double(low) * (1 - margin), "\(row): \(median)")
        #expect(Double(median) <= Double(high) * (1 + margin), "\(row): \(median)")
      }
    }
    #expect(outside.count <= (Thoroughness.isFull ? 3 : 20), "\(outside)")
  }

  @Test(
    "Boxes at rest are those of the data",
    .enabled(if: PublishedFigures.arePresent, absent))
  func rest() throws {
    for row in try #require(PublishedFigures.rows("matchbox_rest")) {
      let course = Course(
        pile: try #require(Int(row[0])), limit: try #require(Int(row[1])), beads: 1,
        teacher: String(row[2]))
      for seed in 0..<5 { #expect(try run(course, seed: UInt64(seed)).boxes == row[3]) }
    }
  }

  @Test(
    "The share of won games grows as in the data",
    .enabled(if: PublishedFigures.arePresent, absent))
  func curve() throws {
    let rows = try #require(PublishedFigures.rows("matchbox_curve"))
    for teacher in ["clever", "human60", "wild", "simple"] {
      let expected = rows.filter { $0[2] == teacher }.compactMap { Double($0[5]) }
      let course = Course(pile: 18, limit: 3, beads: 1, teacher: teacher)
      let occupant = try #require(course.occupant)
      var wins = Array(repeating: 0, count: expected.count)
      for seed in 0..<100 {
        var machine = MatchboxMachine()
        for index in wins.indices {
          let before = machine.won
          machine.train(with: occupant, games: 10, seed: UInt64(seed))
          wins[index] += machine.won - before
        }
      }
      for (wins, share) in zip(wins, expected) {
        // Five standard errors of 100 runs, if games were independent.
        #expect(abs(Double(wins) / 1000 - share) < 0.08, "\(teacher)")
      }
    }
  }
}
