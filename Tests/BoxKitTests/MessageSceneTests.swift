import BoxKit
import SceneTestSupport
import Stage
import Testing

@MainActor @Suite("A message")
struct MessageSceneTests {
  @Test("has a title, and words and button in one middle")
  func message() throws {
    let context = StageContext.test()
    let message = MessageScene(context: context) { _ in "This is what there is to say." }
    message.layout(in: context.look.metrics.size)
    let list = message.list
    let title = try #require(list.commands.first { $0.string == "Please note" }).frame
    let words = try #require(list.commands.first { $0.string?.hasPrefix("This") == true }).frame
    let button = try #require(message.report("ok")).frame
    #expect(title.maxY <= words.y && words.maxY <= button.y)
    #expect(button.y - words.maxY <= 48)
    for frame in [title, words, button] { #expect(abs(frame.midX - 640) <= 1) }
  }
}
