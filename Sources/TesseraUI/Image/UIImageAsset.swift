import Foundation
import Synchronization

/// A collection of variants of an image, each for different traits.
/// See Apple's [UIImageAsset](https://developer.apple.com/documentation/uikit/uiimageasset).
///
/// ```swift
/// let asset = UIImageAsset()
/// asset.register(day, with: UITraitCollection(userInterfaceStyle: .light))
/// asset.register(night, with: UITraitCollection(userInterfaceStyle: .dark))
/// imageView.image = asset.image(with: .current)
/// ```
///
/// An image view displays the variant that suits its traits, and another one when they change. The class is
/// sendable because a lock protects the variants.
open class UIImageAsset: NSObject, @unchecked Sendable {
    private let variants: Mutex<[Variant]>

    /// A variant, which is read from its file when it is used for the first time.
    fileprivate struct Variant: Sendable {
        enum Content: Sendable {
            case file(ImageSet.File)
            case loaded(ImageVariant)
            /// The file is not an image.
            case broken
        }

        var conditions: AssetConditions
        var content: Content
    }

    /// Creates an asset without images.
    public override init() {
        variants = Mutex([])
        super.init()
    }

    /// Creates an asset with a single image.
    init(first: ImageVariant, configuration: UIImage.Configuration?) {
        let conditions = configuration?.traitCollection.map { AssetConditions($0) } ?? AssetConditions()
        variants = Mutex([Variant(conditions: conditions, content: .loaded(first))])
        super.init()
    }

    /// Creates an asset with the images of files.
    init(files: [ImageSet.File]) {
        variants = Mutex(files.map { Variant(conditions: $0.conditions, content: .file($0)) })
        super.init()
    }

    /// Returns the image that suits the traits best, or an empty image if there is none.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        guard let variant = variant(for: .current.overlaid(with: traitCollection)) else { return UIImage() }
        return UIImage(variant, asset: self)
    }

    /// Returns the image that suits the traits of a configuration best, with that configuration.
    open func image(with configuration: UIImage.Configuration) -> UIImage {
        guard let variant = variant(for: .current.overlaid(with: configuration.traitCollection)) else {
            return UIImage()
        }
        return UIImage(variant, configuration: configuration, asset: self)
    }

    /// Adds an image for the traits that are specified. It replaces an image for the same traits.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        let resolved = image.resolved(for: .current.overlaid(with: traitCollection))
        var variant = ImageVariant(content: resolved.content, size: resolved.size, scale: resolved.scale)
        variant.changes = resolved.changes
        let added = Variant(conditions: AssetConditions(traitCollection), content: .loaded(variant))
        variants.withLock { variants in
            variants.removeAll { $0.conditions == added.conditions }
            variants.append(added)
        }
    }

    /// Adds an image for the traits of a configuration. It replaces an image for the same traits.
    open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        register(image, with: configuration.traitCollection ?? .current)
    }

    /// Removes the image that was registered for the same traits.
    open func unregister(with traitCollection: UITraitCollection) {
        let conditions = AssetConditions(traitCollection)
        variants.withLock { $0.removeAll { $0.conditions == conditions } }
    }

    /// Removes the image that was registered for the traits of a configuration.
    open func unregister(with configuration: UIImage.Configuration) {
        unregister(with: configuration.traitCollection ?? .current)
    }
}

extension UIImageAsset {
    /// Returns the readable variant that suits the traits best, or nil if there is none.
    func variant(for traits: UITraitCollection) -> ImageVariant? {
        let assetTraits = AssetTraits(traits)
        return variants.withLock { variants in
            while true {
                let candidates = variants.indices.filter { !variants[$0].isBroken }
                guard let index = candidates.best(for: assetTraits, { variants[$0].conditions }) else {
                    return nil
                }
                switch variants[index].content {
                case .loaded(let variant): return variant
                case .file(let file):
                    variants[index].content = ImageSet.variant(of: file).map { .loaded($0) } ?? .broken
                case .broken: return nil
                }
            }
        }
    }

    /// The number of bytes of the encoded pictures that were read.
    var byteCount: Int {
        variants.withLock { variants in
            variants.reduce(0) { sum, variant in
                guard case .loaded(let image) = variant.content else { return sum }
                return sum + (image.resource?.data.count ?? 0)
            }
        }
    }
}

extension UIImageAsset.Variant {
    fileprivate var isBroken: Bool { if case .broken = content { true } else { false } }
}
