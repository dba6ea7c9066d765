import Foundation
import Synchronization

/// The names and folders of the assets in a folder's asset catalogs.
///
/// A catalog is a folder whose name ends in `.xcassets`, as Xcode writes it. Its subfolders are groups. If
/// the `Contents.json` of a group sets `provides-namespace`, the group's name precedes the names of its
/// assets: `Group/icon`.
struct AssetCatalog: Sendable {
    /// The folders of color sets, image sets, symbol sets and data sets by name.
    private(set) var colorSets: [String: URL] = [:]
    private(set) var imageSets: [String: URL] = [:]
    private(set) var symbolSets: [String: URL] = [:]
    private(set) var dataSets: [String: URL] = [:]

    /// The greatest depth of groups within groups.
    private static let maximumDepth = 16

    /// Reads the catalogs in `folder` in alphabetical order. Of several assets with the same name, the first
    /// one is used.
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
            case "symbolset": symbolSets[prefix + stem] = symbolSets[prefix + stem] ?? url
            case "dataset": dataSets[prefix + stem] = dataSets[prefix + stem] ?? url
            case "appiconset", "arresourcegroup", "brandassets", "cubetextureset", "iconset",
                "imagestack", "launchimage", "mipmapset", "spriteatlas", "sticker", "stickerpack",
                "textureset":
                break
            default:
                // A link could lead to the group itself and cause an endless search.
                guard Self.isFolder(url) else { continue }
                let contents = JSONObject(contentsOf: url.appendingPathComponent("Contents.json"))
                let hasNamespace = contents?["properties"]?["provides-namespace"]?.bool ?? false
                add(url, prefix: hasNamespace ? prefix + name + "/" : prefix, depth: depth + 1)
            }
        }
    }

    /// Returns true for a folder, and false for a link to a folder.
    private static func isFolder(_ url: URL) -> Bool {
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
        return attributes?[.type] as? FileAttributeType == .typeDirectory
    }

    private static func names(in folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    // MARK: Catalogs that have been read

    private static let known = Mutex<[URL: AssetCatalog]>([:])

    /// Returns the catalogs of a folder. Each folder is read only once.
    static func of(_ folder: URL) -> AssetCatalog {
        if let catalog = known.withLock({ $0[folder] }) { return catalog }
        let catalog = AssetCatalog(folder: folder)
        known.withLock { $0[folder] = catalog }
        return catalog
    }
}
