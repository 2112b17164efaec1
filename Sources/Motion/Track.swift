/// A handle to one animated value in an animator.
///
/// It names a slot and the slot's generation. Slots are used again; a handle that was removed no
/// longer fits its slot, and using it is a programmer's mistake that stops the program. Use a
/// handle only with the animator that made it.
public struct Track<Value: Interpolatable>: Hashable, Sendable {
  @usableFromInline let slot: Int32
  @usableFromInline let generation: UInt32

  @inlinable init(slot: Int32, generation: UInt32) {
    self.slot = slot
    self.generation = generation
  }
}
