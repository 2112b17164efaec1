import BoxKit
import Commands
import Controls
import GameKernel
import Stage

/// The smallest game that a box can hold: a button that counts to three, with a setting, an option and best results.
public final class NullGame: BoxGame {
  public nonisolated static let name = Counting.name
  public nonisolated static let settings: (any SettingsPart.Type)? = NullSettings.self
  public nonisolated static let options = [
    GameOption("--word", "WORD") { _ in
      "what the button of the null game says"
    } apply: { launch, word in
      launch.overrideSetting(\.null.word, word)
      return word.isEmpty ? "a word" : nil
    }
  ]
  public nonisolated static let commands: [any GameCommand.Type] = [CountCommand.self]

  private let context: GameContext
  private let table: GameTable<Counting>

  public init(_ context: GameContext) {
    self.context = context
    table = context.openTable(.init()) { GameTable(.init(), .init(), seed: $0, isByChance: $1) }
  }

  public nonisolated static func title(_ texts: Texts) -> String { "Null" }

  public var card: MenuCard {
    MenuCard(
      motto: { _ in "Three." }, status: { [table] _ in CardStatus("\(table.state.count)") },
      cover: { _, _ in NullCover() })
  }

  public func makeScene() -> any Scene {
    let scene = NullScene(table: table, settings: context.settings, context: context.stage)
    context.connect(scene, of: self)
    return scene
  }

  public func settingsSection(_ editor: SettingsEditor) -> (any SettingsSection)? {
    NullSection(editor)
  }

  public var results: ResultKind? {
    ResultKind(
      game: Self.name, title: Self.title,
      count: ResultKind.Count(
        title: { _ in "Presses" }, order: { _ in "By presses" }, number: { count, _ in "\(count)" }),
      parts: [], invitation: { _ in "Press three times." })
  }
}

private struct NullCover: GameCover {
  func draw(into list: inout DisplayList) {}
}

/// What the button says.
public nonisolated struct NullSettings: SettingsPart {
  public static let part = Counting.name
  public static let fields: [Field] = [Field("word", \.word)]
  public var word = "Press"

  public init() {}
}

nonisolated extension Settings {
  public var null: NullSettings {
    get { self[NullSettings.self] }
    set { self[NullSettings.self] = newValue }
  }
}

private final class NullSection: SettingsSection {
  private let editor: SettingsEditor

  init(_ editor: SettingsEditor) { self.editor = editor }

  func group() -> SettingsGroup {
    let words = ["Press", "Push"]
    let control = SegmentedControl(
      id: "null-word", context: editor.context, options: words,
      selected: words.firstIndex(of: editor.settings.null.word) ?? 0,
      onChange: { [editor] index in editor.change { $0.null.word = words[index] } })
    return SettingsGroup(title: "Null", rows: [[SettingsField("Word", control)]])
  }
}
