import Foundation

/// The name of an image in an asset catalog.
///
/// The porting tool writes a constant of this type for each image of a project's catalogs, for calls such as
/// `UIImage(resource: .heroBanner)`.
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
/// The porting tool writes a constant of this type for each colour of a project's catalogs, for calls such as
/// `UIColor(resource: .brand)`.
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
    /// Creates an image from an asset catalog. The image is empty if the catalog has none with the name.
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
    /// Creates a colour from an asset catalog. The colour is clear if the catalog has none with the name.
    public convenience init(resource: ColorResource) {
        guard let color = NamedColor.named(resource.name, in: resource.bundle) else {
            self.init(white: 0, alpha: 0)
            return
        }
        self.init(.named(color))
    }
}
