import FoundationEssentials
import MachineScenes
import MatchstickGame
import MatchstickScenes
import TestSupport
import Testing

@Suite("The machines of a player", .tags(.rules))
struct MachineBookTests {
  @Test("A new book has one machine that knows nothing, and it cannot be removed")
  func new() {
    var book = MachineBook()
    #expect(book.machines == [TrainedMachine(MatchboxMachine())] && book.chosen == 0)
    book.removeChosen()
    #expect(book == MachineBook())
  }

  @Test("An added machine is chosen, and its training stays with it")
  func adding() {
    var book = MachineBook()
    book.add(TrainedMachine(MatchboxMachine(pile: 12), name: "Ida"))
    book.machine.train(with: .wild, games: 10, seed: 1)
    book.choose(0)
    #expect(book.machine.machine.games == 0)
    book.choose(1)
    #expect(book.machine.name == "Ida" && book.machine.machine.games == 10)
    book.removeChosen()
    #expect(book == MachineBook())
  }

  @Test("A full book takes no more machines")
  func limit() {
    var book = MachineBook()
    for _ in 0..<30 { book.add(TrainedMachine(MatchboxMachine())) }
    #expect(book.machines.count == MachineBook.limit && !book.hasRoom)
  }

  @Test("A book is written and read again")
  func coding() throws {
    var book = MachineBook()
    book.machine.train(with: .wild, games: 30, seed: 1)
    book.add(TrainedMachine(MatchboxMachine(pile: 24, takeLimit: 5, beads: 3), name: "Otto"))
    let data = try JSONEncoder().encode(book)
    #expect(try JSONDecoder().decode(MachineBook.self, from: data) == book)
  }

  @Test("Damaged machines are left out, and a book without any has a new one")
  func damage() throws {
    let good = try JSONEncoder().encode(TrainedMachine(MatchboxMachine(pile: 7), name: "Ida"))
    let machine = String(decoding: good, as: UTF8.self)
    func read(_ text: String) throws -> MachineBook {
      try JSONDecoder().decode(MachineBook.self, from: Data(text.utf8))
    }
    let book = try read(#"{"machines":[7,\#(machine),{"machine":"x"}],"chosen":9}"#)
    #expect(book.machines.map(\.name) == ["Ida"] && book.chosen == 0)
    #expect(try read(#"{"machines":[]}"#) == MachineBook())
    #expect(throws: DecodingError.self) { try read(#"{"machines":7}"#) }
  }
}
