import Foundation
import TesseraGeometry

/// Displays a list content configuration: an image, and one or two texts beside it.
/// See Apple's [UIListContentView](https://developer.apple.com/documentation/uikit/uilistcontentview).
///
/// A cell creates such a view for its `contentConfiguration`. An app can also create one and place it in any
/// view, by its frame or by constraints. With constraints, its height depends on its width like a label's.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    /// The configuration that the view displays. It must be a ``UIListContentConfiguration``.
    open var configuration: any UIContentConfiguration {
        get { list }
        set {
            guard let new = newValue as? UIListContentConfiguration else {
                fatalError(
                    "UIListContentView.configuration: \(type(of: newValue)) is no UIListContentConfiguration. Ask "
                        + "supports(_:) before.")
            }
            let old = list
            // A reused row mostly gets another text, and the other properties need no comparison then.
            guard new.primary != old.primary || new != old else { return }
            list = new
            display(from: old)
        }
    }

    /// Creates a view that displays a configuration.
    public init(configuration: UIListContentConfiguration) {
        list = configuration
        super.init(frame: .zero)
        display(from: nil)
    }

    /// Creates a view with the configuration of an empty row from an archive.
    public required init?(coder: NSCoder) {
        list = .cell()
        super.init(coder: coder)
        display(from: nil)
    }

    /// The guide for the rectangle of the text, or nil if there is no text. When a configuration without a
    /// text is set, the guide is removed, and its constraints are deactivated.
    open var textLayoutGuide: UILayoutGuide? { guide(.text) }
    /// The guide for the rectangle of the second text, or nil if there is none. When a configuration without
    /// a second text is set, the guide is removed, and its constraints are deactivated.
    open var secondaryTextLayoutGuide: UILayoutGuide? { guide(.secondaryText) }
    /// The guide for the rectangle of the image, or nil if there is none. When a configuration without an
    /// image is set, the guide is removed, and its constraints are deactivated.
    open var imageLayoutGuide: UILayoutGuide? { guide(.image) }

    /// The displayed configuration.
    private(set) var list: UIListContentConfiguration
    var textLabel: UILabel?
    var secondaryTextLabel: UILabel?
    var imageView: UIImageView?
    /// The guides that were requested.
    var guides: [ContentGuide.Part: ContentGuide] = [:]
    /// True while a configuration is applied, when the labels report many changes.
    var isDisplaying = false
    /// The sizes of the content in the most recent widths.
    private var knownSizes = KnownSizes()
    private var givenWidth = ContentWidth.natural

    // MARK: Size

    /// Returns the size of the content in the width of `size`, or in one line if that width is 0.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        contentSize(in: size.width > 0 ? size.width : .greatestFiniteMagnitude)
    }

    open override var intrinsicContentSize: CGSize {
        givenWidth.intrinsicSize { contentSize(in: $0) }
    }

    /// Returns the size of the content: in the target's width if the horizontal priority is higher than
    /// ``UILayoutPriority/defaultHigh``, otherwise in one line. Constraints within the view have no effect.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        Self.size(fitting: targetSize, horizontalFittingPriority, verticalFittingPriority) {
            contentSize(in: $0)
        }
    }

    /// Returns the size of the content in a width. The sizes for the most recent widths are cached.
    func contentSize(in width: CGFloat) -> CGSize {
        if let known = knownSizes.size(in: width) { return known }
        let size = arrangement(width: width, height: nil, traitCollection).size
        knownSizes.insert(size, width: width)
        return size
    }

    override var contentHeightDependsOnWidth: Bool { true }
    override var contentWidth: ContentWidth {
        get { givenWidth }
        set { givenWidth = newValue }
    }

    /// Discards the measured sizes, and requests a layout.
    func measuresChanged() {
        knownSizes.removeAll()
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    override func subviewContentSizeDidChange(_ subview: UIView) {
        super.subviewContentSizeDidChange(subview)
        guard !isDisplaying, subview === textLabel || subview === secondaryTextLabel || subview === imageView
        else { return }
        measuresChanged()
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        if !isDisplaying { measuresChanged() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let traits = traitCollection
        if previousTraitCollection?.displayScale != traits.displayScale
            || previousTraitCollection?.preferredContentSizeCategory != traits.preferredContentSizeCategory
        {
            measuresChanged()
        }
    }

    // MARK: Display

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateImageTint()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        // The traits take a walk up to the window.
        let traits = traitCollection
        var places = arrangement(width: bounds.width, height: bounds.height, traits)
        if layoutDirection(with: traits) == .rightToLeft { places = places.mirrored(in: bounds.width) }
        place(textLabel, places.text?.frame)
        place(secondaryTextLabel, places.secondaryText?.frame)
        place(imageView, places.image)
        if let imageView, let size = places.image?.size, list.imageProperties.cornerRadius > 0 {
            imageView.layer.cornerRadius = min(
                list.imageProperties.cornerRadius, min(size.width, size.height) / 2)
        }
        placeGuides(places)
    }

    private func place(_ view: UIView?, _ frame: CGRect?) {
        guard let view, let frame else { return }
        view.frame = CGRect(
            x: bounds.minX + frame.minX, y: bounds.minY + frame.minY, width: frame.width, height: frame.height
        )
    }
}
