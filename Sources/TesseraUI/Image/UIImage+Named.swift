import Foundation

extension UIImage {
    /// Creates the image of a name in the main bundle. Nil where there is none, or where it cannot be read.
    ///
    /// See ``init(named:in:with:)``.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, with: nil)
    }

    /// Creates the image of a name in a bundle, for traits. Nil where there is none, or where it cannot be read.
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

    /// Creates the image of a name in a bundle, with a configuration. Nil where there is none, or where it cannot be
    /// read. See Apple's [init(named:in:with:)](
    /// https://developer.apple.com/documentation/uikit/uiimage/init(named:in:with:)).
    ///
    /// Looked for are image sets in the asset catalogs of the bundle, then its files. A package names a catalog among the
    /// resources of its target: `.copy("Assets.xcassets")`. An image view shows the variant
    /// that suits its traits (light or dark, contrast, direction, scale), and another one when they change. Images in
    /// use, and some of the last that were, are read once.
    ///
    /// - Parameters:
    ///   - name: the name of an image set, after those of its groups that provide a namespace; or that of a file, without
    ///     `@2x` or `@3x`, and for a PNG perhaps without its extension.
    ///   - bundle: the bundle. Nil is the main one, which holds the resources of the executable's target.
    ///   - configuration: what is asked of the image. Traits that it states count more than those of the view.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        let traits = UITraitCollection.current.overlaid(with: configuration?.traitCollection)
        guard let asset = NamedImages.asset(named: name, in: bundle, for: traits),
            let variant = asset.variant(for: traits)
        else { return nil }
        self.init(variant, configuration: configuration, asset: asset)
    }
}
