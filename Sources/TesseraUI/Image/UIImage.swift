import Foundation
import Synchronization
import TesseraBasics
import TesseraGraphics

/// A picture in its encoded form, or a symbol.
/// See Apple's [UIImage](https://developer.apple.com/documentation/uikit/uiimage).
///
/// The encoded bytes are kept, and the display decodes them; only the size of a picture is read here. An image of an asset, for
/// example from an asset catalog, has several variants; the one that suits the traits of the view is displayed. The class is
/// sendable because it has only constants, except for its asset, which a lock protects.
open class UIImage: NSObject, @unchecked Sendable {
    /// Not for use by apps. What an image consists of.
    public struct Composition {
        let variant: ImageVariant
        let changes: ImageChanges
        let configuration: Configuration?

        init(
            _ variant: ImageVariant, changes: ImageChanges = ImageChanges(),
            configuration: Configuration? = nil
        ) {
            var variant = variant
            if let symbol = variant.symbol {
                let look = ResolvedSymbol(symbol, configuration?.parts ?? .init(), traits: .current)
                variant.size = look.size
            }
            (self.variant, self.changes, self.configuration) = (variant, changes, configuration)
        }
    }

    private let composition: Composition
    private let knownAsset = Mutex<UIImageAsset?>(nil)

    /// The variant that is displayed if the image has no asset with a better one.
    final var variant: ImageVariant { composition.variant }
    /// The changes that the app has made to the drawing of the image.
    final var changes: ImageChanges { composition.changes }
    /// The requirements of the app for symbols and traits, or nil.
    final var ownConfiguration: Configuration? { composition.configuration }

    // A class of an app inherits the initializers only if all designated ones are public.
    /// Not for use by apps. Creates an image of what it consists of.
    public init(composition: Composition) {
        self.composition = composition
        super.init()
    }

    convenience init(
        _ variant: ImageVariant, changes: ImageChanges = ImageChanges(), configuration: Configuration? = nil,
        asset: UIImageAsset? = nil
    ) {
        self.init(composition: Composition(variant, changes: changes, configuration: configuration))
        if let asset { knownAsset.withLock { $0 = asset } }
    }

    /// Creates an empty image without a size.
    public override init() {
        composition = Composition(.empty)
        super.init()
    }

    /// Creates an image from encoded data: JPEG, PNG, GIF, WebP, AVIF or SVG. Returns nil if the data has
    /// another format.
    ///
    /// The display plays an animated GIF, as browsers do. SVG runs no scripts and loads nothing.
    public init?(data: Data) {
        guard let variant = ImageVariant(data: data, scale: 1) else { return nil }
        composition = Composition(variant)
        super.init()
    }

    /// Creates an image from encoded data with `scale` pixels per point. Returns nil if the data is not an image.
    public init?(data: Data, scale: CGFloat) {
        guard let variant = ImageVariant(data: data, scale: scale) else { return nil }
        composition = Composition(variant)
        super.init()
    }

    /// Creates an image from a file. Returns nil if there is none, or if it is not an image.
    ///
    /// A file whose name ends in `@2x` or `@3x` before the extension has that many pixels per point.
    public init?(contentsOfFile path: String) {
        let url = URL(fileURLWithPath: path)
        let stem = url.deletingPathExtension().lastPathComponent
        let scale: CGFloat = stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1
        guard let data = LimitedFile.contents(of: url, limit: LimitedFile.imageLimit),
            let variant = ImageVariant(data: data, scale: scale)
        else { return nil }
        composition = Composition(variant)
        super.init()
    }

    /// Creates an image of a decoded picture with one pixel per point.
    public init(cgImage: CGImage) {
        composition = Composition(ImageVariant(cgImage, scale: 1))
        super.init()
    }

