import Foundation
import Synchronization

/// The asset catalogs of a folder: what is called how, and where it lies.
///
/// A catalog is a folder whose name ends in `.xcassets`, as Xcode writes it. Folders in it are groups; one whose
/// `Contents.json` says `provides-namespace` puts its name before those of what it holds: `Group/icon`.
struct AssetCatalog: Sendable {
    /// The folders of color sets and image sets by name.
    private(set) var colorSets: [String: URL] = [:]
    private(set) var imageSets: [String: URL] = [:]

    /// How deep groups may lie within groups.
    private static let maximumDepth = 16

    /// Looks through the catalogs that lie in `folder`, in alphabetical order; the first with a name has it.
    init(folder: URL) {
        for name in Self.names(in: folder) where name.hasSuffix(".xcassets") {
            add(folder.appendingPathComponent(name), prefix: "", depth: 0)
        }
    }

    private mutating func add(_ group: URL, prefix: String, depth: Int) {
        guard depth < Self.maximumDepth else { return }
        for name in Self.names(in: group) {
            let url = group.appendingPathComponent(name)
            let stem = (name as NSString).deletingPathExtension
            switch (name as NSString).pathExtension {
            case "colorset": colorSets[prefix + stem] = colorSets[prefix + stem] ?? url
            case "imageset": imageSets[prefix + stem] = imageSets[prefix + stem] ?? url
            case "appiconset", "arresourcegroup", "brandassets", "cubetextureset", "dataset", "iconset",
                "imagestack", "launchimage", "mipmapset", "spriteatlas", "sticker", "stickerpack",
                "symbolset",
                "textureset":
                break
            default:
                // A link might lead to the group itself, over and over.
                guard Self.isFolder(url) else { continue }
                let contents = JSONObject(contentsOf: url.appendingPathComponent("Contents.json"))
                let hasNamespace = contents?["properties"]?["provides-namespace"]?.bool ?? false
                add(url, prefix: hasNamespace ? prefix + name + "/" : prefix, depth: depth + 1)
            }
        }
    }

    /// Returns true for a folder, and false for a link to one.
    private static func isFolder(_ url: URL) -> Bool {
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
        return attributes?[.type] as? FileAttributeType == .typeDirectory
    }

    private static func names(in folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    // MARK: The catalogs that are known

    private static let known = Mutex<[URL: AssetCatalog]>([:])

    /// The catalogs of a folder, which are looked through once.
    static func of(_ folder: URL) -> AssetCatalog {
        if let catalog = known.withLock({ $0[folder] }) { return catalog }
        let catalog = AssetCatalog(folder: folder)
        known.withLock { $0[folder] = catalog }
        return catalog
    }
}
