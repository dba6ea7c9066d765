import Foundation
import TesseraGeometry

/// Displays a content-unavailable configuration: an image, texts and buttons in the middle of its safe area, above the keyboard
/// on the screen.
/// See Apple's [UIContentUnavailableView](https://developer.apple.com/documentation/uikit/uicontentunavailableview).
///
/// A controller creates such a view for its ``UIViewController/contentUnavailableConfiguration``. An app can also create one and
/// place it in any view.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
    /// The configuration that the view displays. It must be a ``UIContentUnavailableConfiguration``.
    open var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let new = newValue as? UIContentUnavailableConfiguration else {
                fatalError(
                    "UIContentUnavailableView.configuration: \(type(of: newValue)) is no "
                        + "UIContentUnavailableConfiguration. Ask supports(_:) before.")
            }
            guard new != content else { return }
            content = new
            display()
        }
    }

    /// A Boolean value that tells whether the user can scroll content that needs more height than the view has. The default is
    /// true.
    open var isScrollEnabled: Bool {
        get { room.allowsScrolling }
        set { room.allowsScrolling = newValue }
    }

    /// Creates a view that displays a configuration.
    public init(configuration: UIContentUnavailableConfiguration) {
        content = configuration
        super.init(frame: .zero)
        install()
    }

    /// Creates a view with the configuration of an empty screen from an archive.
    public required init?(coder: NSCoder) {
        content = .empty()
        super.init(coder: coder)
        install()
    }

    /// The displayed configuration.
    private(set) var content: UIContentUnavailableConfiguration
    private let room = UnavailableContentRoom()
    private let backgroundView = BackgroundView(.clear())
    private var givenWidth = ContentWidth.natural
    /// The constraints between the edges of the view and those of the room.
    private lazy var edges = (
        top: room.topAnchor.constraint(equalTo: topAnchor),
        leading: room.leadingAnchor.constraint(equalTo: leadingAnchor),
        bottom: bottomAnchor.constraint(equalTo: room.bottomAnchor),
        trailing: trailingAnchor.constraint(equalTo: room.trailingAnchor)
    )

    private func install() {
        addSubview(backgroundView)
        room.translatesAutoresizingMaskIntoConstraints = false
        addSubview(room)
        // The first of these constraints cannot be satisfied while the keyboard covers the lower margin, and neither of the two
        // while the view is smaller than its margins.
        edges.bottom.priority = .required - 1
        edges.trailing.priority = .required - 1
        NSLayoutConstraint.activate([
            edges.top, edges.leading, edges.bottom, edges.trailing,
            room.bottomAnchor.constraint(lessThanOrEqualTo: keyboardLayoutGuide.topAnchor),
        ])
        display()
    }

    private func display() {
        directionalLayoutMargins = content.directionalLayoutMargins
        preservesSuperviewLayoutMargins = !content.axesPreservingSuperviewLayoutMargins.isEmpty
        backgroundView.configuration = content.background
        room.display(content)
        updateEdges()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Margins

    /// The distances in points between the edges of the view and its content. Along the axes that preserve the margins of the
    /// superview, they are at least as great as the superview's.
    private var presentMargins: NSDirectionalEdgeInsets {
        let axes = content.axesPreservingSuperviewLayoutMargins
        let (own, inherited) = (content.directionalLayoutMargins, directionalLayoutMargins)
        let safeArea = safeAreaInsets
        var margins = inherited
        if !axes.contains(.horizontal) {
            margins.leading = own.leading + (isRightToLeft ? safeArea.right : safeArea.left)
            margins.trailing = own.trailing + (isRightToLeft ? safeArea.left : safeArea.right)
        }
        if !axes.contains(.vertical) {
            margins.top = own.top + safeArea.top
            margins.bottom = own.bottom + safeArea.bottom
        }
        return margins
    }

    private func updateEdges() {
        let margins = presentMargins
        for (edge, length) in [
            (edges.top, margins.top), (edges.leading, margins.leading), (edges.bottom, margins.bottom),
            (edges.trailing, margins.trailing),
        ] where edge.constant != length { edge.constant = length }
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        updateEdges()
        invalidateIntrinsicContentSize()
    }

    // MARK: Size

    /// Returns the size of the content and its margins in the width of `size`, or in one line if that width is 0.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        contentSize(in: size.width > 0 ? size.width : .greatestFiniteMagnitude)
    }

    open override var intrinsicContentSize: CGSize {
        givenWidth.intrinsicSize { contentSize(in: $0) }
    }

    override var contentHeightDependsOnWidth: Bool { true }
    override var contentWidth: ContentWidth {
        get { givenWidth }
        set { givenWidth = newValue }
    }

    /// Returns the size of the content: in the target's width if the horizontal priority is higher than
    /// ``UILayoutPriority/defaultHigh``, otherwise in one line.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        Self.size(fitting: targetSize, horizontalFittingPriority, verticalFittingPriority) {
            contentSize(in: $0)
        }
    }

    private func contentSize(in width: CGFloat) -> CGSize {
        let margins = presentMargins
        let (horizontal, vertical) = (margins.leading + margins.trailing, margins.top + margins.bottom)
        let size = room.contentSize(in: max(width - horizontal, 0))
        return CGSize(width: size.width + horizontal, height: size.height + vertical)
    }

    override func subviewContentSizeDidChange(_ subview: UIView) {
        super.subviewContentSizeDidChange(subview)
        if subview === room { invalidateIntrinsicContentSize() }
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView.frame = BackgroundView.frame(content.background, in: self)
        room.isMirrored = isRightToLeft
    }
}
