import Foundation

/// The descriptions of apps on the host's own page, and the places of their sources.
///
/// It is read from a JSON file:
///
/// ```json
/// {"Photos": {"line": "Pictures of dishes in two columns.", "source": "Photos"}}
/// ```
///
/// The names are those of the executables. `line` is a description of the app, and `source` is a folder,
/// relative to the file. The host publishes the Swift files below the folder at `/photos/source/`.
public struct Gallery: Sendable {
    /// The description of one app.
    struct Entry: Sendable {
        /// A line about the app, or nil if there is none.
        var line: String?
        /// The app's sources, or nil if they are not published.
        var source: SourceFolder?
    }

    /// A gallery without descriptions and sources.
    public static let none = Gallery(entries: [:])

    private let entries: [String: Entry]

    private init(entries: [String: Entry]) { self.entries = entries }

    /// Reads the descriptions of apps from a file. The file may describe other apps, too, whose folders need
    /// not exist.
    ///
    /// - Throws: ``HostError`` if the file is missing, has another form, or names a folder that does not
    ///   exist.
    public init(_ file: URL, for apps: [HostedApp]) throws(HostError) {
        let path = file.relativePath
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw .gallery(path, "there is no such file")
        }
        guard let json = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed) else {
            throw .gallery(path, "this is no JSON")
        }
        guard let members = json as? [String: Any] else {
            throw .gallery(path, "expected an object such as \(Self.sample)")
        }
        var entries: [String: Entry] = [:]
        for (name, value) in members.sorted(by: { $0.key < $1.key }) {
            do {
                let hasApp = apps.contains { $0.name == name }
                entries[name] = try Self.entry(value, besides: file, looksForSource: hasApp)
            } catch {
                throw .gallery(path, "“\(name)”: \(error.message)")
            }
        }
        self.entries = entries
    }

    /// Returns the description of an app, which is empty if there is none.
    subscript(app: HostedApp) -> Entry { entries[app.name] ?? Entry() }

    private static let sample = #"{"Photos": {"line": "What it shows.", "source": "Photos"}}"#

    private struct Refusal: Error { let message: String }

    private static func entry(
        _ value: Any, besides file: URL, looksForSource: Bool
    ) throws(Refusal) -> Entry {
        guard let members = value as? [String: Any] else {
            throw Refusal(message: "expected an object, as in \(sample)")
        }
        var entry = Entry()
        for (key, value) in members.sorted(by: { $0.key < $1.key }) {
            guard let text = value as? String, !text.isEmpty, key == "line" || key == "source" else {
                throw Refusal(message: "“\(key)”: expected “line” and “source” with texts, as in \(sample)")
            }
            if key == "line" {
                entry.line = text
            } else if looksForSource {
                let folder = URL(fileURLWithPath: text, relativeTo: file.deletingLastPathComponent())
                guard let source = SourceFolder(folder) else {
                    throw Refusal(message: "there is no folder at \(folder.path)")
                }
                entry.source = source
            }
        }
        return entry
    }
}
