import Foundation
import Synchronization
import TesseraGraphics

/// A picture: encoded as it came, or a symbol.
/// See Apple's [UIImage](https://developer.apple.com/documentation/uikit/uiimage).
///
/// The encoded bytes are kept and the display decodes them; of a picture only the size is read here. An image of an
/// asset, as those of asset catalogs are, has variants of which the one is shown that suits the traits of its view.
/// Sendable: it holds constants, and the asset that it makes when asked is behind a lock.
open class UIImage: NSObject, @unchecked Sendable {
    /// What the image shows where no asset has something that suits better.
    let variant: ImageVariant
    /// What the app asked to be drawn otherwise.
    let changes: ImageChanges
    /// What the app asked of symbols and traits.
    let ownConfiguration: Configuration?
    private let knownAsset: Mutex<UIImageAsset?>

    init(
        _ variant: ImageVariant, changes: ImageChanges = ImageChanges(), configuration: Configuration? = nil,
        asset: UIImageAsset? = nil
    ) {
        self.variant = variant
        self.changes = changes
        ownConfiguration = configuration
        knownAsset = Mutex(asset)
        super.init()
    }

    /// Creates an image that shows nothing and has no size.
    public override convenience init() {
        self.init(.empty)
    }

    /// Creates an image from encoded data: JPEG, PNG, GIF or WebP. Nil where the data is nothing of these.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Creates an image from encoded data with `scale` pixels per point. Nil where the data is no image.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let variant = ImageVariant(data: data, scale: scale) else { return nil }
        self.init(variant)
    }

    /// Creates an image from a file. Nil where there is none, or where it is no image.
    ///
    /// A file whose name ends in `@2x` or `@3x` before the extension has that many pixels per point.
    public convenience init?(contentsOfFile path: String) {
        let url = URL(fileURLWithPath: path)
        guard let data = LimitedFile.contents(of: url, limit: LimitedFile.imageLimit) else { return nil }
        let stem = url.deletingPathExtension().lastPathComponent
        self.init(data: data, scale: stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1)
    }

    // MARK: What it is

    /// The size in points.
    open var size: CGSize { variant.size }
    /// Pixels per point.
    open var scale: CGFloat { variant.scale }
    /// How the image is turned and mirrored before it is drawn: ``Orientation/up``, or ``Orientation/upMirrored``
    /// after ``withHorizontallyFlippedOrientation()``. What cameras write of their own position is heeded when the
    /// picture is decoded.
    open var imageOrientation: Orientation { allChanges.orientation ?? .up }
    /// A Boolean value that tells whether the image is drawn in its own colours or in the tint colour.
    open var renderingMode: RenderingMode { allChanges.renderingMode ?? .automatic }
    /// A Boolean value that tells whether the image is a symbol.
    open var isSymbolImage: Bool { variant.symbol != nil }
    /// A Boolean value that tells whether the image is drawn mirrored where the user interface flows from
    /// right to left.
    open var flipsForRightToLeftLayoutDirection: Bool {
        allChanges.flipsForRightToLeft ?? variant.symbol?.flipsForRightToLeft ?? false
    }

    // MARK: Size, edges and alignment

    /// The parts at the edges that keep their size when an image view stretches the image, in points.
    open var capInsets: UIEdgeInsets { allChanges.resizing?.capInsets ?? .zero }
    /// How the rest fills its room then.
    open var resizingMode: ResizingMode { allChanges.resizing?.mode ?? .stretch }
    /// How far the part that constraints align lies inside the image, in points.
    open var alignmentRectInsets: UIEdgeInsets { allChanges.alignmentRectInsets ?? .zero }
    /// The distance in points of the baseline of text beside the image from the image's bottom edge; nil if the image has no
    /// baseline. The capital letters of text of a symbol's size are centred on the symbol.
    open var baselineOffsetFromBottom: CGFloat? { shown(for: .current).baselineOffset }
    /// A Boolean value that tells whether the image has a baseline.
    open var hasBaseline: Bool { baselineOffsetFromBottom != nil }

    /// The same image; where it is stretched, its edges keep their size and the rest is repeated.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// The same image; where it is stretched, as by an image view that scales it to fill, its edges keep their size.
    ///
    /// - Parameters:
    ///   - capInsets: the parts at the edges, in points.
    ///   - resizingMode: whether the rest is repeated or stretched.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        changed { $0.resizing = .init(capInsets: capInsets, mode: resizingMode) }
    }

    /// The same image, of which constraints align the part within the insets, in points.
    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changed { $0.alignmentRectInsets = alignmentInsets }
    }

    /// The same image with a baseline above its bottom edge, in points.
    open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        changed { $0.baselineOffset = .offset(baselineOffset) }
    }

    /// The same image without a baseline.
    open func imageWithoutBaseline() -> UIImage {
        changed { $0.baselineOffset = .absent }
    }

    // MARK: Direction

    /// The same image, drawn mirrored where the user interface flows from right to left.
    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        changed { $0.flipsForRightToLeft = true }
    }

    /// The image with left and right exchanged.
    open func withHorizontallyFlippedOrientation() -> UIImage {
        let orientation = imageOrientation.horizontallyFlipped
        return changed { $0.orientation = orientation }
    }

    // MARK: Colour

    /// The same image, drawn in its own colours or in the tint colour.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        changed { $0.renderingMode = renderingMode }
    }

    /// The same image in a colour of its own.
    ///
    /// As on iOS, an image view draws a symbol or template in the view's tint colour even so; it takes the image's with
    /// ``withTintColor(_:renderingMode:)`` and ``RenderingMode-swift.enum/alwaysOriginal``.
    open func withTintColor(_ color: UIColor) -> UIImage {
        changed { $0.tint = color }
    }

    /// The same image in a colour of its own, and with a rendering mode.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changed {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    // MARK: Configuration and variants

    /// What is asked of the image: the traits for which it is shown, and the look of a symbol. A symbol always has a
    /// ``SymbolConfiguration-swift.class``.
    open var configuration: Configuration? { symbolConfiguration ?? ownConfiguration }

    /// The look of a symbol; nil for other images.
    open var symbolConfiguration: SymbolConfiguration? {
        guard isSymbolImage else { return nil }
        return SymbolConfiguration(ownConfiguration?.parts ?? .init())
    }

    /// The same image with another configuration in place of its own. Traits that the configuration states count more
    /// than those of the view that shows the image.
    open func withConfiguration(_ configuration: Configuration) -> UIImage {
        configured(configuration)
    }

    /// The same symbol with a configuration on top of its own; nil for an image that is no symbol.
    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        symbolConfiguration.map { configured($0.applying(configuration)) }
    }

    /// The variants of the image. For one that came alone, an asset with this variant, to which others can be added.
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
    /// The asset, where there is one already.
    var asset: UIImageAsset? { knownAsset.withLock { $0 } }

    private var allChanges: ImageChanges { changes.over(variant.changes) }

    private func changed(_ change: (inout ImageChanges) -> Void) -> UIImage {
        var changes = changes
        change(&changes)
        return UIImage(variant, changes: changes, configuration: ownConfiguration, asset: asset)
    }

    private func configured(_ configuration: Configuration) -> UIImage {
        var variant = variant
        if let symbol = variant.symbol {
            variant.size = ShownSymbol(symbol, configuration.parts, traits: .current).size
        }
        return UIImage(variant, changes: changes, configuration: configuration, asset: asset)
    }

    /// The encoded picture that the image shows where no other variant suits better.
    var resource: ImageResource? { variant.resource }
}
