import Foundation

/// The name of an image in an asset catalog.
///
/// For each image of its catalogs, a project has a constant of this type: `UIImage(resource: .heroBanner)`.
/// See Apple's [ImageResource](https://developer.apple.com/documentation/developertoolssupport/imageresource).
public struct ImageResource: Hashable, Sendable {
    fileprivate let name: String
    fileprivate let bundle: Bundle

    /// Creates the name of an image in a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

/// The name of a colour in an asset catalog.
///
/// For each colour of its catalogs, a project has a constant of this type: `UIColor(resource: .brand)`.
/// See Apple's [ColorResource](https://developer.apple.com/documentation/developertoolssupport/colorresource).
public struct ColorResource: Hashable, Sendable {
    fileprivate let name: String
    fileprivate let bundle: Bundle

    /// Creates the name of a colour in a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension UIImage {
    /// Creates the image with a name in an asset catalog. The image is empty if there is none.
    public convenience init(resource: ImageResource) {
        let traits = UITraitCollection.current
        guard let asset = NamedImages.asset(named: resource.name, in: resource.bundle, for: traits),
            let variant = asset.variant(for: traits)
        else {
            self.init(.empty)
            return
        }
        self.init(variant, asset: asset)
    }
}

extension UIColor {
    /// Creates the colour with a name in an asset catalog. The colour is clear if there is none.
    public convenience init(resource: ColorResource) {
        guard let color = NamedColor.named(resource.name, in: resource.bundle) else {
            self.init(white: 0, alpha: 0)
            return
        }
        self.init(.named(color))
    }
}
