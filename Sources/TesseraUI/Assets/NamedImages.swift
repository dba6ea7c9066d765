import Foundation
import Synchronization

/// The images that apps asked for by name, so that none is read twice while it is in use or was of late.
enum NamedImages {
    private struct Key: Hashable {
        var folder: URL
        var name: String
    }

    private struct State: Sendable {
        var assets: [Key: WeakAsset] = [:]
        /// The last ones that were asked for, which are kept even when nobody uses them; the latest last.
        var recent: [UIImageAsset] = []
    }

    private struct WeakAsset: Sendable {
        weak var asset: UIImageAsset?
    }

    /// What the images that nobody may be using take at most: 64 images and 8 MB.
    private static let maximumCount = 64
    private static let maximumByteCount = 8 << 20

    private static let state = Mutex(State())

    /// The asset of a name in a bundle: an image set of an asset catalog, or loose files. Nil where there is none whose
    /// image for `traits` can be read. Nil for the bundle is the main one.
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
        if let folder = AssetCatalog.of(key.folder).imageSets[key.name] { set = ImageSet(folder: folder) }
        if set?.files.isEmpty ?? true { set = ImageSet(named: key.name, in: key.folder) }
        guard let set, !set.files.isEmpty else { return nil }
        return UIImageAsset(files: set.files)
    }

    private static func keep(_ asset: UIImageAsset, as key: Key) {
        // Images are let go outside the lock: that runs code of theirs.
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
