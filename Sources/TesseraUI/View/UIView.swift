import Foundation
import TesseraDisplay
import TesseraSelectors

/// A rectangle of the screen with its content and its subviews.
/// See Apple's [UIView](https://developer.apple.com/documentation/uikit/uiview).
///
/// Members that Apple's page lets subclasses override are declared in the class itself, because Swift does
/// not let subclasses override members of extensions. Most of their implementations are in the extensions
/// beside this file.
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

    /// Creates a view with the properties, the subviews and the constraints that a nib states. For any other coder, the
    /// view has the size zero.
    public required init?(coder: NSCoder) {
        viewState = ViewState()
        super.init()
        if let nib = coder.nib { takeView(nib) }
    }

    /// Adds a subview that a nib states. Stack views override this to arrange it.
    func addFromNib(_ view: UIView) { addSubview(view) }
    /// Inserts a subview that a nib states at a place among the others.
    func insertFromNib(_ view: UIView, at index: Int) { insertSubview(view, at: index) }
    /// The subviews that variations of a nib can add and remove.
    var nibSubviews: [UIView] { subviews }

    // MARK: State that each layout reads

    // A layout and a commit visit all views that are on the screen, and most of these change nothing. What they read for that
    // comes first, beside the references to superview and subviews, so that it lies in the same lines of the processor's cache.

    /// The answer of ``isOfPlainClass``, or nil if nothing has asked yet.
    @exclusivity(unchecked) final var knownPlainness: Bool?
    var needsLayout = true
    var descendantNeedsLayout = true
    /// True if ``updateProperties()`` must be called.
    var needsPropertiesUpdate = true
    /// True while ``layoutSubviews()`` runs.
    var isLayingOut = false
    /// True while constraints have given the view its size and not yet its center. Its safe area depends on both.
    var awaitsCenter = false
    /// True if ``updateConstraints()`` must be called.
    var needsOwnConstraintUpdate = true
    /// True if the view or a view within it has constraints to update.
    var needsConstraintPass = true
    /// True if the view has not been drawn yet, so that it must be asked to draw.
    var needsFirstDrawing = true
    /// The layout direction that the view had when its content was last arranged, or nil if that has not happened yet.
    var knownLayoutDirection: UIUserInterfaceLayoutDirection?
    /// The view's state for Auto Layout, or nil for a view that takes no part in it.
    var autoLayout: AutoLayoutState?
    /// The sublayers, the animations and the contents of the view's layer, or nil if there are none.
    var layerState: LayerState?
    private var madeReference: LayoutItemReference?
    /// The traits of which the view was informed last.
    var knownTraits: UITraitCollection?

    // MARK: Tree

    /// The view that contains this one, or nil.
    open internal(set) var superview: UIView? {
        get { superviewReference.object }
        set { superviewReference = LightReference(newValue) }
    }
    @exclusivity(unchecked) private final var superviewReference = LightReference<UIView>(nil)
    /// True if the view that contained this one was deallocated.
    var hasLostSuperview: Bool { superviewReference.isLost }
    /// The views that this view contains, from back to front.
    @exclusivity(unchecked) open internal(set) var subviews: [UIView] = []
    /// The window in which the view is, or nil.
    open var window: UIWindow? { superview?.window }
    /// The controller whose ``UIViewController/view`` this is, or nil.
    final var viewController: UIViewController? {
        get { controllerReference.object }
        set { controllerReference = LightReference(newValue) }
    }
    @exclusivity(unchecked) private final var controllerReference = LightReference<UIViewController>(nil)

    /// The controller of this view, or its superview if it has no controller.
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
    /// Takes the view out of its superview. Constraints that connect the view or its subviews with views
    /// outside are deactivated.
    open func removeFromSuperview() { removeFromTree() }
    /// Returns true if the view is `view`, or lies within it.
    open func isDescendant(of view: UIView) -> Bool { liesWithin(view) }
    /// Returns the first view in this tree, including this view, whose ``tag`` is `tag`, or nil if there is
    /// none.
    open func viewWithTag(_ tag: Int) -> UIView? { firstView(taggedWith: tag) }

    /// Called when the view is about to get another superview, or none.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called when the view has got another superview, or none.
    open func didMoveToSuperview() {}
    /// Called when the view is about to move to another window, or to none.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called when the view has moved to another window, or to none.
    open func didMoveToWindow() {}
    /// Called when a subview was added.
    open func didAddSubview(_ subview: UIView) {}
    /// Called when a subview is about to be removed.
    open func willRemoveSubview(_ subview: UIView) {}

    // MARK: State that the display draws

    // Almost each step of a layout or a commit reads these properties. Nothing but the views changes them, and no change calls
    // other code, so that they need no checks at run time, which would take longer than the steps.

    /// The element that the display has for this view, and the view's running animations.
    @exclusivity(unchecked) final var node = NodeState()
    /// The properties that the commit compares with those sent last. ``change(_:to:)`` changes them, except
    /// that a scroll view writes its offset directly, because the display animates scrolling.
    @exclusivity(unchecked) final var viewState: ViewState

    /// Changes one of the properties: with an animation if an animation block is running. The display gets
    /// the new value at the end of the turn of the main loop.
    ///
    /// The function is inlined, so that the compiler knows the key path. To read a key path that is known only at run time would
    /// take longer than everything else that the function does.
    @inline(__always)
    final func change<Value: Equatable>(_ path: WritableKeyPath<ViewState, Value>, to value: Value) {
        guard viewState[keyPath: path] != value else { return }
        if AnimationContext.driver != nil || !node.animations.isEmpty || mayBeObserved(self) {
            changeObserved(path, to: value)
        } else {
            viewState[keyPath: path] = value
            setNeedsCommit()
        }
    }

    // MARK: Layout

    /// Requests a call of ``layoutSubviews()`` before the turn of the main loop ends.
    open func setNeedsLayout() { requestLayout() }

    /// Lays out the view and its subviews now if that was requested.
    ///
    /// If an ancestor waits for its layout too, everything within that ancestor is laid out, because the
    /// view's frame may depend on it.
    open func layoutIfNeeded() { layOutFromTop() }

    /// Gives the subviews their places. The default implementation sets the frames of those that constraints
    /// place, so overrides call super first.
    open func layoutSubviews() { placeItemsByConstraints() }

    /// Sets properties of the view and its subviews that depend on data, such as texts and colours, but not places. The default
    /// implementation does nothing.
    ///
    /// It runs before the first layout, and then, without a layout, after ``setNeedsUpdateProperties()``, after a change of the
    /// traits and after a change of a property of an `@Observable` object that the last run has read. Views around this one come
    /// first, and the controller of a view before the view.
    ///
    /// ``layoutSubviews()``, ``updateConstraints()`` and ``draw(_:)`` also run again after changes of observable properties that
    /// they have read.
    /// See Apple's [updateProperties()](https://developer.apple.com/documentation/uikit/uiview/updateproperties()).
    open func updateProperties() {}
    /// Requests a call of ``updateProperties()`` before the turn of the main loop ends.
    open func setNeedsUpdateProperties() { requestPropertiesUpdate() }
    /// Updates the properties of the view, the views within it and their controllers now if that was requested.
    open func updatePropertiesIfNeeded() { updatePropertyTree() }

    /// Returns the size in points that suits the view best, given the available `size`. The default is the
    /// view's own size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Resizes the view to the result of ``sizeThatFits(_:)`` for its current size. Its origin stays the
    /// same.
    open func sizeToFit() {
        setFrame(CGRect(origin: frame.origin, size: sizeThatFits(bounds.size)))
    }

    /// The parts of the view's place and size that change when its superview's size changes.
    open var autoresizingMask: AutoresizingMask = [] {
        didSet { if autoresizingMask != oldValue { frameChangedForConstraints(sizeChanged: false) } }
    }
    /// A Boolean value that tells whether a new size also resizes the subviews by their ``autoresizingMask``.
    open var autoresizesSubviews = true

    /// Called when the bounds are about to change, also by scrolling.
    func boundsWillChange(to newBounds: CGRect) {}

    // MARK: Direction

    /// The meaning of the view's content, which decides whether the view mirrors its arrangement in a user
    /// interface that flows from right to left; ``UISemanticContentAttribute/unspecified`` by default.
    ///
    /// It applies to the view's immediate content: its own drawing, its layout margins, its arranged views if
    /// it is a stack, and all constraints whose nearest common ancestor is this view, such as those between
    /// the view and a subview or between two subviews. It does not apply to the content that subviews arrange
    /// themselves. A change lays out the content anew.
    /// See Apple's [semanticContentAttribute](
    /// https://developer.apple.com/documentation/uikit/uiview/semanticcontentattribute).
    // Each layout of a cell reads it. Its value has no references, so that an access that overlaps with a change gets the old
    // value or the new one.
    @exclusivity(unchecked) open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        didSet {
            noteAppearance(\UIView.semanticContentAttribute, semanticContentAttribute)
            if semanticContentAttribute != oldValue { semanticContentChanged(from: oldValue) }
        }
    }

    /// The direction in which the view's immediate content flows: that of the traits, unless the view's
    /// ``semanticContentAttribute`` demands another.
    /// See Apple's [effectiveUserInterfaceLayoutDirection](
    /// https://developer.apple.com/documentation/uikit/uiview/effectiveuserinterfacelayoutdirection).
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: traitCollection.layoutDirection.userInterfaceLayoutDirection)
    }

    /// Returns the direction of content with an attribute in the user interface of the app.
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(
            for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
    }

    /// Returns the direction of content with an attribute in a user interface that flows in
    /// `layoutDirection`.
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

    /// The distances in points from the view's edges by which bars or hardware cover it.
    ///
    /// A view that lies outside its superview has no insets towards the edge behind which it lies.
    open var safeAreaInsets: UIEdgeInsets { storedSafeAreaInsets }
    /// Called when the safe area has changed.
    open func safeAreaInsetsDidChange() {}

    /// The distances in points between the view's edges and its content: the value that the app has set, 8
    /// points on each side by default, in addition to the safe area.
    ///
    /// The view of a controller has at least the controller's ``UIViewController/systemMinimumLayoutMargins``
    /// at its sides, and no margins above and below by default. A side that is set to another value gets the
    /// safe area added to it; a side that is set to its present value stays the same.
    /// See Apple's [layoutMargins](https://developer.apple.com/documentation/uikit/uiview/layoutmargins).
    open var layoutMargins: UIEdgeInsets {
        get { presentLayoutMargins }
        set { directionalLayoutMargins = newValue.directional(isMirrored: isRightToLeft) }
    }
    /// The ``layoutMargins`` as leading and trailing distances in the direction in which the view's content
    /// flows.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            if let own = uncoveredLayoutMargins { return own }
            let margins = layoutMargins
            return margins.directional(isMirrored: margins.left != margins.right && isRightToLeft)
        }
        set { setOwnLayoutMargins(newValue) }
    }
    /// A Boolean value that tells whether the margins include those of the superview where the two overlap.
    /// In a scroll view, whose content moves, this applies only to the sides.
    open var preservesSuperviewLayoutMargins: Bool {
        get { storedLayoutMargins.preservesSuperviews }
        set {
            storedLayoutMargins.preservesSuperviews = newValue
            updateLayoutMargins()
        }
    }
    /// A Boolean value that tells whether the margins begin at the edges of the safe area, which is the
    /// default, and not at those of the view.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { storedLayoutMargins.includesSafeArea }
        set {
            storedLayoutMargins.includesSafeArea = newValue
            updateLayoutMargins()
        }
    }
    /// Called when the layout margins have changed.
    open func layoutMarginsDidChange() {}

    // MARK: Auto Layout: constraints

    /// The active constraints between the view itself and views and guides within it.
    open var constraints: [NSLayoutConstraint] { autoLayout?.owned ?? [] }

    /// Activates a constraint. Its items must be the view itself, or views and guides within it.
    open func addConstraint(_ constraint: NSLayoutConstraint) {
        checkItems(of: constraint)
        own(constraint)
    }
    /// Activates constraints, as ``addConstraint(_:)`` does.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }
    /// Deactivates one of the view's constraints.
    open func removeConstraint(_ constraint: NSLayoutConstraint) { drop(constraint) }
    /// Deactivates some of the view's constraints.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { drop(constraint) }
    }

    /// A Boolean value that tells whether the view's frame and autoresizing mask place it, and not
    /// constraints of the app. Constraints of other views then treat the frame as if constraints had set it.
    /// True by default.
    // Each layout of a cell reads it. Its value has no references, so that an access that overlaps with a change gets the old
    // value or the new one.
    @exclusivity(unchecked) open var translatesAutoresizingMaskIntoConstraints = true {
        didSet {
            if translatesAutoresizingMaskIntoConstraints != oldValue { constraintRootChanged() }
        }
    }

    /// A Boolean value that tells whether views of the class need constraints. Views of all classes get the
    /// chance to update their constraints here, so both values work.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Requests a call of ``updateConstraints()`` before the next layout.
    open func setNeedsUpdateConstraints() {
        needsOwnConstraintUpdate = true
        setNeedsConstraintPass()
    }
    /// Returns true if ``updateConstraints()`` will be called before the next layout.
    open func needsUpdateConstraints() -> Bool { needsOwnConstraintUpdate }
    /// Updates the constraints of the view and its subviews now if that was requested, the innermost views
    /// first.
    open func updateConstraintsIfNeeded() { updateConstraintTree() }
    /// Changes constraints that depend on something that has changed. Overrides call super last.
    open func updateConstraints() {}

    // MARK: Auto Layout: the size of content

    /// The size of the view's content in points, or ``UIView/noIntrinsicMetric`` along an axis where it has none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    /// The value that stands for no size along an axis in ``intrinsicContentSize``.
    public class var noIntrinsicMetric: CGFloat { -1 }
    /// Marks ``intrinsicContentSize`` as changed. Views call it when their content changes.
    open func invalidateIntrinsicContentSize() { contentSizeChanged() }

    /// Returns the priority with which the view resists being larger than its content, 250 by default.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        UILayoutPriority(autoLayout?.hugging[axis.rawValue] ?? UILayoutPriority.defaultLow.rawValue)
    }
    /// Sets the priority with which the view resists being larger than its content.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        priority.check("setContentHuggingPriority")
        guard priority != contentHuggingPriority(for: axis) else { return }
        autoLayoutState.hugging[axis.rawValue] = priority.rawValue
        constraintsOfContentChanged()
    }
    /// Returns the priority with which the view resists being smaller than its content, 750 by default.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        UILayoutPriority(
            autoLayout?.compressionResistance[axis.rawValue] ?? UILayoutPriority.defaultHigh.rawValue)
    }
    /// Sets the priority with which the view resists being smaller than its content.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        priority.check("setContentCompressionResistancePriority")
        guard priority != contentCompressionResistancePriority(for: axis) else { return }
        autoLayoutState.compressionResistance[axis.rawValue] = priority.rawValue
        constraintsOfContentChanged()
    }

    /// The target for a fitting size that is as small as the constraints allow.
    public class var layoutFittingCompressedSize: CGSize { .zero }
    /// The target for a fitting size that is as large as the constraints allow.
    public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

    /// Returns the size in points that constraints within the view give it when it approaches a target size
    /// with ``UILayoutPriority/fittingSizeLevel``.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel)
    }
    /// Returns the size in points that constraints within the view give it when it approaches a target size
    /// with the given priorities.
    ///
    /// A width with ``UILayoutPriority/required`` is always the view's width. With
    /// ``UILayoutPriority/fittingSizeLevel`` the content comes before the target.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }

    // MARK: Auto Layout: alignment

    /// Returns the rectangle that constraints align for a view with the frame: the frame without
    /// ``alignmentRectInsets``.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    /// Returns the frame of a view whose alignment rectangle is given.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(
                top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }
    /// The distances in points by which the rectangle that constraints align lies inside the frame; zero by
    /// default.
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
    /// Adds a layout guide, and removes it from the view that had it before.
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }
    /// Removes a layout guide. Constraints on it are deactivated.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        if layoutGuide.owningView === self { layoutGuide.owningView = nil }
    }
    /// The part of the view that neither bars nor hardware covers.
    open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
    /// The part of the view within its ``layoutMargins``.
    open var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }
    /// The part within the margins in which lines of text are not too long to read.
    open var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }
    /// The part of the view that the keyboard on the screen covers, or the part below the safe area if there
    /// is no keyboard.
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let guide = autoLayoutState.keyboardGuide { return guide }
        let guide = UIKeyboardLayoutGuide()
        autoLayoutState.keyboardGuide = guide
        guide.attach(to: self)
        return guide
    }

    // MARK: Auto Layout: debugging

    /// A Boolean value that tells whether constraints leave the view's place undetermined.
    open var hasAmbiguousLayout: Bool { isAmbiguous(self) }
    /// Returns the constraints that place the view along an axis.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        constraints(placing: self, along: axis)
    }

    // MARK: Auto Layout: properties that subclasses in this library override

    /// True if the height of the content depends on its width, as the height of text in several lines does.
    var contentHeightDependsOnWidth: Bool { false }
    /// The width for which ``intrinsicContentSize`` returns the height.
    var contentWidth: ContentWidth {
        get { .natural }
        set {}
    }
    /// Returns the distance in points from the view's middle down to the baseline of its text, or nil for a
    /// view without text.
    func baselineDistanceFromCenter(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? { nil }
    /// Called when a subview is about to be removed. Unlike ``willRemoveSubview(_:)``, no app overrides it.
    func subviewWillBeRemoved(_ subview: UIView) {}
    /// Informs the view that its ``cornerConfiguration`` has given it other corners.
    func cornersDidChange() {}
    /// True if the view's own coordinates run from right to left. Its subviews are placed in them, but are
    /// not mirrored themselves.
    var isFlipped: Bool { false }
    /// True if the z position of the view is its order among its siblings only, and no place in the space in which they may lie.
    var hasOrderOnly: Bool { false }
    /// Called when the content that the view arranges has changed its direction.
    func layoutDirectionDidChange() {}
    /// Called when a subview was hidden or is no longer hidden.
    func subviewHiddenDidChange(_ subview: UIView) {}
    /// Called when the content of a subview has another size.
    func subviewContentSizeDidChange(_ subview: UIView) {}
    /// Called when the bounds of a subview have another size.
    func subviewSizeDidChange(_ subview: UIView) {}

    // MARK: Looks

    /// Called when the colour appearance or another trait has changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Called when the traits have changed, before the app's methods run. Unlike
    /// ``traitCollectionDidChange(_:)``, no app overrides it.
    func traitsDidChange() {}
    /// The traits of the place where the view is displayed.
    open var traitCollection: UITraitCollection { presentTraits }
    /// Informs the view and its subviews of changed traits now. Overrides of traits take effect at once
    /// without this call; a change in the value that a subclass returns from ``traitCollection`` takes effect
    /// with it.
    open func updateTraitsIfNeeded() { traitsChanged() }
    /// Called when the tint colour has changed.
    open func tintColorDidChange() {}

    /// Returns the description of the element of a view that is a copy of another one, or nil for other views.
    func copiedProperties(context: CommitContext) -> NodeProperties? { nil }
    /// The children on the display of a view that is a copy of another one, or nil for other views.
    var copiedChildren: [UIView]? { nil }
    /// Adds the content of a subclass to the description of its element.
    func describeContent(in properties: inout NodeProperties, context: CommitContext) {}
    /// Adds what the view draws to the description of the mask that it is of another view: by default its background.
    func describeMask(in mask: inout ViewMask, traits: UITraitCollection) {
        mask.alpha *= viewState.backgroundColor?.cgColor(for: traits).alpha ?? 0
    }
    /// Ends what the display was doing for the view: the display no longer has an element for it.
    func displayLeft() {}

    /// Called before a display gets the view's element, which then needs all present values.
    func displayEntered() {}

    // MARK: Scrolling and windows

    /// True if the display moves the subviews by the origin of the bounds, as that of a scroll view does.
    var scrollsSubviews: Bool { false }
    /// True if the view keeps its place in the visible part of a scroll view while the content scrolls.
    var staysInPlace: Bool { false }
    /// The key under which the origin of the bounds can be observed, or nil if there is none.
    var originKey: String? { nil }
    /// The view itself if it is one whose items can be dragged, or nil. A check for the protocol would be slow.
    var itemDragScrollView: (any ItemDragScrollView)? { nil }
    /// The guide of the content that scrolls within the view, or nil if none does.
    var scrolledContentGuide: UILayoutGuide? { nil }
    /// The guide of the frame within which content scrolls, or nil if none does.
    var scrollFrameGuide: UILayoutGuide? { nil }
    /// The size in points of the content that scrolls within the view. Only views that scroll store it.
    var scrolledContentSize: CGSize {
        get { .zero }
        set {}
    }
    /// The view within this scroll view that is zoomed, or nil if none is.
    var zoomedItem: ZoomedItem? { nil }
    /// The safe area in points of a view that takes it from the screen, as a window does, or nil if the superview's decides it.
    var safeAreaOfScreen: UIEdgeInsets? { nil }
    /// The traits that the view inherits if it has no superview.
    var outermostTraits: UITraitCollection { .current }
    /// The height in points of a line of the view's text, or nil if it draws no text of its own.
    var baselineLineHeight: CGFloat? { nil }

    /// Returns the pictures that the view's own content displays with the traits.
    func imageResources(for traits: UITraitCollection) -> [ImageFile] { [] }

    /// True if the view moves or scrolls something with each finger on it. Such a finger opens no context menu, and the display
    /// never scrolls with it.
    var isHandle: Bool { false }

    /// The view's meaning for assistive technology if the app states none, or nil.
    var accessibilityRole: AccessibilityContent.Role? { nil }

    /// True if the view displays text only, and has none now.
    var isWithoutText: Bool { false }

    /// True if the content that the view expands and collapses is expanded, or nil if the view does not
    /// expand anything.
    var accessibilityIsExpanded: Bool? { nil }
    /// True if the element is checked, as elements of menus can be, or nil if it cannot be checked.
    var accessibilityIsChecked: Bool? { nil }
    /// True if the keyboard can focus the view and activate it with Enter and Space, though it is no button.
    var accessibilityActivates: Bool { false }
    /// True if activating the view opens a menu.
    var accessibilityOpensMenu: Bool { false }

    /// The view's text that the user edits, or nil for a view without such text.
    var textInput: TextInputView? { nil }

    // MARK: Touches

    /// The gestures that the view itself needs from the display, besides those that its gesture recognizers
    /// and interactions need.
    var ownWishes: GestureWishes { [] }

    /// Ends the editing of text within the view: the first responder there resigns.
    ///
    /// - Parameter force: True if the first responder loses its status even if it refuses to resign.
    /// - Returns: True if there was a first responder in the view and it lost its status.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        guard let responder = innerFirstResponder else { return false }
        if responder.resignFirstResponder() { return true }
        if force { responder.loseFirstResponder() }
        return force
    }

    /// Returns the deepest view that gets a touch at `point`, in points of this view.
    ///
    /// The result is nil if the point lies outside, or if the view is hidden, almost transparent (an alpha
    /// below 0.01), does not interact or is animated without ``UIView/AnimationOptions/allowUserInteraction``.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isTouchable, isUserInteractionEnabled, self.point(inside: point, with: event) else {
            return nil
        }
        for subview in subviewsFromFront(at: point) {
            if let view = subview.hitTest(subview.convert(point, from: self), with: event) { return view }
        }
        return self
    }

    /// True if the view is not hidden, and opaque enough to get touches, as on iOS.
    final var canBeSeen: Bool { !isHidden && alpha >= 0.01 }

    /// True if the view is visible, and no animation keeps touches away from it.
    var isTouchable: Bool {
        canBeSeen && node.animations.allSatisfy { $0.driver.allowsInteraction }
    }

    /// Returns true if `point`, in points of this view, lies inside it.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point)
    }

    /// Adds a gesture recognizer, and removes it from the view that had it before.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
    /// Removes a gesture recognizer.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
    /// The gesture recognizers of the view, or nil if there have been none. Setting it removes those that it lacks and adds the
    /// others.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { storedGestures }
        set { exchangeGestures(newValue ?? []) }
    }
    /// The gesture recognizers of the view, or nil if there have been none.
    final var storedGestures: [UIGestureRecognizer]?
    /// Returns true if a gesture may begin, as it does unless overridden. The view under the finger is asked,
    /// and then those around it up to the view of the gesture.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// A Boolean value that tells whether the view gets touches.
    // Each commit reads it. Its value has no references, so that an access that overlaps with a change gets the old value or the
    // new one.
    @exclusivity(unchecked) open var isUserInteractionEnabled = true { didSet { setNeedsCommit() } }
    /// A Boolean value that tells whether the view gets more than one touch at a time. False by default; its
    /// gesture recognizers get all touches nevertheless.
    ///
    /// In a browser, the app gets several fingers on a view that has this set. On other views they zoom the
    /// page.
    open var isMultipleTouchEnabled = false {
        didSet { if isMultipleTouchEnabled != oldValue { setNeedsCommit() } }
    }
    /// A Boolean value that tells whether no other view of the window gets touches while this view has one,
    /// and this view gets none while others have one.
    open var isExclusiveTouch = false

    /// The interactions of the view, such as context menus and dragging.
    open var interactions: [any UIInteraction] {
        get { storedInteractions ?? [] }
        set { replaceInteractions(with: newValue) }
    }
    /// The interactions, or nil if there are none, as in most views.
    final var storedInteractions: [any UIInteraction]?
    /// Adds an interaction, and removes it from the view that had it before.
    open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
    /// Removes an interaction.
    open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

    // MARK: Motion effects

    /// The effects of tilts of the device on the view.
    open var motionEffects: [UIMotionEffect] {
        get { MotionEffects[self] }
        set { MotionEffects[self] = newValue }
    }
    /// Adds an effect of tilts of the device. Later changes of the effect do not count.
    open func addMotionEffect(_ effect: UIMotionEffect) { MotionEffects[self].append(effect) }
    /// Removes an effect.
    open func removeMotionEffect(_ effect: UIMotionEffect) { MotionEffects[self].removeAll { $0 === effect } }

    // MARK: Geometry

    /// The view's rectangle in points of its superview. If ``transform`` is not the identity, the smallest
    /// rectangle that contains the transformed view.
    open var frame: CGRect {
        get { presentFrame }
        set { setFrame(newValue) }
    }

    /// The view's rectangle in points of its own coordinates.
    open var bounds: CGRect {
        get { viewState.bounds }
        set { place(bounds: newValue, center: viewState.center) }
    }

    /// The place in points of the superview of the view's ``anchorPoint``: by default of its middle.
    open var center: CGPoint {
        get { viewState.center }
        set { place(bounds: viewState.bounds, center: newValue) }
    }

    /// The transform in space of the ``layer``, about the ``anchorPoint``.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    /// The point of the view at ``center``, about which ``transform`` turns and scales, as fractions of the width and
    /// height; the middle by default. A change moves the view.
    open var anchorPoint: CGPoint {
        get { viewState.anchorPoint }
        set { change(\.anchorPoint, to: newValue) }
    }

    /// A transform about the ``anchorPoint`` of the view.
    open var transform: CGAffineTransform {
        get { viewState.transform }
        set {
            // A transform of space goes, even if it looks the same.
            guard viewState.leavesPlane else { return change(\.transform, to: newValue) }
            change(\.transform3D, to: CATransform3DMakeAffineTransform(newValue))
        }
    }

    // MARK: Dynamics

    /// The shape with which the view collides in a dynamic animation: a rectangle, unless a subclass returns another one.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// The path with which the view collides if its ``collisionBoundsType`` is `path`. The point (0, 0) is the view's center.
    open var collisionBoundingPath: UIBezierPath { .aroundCenter(bounds.size) }

    // MARK: Converting

    /// Converts a point from this view's coordinates to those of `view`, or to those of the window if `view`
    /// is nil.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { converted(point, to: view) }
    /// Converts a point from the coordinates of `view`, or from those of the window if `view` is nil, to
    /// those of this view.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { converted(point, from: view) }
    /// Converts a rectangle from this view's coordinates to those of `view`, or to those of the window if
    /// `view` is nil.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { converted(rect, to: view) }
    /// Converts a rectangle from the coordinates of `view`, or from those of the window if `view` is nil, to
    /// those of this view.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { converted(rect, from: view) }
    /// Converts a point from this view's coordinates to those of another coordinate space, which may be a view in another window.
    @_disfavoredOverload
    open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        converted(point, to: coordinateSpace)
    }
    /// Converts a point from the coordinates of another coordinate space, which may be a view in another window, to those of this
    /// view.
    @_disfavoredOverload
    open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        converted(point, from: coordinateSpace)
    }
    /// Converts a rectangle from this view's coordinates to those of another coordinate space, which may be a view in another
    /// window.
    @_disfavoredOverload
    open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        converted(rect, to: coordinateSpace)
    }
    /// Converts a rectangle from the coordinates of another coordinate space, which may be a view in another window, to those of
    /// this view.
    @_disfavoredOverload
    open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        converted(rect, from: coordinateSpace)
    }

    // MARK: Look

    /// The opacity of the view and its subviews, 0...1.
    open var alpha: CGFloat {
        get { viewState.alpha }
        set { change(\.alpha, to: min(max(newValue, 0), 1)) }
    }

    /// A Boolean value that tells whether the view and its subviews are neither visible nor touchable.
    open var isHidden: Bool {
        get { viewState.isHidden }
        set {
            guard newValue != viewState.isHidden else { return }
            change(\.isHidden, to: newValue)
            superview?.subviewHiddenDidChange(self)
            superview?.elementsWithinDidChange()
        }
    }

    /// A Boolean value that tells whether the view's content and subviews are visible only within its bounds.
    open var clipsToBounds: Bool {
        get { viewState.clipsToBounds }
        set { change(\.clipsToBounds, to: newValue) }
    }

    /// The colour behind the content, or nil for none.
    open var backgroundColor: UIColor? {
        get { viewState.backgroundColor }
        set {
            noteAppearance(\UIView.backgroundColor, newValue)
            change(\.backgroundColor, to: newValue)
        }
    }

    /// The colour of symbols and accents in the view, after the adjustment by ``tintAdjustmentMode``. If it
    /// is set to nil, the view uses the superview's colour.
    open var tintColor: UIColor! {
        get { tintAdjustmentMode == .dimmed ? fullTintColor.dimmedTint : fullTintColor }
        set {
            noteAppearance(\UIView.tintColor, newValue)
            storedTintColor = newValue
            tintColorChanged()
        }
    }

    /// The way in which the view displays its tint colour. By default it uses the superview's mode.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { presentTintAdjustmentMode }
        set {
            let old = tintAdjustmentMode
            storedTintAdjustmentMode = newValue
            tintAdjustmentModeChanged(from: old)
        }
    }

    /// A view whose opacity decides how much of this view is visible at each point. It lies in the
    /// coordinates of this view and has no superview.
    ///
    /// Browsers draw two kinds of masks: plain views with a background colour, with or without round corners,
    /// and image views with a picture. For other masks a line is written to the error output, and the whole
    /// view is visible.
    open var mask: UIView? {
        get { storedMask }
        set { setMask(newValue) }
    }

    /// A number that the app can use to find the view.
    open var tag = 0
    /// The way in which content that has a size of its own lies in the view, such as the picture of a view that
    /// overrides ``draw(_:)`` after the view has got another size.
    open var contentMode: ContentMode = .scaleToFill { didSet { setNeedsCommit() } }
    /// The number of pixels per point in which the view draws itself: that of the screen by default. It is the
    /// ``CALayer/contentsScale`` of the layer. A change lets the view draw itself again.
    open var contentScaleFactor: CGFloat {
        get { layerState?.contentsScale ?? UIScreen.main.scale }
        set {
            guard newValue != contentScaleFactor else { return }
            layer.contentsScale = newValue
            setNeedsDisplay()
        }
    }

    // MARK: Drawing

    /// Draws the content of the view into the current graphics context, whose origin is that of ``bounds``. The
    /// default implementation draws nothing.
    ///
    /// Subclasses override it to draw by themselves. It is called before a view in a window appears for the
    /// first time, and again after ``setNeedsDisplay()``, after a change of the traits, and, with
    /// ``ContentMode-swift.enum/redraw``, after a change of the size: at most once in each turn of the main
    /// loop. The picture lies in front of the background colour and behind the subviews. See <doc:CustomDrawing>.
    ///
    /// - Parameter rect: The part of the bounds to draw: all of it the first time, later the rectangles that
    ///   were marked by ``setNeedsDisplay(_:)``. Drawing is limited to it.
    open func draw(_ rect: CGRect) {}

    /// Requests a call of ``UIView/draw(_:)`` for the whole view before the turn of the main loop ends.
    open func setNeedsDisplay() { requestDrawing(.infinite) }

    /// Requests a call of ``draw(_:)`` for a part of the view before the turn of the main loop ends. The rest of the
    /// picture stays as it is.
    ///
    /// - Parameter rect: The part, in points of the view.
    open func setNeedsDisplay(_ rect: CGRect) { requestDrawing(rect) }

    /// Returns a view that looks like this one does now, and does not change with it. It is stretched to its own size. The
    /// result is nil if the view was never on a display.
    ///
    /// The copy consists of elements, which the display draws as it draws the view.
    ///
    /// - Parameter afterUpdates: True to lay out the view first, and to include changes that the display has not received.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        frozenCopy(afterUpdates: afterUpdates)
    }

    /// Returns an image view with a picture of a part of the view, which does not change with the view. The result is nil if the
    /// view was never on a display.
    ///
    /// - Parameters:
    ///   - rect: The part, in points of the view.
    ///   - afterUpdates: True to lay out the view first, and to include changes that the display has not received.
    ///   - capInsets: The distances in points from the edges of the picture to the part that is stretched when the image view has
    ///     another size than the picture.
    open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        pictureView(of: rect, afterUpdates: afterUpdates, capInsets: capInsets)
    }

    /// Draws the view and all that is in it in the current graphics context, as the display draws them at this moment.
    ///
    /// ```swift
    /// let image = UIGraphicsImageRenderer(bounds: card.bounds).image { _ in
    ///     card.drawHierarchy(in: card.bounds, afterScreenUpdates: true)
    /// }
    /// ```
    ///
    /// The app's process draws the picture by itself, which takes some milliseconds for a screen. What lies outside of the bounds
    /// is not drawn. Maps, web content and the like do not exist; carets, selections and the turns of spinners are not drawn.
    ///
    /// - Parameters:
    ///   - rect: The rectangle of the context, in points, to which the bounds of the view are stretched.
    ///   - afterUpdates: True to lay out the view first, and to include changes that the display has not received.
    /// - Returns: True if all was drawn; false if there is no context, if an image or a font is missing, if the picture
    ///   would be too large, or if the view was never on a display and `afterUpdates` is false.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        drawPicture(in: rect, afterUpdates: afterUpdates)
    }

    /// A Boolean value that tells whether the picture of ``draw(_:)`` has no transparent parts; true by default. The
    /// parts of an opaque view that nothing is drawn on have the background colour, or are black if there is none.
    ///
    /// As on iOS, a view whose background colour is not opaque is not opaque either, and the value has no effect in labels,
    /// buttons, image views, text fields and cells. Views that draw nothing are as transparent as their background.
    open var isOpaque = true { didSet { if isOpaque != oldValue { setNeedsDisplay() } } }

    /// True if the picture of ``draw(_:)`` has no transparent parts. System classes that are transparent, such as labels, ignore
    /// ``isOpaque``.
    var drawsOpaquely: Bool { isOpaque }

    /// True if the view can draw its contents. Image views have an image instead.
    var drawsContents: Bool { true }

    /// A Boolean value that tells whether the part of the picture that ``draw(_:)`` draws is emptied before; true by
    /// default. If it is false, what was drawn there before is still there.
    open var clearsContextBeforeDrawing = true
    /// The colour appearance that the view forces upon itself and its subviews, or
    /// `unspecified`.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitState?.style ?? .unspecified }
        set {
            guard newValue != overrideUserInterfaceStyle else { return }
            madeTraitState.style = newValue
            traitsChanged()
        }
    }
    /// The smallest text size of the view and its subviews, or nil if there is no limit, as by default.
    ///
    /// ``UITraitCollection/preferredContentSizeCategory`` of the view's traits is not below it. Where limits contradict
    /// one another, ``maximumContentSizeCategory`` comes first, and a subview's limits before those of its superviews.
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { traitState?.textSizes.smallest }
        set {
            guard newValue != minimumContentSizeCategory else { return }
            madeTraitState.textSizes.smallest = newValue
            traitsChanged()
        }
    }
    /// The largest text size of the view and its subviews, or nil if there is no limit, as by default.
    ///
    /// ``UITraitCollection/preferredContentSizeCategory`` of the view's traits is not above it.
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { traitState?.textSizes.largest }
        set {
            guard newValue != maximumContentSizeCategory else { return }
            madeTraitState.textSizes.largest = newValue
            traitsChanged()
        }
    }
    /// The layer that draws the view, an instance of ``layerClass``. It gives the view its border, its corners and its
    /// shadow, and other layers can be added to it.
    open var layer: CALayer {
        if let madeLayer {
            madeLayer.keep()
            return madeLayer
        }
        let layer = CALayer.make(of: type(of: self).layerClass, for: self)
        madeLayer = layer
        return layer
    }
    /// The layer, or nil if nothing has asked for it.
    var madeLayer: CALayer?
    /// The class of ``layer``; ``CALayer`` unless a subclass overrides it. It must be a subclass of that class.
    open class var layerClass: AnyClass { CALayer.self }

    /// Draws a layer, by default by ``draw(_:)``. An override draws in the context, and calls super for what ``draw(_:)`` draws.
    open func draw(_ layer: CALayer, in ctx: CGContext) { drawContent(of: layer, in: ctx) }
    /// Provides the contents of a layer that asks for them. The default implementation lets the layer draw itself, or calls
    /// ``draw(_:)`` for the view's own layer. An override can set the ``CALayer/contents`` instead, and request the next call by
    /// ``CALayer/setNeedsDisplay()``.
    open func display(_ layer: CALayer) {
        if layer !== madeLayer || !drawPending(on: layer) { layer.drawContents() }
    }
    /// Called before ``draw(_:in:)``.
    open func layerWillDraw(_ layer: CALayer) {}
    /// Gives the sublayers of the view's layer their places. The default implementation calls
    /// ``layoutSubviews()`` for the view's own layer.
    open func layoutSublayers(of layer: CALayer) { if layer === madeLayer { layoutSubviews() } }
    /// Returns the action for a changed property of a layer: within an animation block of the view, an animation with the
    /// block's pace, whose key path and values an app may change, and otherwise `NSNull`.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        BlockAction.current(for: event) ?? NSNull()
    }

    // MARK: Pointer

    /// The look of the view while the pointer is over it, or nil, as by default, if it does not change. The view copies a style
    /// that is set.
    open var hoverStyle: UIHoverStyle? {
        get { keptHoverStyle }
        set { keptHoverStyle = newValue }
    }

    // MARK: Accessibility

    /// A Boolean value that tells whether assistive technology treats the view as one element. The default is true for labels,
    /// buttons, switches, sliders, page controls, indicators and texts that the user edits, and false for other views.
    ///
    /// What an element with an ``accessibilityLabel`` contains is not read besides, unless the user can use a part of it. A
    /// label, an image, a button or a similar view that is no element is passed over, also by the keyboard. The elements in such
    /// a label or image are read nevertheless.
    open var isAccessibilityElement: Bool {
        get { statedElement ?? isElementByDefault }
        set {
            guard statedElement != newValue else { return }
            statedElement = newValue
            statedElementDidChange()
        }
    }
    /// What the app has stated about ``isAccessibilityElement``, or nil for the default.
    final var statedElement: Bool?
    /// The text that assistive technology reads for the view.
    open var accessibilityLabel: String? { didSet { setNeedsCommit() } }
    /// The text that assistive technology reads for the state of the view, besides its label.
    open var accessibilityValue: String? { didSet { setNeedsCommit() } }
    /// The text that assistive technology reads for what happens if the view is used, after its label and value.
    open var accessibilityHint: String? {
        get { accessibilityExtras?.hint }
        set {
            guard newValue != accessibilityHint else { return }
            changeAccessibilityExtras { $0.hint = newValue }
        }
    }
    /// The actions that assistive technology and the keyboard offer for the view. The Context Menu key, or Shift-F10, opens a
    /// menu of them if the view has no other menu.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilityExtras?.customActions }
        set {
            guard newValue != nil || accessibilityCustomActions != nil else { return }
            changeAccessibilityExtras { $0.customActions = newValue }
        }
    }
    /// A Boolean value that tells whether the view and its subviews keep their colours while the device inverts all others. The
    /// default is false. It has an effect in Safari, which tells pages that colours are inverted.
    open var accessibilityIgnoresInvertColors: Bool {
        get { accessibilityExtras?.ignoresInvertColors ?? false }
        set {
            guard newValue != accessibilityIgnoresInvertColors else { return }
            changeAccessibilityExtras { $0.ignoresInvertColors = newValue }
        }
    }
    /// The label with attributes. `NSAttributedString.Key.accessibilitySpeechLanguage` at its beginning states the language in
    /// which it is read. The default is ``accessibilityLabel`` without attributes. Setting this property also sets
    /// ``accessibilityLabel``.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { AttributedSpeech.text(accessibilityExtras?.attributedLabel, accessibilityLabel) }
        set {
            accessibilityLabel = newValue?.string
            changeAccessibilityExtras { $0.attributedLabel = AttributedSpeech.copy(newValue) }
        }
    }
    /// The value with attributes. The language at its beginning is that in which it is read. The default is
    /// ``accessibilityValue`` without attributes. Setting this property also sets ``accessibilityValue``.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { AttributedSpeech.text(accessibilityExtras?.attributedValue, accessibilityValue) }
        set {
            accessibilityValue = newValue?.string
            changeAccessibilityExtras { $0.attributedValue = AttributedSpeech.copy(newValue) }
        }
    }
    /// The hint with attributes. The language at its beginning is that in which it is read. The default is ``accessibilityHint``
    /// without attributes. Setting this property also sets ``accessibilityHint``.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { AttributedSpeech.text(accessibilityExtras?.attributedHint, accessibilityHint) }
        set {
            accessibilityHint = newValue?.string
            changeAccessibilityExtras { $0.attributedHint = AttributedSpeech.copy(newValue) }
        }
    }
    /// The language in which assistive technology reads the view and its subviews, as a BCP 47 tag such as `ja` or `en-GB`. If
    /// nil, which is the default, it is that of the superview, or of the page. What is no such tag has no effect.
    open var accessibilityLanguage: String? {
        get { accessibilityExtras?.language }
        set {
            guard newValue != accessibilityLanguage else { return }
            changeAccessibilityExtras { $0.language = newValue }
        }
    }
    /// A Boolean value that tells whether the user can do something with the view, so that the keyboard reaches it. The default
    /// depends on the view and its traits: it is true for buttons, links and the like.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { accessibilityExtras?.responds ?? usuallyRespondsToKeys }
        set {
            guard newValue != accessibilityExtras?.responds else { return }
            changeAccessibilityExtras { $0.responds = newValue }
        }
    }
    /// A Boolean value that tells whether assistive technology treats the subviews as a group. The default is false.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibilityExtras?.groupsChildren ?? false }
        set {
            guard newValue != shouldGroupAccessibilityChildren else { return }
            changeAccessibilityExtras { $0.groupsChildren = newValue }
        }
    }
    /// The meaning of the view for the elements that it contains. The default is ``UIAccessibilityContainerType/none``.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibilityExtras?.containerType ?? .none }
        set {
            guard newValue != accessibilityContainerType else { return }
            changeAccessibilityExtras { $0.containerType = newValue }
            for view in subviews { view.setNeedsCommit() }
        }
    }
    /// The frame of the view for assistive technology, in points of the screen. By default it is the view's own one. Browsers
    /// show users the element of the view itself; another frame only moves ``accessibilityActivationPoint``.
    open var accessibilityFrame: CGRect {
        get { accessibilityExtras?.frame ?? frameOnScreen }
        set { changeAccessibilityExtras { $0.frame = newValue } }
    }
    /// The outline of the view for assistive technology, in points of the screen, or nil for ``accessibilityFrame``. Browsers
    /// show users the element of the view itself; the path only moves ``accessibilityActivationPoint`` to its middle.
    open var accessibilityPath: UIBezierPath? {
        get { accessibilityExtras?.path }
        set { changeAccessibilityExtras { $0.path = newValue?.copy() as? UIBezierPath } }
    }
    /// The point at which the view is tapped if the keyboard or assistive technology activates it and ``accessibilityActivate()``
    /// returns false, in points of the screen. The default is the middle of ``accessibilityPath`` or ``accessibilityFrame``.
    open var accessibilityActivationPoint: CGPoint {
        get {
            if let point = accessibilityExtras?.activationPoint { return point }
            let frame = accessibilityPath?.bounds ?? accessibilityFrame
            return CGPoint(x: frame.midX, y: frame.midY)
        }
        set { changeAccessibilityExtras { $0.activationPoint = newValue } }
    }
    /// A Boolean value that tells whether a ``UILargeContentViewerInteraction`` of the view or of an ancestor displays the view.
    /// The default is false.
    open var showsLargeContentViewer: Bool {
        get { accessibilityExtras?.largeContent.isShown ?? false }
        set { changeAccessibilityExtras { $0.largeContent.isShown = newValue } }
    }
    /// The text of the view in the large content viewer. The default is the text of a label, the title of a button, or the
    /// ``accessibilityLabel``.
    open var largeContentTitle: String? {
        get { accessibilityExtras?.largeContent.title ?? usualLargeContentTitle }
        set { changeAccessibilityExtras { $0.largeContent.title = newValue } }
    }
    /// The image of the view in the large content viewer. The default is that of an image view or a button.
    open var largeContentImage: UIImage? {
        get { accessibilityExtras?.largeContent.image ?? usualLargeContentImage }
        set { changeAccessibilityExtras { $0.largeContent.image = newValue } }
    }
    /// A Boolean value that tells whether the image in the large content viewer is enlarged until it fills its place. If the
    /// value is false, which is the default, the image keeps its own size.
    open var scalesLargeContentImage: Bool {
        get { accessibilityExtras?.largeContent.scalesImage ?? false }
        set { changeAccessibilityExtras { $0.largeContent.scalesImage = newValue } }
    }
    /// The space around the image in the large content viewer, in points. The default is zero.
    open var largeContentImageInsets: UIEdgeInsets {
        get { accessibilityExtras?.largeContent.imageInsets ?? .zero }
        set { changeAccessibilityExtras { $0.largeContent.imageInsets = newValue } }
    }
    private var accessibilityExtras: AccessibilityExtras?
    private func changeAccessibilityExtras(_ change: (AccessibilityExtras) -> Void) {
        let extras = accessibilityExtras ?? AccessibilityExtras()
        accessibilityExtras = extras
        change(extras)
        setNeedsCommit()
    }
    /// A name by which tests find the view. Users never see it.
    open var accessibilityIdentifier: String? { didSet { setNeedsCommit() } }
    /// The traits that describe the view to assistive technology.
    open var accessibilityTraits: UIAccessibilityTraits = .none { didSet { setNeedsCommit() } }
    /// A Boolean value that tells whether assistive technology skips everything outside the view.
    open var accessibilityViewIsModal = false { didSet { setNeedsCommit() } }
    /// A Boolean value that tells whether assistive technology skips the view and its subviews.
    open var accessibilityElementsHidden = false { didSet { setNeedsCommit() } }

    /// The elements that assistive technology finds in the view in place of its subviews and its text, in
    /// this order. They are instances of ``UIAccessibilityElement``, and subviews, which keep their place in
    /// the order of reading. If nil, assistive technology finds the subviews.
    open var accessibilityElements: [Any]? {
        get { elementList.flatMap { $0.areStated ? $0.elements : nil } }
        set { setAccessibilityElements(newValue, areStated: newValue != nil) }
    }

    /// Returns the number of elements that assistive technology finds in the view in place of its subviews: by default that of
    /// ``accessibilityElements``.
    ///
    /// A view overrides this method and ``accessibilityElement(at:)``, or the getter of ``accessibilityElements``, if it makes
    /// its elements only when they are asked for. It is asked after each layout, and when the app posts
    /// ``UIAccessibility/Notification/layoutChanged`` or ``UIAccessibility/Notification/screenChanged``, unless
    /// ``accessibilityElements`` has been set.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    /// Returns the element with a number, counted from 0, or nil if there is none. It should be the same object each time, so
    /// that the element keeps the focus.
    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }
    /// Returns the number of an element, counted from 0, or `NSNotFound` if the view does not contain it.
    open func index(ofAccessibilityElement element: Any) -> Int {
        let object = element as AnyObject
        return accessibilityElements?.firstIndex { $0 as AnyObject === object } ?? NSNotFound
    }

    /// The state of an element that the user can expand to see more and collapse again, for assistive technology. The default is
    /// ``UIAccessibility/ExpandedStatus/unsupported``: the element cannot be expanded, unless its class says so.
    open var accessibilityExpandedStatus: UIAccessibility.ExpandedStatus {
        get { accessibilityExtras?.expandedStatus ?? UIAccessibility.ExpandedStatus(accessibilityIsExpanded) }
        set {
            guard newValue != accessibilityExtras?.expandedStatus else { return }
            changeAccessibilityExtras { $0.expandedStatus = newValue }
        }
    }

    /// Activates the view for a keyboard or assistive technology. Returns true if that did anything. If it returns false, a view
    /// that is no control is tapped at its ``accessibilityActivationPoint``.
    open func accessibilityActivate() -> Bool { false }
    /// Raises the value of a view with the trait ``UIAccessibilityTraits/adjustable``, for a keyboard or
    /// assistive technology.
    open func accessibilityIncrement() {}
    /// Lowers the value of a view with the trait ``UIAccessibilityTraits/adjustable``, for a keyboard or
    /// assistive technology.
    open func accessibilityDecrement() {}
    /// Adjusts the value after an arrow key: the up and trailing keys raise it.
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
    /// Closes what the view displays, after the Escape key was pressed. Returns true if that did anything.
    open func accessibilityPerformEscape() -> Bool { false }

    // MARK: Focus

    /// A Boolean value that tells whether the keyboard can give the view the focus. The default is false; cells override it.
    ///
    /// The Return key and the space bar activate the view with the focus as assistive technology does. A view whose
    /// ``isUserInteractionEnabled`` is false cannot become focused, whatever the value is. Call ``setNeedsFocusUpdate()`` after
    /// the value has changed.
    open var canBecomeFocused: Bool { false }
    /// A Boolean value that tells whether the view has the focus.
    open var isFocused: Bool { UIFocusSystem.focusedView === self && window != nil }
    /// The identifier of the group to which the items in the view belong, or nil for that of its superview or its view
    /// controller. A collection view and a table view without an identifier are groups of their own.
    ///
    /// The Tab key leads from group to group, and the arrow keys lead to the items of a group. Views with the same identifier
    /// belong together, wherever they are.
    open var focusGroupIdentifier: String? {
        get { accessibilityExtras?.focusGroupIdentifier }
        set { changeAccessibilityExtras { $0.focusGroupIdentifier = newValue } }
    }
    /// The priority of the view in its group. The Tab key leads to the view with the highest one. The default is
    /// ``UIFocusGroupPriority/prioritized`` for selected cells, and ``UIFocusGroupPriority/ignored`` for other views.
    open var focusGroupPriority: UIFocusGroupPriority {
        get { accessibilityExtras?.focusGroupPriority ?? usualFocusPriority }
        set { changeAccessibilityExtras { $0.focusGroupPriority = newValue } }
    }
    /// The look of the view while it has the focus, or nil if the system does not show the focus. The default is a ring.
    open var focusEffect: UIFocusEffect? {
        get {
            guard let extras = accessibilityExtras else { return .usual }
            return extras.hasNoFocusEffect ? nil : extras.focusEffect ?? .usual
        }
        set {
            changeAccessibilityExtras {
                $0.focusEffect = newValue?.duplicate()
                $0.hasNoFocusEffect = newValue == nil
            }
            if UIFocusSystem.focusedView === self { FocusHalo.update() }
        }
    }
    /// The environments in which the focus is to be, the first one before the others, when it moves to the view. By default there
    /// are none: then the item in the view with the highest priority gets it.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    /// The view controller of the view, or its superview if there is none.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { viewController ?? superview }
    /// The view itself, which contains its items.
    open var focusItemContainer: (any UIFocusItemContainer)? { self }
    /// Asks for an update of the focus, if it lies in the view, to the view's preferred item. The display also asks again if the
    /// view can become focused.
    open func setNeedsFocusUpdate() {
        setNeedsCommit()
        requestPreferredFocus()
    }
    /// Updates the focus at once if an update was asked for.
    open func updateFocusIfNeeded() { UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded() }
    /// Returns true if the focus may move from or to an item in the view, as it may unless overridden.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// Informs the view that the focus has moved from or to an item in it. Overrides call super.
    open func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}
    /// Called when the view has got the focus or lost it, before the environments are informed.
    func focusDidChange() {}
    /// The priority of the view in its group if the app states none.
    var usualFocusPriority: UIFocusGroupPriority { .ignored }
    /// The group of the items in the view if the app states none, or nil for that of the superview. An empty text is a group of
    /// its own.
    var usualFocusGroup: String? { nil }
    /// True if the display draws no ring around the view while it has the focus, because there is none or the app draws it.
    final var hasNoRingOfDisplay: Bool {
        guard let effect = focusEffect else { return true }
        return (effect as? UIFocusHaloEffect)?.shape != nil
    }

    // MARK: Stored state of the topics in the extensions

    /// The reference through which subviews and constraints refer to the view.
    var reference: LayoutItemReference {
        if let madeReference { return madeReference }
        let reference = LayoutItemReference(self)
        madeReference = reference
        return reference
    }
    /// The view's rectangle in the system that places it, or nil while there are no constraints on the view.
    var placingNode: LayoutNode? { madeReference?.node }
    /// The traits that the view overrides and the observers of its traits, or nil for a view without either.
    var traitState: TraitState?
    var observedReads: [ObservedMethod: ObservedReads] = [:]
    /// The corner configuration, or nil if neither the view nor one within it has any.
    var corners: CornerState?
    var storedSafeAreaInsets = UIEdgeInsets.zero
    @exclusivity(unchecked) final var storedLayoutMargins = LayoutMarginsState()
    var storedTintColor: UIColor?
    /// The properties of appearance proxies that the app has set on the view itself.
    var appearanceMarks = AppearanceMarks()
    var storedTintAdjustmentMode = TintAdjustmentMode.automatic
    /// The number of alerts that dim the view.
    var liesBehindAlerts = 0
    var storedMask: UIView?
    /// The picture that ``draw(_:)`` has drawn, and what of it is out of date, or nil if the view has drawn nothing.
    var drawing: ViewDrawing?
    /// The elements that assistive technology finds in the view, or nil if it finds the subviews.
    var elementList: AccessibilityElementList?
    /// The view that this one masks, or nil.
    weak var maskedView: UIView?
}
