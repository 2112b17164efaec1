import BoxKit
import Commands
import EarthGame
import Files
import GameKernel
import MatchstickGame
import PairsGame
import SlidingGame
import SlidingScenes
import Stage

@testable import Matchwood
@testable import PictureDecoding

/// What people paste and type.
extension FuzzEntry {
  static let link = FuzzEntry(name: "link") { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    return Outcome(
      matchstickLink(text), machineLink(text), slidingLink(text), pairsLink(text), tunnelLink(text))
  }

  private static func machineLink(_ text: String) -> Outcome {
    Outcome(try? MatchboxMachine(text: text), { $0.description }, { MatchboxMachine($0) })
  }

  private static func matchstickLink(_ text: String) -> Outcome {
    do throws(LinkError) {
      let link = try MatchstickLink(text: text)
      let table = MatchstickTable(setup: MatchstickSetup(), seed: 1)
      table.open(link)
      guard table.link == link else { return .fault("\(link) opens as \(table.link)") }
      return Outcome(link, { $0.description }, { try? MatchstickLink(text: $0) })
    } catch {
      return refused(error.words(Texts()))
    }
  }

  private static func slidingLink(_ text: String) -> Outcome {
    do throws(SlidingTextError) {
      let link = try SlidingLink(text: text)
      let table = SlidingTable(.home(.square(3)), seed: 1)
      table.open(link)
      guard table.link == link else { return .fault("\(link) opens as \(table.link)") }
      return Outcome(link, { $0.description }, { try? SlidingLink(text: $0) })
    } catch {
      return refused(error.words(Texts()))
    }
  }

  private static func pairsLink(_ text: String) -> Outcome {
    do throws(LinkError) {
      let link = try PairsLink(text: text)
      let table = PairsTable(PairsSetup(), seed: 1)
      table.open(link)
      guard table.link == link else { return .fault("\(link) opens as \(table.link)") }
      return Outcome(link, { $0.description }, { try? PairsLink(text: $0) })
    } catch {
      return refused(error.words(Texts()))
    }
  }

  private static func tunnelLink(_ text: String) -> Outcome {
    do throws(LinkError) {
      let link = try EarthLink(text: text)
      let table = EarthTable(EarthSetup(), seed: 1)
      table.open(link)
      guard table.link == link else { return .fault("\(link) opens as \(table.link)") }
      return Outcome(link, { $0.description }, { try? EarthLink(text: $0) })
    } catch {
      return refused(error.words(Texts()))
    }
  }

  /// A refusal, whose words are to be short whatever was refused.
  private static func refused(_ words: String) -> Outcome {
    words.unicodeScalars.count < 2_000 ? .refused : .fault("so many words: \(words.count)")
  }

  static let position = FuzzEntry(name: "position") { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    do throws(SlidingTextError) {
      let link = try SlidingLink(reading: text)
      let board = SlidingPuzzle.start(link.options, seed: link.seed ?? 0).board
      let ways = Direction.allCases.compactMap { direction in
        var state = SlidingPuzzle.start(.board(board), seed: 0)
        return try? SlidingPuzzle.apply(.tilt(direction), to: &state)
      }
      guard ways.count >= 2 else { return .fault("no way leads from \(board)") }
      return Outcome(board, { $0.description }, { try? SlidingBoard(text: $0) })
    } catch {
      return refused(error.words(Texts()))
    }
  }

  /// Each line is one word of the command line.
  static let options = FuzzEntry(name: "options") { bytes in
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let words = lines.map { FilePath(bytes: $0) }
    let request = Outcome(
      PictureRequest(words.map(\.shown)), { $0.arguments }, { PictureRequest($0) })
    do throws(UsageError) {
      let invocation = try Invocation(words, FuzzedBox.games)
      guard case .play(let options) = invocation, let size = options.size else {
        return Outcome(request, .taken)
      }
      return Outcome(request, Outcome(size, { $0.description }, { WindowSize($0) }))
    } catch {
      return Outcome(error.description.isEmpty ? .fault("no word") : .refused, request)
    }
  }

  static let script = FuzzEntry(name: "script") { bytes in
    let text = Script.text(bytes)
    do throws(ScriptError) {
      let script = try Script(text, file: "fuzz")
      let numbers = script.lines.map(\.number)
      guard numbers == numbers.sorted(), Set(numbers).count == numbers.count else {
        return .fault("lines \(numbers)")
      }
      return try Script(text, file: "fuzz") == script ? .taken : .fault("read again it is another")
    } catch {
      return error.line > 0 ? .refused : .fault("\(error)")
    }
  }
}