    /// Creates an image of a decoded picture.
    ///
    /// - Parameters:
    ///   - cgImage: The picture.
    ///   - scale: The number of pixels per point.
    ///   - orientation: The way in which the picture is rotated and mirrored. The new image has these pixels, and its
    ///     ``imageOrientation`` is ``Orientation/up``.
    public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        composition = Composition(ImageVariant(cgImage.oriented(orientation), scale: scale))
        super.init()
    }

    /// Creates the image that an image literal names: `#imageLiteral(resourceName: "Logo")`.
    ///
    /// - Parameter name: The name with which ``init(named:)`` finds the image in the main bundle. The app ends if there is none.
    public required convenience init(imageLiteralResourceName name: String) {
        let traits = UITraitCollection.current
        guard let asset = NamedImages.asset(named: name, in: nil, for: traits),
            let variant = asset.variant(for: traits)
        else {
            misuse(
                "UIImage(imageLiteralResourceName:)",
                "The main bundle has no image “\(name)”. Add it to the resources of the app's target.")
        }
        self.init(variant, asset: asset)
    }

    // MARK: Properties

    /// The size in points.
    open var size: CGSize { variant.size }
    /// The number of pixels per point.
    open var scale: CGFloat { variant.scale }
    /// The way in which the image is rotated and mirrored before it is drawn: ``Orientation/up``, or
    /// ``Orientation/upMirrored`` after ``withHorizontallyFlippedOrientation()``. The orientation that
    /// cameras write into a picture is applied when the picture is decoded.
    open var imageOrientation: Orientation { allChanges.orientation ?? .up }
    /// The way in which the image is coloured.
    open var renderingMode: RenderingMode { allChanges.renderingMode ?? .automatic }
    /// A Boolean value that tells whether the image is a symbol.
    open var isSymbolImage: Bool { variant.symbol != nil }
    /// A Boolean value that tells whether the image is mirrored when the user interface flows from right to
    /// left.
    open var flipsForRightToLeftLayoutDirection: Bool {
        allChanges.flipsForRightToLeft ?? variant.symbol?.flipsForRightToLeft ?? false
    }

    // MARK: Size, edges and alignment

    /// The parts at the edges that keep their size when an image view stretches the image, in points.
    open var capInsets: UIEdgeInsets { allChanges.resizing?.capInsets ?? .zero }
    /// The way in which the part within these edges fills a larger rectangle.
    open var resizingMode: ResizingMode { allChanges.resizing?.mode ?? .stretch }
    /// The distances in points by which the part that constraints align lies inside the image.
    open var alignmentRectInsets: UIEdgeInsets { allChanges.alignmentRectInsets ?? .zero }
    /// The distance in points from the image's bottom edge to the baseline of text beside it, or nil if the
    /// image has no baseline. Capital letters of text of a symbol's size are centred on the symbol.
    open var baselineOffsetFromBottom: CGFloat? { resolved(for: .current).baselineOffset }
    /// A Boolean value that tells whether the image has a baseline.
    open var hasBaseline: Bool { baselineOffsetFromBottom != nil }

    /// Returns an image that can be stretched: its edges keep their size, and the part within them is
    /// repeated.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// Returns an image that can be stretched, for example by an image view that scales it to fill, while its
    /// edges keep their size.
    ///
    /// - Parameters:
    ///   - capInsets: The sizes of the edges, in points.
    ///   - resizingMode: The way in which the part within the edges fills the rectangle.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        changed { $0.resizing = .init(capInsets: capInsets, mode: resizingMode) }
    }

    /// Returns an image of which constraints align the part within the insets, in points.
    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changed { $0.alignmentRectInsets = alignmentInsets }
    }

    /// Returns an image with a baseline at a distance in points from its bottom edge.
    open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        changed { $0.baselineOffset = .offset(baselineOffset) }
    }

    /// Returns an image without a baseline.
    open func imageWithoutBaseline() -> UIImage {
        changed { $0.baselineOffset = .absent }
    }

    // MARK: Direction

    /// Returns an image that is mirrored when the user interface flows from right to left.
    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        changed { $0.flipsForRightToLeft = true }
    }

    /// Returns the image with left and right exchanged.
    open func withHorizontallyFlippedOrientation() -> UIImage {
        let orientation = imageOrientation.horizontallyFlipped
        return changed { $0.orientation = orientation }
    }

    // MARK: Colour

    /// Returns an image with another rendering mode.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        changed { $0.renderingMode = renderingMode }
    }

    /// Returns an image with a colour of its own.
    ///
    /// As on iOS, an image view nevertheless draws a symbol or a template image in the view's tint colour. It
    /// uses the image's colour after ``withTintColor(_:renderingMode:)`` with
    /// ``RenderingMode-swift.enum/alwaysOriginal``.
    open func withTintColor(_ color: UIColor) -> UIImage {
        changed { $0.tint = color }
    }

    /// Returns an image with a colour of its own and a rendering mode.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changed {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    // MARK: Configuration and variants

    /// The traits for which the image is displayed, and the look of a symbol, or nil. A symbol always has a
    /// ``SymbolConfiguration-swift.class``.
    open var configuration: Configuration? { symbolConfiguration ?? ownConfiguration }

    /// The look of a symbol, or nil for other images.
    open var symbolConfiguration: SymbolConfiguration? {
        guard isSymbolImage else { return nil }
        return SymbolConfiguration(ownConfiguration?.parts ?? .init())
    }

    /// Returns an image with another configuration in place of its own. The traits of the configuration take
    /// precedence over those of the view that displays the image.
    open func withConfiguration(_ configuration: Configuration) -> UIImage {
        configured(configuration)
    }

    /// Returns a symbol with a configuration on top of its own, or nil if the image is not a symbol.
    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        symbolConfiguration.map { configured($0.applying(configuration)) }
    }

    /// The variants of the image. If the image has only one, it is an asset with this variant, to which
    /// others can be added.
    open var imageAsset: UIImageAsset? {
        knownAsset.withLock { asset in
            let made = asset ?? UIImageAsset(first: variant, configuration: ownConfiguration)
            asset = made
            return made
        }
    }

    // MARK: Comparing

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other
            || variant == other.variant && changes == other.changes
                && ownConfiguration?.parts ?? .init() == other.ownConfiguration?.parts ?? .init()
    }

    open override var hash: Int { size.width.hashValue }
}

extension UIImage {
    /// The asset, or nil if there is none yet.
    var asset: UIImageAsset? { knownAsset.withLock { $0 } }

    private var allChanges: ImageChanges { changes.over(variant.changes) }

    private func changed(_ change: (inout ImageChanges) -> Void) -> UIImage {
        var changes = changes
        change(&changes)
        return UIImage(variant, changes: changes, configuration: ownConfiguration, asset: asset)
    }

    private func configured(_ configuration: Configuration) -> UIImage {
        UIImage(variant, changes: changes, configuration: configuration, asset: asset)
    }

    /// The encoded picture of the image's own variant, or nil.
    var resource: ImageFile? { variant.resource }
}
