import Files
import FoundationEssentials
import Glibc

/// Keeps a value of settings in one JSON file of a folder, from one start of the program to the next.
///
/// Whatever is wrong with folder or file, there are settings to play with; what was wrong is told
/// once, as a ``KeepingError``.
final class SettingsStore<Value: Codable & Equatable> {
  private let file: SafeFile?
  /// Whether changes will be kept.
  private(set) var isSaving: Bool
  private var saved: Value?
  /// What went wrong so far, each thing once, the first first.
  private(set) var troubles: [KeepingError]
  /// Hears of trouble that comes up later.
  var onTrouble: ((KeepingError) -> Void)?

  private let folder: HeldFolder

  /// Settings in a folder; what is wrong with the folder is told among the troubles.
  init(_ folder: HeldFolder) {
    self.folder = folder
    file = folder.file("settings.json")
    isSaving = folder.isHeld
    troubles = folder.trouble.map { [$0] } ?? []
  }

  /// The settings of the file, or those given where there is none that can be used.
  func load(default value: Value) -> Value {
    guard let file else { return value }
    do {
      guard let bytes = try file.read() else { return value }
      let loaded = try JSONDecoder().decode(Value.self, from: Data(bytes))
      saved = loaded
      return loaded
    } catch let error as FileError {
      stopSaving(.unreadable(.settings, error))
    } catch {
      setAside(file)
    }
    return value
  }

  /// Writes the settings, unless they are in the file already or cannot be kept.
  func save(_ value: Value) {
    guard let file, isSaving, value != saved else { return }
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try file.write([UInt8](encoder.encode(value)) + [UInt8(ascii: "\n")])
      saved = value
    } catch let error as FileError {
      stopSaving(.unwritable(error))
    } catch {
      preconditionFailure("Settings can always be written as JSON")
    }
  }

  /// A program that does not hold the folder leaves a broken file to the one that does.
  private func setAside(_ file: SafeFile) {
    let name = isSaving ? try? file.setAside("broken") : nil
    if isSaving, name == nil { isSaving = false }
    tell(.broken(.settings, path: file.path, setAside: name))
  }

  private func stopSaving(_ trouble: KeepingError) {
    isSaving = false
    if !troubles.contains(trouble) { tell(trouble) }
  }

  private func tell(_ trouble: KeepingError) {
    troubles.append(trouble)
    onTrouble?(trouble)
  }
}
