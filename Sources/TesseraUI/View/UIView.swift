import Foundation
import TesseraDisplay

/// A rectangle of the screen with its content and its subviews.
/// See Apple's [UIView](https://developer.apple.com/documentation/uikit/uiview).
@preconcurrency @MainActor
open class UIView: UIResponder {
    // MARK: Creating

    /// Creates a view with a frame in points.
    public init(frame: CGRect) {
        state = ViewState(
            bounds: CGRect(origin: .zero, size: frame.size), center: CGPoint(x: frame.midX, y: frame.midY))
        super.init()
    }

    /// Creates a view with a frame of zero size.
    public convenience override init() {
        self.init(frame: .zero)
    }

    /// Creates a view as from an archive. There are no archives: what is created is a view of zero size, for
    /// subclasses that share their set-up.
    public required init?(coder: NSCoder) {
        state = ViewState()
        super.init()
    }

    // MARK: State that the display shows

    /// What the commit compares; changed through `change(_:to:)` only.
    var state: ViewState
    /// What this view has told the display, and how it goes on from there.
    var node = NodeState()

    /// Changes a part of the state: animated where an animation block is running, and told to the display when
    /// the turn of the main loop ends.
    func change<Value: Equatable>(_ path: WritableKeyPath<ViewState, Value>, to value: Value) {
        guard state[keyPath: path] != value else { return }
        prepareAnimation()
        state[keyPath: path] = value
        setNeedsCommit()
    }

    // MARK: Tree

    /// The view that holds this one.
    open internal(set) weak var superview: UIView?
    /// The views it holds, from back to front.
    open internal(set) var subviews: [UIView] = []
    /// The window in which the view is, or nil.
    open var window: UIWindow? { superview?.window }
    /// The controller whose ``UIViewController/view`` this is.
    weak var viewController: UIViewController?

    /// The controller of this view, or the superview.
    open override var next: UIResponder? { viewController ?? superview }

    /// Takes the view out of its superview.
    open func removeFromSuperview() {
        removeFromTree()
    }

    // MARK: Hooks

    /// Lays out the subviews. Subclasses override it; by default nothing happens.
    open func layoutSubviews() {}
    /// Says that the view is about to get another superview, or none.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Says that the view has another superview, or none.
    open func didMoveToSuperview() {}
    /// Says that the view is about to be in another window, or in none.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Says that the view is in another window, or in none.
    open func didMoveToWindow() {}
    /// Says that a subview was added.
    open func didAddSubview(_ subview: UIView) {}
    /// Says that a subview is about to go.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Says that the safe area changed.
    open func safeAreaInsetsDidChange() {}
    /// Says that the layout margins changed.
    open func layoutMarginsDidChange() {}
    /// Says that the colour appearance or another trait changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Says that the tint colour changed.
    open func tintColorDidChange() {}

    /// The size that suits the view best, in points, given the room `size`. By default the view's own size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// The size of the content itself in points, or `noIntrinsicMetric` where it has none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Stands for an axis along which a view has no size of its own.
    public static let noIntrinsicMetric: CGFloat = -1

    /// Sizes the view to what ``sizeThatFits(_:)`` says for the size that it has; its place stays.
    open func sizeToFit() {
        setFrame(CGRect(origin: frame.origin, size: sizeThatFits(bounds.size)))
    }

    /// The bounds are about to be others, by scrolling too.
    func boundsWillChange(to newBounds: CGRect) {}

    /// Adds what a subclass shows to the description of its element.
    func describeContent(in properties: inout NodeProperties, context: CommitContext) {}

    /// The meaning of the view for assistive technology where the app states none.
    var accessibilityRole: AccessibilityContent.Role? { nil }

    /// Whether what the view expands and collapses is expanded; nil for one that does nothing of the kind.
    var accessibilityIsExpanded: Bool? { nil }

    // MARK: Touches

