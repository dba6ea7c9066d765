import Foundation

/// The name of a data set in an asset catalog.
public typealias NSDataAssetName = String

/// A file of any kind from a data set of an asset catalog.
/// See Apple's [NSDataAsset](https://developer.apple.com/documentation/uikit/nsdataasset).
///
/// The class is sendable because it has only constants.
open class NSDataAsset: NSObject, NSCopying, @unchecked Sendable {
    /// The name of the data set, after those of its groups that provide a namespace.
    public let name: NSDataAssetName
    /// The bytes of the file.
    public let data: Data
    /// The type of the file, such as `public.json`: the one that the data set states, or else the one that belongs to the
    /// file's extension.
    public let typeIdentifier: String

    /// The size of the largest file that is read: 256 MB.
    private static let limit = 256 << 20

    /// Creates the data with a name in the main bundle, or returns nil if there is none or it cannot be read.
    public convenience init?(name: NSDataAssetName) {
        self.init(name: name, bundle: .main)
    }

    /// Creates the data with a name in a bundle, or returns nil if there is none or it cannot be read.
    public init?(name: NSDataAssetName, bundle: Bundle) {
        let sets = ResourceFolders.folders(of: bundle).lazy.compactMap { AssetCatalog.of($0).dataSets[name] }
        guard let folder = sets.first, let entry = Self.entry(of: folder),
            let file = entry["filename"]?.string, ImageSet.isPlain(file),
            let data = LimitedFile.contents(of: folder.appendingPathComponent(file), limit: Self.limit)
        else { return nil }
        self.name = name
        self.data = data
        typeIdentifier =
            entry["universal-type-identifier"]?.string
            ?? UTType(filenameExtension: (file as NSString).pathExtension)?.identifier ?? "public.data"
        super.init()
    }

    /// Returns the entry of a data set that suits the device best, or nil if there is none.
    private static func entry(of folder: URL) -> JSONObject? {
        let contents = JSONObject(contentsOf: folder.appendingPathComponent("Contents.json"))
        let entries = (contents?["data"]?.array ?? []).filter { $0["filename"]?.string != nil }
        let suitable = entries.compactMap { entry in AssetConditions(entry: entry).map { (entry, $0) } }
        return suitable.best(for: AssetTraits(.current)) { $0.1 }?.0
    }

    /// Returns the object itself, which cannot be changed.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
