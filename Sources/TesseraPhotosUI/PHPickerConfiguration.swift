import TesseraUI

/// The photos and films among which the user chooses in a ``PHPickerViewController``.
/// See Apple's [PHPickerConfiguration](https://developer.apple.com/documentation/photosui/phpickerconfiguration-swift.struct).
public struct PHPickerConfiguration: Equatable, Sendable {
    /// The forms in which the app gets photos and films.
    /// See Apple's [PHPickerConfiguration.AssetRepresentationMode](
    /// https://developer.apple.com/documentation/photosui/phpickerconfiguration-swift.struct/assetrepresentationmode).
    public enum AssetRepresentationMode: Int, Sendable {
        /// The form that the browser chooses.
        case automatic = 0
        /// The form that the device has.
        case current = 1
        /// Forms that most programs read: photos as JPEG, PNG, GIF or WebP, and films as MPEG-4. Phones convert others.
        case compatible = 2
    }

    /// The greatest number of photos and films, or 0 for as many as a page sends at once, which is 100. The default is 1.
    public var selectionLimit = 1
    /// The kinds among which the user chooses, or nil for photos and films. The default is nil.
    public var filter: PHPickerFilter?
    /// The form in which the app gets photos and films. The default is ``AssetRepresentationMode/automatic``.
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic

    /// Creates a configuration for one photo or film.
    public init() {}

    /// Creates a configuration for one photo or film of the device's library.
    ///
    /// The user chooses as with ``init()``. A browser names no photos of the library, so that the results have no
    /// ``PHPickerResult/assetIdentifier``.
    public init(photoLibrary: PHPhotoLibrary) {}

    /// The types of the files.
    var types: [UTType] {
        let isCompatible = preferredAssetRepresentationMode == .compatible
        return (filter ?? .any(of: [.images, .videos])).kinds.flatMap { kind in
            switch kind {
            case .images: isCompatible ? [UTType.jpeg, .png, .gif, .webP] : [.image]
            case .videos: isCompatible ? [UTType.mpeg4Movie] : [.movie]
            }
        }
    }
}

/// The kinds of photos and films among which the user chooses.
/// See Apple's [PHPickerFilter](https://developer.apple.com/documentation/photosui/phpickerfilter-swift.struct).
public struct PHPickerFilter: Equatable, Sendable {
    enum Kind: Sendable {
        case images
        case videos
    }

    let kinds: [Kind]

    /// Photos and other images.
    public static let images = PHPickerFilter(kinds: [.images])
    /// Live photos. A browser does not tell them from other images, so that the user may choose those too.
    public static let livePhotos = PHPickerFilter(kinds: [.images])
    /// Films.
    public static let videos = PHPickerFilter(kinds: [.videos])

    /// Returns a filter for the kinds of all of `subfilters`.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        var kinds: [Kind] = []
        for kind in subfilters.flatMap(\.kinds) where !kinds.contains(kind) { kinds.append(kind) }
        return PHPickerFilter(kinds: kinds)
    }
}
