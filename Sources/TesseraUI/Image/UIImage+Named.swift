import Foundation

extension UIImage {
    /// Creates the image with a name in the main bundle, or returns nil if there is none or it cannot be
    /// read.
    ///
    /// See ``init(named:in:with:)``.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, with: nil)
    }

    /// Creates the image with a name in a bundle, for traits, or returns nil if there is none or it cannot be
    /// read.
    ///
    /// See ``init(named:in:with:)``.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        let traits = UITraitCollection.current.overlaid(with: traitCollection)
        guard let asset = NamedImages.asset(named: name, in: bundle, for: traits),
            let variant = asset.variant(for: traits)
        else { return nil }
        self.init(variant, asset: asset)
    }

    /// Creates the image with a name in a bundle, with a configuration, or returns nil if there is none or it
    /// cannot be read. See Apple's [init(named:in:with:)](
    /// https://developer.apple.com/documentation/uikit/uiimage/init(named:in:with:)).
    ///
    /// The image is searched first in the asset catalogs of the bundle, and then among its files. A package
    /// names a catalog among the resources of its target: `.copy("Assets.xcassets")`. An image view displays
    /// the variant that suits its traits (light or dark, contrast, direction, scale), and another one when
    /// they change. Images in use, and some that were used recently, are not read again.
    ///
    /// - Parameters:
    ///   - name: The name of an image set, after those of its groups that provide a namespace; or the name of
    ///     a file, without `@2x` or `@3x`. A PNG file may be named without its extension.
    ///   - bundle: The bundle, or nil for the main one, which contains the resources of the executable's
    ///     target.
    ///   - configuration: The configuration of the image. Its traits take precedence over those of the view.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        let traits = UITraitCollection.current.overlaid(with: configuration?.traitCollection)
        guard let asset = NamedImages.asset(named: name, in: bundle, for: traits),
            let variant = asset.variant(for: traits)
        else { return nil }
        self.init(variant, configuration: configuration, asset: asset)
    }
}
