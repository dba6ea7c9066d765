import Foundation

/// The Swift declarations for the names in asset catalogs, as Xcode generates them: `ImageResource.heroBanner`,
/// `UIColor.brand`.
struct AssetSymbols {
    /// The kind of an asset. Assets of other kinds have no symbols.
    enum Kind: String, CaseIterable {
        case color = "ColorResource"
        case image = "ImageResource"
    }

    /// An asset with the names of the groups that provide its namespace.
    struct Asset: Hashable {
        var kind: Kind
        /// The names of the groups and of the asset itself.
        var names: [String]
    }

    private(set) var assets: [Asset] = []
    /// The assets that have no symbol.
    private(set) var findings: [Finding] = []
    /// The pictures and assets that cannot be displayed.
    private(set) var pictureFindings: [Finding] = []

    private static let maximumDepth = 16
    /// The kinds of pictures that Xcode takes, and no browser displays, with what to do about them.
    private static let unreadable = [
        "pdf": "Export it as SVG or PNG", "eps": "Export it as SVG or PNG",
        "heic": "Export it as JPEG or PNG", "heif": "Export it as JPEG or PNG",
        "tif": "Export it as PNG", "tiff": "Export it as PNG", "bmp": "Export it as PNG",
    ]

    /// The folder to which paths in findings are relative.
    private let folder: String
    /// The places of the assets that have a symbol, by their symbols.
    private var places: [String: String] = [:]

    /// Reads the names in catalogs.
    ///
    /// - Parameters:
    ///   - catalogs: The absolute paths of the catalogs.
    ///   - folder: The folder to which paths in findings are relative.
    init(catalogs: [String], folder: String) {
        self.folder = folder
        for catalog in catalogs {
            var links = FolderLinks(within: [catalog, folder])
            visit(catalog, names: [], depth: 0, links: &links)
        }
    }

    /// Reads the assets in a folder of a catalog and in the folders below it.
    ///
    /// - Parameter names: The names of the groups around the folder that provide its namespace.
    private mutating func visit(_ path: String, names: [String], depth: Int, links: inout FolderLinks) {
        // A folder that links within the catalog lead to is read once.
        guard depth < Self.maximumDepth, case .folder = links.kind(of: path) else { return }
        for name in ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
        where !name.hasPrefix(".") && name != "Contents.json" {
            let place = path + "/" + name
            let stem = (name as NSString).deletingPathExtension
            let kind: Kind? =
                switch (name as NSString).pathExtension {
                case "colorset": .color
                case "imageset", "symbolset": .image
                default: nil
                }
            if let kind {
                add(
                    Asset(kind: kind, names: names + [stem]), place: ProjectPaths.relative(place, to: folder))
                findPictures(place)
            } else if (name as NSString).pathExtension.isEmpty {
                let contents = Self.contents(of: place)
                let isNamespace = contents?["properties"]?["provides-namespace"] == .boolean(true)
                visit(place, names: isNamespace ? names + [name] : names, depth: depth + 1, links: &links)
            }
        }
    }

    /// Adds an asset, unless it can have no symbol of its own.
    private mutating func add(_ asset: Asset, place: String) {
        guard !asset.path.contains("_") else {
            findings.append(
                Finding(
                    .warning, file: place,
                    message:
                        "The name of the asset or of its group has no letter or digit, and gives no symbol.",
                    advice: "Rename it, or refer to it by its name."))
            return
        }
        let symbol = asset.kind.rawValue + "." + asset.path.joined(separator: ".")
        if let other = places[symbol] {
            findings.append(
                Finding(
                    .warning, file: place,
                    message: "The asset has the same symbol as \(other), which keeps it.",
                    advice: "Rename one of them, or refer to it by its name."))
            return
        }
        places[symbol] = place
        assets.append(asset)
    }

    /// Finds the pictures of an asset that cannot be displayed.
    private mutating func findPictures(_ place: String) {
        let contents = Self.contents(of: place)
        if contents == nil, RegularFile.contents(place + "/Contents.json", limit: 1 << 20) != nil {
            pictureFindings.append(
                Finding(
                    .warning, file: ProjectPaths.relative(place, to: folder) + "/Contents.json",
                    message: "The file is not valid JSON, and the asset is not displayed.",
                    advice: "Correct the file, or make the asset again in Xcode."))
        }
        for entry in (contents?["images"] ?? contents?["symbols"])?.array ?? [] {
            guard let name = entry["filename"]?.string,
                let advice = Self.unreadable[(name as NSString).pathExtension.lowercased()]
            else { continue }
            pictureFindings.append(
                Finding(
                    .warning, file: ProjectPaths.relative(place, to: folder) + "/" + name,
                    message: "Pictures of this kind are not displayed.",
                    advice: advice + ", and put that file into the asset in its place."))
        }
    }

    /// The contents of the description of a group or of an asset.
    private static func contents(of folder: String) -> PropertyList? {
        RegularFile.contents(folder + "/Contents.json", limit: 1 << 20).flatMap(PropertyListReader.json)
    }

