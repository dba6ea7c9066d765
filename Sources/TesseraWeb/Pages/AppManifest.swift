import Foundation

/// What a browser needs to know of an app that the user installs: its name, its icon, and the actions in the menu of the icon.
///
/// Only apps with such actions have a manifest. A page without one is installed as the browser likes.
struct AppManifest {
    /// The app.
    let app: HostedApp

    /// The name of the manifest below the address of the app.
    static let name = "manifest.webmanifest"
    static let mediaType = "application/manifest+json"

    /// The manifest as JSON.
    var data: Data {
        let title = app.title
        let contents = Contents(
            name: title,
            icons: [Icon(src: Self.icon(for: title))],
            shortcuts: app.shortcuts.map { Shortcut(name: $1, url: "./#tessera-shortcut=\($0)") })
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
        /// A running app gets the action, instead of a second one being opened.
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
