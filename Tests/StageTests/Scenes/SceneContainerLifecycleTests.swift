import GameKernel
import Motion
import Stage
import Testing

@Suite("Scenes come and go") @MainActor struct SceneContainerLifecycleTests {
  private let theatre = Theatre()
  private var container: SceneContainer { theatre.container }
  private var journal: Journal { theatre.journal }

  @Test("The first scene without a transition is there at once")
  func first() {
    container.show(theatre.scene("A"), .none)
    #expect(journal.take() == ["A.willAppear", "A.didAppear"])
  }

  @Test("The old scene hears before the new one, at the start and at the end of a transition")
  func order() {
    container.show(theatre.scene("A"), .none)
    _ = journal.take()
    container.push(theatre.scene("B"), .push(.left))
    #expect(journal.take() == ["A.willDisappear", "B.willAppear"])
    theatre.wait(279)
    #expect(journal.take() == [])
    theatre.wait(1)
    #expect(journal.take() == ["A.didDisappear", "B.didAppear"])
  }

  @Test("Going back before the end counts the first transition as ended")
  func interruptedByPop() {
    container.show(theatre.scene("A"), .none)
    container.push(theatre.scene("B"), .push(.left))
    theatre.wait(100)
    _ = journal.take()
    container.pop(.push(.right))
    #expect(
      journal.take() == ["A.didDisappear", "B.didAppear", "B.willDisappear", "A.willAppear"])
    theatre.wait(280)
    #expect(journal.take() == ["B.didDisappear", "A.didAppear"])
  }

  @Test("A third scene in the middle of a transition lets both others go")
  func interruptedByShow() {
    container.show(theatre.scene("A"), .none)
    container.push(theatre.scene("B"), .crossFade)
    theatre.wait(100)
    _ = journal.take()
    container.show(theatre.scene("C"), .turn(.upright))
    #expect(
      journal.take() == ["A.didDisappear", "B.didAppear", "B.willDisappear", "C.willAppear"])
    theatre.wait(280)
    #expect(journal.take() == ["B.didDisappear", "C.didAppear"])
  }

  @Test("A modal comes and goes without a word to the scene below")
  func modal() {
    container.show(theatre.scene("A"), .none)
    _ = journal.take()
    let modal = theatre.scene("M")
    container.present(modal)
    theatre.wait(240)
    #expect(journal.take() == ["M.willAppear", "M.didAppear"])
    container.dismiss(modal)
    theatre.wait(240)
    #expect(journal.take() == ["M.willDisappear", "M.didDisappear"])
  }

  @Test("Modals go with their scene before it, and come back with it after it")
  func modalTravels() {
    container.show(theatre.scene("A"), .none)
    container.present(theatre.scene("M"))
    theatre.wait(300)
    _ = journal.take()
    container.push(theatre.scene("B"), .none)
    #expect(
      journal.take() == [
        "M.willDisappear", "A.willDisappear", "B.willAppear", "A.didDisappear", "M.didDisappear",
        "B.didAppear",
      ])
    container.pop(.none)
    #expect(
      journal.take().filter { !$0.hasPrefix("B") } == [
        "A.willAppear", "M.willAppear", "A.didAppear", "M.didAppear",
      ])
    #expect(container.active?.name == "M")
  }

  @Test("A modal that is put away and shown again before the end hears each thing once")
  func modalInterrupted() {
    container.show(theatre.scene("A"), .none)
    let modal = theatre.scene("M")
    container.present(modal)
    theatre.wait(100)
    container.dismiss(modal)
    theatre.wait(100)
    container.present(modal)
    theatre.wait(1000)
    #expect(
      modal.events == [
        .willAppear, .didAppear, .willDisappear, .didDisappear, .willAppear, .didAppear,
      ])
  }

  @Test("Showing the scene that alone is shown changes nothing")
  func showAgain() {
    let scene = theatre.scene("A")
    container.show(scene, .none)
    _ = journal.take()
    container.show(scene, .crossFade)
    theatre.wait(500)
    #expect(journal.take() == [])
  }

  @Test("Going back from the lowest scene, or putting away no modal, does nothing")
  func nothingBelow() {
    container.pop(.crossFade)
    container.dismiss(theatre.scene("M"))
    let scene = theatre.scene("A")
    container.show(scene, .none)
    _ = journal.take()
    container.pop(.crossFade)
    container.dismiss(scene)
    container.dismiss(theatre.scene("M"))
    #expect(journal.take() == [] && container.active?.name == "A")
  }

  @Test("A scene below the top that is shown comes back, and those above it go")
  func showFromBelow() {
    let lowest = theatre.scene("A")
    container.show(lowest, .none)
    container.push(theatre.scene("B"), .none)
    container.push(theatre.scene("C"), .none)
    _ = journal.take()
    container.show(lowest, .none)
    #expect(journal.take() == ["C.willDisappear", "A.willAppear", "C.didDisappear", "A.didAppear"])
    container.pop(.none)
    #expect(container.active === lowest)
  }

  @Test(
    "A scene that goes on at once when it appears is followed, after its own change is complete")
  func askedInTheMiddle() {
    let (first, second) = (theatre.scene("A"), theatre.scene("B"))
    first.reaction = { event in
      if event == .willAppear { theatre.container.show(second, .none) }
    }
    container.show(first, .none)
    #expect(
      journal.take() == [
        "A.willAppear", "A.didAppear", "A.willDisappear", "B.willAppear", "A.didDisappear",
        "B.didAppear",
      ])
    #expect(container.active === second)
  }

  @Test("Whoever gets the intents is announced, also when it comes back")
  func announced() {
    var names: [String] = []
    container.onShow = { names.append($0.name) }
    container.show(theatre.scene("A"), .none)
    container.push(theatre.scene("B"), .crossFade)
    let modal = theatre.scene("M")
    container.present(modal)
    container.dismiss(modal)
    container.pop(.crossFade)
    #expect(names == ["A", "B", "M", "B", "A"])
  }

  @Test("A container that goes away in the middle of a transition leaves nothing running")
  func goesAway() {
    let context = theatre.context
    var other: SceneContainer? = SceneContainer(context: context)
    other?.layout(in: Theatre.size)
    other?.show(ScriptedScene("A"), .none)
    other?.push(ScriptedScene("B"), .turn(.upright))
    other?.present(ScriptedScene("M"))
    other = nil
    theatre.wait(1)
    #expect(context.animator.isIdle)
  }
}
