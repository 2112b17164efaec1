import Controls
import GameKernel
import Stage

extension SettingsEditor {
  /// Creates the choice of who has a seat: a person, a player of the box by name, or a computer.
  ///
  /// At a table for several, the players of the box who have no other seat are rows after the first one.
  ///
  /// - Parameters:
  ///   - kinds: the names of the kinds of occupants. The first kind is a person.
  ///   - kind: the index of the current one.
  ///   - onChange: called with the index of the chosen kind, and the name of the seat.
  package func seatChoice<Occupant>(
    _ id: String, _ index: Int, of seats: [TableSeat<Occupant>], kinds: [String], kind: Int,
    onChange: @escaping (_ kind: Int, _ name: String?) -> Void
  ) -> DropDown {
    let taken = seats.indices.filter { $0 != index }.map { seats[$0].name }
    let all = seats.count > 1 ? services.playerNames() : []
    let players = all.filter { !taken.contains($0) }
    let name = seats[index].name
    let own = kind == 0 ? players.firstIndex { $0 == name } : nil
    let rows = [kinds[0]] + players + kinds.dropFirst()
    return DropDown(
      id: id, context: context, source: ArrayListSource(rows),
      selected: own.map { $0 + 1 } ?? (kind == 0 ? 0 : kind + players.count),
      onChange: { row in
        guard (1..<players.count + 1).contains(row) else {
          // A name that someone has typed stays, that of a player goes.
          return onChange(row == 0 ? 0 : row - players.count, own == nil ? name : nil)
        }
        onChange(0, players[row - 1])
      })
  }
}
