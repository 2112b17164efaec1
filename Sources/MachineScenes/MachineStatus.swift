/// The words about a machine for the lines above the table; `nil` for those that the table has itself.
package struct MachineStatus {
  /// The name of the machine at the table.
  package var name: String?
  /// The current sentence, for layouts without a line of their own for it.
  package var sentence: String?
  /// The headline of a training that is watched.
  package var training: String?
  /// The line below that headline.
  package var teacher: String?

  package init(name: String? = nil, sentence: String? = nil) {
    (self.name, self.sentence) = (name, sentence)
  }
}