    /// Returns the text of a source with the symbols, or nil if there are none.
    ///
    /// - Parameters:
    ///   - hasExtensions: True if `UIColor` and `UIImage` get properties, too.
    ///   - bundle: The expression of the bundle with the catalogs.
    func source(hasExtensions: Bool, bundle: String = ".main") -> String? {
        guard !assets.isEmpty else { return nil }
        var text = "// Written from the asset catalogs.\nimport Foundation\nimport UIKit\n"
        for kind in Kind.allCases {
            let own = assets.filter { $0.kind == kind }
            guard !own.isEmpty else { continue }
            text +=
                "\nextension \(kind.rawValue) {\n"
                + Self.members(own, bundle: bundle, depth: 0, indent: "    ") + "}\n"
            let type = kind == .color ? "UIColor" : "UIImage"
            let plain = own.filter { $0.names.count == 1 && !Self.taken.contains($0.path[0]) }
            guard hasExtensions, !plain.isEmpty else { continue }
            let lines = plain.map { asset in
                "    static var \(AssetName.escaped(asset.path[0])): \(type) { \(type)(resource: .\(AssetName.escaped(asset.path[0]))) }\n"
            }
            text += "\nextension \(type) {\n" + lines.joined() + "}\n"
        }
        return text
    }

    private static func members(_ assets: [Asset], bundle: String, depth: Int, indent: String) -> String {
        var text = ""
        for asset in assets where asset.names.count == depth + 1 {
            let type = asset.kind.rawValue
            let name = SwiftText.literal(asset.names.joined(separator: "/"))
            text +=
                "\(indent)static let \(AssetName.escaped(asset.path[depth])) = \(type)(name: \(name), bundle: \(bundle))\n"
        }
        let groups = Dictionary(grouping: assets.filter { $0.names.count > depth + 1 }) { $0.path[depth] }
        for (group, assets) in groups.sorted(by: { $0.key < $1.key }) {
            text +=
                "\(indent)enum \(AssetName.escaped(group)) {\n"
                + members(assets, bundle: bundle, depth: depth + 1, indent: indent + "    ")
                + "\(indent)}\n"
        }
        return text
    }

    /// The names of existing properties of UIColor and UIImage, for which Xcode generates no properties either.
    private static let taken: Set<String> = [
        "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "label",
        "lightGray",
        "lightText", "link", "magenta", "orange", "placeholderText", "purple", "quaternaryLabel", "red",
        "secondaryLabel", "separator", "tertiaryLabel", "tintColor", "white", "yellow", "add", "remove",
        "actions",
        "checkmark", "strokedCheckmark", "systemRed", "systemBlue", "systemGreen", "systemOrange",
        "systemYellow",
        "systemPink", "systemPurple", "systemTeal", "systemIndigo", "systemGray", "systemBackground",
    ]
}

extension AssetSymbols.Asset {
    /// The Swift names of the groups and of the asset.
    var path: [String] {
        names.enumerated().map { index, name in
            index < names.count - 1
                ? AssetName.type(name) : AssetName.member(name, suffix: kind == .color ? "Color" : "Image")
        }
    }
}

/// Derives Swift names from the names of assets.
enum AssetName {
    private static let keywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
        "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
        "import",
        "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private", "protocol", "public",
        "repeat",
        "rethrows", "return", "self", "Self", "static", "struct", "subscript", "super", "switch", "throw",
        "throws",
        "true", "try", "typealias", "var", "where", "while", "Type", "Protocol",
    ]

    /// Returns the name of an asset as a property: `hero-banner` becomes `heroBanner`. The suffix `Color` of a colour
    /// and the suffix `Image` of an image are left out.
    static func member(_ name: String, suffix: String) -> String {
        var words = words(name)
        guard var first = words.first else { return "_" }
        first = lowercased(first)
        words[0] = first
        var result = words[0] + words.dropFirst().map(capitalized).joined()
        if result.hasSuffix(suffix), result.count > suffix.count { result.removeLast(suffix.count) }
        return result.first?.isNumber ?? true ? "_" + result : result
    }

    /// Returns the name of a group as a type.
    static func type(_ name: String) -> String {
        let result = words(name).map(capitalized).joined()
        return result.first?.isNumber ?? true ? "_" + result : result
    }

    /// Returns a name as it must be written in Swift, where keywords need backticks.
    static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    private static func words(_ name: String) -> [String] {
        name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    private static func capitalized(_ word: String) -> String {
        word.prefix(1).uppercased() + word.dropFirst()
    }

    /// Returns a word with its capitals at the start in lower case. If lower-case letters come after several capitals, the
    /// last capital stays: `URLIcon` becomes `urlIcon`.
    private static func lowercased(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }
        guard capitals.count > 1, capitals.count < word.count,
            word.dropFirst(capitals.count).first?.isLowercase ?? false
        else { return capitals.lowercased() + word.dropFirst(capitals.count) }
        return capitals.dropLast().lowercased() + word.dropFirst(capitals.count - 1)
    }
}
