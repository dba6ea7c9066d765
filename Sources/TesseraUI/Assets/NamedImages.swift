import Foundation
import Synchronization

/// The images that apps requested by name. No image is read again while it is in use or was requested
/// recently.
enum NamedImages {
    private struct Key: Hashable {
        var folder: URL
        var name: String
    }

    private struct State: Sendable {
        var assets: [Key: WeakAsset] = [:]
        /// The images that were requested recently, the latest last. They remain even if nothing uses them.
        var recent: [UIImageAsset] = []
    }

    private struct WeakAsset: Sendable {
        weak var asset: UIImageAsset?
    }

    /// The limits for images that may be unused: 64 images and 8 MB.
    private static let maximumCount = 64
    private static let maximumByteCount = 8 << 20

    private static let state = Mutex(State())

    /// Returns the asset with a name in a bundle: an image set or a symbol set of an asset catalog, or loose files. Returns
    /// nil if there is no asset with a readable image for `traits`. If `bundle` is nil, the main bundle is
    /// used.
    static func asset(named name: String, in bundle: Bundle?, for traits: UITraitCollection) -> UIImageAsset?
    {
        for folder in ResourceFolders.folders(of: bundle) {
            let key = Key(folder: folder, name: name)
            let known = state.withLock { $0.assets[key]?.asset }
            guard let asset = known ?? read(key), asset.variant(for: traits) != nil else { continue }
            keep(asset, as: key)
            return asset
        }
        return nil
    }

    private static func read(_ key: Key) -> UIImageAsset? {
        var set: ImageSet?
        let catalog = AssetCatalog.of(key.folder)
        if let folder = catalog.imageSets[key.name] {
            set = ImageSet(folder: folder)
        } else if let folder = catalog.symbolSets[key.name] {
            set = ImageSet(symbolSet: folder, name: key.name)
        }
        if set?.files.isEmpty ?? true { set = ImageSet(named: key.name, in: key.folder) }
        guard let set, !set.files.isEmpty else { return nil }
        return UIImageAsset(files: set.files)
    }

    private static func keep(_ asset: UIImageAsset, as key: Key) {
        // Images are released outside the lock, because that runs their own code.
        let dropped = state.withLock { state in
            state.assets[key] = WeakAsset(asset: asset)
            state.recent.removeAll { $0 === asset }
            state.recent.append(asset)
            var byteCount = state.recent.reduce(0) { $0 + $1.byteCount }
            var dropCount = 0
            while state.recent.count - dropCount > 1,
                byteCount > maximumByteCount || state.recent.count - dropCount > maximumCount
            {
                byteCount -= state.recent[dropCount].byteCount
                dropCount += 1
            }
            let dropped = Array(state.recent.prefix(dropCount))
            state.recent.removeFirst(dropCount)
            if dropCount > 0 { state.assets = state.assets.filter { $0.value.asset != nil } }
            return dropped
        }
        withExtendedLifetime(dropped) {}
    }
}
