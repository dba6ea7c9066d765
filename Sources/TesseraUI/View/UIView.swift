import Foundation
import TesseraDisplay

/// A rectangle of the screen with its content and its subviews.
/// See Apple's [UIView](https://developer.apple.com/documentation/uikit/uiview).
///
/// Whatever Apple's page lets subclasses override stands in the class itself, since Swift lets nobody override members of
/// extensions; what most of it does stands in the extensions beside this file.
@preconcurrency @MainActor
open class UIView: UIResponder {
    // MARK: Creating

    /// Creates a view with a frame in points.
    public init(frame: CGRect) {
        viewState = ViewState(
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
        viewState = ViewState()
        super.init()
    }

    // MARK: State that the display shows

    /// What the commit compares; changed through `change(_:to:)` only.
    var viewState: ViewState
    /// What this view has told the display, and how it goes on from there.
    var node = NodeState()

    /// Changes a part of the state: animated where an animation block is running, and told to the display when
    /// the turn of the main loop ends.
    func change<Value: Equatable>(_ path: WritableKeyPath<ViewState, Value>, to value: Value) {
        guard viewState[keyPath: path] != value else { return }
        if AnimationContext.driver != nil || !node.animations.isEmpty {
            let keys = AnimatedKeys.key(of: path)
            prepareAnimation(of: keys)
            viewState[keyPath: path] = value
            noteKeyframe(of: keys)
        } else {
            viewState[keyPath: path] = value
        }
        setNeedsCommit()
    }

    // MARK: Tree

    /// The view that holds this one.
    open internal(set) var superview: UIView? {
        get { superviewReference?.view }
        set { superviewReference = newValue?.reference }
    }
    private var superviewReference: LayoutItemReference?
    /// Whether the view that held this one has ended.
    var hasLostSuperview: Bool { superviewReference != nil && superview == nil }
    /// The views it holds, from back to front.
    open internal(set) var subviews: [UIView] = []
    /// The window in which the view is, or nil.
    open var window: UIWindow? { superview?.window }
    /// The controller whose ``UIViewController/view`` this is.
    weak var viewController: UIViewController?

    /// The controller of this view, or the superview.
    open override var next: UIResponder? { viewController ?? superview }

    /// Adds a view in front of the others.
    open func addSubview(_ view: UIView) { insert(view, at: nil) }
    /// Inserts a view at a place counted from the back, 0...`subviews.count`.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    /// Inserts a view right behind `sibling`, which must be a subview.
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        move(view, besides: sibling, offset: 0)
    }
    /// Inserts a view right in front of `sibling`, which must be a subview.
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        move(view, besides: sibling, offset: 1)
    }
    /// Moves a subview in front of the others.
    open func bringSubviewToFront(_ view: UIView) { reorder(view, to: subviews.count - 1) }
    /// Moves a subview behind the others.
    open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }
    /// Exchanges the places of two subviews.
    open func exchangeSubview(at first: Int, withSubviewAt second: Int) { exchange(first, second) }
    /// Takes the view out of its superview. Constraints that connect it, or what it holds, with views outside go out of
    /// force.
    open func removeFromSuperview() { removeFromTree() }
    /// Returns true if the view is `view`, or lies within it.
    open func isDescendant(of view: UIView) -> Bool { liesWithin(view) }
    /// Returns the view in this tree, itself included, whose ``tag`` is `tag`.
    open func viewWithTag(_ tag: Int) -> UIView? { firstView(taggedWith: tag) }

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

    // MARK: Layout

    /// Asks for ``layoutSubviews()`` before the turn of the main loop ends.
    open func setNeedsLayout() { requestLayout() }

    /// Lays out the view and what it holds now, where that was asked for.
    ///
    /// Where an ancestor waits for its layout too, all that it holds is laid out, since the view's frame may depend on it.
    open func layoutIfNeeded() { layOutFromTop() }

    /// Gives subviews their places. The default implementation gives those that constraints place their frames, so that
    /// overrides call super first.
    open func layoutSubviews() { placeItemsByConstraints() }

    /// Returns the size that suits the view best, in points, given the room `size`. By default the view's own size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Sizes the view to what ``sizeThatFits(_:)`` says for the size that it has; its place stays.
    open func sizeToFit() {
        setFrame(CGRect(origin: frame.origin, size: sizeThatFits(bounds.size)))
    }

    /// How the view follows its superview's size.
    open var autoresizingMask: AutoresizingMask = [] {
        didSet { if autoresizingMask != oldValue { frameChangedForConstraints(sizeChanged: false) } }
    }
    /// Whether a resize resizes subviews by their ``autoresizingMask``.
    open var autoresizesSubviews = true

    /// The bounds are about to be others, by scrolling too.
    func boundsWillChange(to newBounds: CGRect) {}

    // MARK: Direction

    /// What the view holds, which decides whether what it arranges turns around in a user interface that flows from right
    /// to left; ``UISemanticContentAttribute/unspecified`` at first.
    ///
    /// It counts for the view's immediate content: what it draws itself, its layout margins, its arranged views if it is a
    /// stack, and all constraints of which the view is the nearest common ancestor, as are those between itself and a
    /// subview and those between two subviews. It does not propagate to what subviews arrange themselves. Changing it lays
    /// the content out anew.
    /// See Apple's [semanticContentAttribute](
    /// https://developer.apple.com/documentation/uikit/uiview/semanticcontentattribute).
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        didSet { if semanticContentAttribute != oldValue { semanticContentChanged(from: oldValue) } }
    }

    /// The direction in which the view's immediate content flows: that of the traits, unless the view's
    /// ``semanticContentAttribute`` says otherwise.
    /// See Apple's [effectiveUserInterfaceLayoutDirection](
    /// https://developer.apple.com/documentation/uikit/uiview/effectiveuserinterfacelayoutdirection).
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: traitCollection.layoutDirection.userInterfaceLayoutDirection)
    }

    /// Returns the direction of some content in the user interface of the app.
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(
            for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
    }

    /// Returns the direction of some content in a user interface that flows in `layoutDirection`.
    open class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }

    // MARK: Safe area and margins

    /// The parts of the view, in points, that bars or hardware cover.
    open var safeAreaInsets: UIEdgeInsets { storedSafeAreaInsets }
    /// Says that the safe area changed.
    open func safeAreaInsetsDidChange() {}

    /// The room in points that the view keeps between its edges and its content: what the app has set, 8 points on each
    /// side by default, beyond the safe area.
    ///
    /// The view of a controller has the controller's ``UIViewController/systemMinimumLayoutMargins`` at its sides by
    /// default and at least, and none above and below. A side that is set to another value gets the safe area added to
    /// it; one that is set to the value that it has stays as it is.
    /// See Apple's [layoutMargins](https://developer.apple.com/documentation/uikit/uiview/layoutmargins).
    open var layoutMargins: UIEdgeInsets {
        get { presentLayoutMargins }
        set { directionalLayoutMargins = newValue.directional(isMirrored: isRightToLeft) }
    }
    /// ``layoutMargins`` by the direction in which the view's content flows.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { layoutMargins.directional(isMirrored: isRightToLeft) }
        set { setOwnLayoutMargins(newValue) }
    }
    /// Whether the margins reach at least as far in as the superview's do, where the two overlap. In a scroll view, whose
    /// content moves, that is at the sides only.
    open var preservesSuperviewLayoutMargins: Bool {
        get { storedLayoutMargins.preservesSuperviews }
        set {
            storedLayoutMargins.preservesSuperviews = newValue
            updateLayoutMargins()
        }
    }
    /// Whether the margins begin at the edges of the safe area, which they do by default, and not at those of the view.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { storedLayoutMargins.includesSafeArea }
        set {
            storedLayoutMargins.includesSafeArea = newValue
            updateLayoutMargins()
        }
    }
    /// Says that the layout margins changed.
    open func layoutMarginsDidChange() {}

    // MARK: Auto Layout: constraints

    /// The constraints that the view holds: those that were activated between itself and views and guides within it.
    open var constraints: [NSLayoutConstraint] { autoLayout?.held ?? [] }

    /// Puts a constraint in force. Its items must be the view itself, or views and guides within it.
    open func addConstraint(_ constraint: NSLayoutConstraint) {
        checkItems(of: constraint)
        hold(constraint)
    }
    /// Puts constraints in force, as ``addConstraint(_:)`` does.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }
    /// Takes a constraint that the view holds out of force.
    open func removeConstraint(_ constraint: NSLayoutConstraint) { drop(constraint) }
    /// Takes constraints that the view holds out of force.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { drop(constraint) }
    }

    /// Whether the view is placed by its frame and its autoresizing mask, which constraints that name it then see as
    /// constraints, and not by constraints of the app's. True at first.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet {
            if translatesAutoresizingMaskIntoConstraints != oldValue { changedHosting() }
        }
    }

    /// Whether views of the class cannot do without constraints. Views of all classes are asked to update their
    /// constraints here, so that both answers work.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Asks for ``updateConstraints()`` before the next layout.
    open func setNeedsUpdateConstraints() {
        needsOwnConstraintUpdate = true
        setNeedsConstraintPass()
    }
    /// Returns true if ``updateConstraints()`` will be called before the next layout.
    open func needsUpdateConstraints() -> Bool { needsOwnConstraintUpdate }
    /// Updates the constraints of the view and what it holds now, where that was asked for, the innermost views first.
    open func updateConstraintsIfNeeded() { updateConstraintTree() }
    /// Changes constraints where something changed on which they depend. Overrides call super last.
    open func updateConstraints() {}

    // MARK: Auto Layout: the size of content

    /// The size of the content itself in points, or ``noIntrinsicMetric`` where it has none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    /// Stands for an axis along which a view has no size of its own.
    public class var noIntrinsicMetric: CGFloat { -1 }
    /// Says that ``intrinsicContentSize`` is another now. Views call it when their content changes.
    open func invalidateIntrinsicContentSize() { contentSizeChanged() }

    /// Returns how strongly the view resists to be larger than its content, 250 by default.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        UILayoutPriority(autoLayout?.hugging[axis.rawValue] ?? UILayoutPriority.defaultLow.rawValue)
    }
    /// Sets how strongly the view resists to be larger than its content.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        priority.check("setContentHuggingPriority")
        guard priority != contentHuggingPriority(for: axis) else { return }
        autoLayoutState.hugging[axis.rawValue] = priority.rawValue
        constraintsOfContentChanged()
    }
    /// Returns how strongly the view resists to be smaller than its content, 750 by default.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        UILayoutPriority(
            autoLayout?.compressionResistance[axis.rawValue] ?? UILayoutPriority.defaultHigh.rawValue)
    }
    /// Sets how strongly the view resists to be smaller than its content.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        priority.check("setContentCompressionResistancePriority")
        guard priority != contentCompressionResistancePriority(for: axis) else { return }
        autoLayoutState.compressionResistance[axis.rawValue] = priority.rawValue
        constraintsOfContentChanged()
    }

    /// The size of a fitting as small as the constraints allow, as a target.
    public class var layoutFittingCompressedSize: CGSize { .zero }
    /// The size of a fitting as large as the constraints allow, as a target.
    public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

    /// Returns the size in points that constraints within the view give it where it approaches a target with
    /// ``UILayoutPriority/fittingSizeLevel``.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel)
    }
    /// Returns the size in points that constraints within the view give it where it approaches a target with some priorities.
    ///
    /// A width with ``UILayoutPriority/required`` is the view's width; with ``UILayoutPriority/fittingSizeLevel`` the content
    /// decides first.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }

    // MARK: Auto Layout: alignment

    /// Returns the rectangle that constraints align, for a frame: the frame without ``alignmentRectInsets``.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    /// Returns the frame for a rectangle that constraints align.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(
                top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }
    /// How far the rectangle that constraints align lies inside the frame, in points; nothing by default.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// The view that provides the first baseline of this one: the view itself, or a view within it.
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
    /// The view that provides the last baseline of this one: the view itself, or a view within it.
    open var forLastBaselineLayout: UIView { self }

    // MARK: Auto Layout: anchors and guides

    /// The edge at which a line of text begins.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The edge at which a line of text ends.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The top edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    /// The middle between left and right.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The middle between top and bottom.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// The baseline of the first line of text; the bottom edge of a view without text.
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    /// The baseline of the last line of text; the bottom edge of a view without text.
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

    /// The layout guides that the app has added, in the order of their addition.
    open var layoutGuides: [UILayoutGuide] { autoLayout?.guides ?? [] }
    /// Adds a layout guide, taking it from another view where it has one.
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }
    /// Removes a layout guide. Constraints that name it go out of force.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        if layoutGuide.owningView === self { layoutGuide.owningView = nil }
    }
    /// The part of the view that neither bars nor hardware cover.
    open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
    /// The part of the view within its ``layoutMargins``.
    open var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }
    /// The part within the margins in which lines of text are not too long to read.
    open var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }
    /// The part of the view that the keyboard on the screen covers; the part below the safe area where there is none.
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let guide = autoLayoutState.keyboardGuide { return guide }
        let guide = UIKeyboardLayoutGuide()
        autoLayoutState.keyboardGuide = guide
        guide.attach(to: self)
        return guide
    }

    // MARK: Auto Layout: debugging

    /// Whether constraints leave open where the view lies.
    open var hasAmbiguousLayout: Bool { isAmbiguous(self) }
    /// Returns the constraints that place the view along an axis.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        constraints(placing: self, along: axis)
    }

    // MARK: Auto Layout: what subclasses here say

    /// Whether the height of the content depends on the width that it gets, as that of text in several lines does.
    var contentHeightFollowsWidth: Bool { false }
    /// The width for which ``intrinsicContentSize`` is to say the height.
    var contentWidth: ContentWidth {
        get { .natural }
        set {}
    }
    /// Returns how far below the view's middle the baseline of its text is, in points, or nil for a view without text.
    func baselineDistanceFromCenter(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? { nil }
    /// Says that a subview is about to go. Unlike ``willRemoveSubview(_:)``, no app overrides it.
    func subviewWillLeave(_ subview: UIView) {}
    /// Whether the view's own coordinates run from right to left. What it holds is placed in them, and not turned around.
    var isFlipped: Bool { false }
    /// Says that what the view arranges flows in the other direction now.
    func layoutDirectionDidChange() {}
    /// Says that a subview was hidden or is no longer.
    func subviewHiddenDidChange(_ subview: UIView) {}
    /// Says that the content of a subview has another size.
    func subviewContentSizeDidChange(_ subview: UIView) {}

    // MARK: Looks

    /// Says that the colour appearance or another trait changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Says that the traits changed, before the app hears of it. Unlike ``traitCollectionDidChange(_:)``, no app overrides it.
    func traitsDidChange() {}
    /// The traits of where the view is shown.
    open var traitCollection: UITraitCollection { presentTraits }
    /// Tells the view and what it holds of changed traits now. Overrides are heard of at once by themselves; what a subclass
    /// returns from ``traitCollection`` is heard of here.
    open func updateTraitsIfNeeded() { traitsChanged() }
    /// Says that the tint colour changed.
    open func tintColorDidChange() {}

    /// Adds what a subclass shows to the description of its element.
    func describeContent(in properties: inout NodeProperties, context: CommitContext) {}
    /// Adds what the view draws to the description of the mask that it is of another view: by default its background.
    func describeMask(in mask: inout ViewMask, traits: UITraitCollection) {
        mask.alpha *= viewState.backgroundColor?.cgColor(for: traits).alpha ?? 0
    }
    /// Ends what the display was doing for the view: the display no longer has an element for it.
    func displayLeft() {}

    // MARK: Scrolling and windows

    /// True if the display moves the subviews by the origin of the bounds, as that of a scroll view does.
    var scrollsSubviews: Bool { false }
    /// The guide of the content that scrolls within the view, or nil if none does.
    var scrolledContentGuide: UILayoutGuide? { nil }
    /// The guide of the frame within which content scrolls, or nil if none does.
    var scrollFrameGuide: UILayoutGuide? { nil }
    /// The size in points of the content that scrolls within the view. Only views that scroll store it.
    var scrolledContentSize: CGSize {
        get { .zero }
        set {}
    }
    /// The safe area in points of a view that takes it from the screen, as a window does, or nil if it follows from the
    /// superview's.
    var safeAreaOfScreen: UIEdgeInsets? { nil }
    /// The traits that the view inherits if it has no superview.
    var outermostTraits: UITraitCollection { .current }
    /// The height in points of a line of the view's text, or nil if it draws no text of its own.
    var baselineLineHeight: CGFloat? { nil }

    /// Returns the pictures that the view's own content shows for traits.
    func imageResources(for traits: UITraitCollection) -> [ImageResource] { [] }

    /// The meaning of the view for assistive technology where the app states none.
    var accessibilityRole: AccessibilityContent.Role? { nil }

    /// Whether what the view expands and collapses is expanded, or nil for one that does nothing of the kind.
    var accessibilityIsExpanded: Bool? { nil }
    /// Whether the element is checked, as elements of menus can be; nil: it cannot be.
    var accessibilityIsChecked: Bool? { nil }
    /// Whether the keyboard reaches the view, which Enter and Space activate, though it is no button.
    var accessibilityActivates: Bool { false }
    /// Whether activating the view opens a menu.
    var accessibilityOpensMenu: Bool { false }

    /// The text of the view that the user edits, or nil for a view without.
    var textInput: TextInputView? { nil }

    // MARK: Touches

    /// What the display does for the view itself, besides what its gestures and interactions wish.
    var ownWishes: GestureWishes { [] }

    /// Ends the editing of text within the view: what is the first responder there ceases to be.
    ///
    /// - Parameter force: Whether it does so even where it does not want to.
    /// - Returns: Whether there was a first responder in the view, and it ceased to be.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        guard let responder = innerFirstResponder else { return false }
        if responder.resignFirstResponder() { return true }
        if force { responder.loseFirstResponder() }
        return force
    }

    /// Returns the deepest view that a touch at `point`, in points of this view, goes to.
    ///
    /// The result is nil if the point lies outside, or if the view is hidden, almost transparent (an alpha below 0.01), does
    /// not interact or is animated without ``AnimationOptions/allowUserInteraction``.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, self.point(inside: point, with: event),
            node.animations.allSatisfy({ $0.driver.allowsInteraction })
        else {
            return nil
        }
        for subview in subviewsFromFront {
            if let view = subview.hitTest(subview.convert(point, from: self), with: event) { return view }
        }
        return self
    }

    /// Returns true if `point`, in points of this view, lies inside it.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point)
    }

    /// Adds a gesture recognizer, taking it from another view where it has one.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
    /// Removes a gesture recognizer.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
    /// The gesture recognizers of the view.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
    /// Asked of the view under a finger, and of those around it up to the view of a gesture that is about to begin: whether it may.
    /// Returns true unless overridden.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether touches reach the view.
    open var isUserInteractionEnabled = true { didSet { setNeedsCommit() } }
    /// Whether the view gets more than one touch at a time. False at first; its gesture recognizers get them all the same.
    ///
    /// In a browser, several fingers on a view that wants them are the app's. On others they zoom the page.
    open var isMultipleTouchEnabled = false {
        didSet { if isMultipleTouchEnabled != oldValue { setNeedsCommit() } }
    }
    /// Whether no other view of the window gets touches while the view has one, and it gets none while others do.
    open var isExclusiveTouch = false

    /// What a user can do with the view: context menus, dragging and the like.
    open var interactions: [any UIInteraction] {
        get { storedInteractions ?? [] }
        set { replaceInteractions(with: newValue) }
    }
    /// The interactions, or nil if there are none, as in most views.
    final var storedInteractions: [any UIInteraction]?
    /// Adds an interaction, taking it from another view where it has one.
    open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
    /// Removes an interaction.
    open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

    // MARK: Geometry

    /// The view's rectangle in points of its superview. Where ``transform`` is not the identity, the rectangle that
    /// holds the transformed view.
    open var frame: CGRect {
        get { viewState.frame }
        set { setFrame(newValue) }
    }

    /// The view's rectangle in points of its own coordinates.
    open var bounds: CGRect {
        get { viewState.bounds }
        set { place(bounds: newValue, center: viewState.center) }
    }

    /// The middle of the view in points of its superview.
    open var center: CGPoint {
        get { viewState.center }
        set { place(bounds: viewState.bounds, center: newValue) }
    }

    /// A transform about the middle of the view.
    open var transform: CGAffineTransform {
        get { viewState.transform }
        set { change(\.transform, to: newValue) }
    }

    /// Converts a point of this view's coordinates to those of `view`, or of the window where it is nil.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { converted(point, to: view) }
    /// Converts a point of `view`'s coordinates, or of the window's where it is nil, to those of this view.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { converted(point, from: view) }
    /// Converts a rectangle of this view's coordinates to those of `view`, or of the window where it is nil.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { converted(rect, to: view) }
    /// Converts a rectangle of `view`'s coordinates, or of the window's where it is nil, to those of this view.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { converted(rect, from: view) }

    // MARK: Look

    /// The opacity of the view and what it holds, 0...1.
    open var alpha: CGFloat {
        get { viewState.alpha }
        set { change(\.alpha, to: min(max(newValue, 0), 1)) }
    }

    /// Whether the view and what it holds are neither shown nor touched.
    open var isHidden: Bool {
        get { viewState.isHidden }
        set {
            guard newValue != viewState.isHidden else { return }
            change(\.isHidden, to: newValue)
            superview?.subviewHiddenDidChange(self)
        }
    }

    /// Whether what the view holds is shown within its bounds only.
    open var clipsToBounds: Bool {
        get { viewState.clipsToBounds }
        set { change(\.clipsToBounds, to: newValue) }
    }

    /// The colour behind the content. If nil, there is none.
    open var backgroundColor: UIColor? {
        get { viewState.backgroundColor }
        set {
            noteAppearance(\UIView.backgroundColor, newValue)
            change(\.backgroundColor, to: newValue)
        }
    }

    /// The colour of symbols and accents in the view, as it is to be shown. Set to nil: the superview's.
    open var tintColor: UIColor! {
        get { tintAdjustmentMode == .dimmed ? fullTintColor.dimmedTint : fullTintColor }
        set {
            noteAppearance(\UIView.tintColor, newValue)
            storedTintColor = newValue
            tintColorChanged()
        }
    }

    /// How the view shows its tint colour: as it was set, or as the superview does, which it does at first.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { presentTintAdjustmentMode }
        set {
            let old = tintAdjustmentMode
            storedTintAdjustmentMode = newValue
            tintAdjustmentModeChanged(from: old)
        }
    }

    /// A view that lets show as much of this one as it is opaque itself. It lies in the coordinates of this view and has no
    /// superview.
    ///
    /// Browsers draw plain views with a background colour as masks, with round corners or without, and image views with a
    /// picture. Of other masks a line of the error output tells, and the whole view shows.
    open var mask: UIView? {
        get { storedMask }
        set { setMask(newValue) }
    }

    /// A number of the app's own by which it finds the view.
    open var tag = 0
    /// How content that has a size of its own lies in the view.
    open var contentMode: ContentMode = .scaleToFill { didSet { setNeedsCommit() } }
    /// Whether the view forces an appearance upon itself and what it holds.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitState?.style ?? .unspecified }
        set {
            guard newValue != overrideUserInterfaceStyle else { return }
            madeTraitState.style = newValue
            traitsChanged()
        }
    }
    /// The layer with the decoration.
    open private(set) lazy var layer = CALayer(view: self)

    // MARK: Accessibility

    /// Whether assistive technology treats the view as one element.
    open var isAccessibilityElement = false { didSet { setNeedsCommit() } }
    /// What assistive technology reads for the view.
    open var accessibilityLabel: String? { didSet { setNeedsCommit() } }
    /// What assistive technology reads for the state of the view, beside its label.
    open var accessibilityValue: String? { didSet { setNeedsCommit() } }
    /// A name by which tests find the view; no user sees it.
    open var accessibilityIdentifier: String? { didSet { setNeedsCommit() } }
    /// What the view is for assistive technology.
    open var accessibilityTraits: UIAccessibilityTraits = .none { didSet { setNeedsCommit() } }
    /// Whether assistive technology passes over everything outside the view.
    open var accessibilityViewIsModal = false { didSet { setNeedsCommit() } }
    /// Whether assistive technology passes over the view and what it holds.
    open var accessibilityElementsHidden = false { didSet { setNeedsCommit() } }

    /// What assistive technology finds in the view in place of its subviews and its text, in this order: objects of
    /// ``UIAccessibilityElement``, and subviews, which stay where they are in the order of reading. If nil, it finds the
    /// subviews.
    open var accessibilityElements: [Any]? {
        get { elementList?.elements }
        set { setAccessibilityElements(newValue) }
    }

    /// Activates the view for a keyboard or assistive technology; returns whether it did anything.
    open func accessibilityActivate() -> Bool { false }
    /// Raises the value of a view with the trait ``UIAccessibilityTraits/adjustable``, for a keyboard or assistive technology.
    open func accessibilityIncrement() {}
    /// Lowers the value of a view with the trait ``UIAccessibilityTraits/adjustable``, for a keyboard or assistive technology.
    open func accessibilityDecrement() {}
    /// Adjusts the value by an arrow key: the keys up and trailing raise it.
    func displayAdjusted(_ direction: DisplayEvent.Direction) {
        guard accessibilityTraits.contains(.adjustable), !accessibilityTraits.contains(.notEnabled) else {
            return
        }
        switch direction {
        case .up: accessibilityIncrement()
        case .down: accessibilityDecrement()
        case .right: isRightToLeft ? accessibilityDecrement() : accessibilityIncrement()
        case .left: isRightToLeft ? accessibilityIncrement() : accessibilityDecrement()
        }
    }
    /// Leaves what the view shows, for the Escape key; returns whether it did anything.
    open func accessibilityPerformEscape() -> Bool { false }

    // MARK: Stored state of the topics in the extensions

    /// The reference by which subviews and constraints know the view.
    var reference: LayoutItemReference {
        if let madeReference { return madeReference }
        let reference = LayoutItemReference(self)
        madeReference = reference
        return reference
    }
    private var madeReference: LayoutItemReference?
    /// The view's rectangle in the system that places it, or nil while no constraint names the view.
    var placingNode: LayoutNode? { madeReference?.node }
    /// The traits that the view was last told of.
    var knownTraits: UITraitCollection?
    /// The direction in which the view's content was last arranged.
    var knownLayoutDirection: UIUserInterfaceLayoutDirection?
    /// What the view overrides of the traits, and who hears of changes, or nil for a view without either.
    var traitState: TraitState?
    var needsLayout = true
    var descendantNeedsLayout = true
    /// Whether ``layoutSubviews()`` runs at the moment.
    var isLayingOut = false
    /// Whether ``updateConstraints()`` is to be called.
    var needsOwnConstraintUpdate = true
    /// Whether the view or something within it has constraints to update.
    var needsConstraintPass = true
    /// What Auto Layout keeps of the view, or nil for one that takes no part in it.
    var autoLayout: AutoLayoutState?
    var storedSafeAreaInsets = UIEdgeInsets.zero
    var storedLayoutMargins = LayoutMarginsState()
    var storedTintColor: UIColor?
    /// What the app has set on the view itself of what appearance proxies set.
    var appearanceMarks = AppearanceMarks()
    var storedTintAdjustmentMode = TintAdjustmentMode.automatic
    /// How many alerts dim the view.
    var liesBehindAlerts = 0
    var storedMask: UIView?
    /// What assistive technology finds in the view, or nil where that is its subviews.
    var elementList: AccessibilityElementList?
    /// The view that this one masks.
    weak var maskedView: UIView?
}