    /// The deepest view that a touch at `point`, in points of this view, goes to.
    ///
    /// Nil where the point lies outside, or where the view is hidden, almost transparent (an alpha below 0.01) or
    /// does not interact.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, self.point(inside: point, with: event)
        else {
            return nil
        }
        for subview in subviewsFromFront {
            if let view = subview.hitTest(subview.convert(point, from: self), with: event) { return view }
        }
        return self
    }

    /// The subviews, those first that are seen in front.
    private var subviewsFromFront: [UIView] {
        let reversed = Array(subviews.reversed())
        guard reversed.contains(where: { $0.state.zPosition != 0 }) else { return reversed }
        return reversed.enumerated()
            .sorted { ($1.element.state.zPosition, $0.offset) < ($0.element.state.zPosition, $1.offset) }
            .map(\.element)
    }

    /// Whether `point`, in points of this view, lies inside it.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point)
    }

    // MARK: Geometry and look

    /// The view's rectangle in points of its superview. Where ``transform`` is not the identity, the rectangle that
    /// holds the transformed view.
    open var frame: CGRect {
        get {
            let size = state.bounds.size
            let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
            return box.applying(state.transform).offsetBy(dx: state.center.x, dy: state.center.y)
        }
        set { setFrame(newValue) }
    }

    /// The view's rectangle in points of its own coordinates.
    open var bounds: CGRect {
        get { state.bounds }
        set { place(bounds: newValue, center: state.center) }
    }

    /// The middle of the view in points of its superview.
    open var center: CGPoint {
        get { state.center }
        set { place(bounds: state.bounds, center: newValue) }
    }

    /// A transform about the middle of the view.
    open var transform: CGAffineTransform {
        get { state.transform }
        set { change(\.transform, to: newValue) }
    }

    /// The opacity of the view and what it holds, 0...1.
    open var alpha: CGFloat {
        get { state.alpha }
        set { change(\.alpha, to: min(max(newValue, 0), 1)) }
    }

    /// Whether the view and what it holds are neither shown nor touched.
    open var isHidden: Bool {
        get { state.isHidden }
        set { change(\.isHidden, to: newValue) }
    }

    /// Whether what the view holds is shown within its bounds only.
    open var clipsToBounds: Bool {
        get { state.clipsToBounds }
        set { change(\.clipsToBounds, to: newValue) }
    }

    /// The colour behind the content. Nil: none.
    open var backgroundColor: UIColor? {
        get { state.backgroundColor }
        set { change(\.backgroundColor, to: newValue) }
    }

    /// The colour of symbols and accents in the view. Nil: the superview's.
    open var tintColor: UIColor! {
        get { storedTintColor ?? superview?.tintColor ?? .systemBlue }
        set {
            storedTintColor = newValue
            tintColorChanged()
        }
    }

    // MARK: Stored state of the topics in the extensions

    /// A number of the app's own by which it finds the view.
    open var tag = 0
    /// Whether touches reach the view. Animated views get touches as well.
    open var isUserInteractionEnabled = true { didSet { setNeedsCommit() } }
    /// How the view follows its superview's size.
    open var autoresizingMask: AutoresizingMask = []
    /// Whether a resize resizes subviews by their ``autoresizingMask``.
    open var autoresizesSubviews = true
    /// How content that has a size of its own lies in the view.
    open var contentMode: ContentMode = .scaleToFill { didSet { setNeedsCommit() } }
    /// The gesture recognizers of the view.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
    /// Whether the view forces an appearance upon itself and what it holds.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { traitsChanged() } }
    }
    /// The traits that the view was last told of.
    var knownTraits: UITraitCollection?
    /// The layer with the decoration.
    open private(set) lazy var layer = CALayer(view: self)

    var needsLayout = true
    var descendantNeedsLayout = true
    var storedSafeAreaInsets = UIEdgeInsets.zero
    var storedLayoutMargins = LayoutMarginsState()
    var storedTintColor: UIColor?

    /// Whether assistive technology treats the view as one element.
    open var isAccessibilityElement = false { didSet { setNeedsCommit() } }
    /// What assistive technology reads for the view.
    open var accessibilityLabel: String? { didSet { setNeedsCommit() } }
    /// A name by which tests find the view; no user sees it.
    open var accessibilityIdentifier: String? { didSet { setNeedsCommit() } }
    /// What the view is for assistive technology.
    open var accessibilityTraits: UIAccessibilityTraits = .none { didSet { setNeedsCommit() } }
    /// Whether assistive technology passes over everything outside the view.
    open var accessibilityViewIsModal = false { didSet { setNeedsCommit() } }
    /// Whether assistive technology passes over the view and what it holds.
    open var accessibilityElementsHidden = false { didSet { setNeedsCommit() } }

    /// Activates the view for a keyboard or assistive technology; returns whether it did anything.
    open func accessibilityActivate() -> Bool { false }
    /// Leaves what the view shows, for the Escape key; returns whether it did anything.
    open func accessibilityPerformEscape() -> Bool { false }
}

extension UIView {
    /// How a view follows its superview's size.
    /// See Apple's [UIView.AutoresizingMask](https://developer.apple.com/documentation/uikit/uiview/autoresizingmask).
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The left margin stretches.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width stretches.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The right margin stretches.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The top margin stretches.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height stretches.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The bottom margin stretches.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// How content that has a size of its own lies in a view.
    /// See Apple's [UIView.ContentMode](https://developer.apple.com/documentation/uikit/uiview/contentmode-swift.enum).
    public enum ContentMode: Int, Sendable {
        /// Stretched to the view.
        case scaleToFill = 0
        /// The whole content, as large as fits.
        case scaleAspectFit = 1
        /// As small as covers the view.
        case scaleAspectFill = 2
        /// In the middle, at its own size.
        case center = 4
        /// In the middle of the top edge, at its own size.
        case top = 5
        /// In the middle of the bottom edge, at its own size.
        case bottom = 6
        /// In the middle of the left edge, at its own size.
        case left = 7
        /// In the middle of the right edge, at its own size.
        case right = 8
        /// In the top left corner, at its own size.
        case topLeft = 9
        /// In the top right corner, at its own size.
        case topRight = 10
        /// In the bottom left corner, at its own size.
        case bottomLeft = 11
        /// In the bottom right corner, at its own size.
        case bottomRight = 12
    }
}
