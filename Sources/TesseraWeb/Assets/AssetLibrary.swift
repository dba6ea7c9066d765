import Foundation
import NIOCore

/// The files that a host serves to every page: the client's scripts, style sheets and fonts. A page contains some of
/// them itself.
///
/// The table does not change after the host has started. Addresses contain a hash of the contents, so that
/// browsers may cache the files for ever.
struct AssetLibrary: Sendable {
    /// One file.
    struct Asset: Sendable {
        /// The media type.
        var mediaType: String
        /// The place of the file's bytes.
        var content: Content

        enum Content: Sendable {
            /// A text, in both of its forms.
            case text(Data, CompressedText)
            /// The file is read when a browser asks for it. Fonts are large, and browsers cache them.
            case file(String)
        }

        /// The bytes, or nil if the file has been removed since the host started.
        var bytes: Data? {
            switch content {
            case .text(let data, _): data
            case .file(let path): FileManager.default.contents(atPath: path)
            }
        }

        /// True if the file is a text, which has a compressed form.
        var isText: Bool {
            if case .text = content { true } else { false }
        }

        /// The bytes in the gzip format, or nil if the file is no text.
        var compressedBytes: Data? {
            if case .text(_, let text) = content { text.bytes } else { nil }
        }

        /// Creates a text, whose bytes stay in memory.
        init(mediaType: String, text: Data) {
            self.mediaType = mediaType
            content = .text(text, CompressedText(text))
        }

        /// Creates a file that is read when a browser asks for it.
        init(mediaType: String, path: String) {
            self.mediaType = mediaType
            content = .file(path)
        }
    }

    /// The files by their paths, which begin with ``base``.
    let assets: [String: Asset]
    /// The start of the paths of all files: `/assets/<version>/`.
    let base: String
    /// The script that opens the first socket. It stands in the page, so that it runs before anything was fetched.
    let firstScript: String
    /// The style sheet of the client with the fonts. It stands in the page, so that the first hello names the safe
    /// area, which the style sheet gives to scripts.
    let clientStyle: String
    /// The path of the style sheet with the fonts.
    let fontStyles: String
    /// The path of the style sheet of the host's own page.
    let galleryStyles: String
    /// The path of the style sheet of the pages of sources.
    let sourceStyles: String
    /// Warnings about files that are missing on this machine, one line each.
    let warnings: [String]

    /// Collects the files of this package and the fonts of this machine.
    ///
    /// - Throws: ``ModuleBundleError`` if the client's modules are not as they were when this package was built.
    init(fonts: FontCatalog = FontCatalog()) throws(ModuleBundleError) {
        let entries = [Self.firstEntry, Self.documentEntry, Self.workerEntry, Self.mainEntry]
        let scripts = try ModuleBundle(Self.modules(), entries: entries).scripts
        firstScript = scripts[Self.firstEntry] ?? ""
        let styleTypes = ["css": "text/css; charset=utf-8"]
        var files = Self.files(in: "Styles", ofTypes: styleTypes)
        files["client/\(Self.mainEntry)"] = Asset(
            mediaType: "text/javascript; charset=utf-8", text: Data((scripts[Self.mainEntry] ?? "").utf8))
        files[Self.workerPath] = Asset(
            mediaType: "text/javascript; charset=utf-8", text: Data((scripts[Self.workerEntry] ?? "").utf8))
        files[Self.documentPage] = Asset(
            mediaType: "text/html; charset=utf-8",
            text: Data(Self.page(with: scripts[Self.documentEntry] ?? "").utf8))
        files["fonts/fonts.css"] = Asset(
            mediaType: "text/css; charset=utf-8", text: Data(fonts.css().utf8))

        var hash = ContentHash()
        for (path, asset) in files.sorted(by: { $0.key < $1.key }) {
            hash.add(Data(path.utf8))
            hash.add(asset.bytes ?? Data())
        }
        for face in fonts.faces {
            files["fonts/\(face.fileName)"] = Asset(mediaType: face.mediaType, path: face.path)
            // The size and the date are hashed in place of the contents, which would take long to read.
            let attributes = try? FileManager.default.attributesOfItem(atPath: face.path)
            let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
            hash.add(Data("\(face.path) \(attributes?[.size] ?? 0) \(date)".utf8))
        }
        let base = "/\(Route.assetsName)/\(hash.text)/"
        self.base = base
        assets = Dictionary(uniqueKeysWithValues: files.map { (base + $0.key, $0.value) })
        let styles = Self.files(in: "Client", ofTypes: styleTypes).sorted { $0.key < $1.key }
        clientStyle =
            ([fonts.css(in: base + "fonts/")]
            + styles.map {
                StyleText.withoutComments(String(decoding: $0.value.bytes ?? Data(), as: UTF8.self))
            })
            .joined()
        fontStyles = base + "fonts/fonts.css"
        galleryStyles = base + "styles/gallery.css"
        sourceStyles = base + "styles/source.css"
        warnings = fonts.warnings
    }

    /// The path of the script that starts the client. It contains all modules that ``firstScript`` does not.
    var mainScript: String { base + "client/\(Self.mainEntry)" }

    /// The path of the page in which the documents of an app begin. It has a policy of its own.
    var documentFrame: String { base + Self.documentPage }

    /// The path of the service worker that displays notifications. Each app has one for its own pages.
    var notificationWorker: String { base + Self.workerPath }

    /// Returns a page that consists of a script.
    private static func page(with script: String) -> String {
        "<!doctype html>\n<meta charset=\"utf-8\">\n<script>\n\(script)</script>\n"
    }

    private static let documentEntry = "web/web-document.js"
    private static let documentPage = "client/web/document.html"
    private static let workerEntry = "services/notification-worker.js"
    private static let workerPath = "client/services/notification-worker.js"
    private static let firstEntry = "first-socket.js"
    private static let mainEntry = "main.js"

    /// Returns the text of the client's modules by their paths within the folder of the client.
    private static func modules() -> [String: String] {
        let files = files(in: "Client", ofTypes: ["js": ""])
        return Dictionary(
            uniqueKeysWithValues: files.map { path, asset in
                (
                    String(path.dropFirst("client/".count)),
                    String(decoding: asset.bytes ?? Data(), as: UTF8.self)
                )
            })
    }

    /// Returns the files of some types in a folder and in the folders below it, by their paths.
    private static func files(in folder: String, ofTypes types: [String: String]) -> [String: Asset] {
        guard let url = Bundle.module.resourceURL?.appendingPathComponent(folder),
            let paths = try? FileManager.default.subpathsOfDirectory(atPath: url.path)
        else { return [:] }
        var files: [String: Asset] = [:]
        for path in paths {
            guard let type = types[(path as NSString).pathExtension],
                let data = FileManager.default.contents(atPath: url.appendingPathComponent(path).path)
            else { continue }
            files["\(folder.lowercased())/\(path)"] = Asset(mediaType: type, text: data)
        }
        return files
    }
}
