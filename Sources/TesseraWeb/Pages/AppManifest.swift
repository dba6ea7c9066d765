import Foundation

/// What a browser needs to know of an app that the user installs: its name, its icon, and the actions in the menu of the icon.
///
/// Only apps with such actions have a manifest. A page without one is installed as the browser likes.
struct AppManifest {
    /// The app.
    let app: HostedApp
    /// The titles of the actions that the app itself has set, as a page has kept them.
    var titles: [String] = []

    /// Creates the manifest of an app.
    init(app: HostedApp) { self.app = app }

    /// Creates the manifest for a request, or returns nil if the icon has no actions.
    ///
    /// - Parameters:
    ///   - app: The app.
    ///   - query: The query of the address, which may have the titles of actions. Anybody can have written it.
    init?(app: HostedApp, query: Substring) {
        self.app = app
        let prefix = "titles="
        if query.hasPrefix(prefix), query.utf8.count <= 16_000,
            let text = query.dropFirst(prefix.count).replacing("+", with: " ").removingPercentEncoding,
            let titles = try? JSONDecoder().decode([String].self, from: Data(text.utf8)), titles.count <= 8,
            titles.allSatisfy({ (1...100).contains($0.utf16.count) })
        {
            self.titles = titles
        }
        if titles.isEmpty, app.shortcuts.isEmpty { return nil }
    }

    static let mediaType = "application/manifest+json"

    /// The manifest as JSON.
    var data: Data {
        let title = app.title
        let contents = Contents(
            name: title,
            icons: [Icon(src: Self.icon(for: title))],
            shortcuts: app.shortcuts.map { Shortcut(name: $1, url: "./#tessera-shortcut=\($0)") }
                + titles.enumerated().map { Shortcut(name: $1, url: Self.address(of: $1, number: $0)) })
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Texts alone can always be encoded.
        return (try? encoder.encode(contents)) ?? Data("{}".utf8)
    }

    private struct Contents: Encodable {
        var name: String
        var start_url = "./"
        var scope = "./"
        var display = "standalone"
        /// An app that runs already gets the action. Otherwise the browser would open a second one.
        var launch_handler = ["client_mode": "navigate-existing"]
        var icons: [Icon]
        var shortcuts: [Shortcut]
    }

    private struct Icon: Encodable {
        var src: String
        var sizes = "any"
        var type = "image/svg+xml"
    }

    private struct Shortcut: Encodable {
        var name: String
        var url: String
    }

    /// Returns the address of an action that the app has set. It has the title, since the browser's menu may be older than what
    /// the page keeps.
    private static func address(of title: String, number: Int) -> String {
        let text = title.addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed) ?? ""
        return "./#tessera-shortcut=d\(number).\(text)"
    }

    /// Returns the address of a drawing with the first letter of a title, since browsers install no app without an icon.
    private static func icon(for title: String) -> String {
        let letter = title.first.map { String($0).uppercased().htmlEscaped } ?? ""
        let drawing =
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 512 512'>"
            + "<rect width='512' height='512' fill='#3478f6'/>"
            + "<text x='256' y='350' font-family='sans-serif' font-size='270' text-anchor='middle' fill='#fff'>"
            + "\(letter)</text></svg>"
        return "data:image/svg+xml;base64," + Data(drawing.utf8).base64EncodedString()
    }
}
