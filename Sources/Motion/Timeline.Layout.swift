extension Timeline {
  /// A builder that flattens animations into steps and finds the starting values of each tween.
  struct Layout {
    private(set) var steps: [Step] = []
    private(set) var numbers: [Double] = []
    /// The index in `numbers` of each track's latest value.
    private var latest: [Int32: Int] = [:]

    /// The tracks of the animations added so far.
    var slots: [Int32] { latest.keys.sorted() }

    /// Adds an animation and all below it. Returns the index of its step.
    @discardableResult mutating func add(
      _ animation: Animation, on tracks: borrowing TrackStore
    ) -> Int {
      switch animation.node {
      case .delay(let duration):
        // A delay is an empty parallel with a duration.
        let index = open(.parallel)
        steps[index].duration = duration.nanoseconds
        return close(index)
      case .tween(let target, let duration, let curve):
        return addMove(.tween, of: target, over: duration, curve: curve, on: tracks)
      case .path(let target, let shape, let duration, let curve):
        return addMove(.path(shape), of: target, over: duration, curve: curve, on: tracks)
      case .sequence(let parts): return addSequence(parts, on: tracks)
      case .parallel(let parts): return addParallel(parts, on: tracks)
      case .repeated(let part, let times):
        return addWrapper(.repeated, around: part, on: tracks, length: { $0 * Double(times) })
      case .autoreversed(let part):
        return addWrapper(.autoreversed, around: part, on: tracks, length: { $0 * 2 })
      }
    }

    private mutating func open(_ kind: Step.Kind) -> Int {
      steps.append(Step(kind: kind))
      return steps.count - 1
    }

    private mutating func close(_ index: Int) -> Int {
      steps[index].next = steps.count
      return index
    }

    private mutating func addMove(
      _ kind: Step.Kind, of target: Animation.Target, over duration: Duration, curve: Curve,
      on tracks: borrowing TrackStore
    ) -> Int {
      let track = tracks.slots[tracks.checkedSlot(target.slot, generation: target.generation)]
      let index = open(kind)
      steps[index].slot = target.slot
      steps[index].place = Int(track.place)
      steps[index].count = Int(track.count)
      steps[index].row = curve.rawValue
      steps[index].duration = duration.nanoseconds
      steps[index].points = numbers.count
      steps[index].keyframes = target.components.count / Int(track.count)
      let origin = latest[target.slot]
      for component in 0..<Int(track.count) {
        let known = origin.map { numbers[$0 + component] }
        numbers.append(known ?? tracks.components[Int(track.place) + component])
      }
      numbers += target.components
      latest[target.slot] = numbers.count - Int(track.count)
      return close(index)
    }

    private mutating func addSequence(
      _ parts: [Animation], on tracks: borrowing TrackStore
    ) -> Int {
      let index = open(.sequence)
      for part in parts {
        let child = add(part, on: tracks)
        steps[child].start = steps[index].duration
        steps[index].duration += steps[child].duration
        steps[child].previous = steps[index].lastChild
        steps[index].lastChild = child
      }
      return close(index)
    }

    private mutating func addParallel(
      _ parts: [Animation], on tracks: borrowing TrackStore
    ) -> Int {
      let index = open(.parallel)
      var seen: Set<Int32> = []
      for part in parts {
        let child = add(part, on: tracks)
        steps[index].duration = max(steps[index].duration, steps[child].duration)
        let moved = Set(steps[child...].lazy.map(\.slot).filter { $0 >= 0 })
        precondition(seen.isDisjoint(with: moved), "two animations side by side move one track")
        seen.formUnion(moved)
      }
      return close(index)
    }

    private mutating func addWrapper(
      _ kind: Step.Kind, around part: Animation, on tracks: borrowing TrackStore,
      length: (Double) -> Double
    ) -> Int {
      let index = open(kind)
      let child = add(part, on: tracks)
      steps[index].duration = length(steps[child].duration)
      if case .autoreversed = kind {
        // Each track ends where its first move began, so the earliest step must write last.
        for step in steps[child...].reversed() where step.slot >= 0 {
          latest[step.slot] = step.points
        }
      }
      return close(index)
    }
  }
}
