import Foundation
import TesseraUI
import Testing

private final class OverridingView: UIView, Logging {
    let calls = Calls()

    override var superview: UIView? {
        log("superview")
        return super.superview
    }
    override var subviews: [UIView] {
        log("subviews")
        return super.subviews
    }
    override var window: UIWindow? {
        log("window")
        return super.window
    }
    override var next: UIResponder? {
        log("next")
        return super.next
    }
    override var safeAreaInsets: UIEdgeInsets {
        log("safeAreaInsets")
        return super.safeAreaInsets
    }
    override var constraints: [NSLayoutConstraint] {
        log("constraints")
        return super.constraints
    }
    override var intrinsicContentSize: CGSize {
        log("intrinsicContentSize")
        return super.intrinsicContentSize
    }
    override var alignmentRectInsets: UIEdgeInsets {
        log("alignmentRectInsets")
        return super.alignmentRectInsets
    }
    override var forFirstBaselineLayout: UIView {
        log("forFirstBaselineLayout")
        return super.forFirstBaselineLayout
    }
    override var forLastBaselineLayout: UIView {
        log("forLastBaselineLayout")
        return super.forLastBaselineLayout
    }
    override var leadingAnchor: NSLayoutXAxisAnchor {
        log("leadingAnchor")
        return super.leadingAnchor
    }
    override var trailingAnchor: NSLayoutXAxisAnchor {
        log("trailingAnchor")
        return super.trailingAnchor
    }
    override var leftAnchor: NSLayoutXAxisAnchor {
        log("leftAnchor")
        return super.leftAnchor
    }
    override var rightAnchor: NSLayoutXAxisAnchor {
        log("rightAnchor")
        return super.rightAnchor
    }
    override var centerXAnchor: NSLayoutXAxisAnchor {
        log("centerXAnchor")
        return super.centerXAnchor
    }
    override var topAnchor: NSLayoutYAxisAnchor {
        log("topAnchor")
        return super.topAnchor
    }
    override var bottomAnchor: NSLayoutYAxisAnchor {
        log("bottomAnchor")
        return super.bottomAnchor
    }
    override var centerYAnchor: NSLayoutYAxisAnchor {
        log("centerYAnchor")
        return super.centerYAnchor
    }
    override var firstBaselineAnchor: NSLayoutYAxisAnchor {
        log("firstBaselineAnchor")
        return super.firstBaselineAnchor
    }
    override var lastBaselineAnchor: NSLayoutYAxisAnchor {
        log("lastBaselineAnchor")
        return super.lastBaselineAnchor
    }
    override var widthAnchor: NSLayoutDimension {
        log("widthAnchor")
        return super.widthAnchor
    }
    override var heightAnchor: NSLayoutDimension {
        log("heightAnchor")
        return super.heightAnchor
    }
    override var layoutGuides: [UILayoutGuide] {
        log("layoutGuides")
        return super.layoutGuides
    }
    override var safeAreaLayoutGuide: UILayoutGuide {
        log("safeAreaLayoutGuide")
        return super.safeAreaLayoutGuide
    }
    override var layoutMarginsGuide: UILayoutGuide {
        log("layoutMarginsGuide")
        return super.layoutMarginsGuide
    }
    override var readableContentGuide: UILayoutGuide {
        log("readableContentGuide")
        return super.readableContentGuide
    }
    override var hasAmbiguousLayout: Bool {
        log("hasAmbiguousLayout")
        return super.hasAmbiguousLayout
    }
    override var traitCollection: UITraitCollection {
        log("traitCollection")
        return super.traitCollection
    }
    override var gestureRecognizers: [UIGestureRecognizer]? {
        get {
            log("gestureRecognizers")
            return super.gestureRecognizers
        }
        set { super.gestureRecognizers = newValue }
    }
    override var layer: CALayer {
        log("layer")
        return super.layer
    }
    override var autoresizingMask: AutoresizingMask {
        get { super.autoresizingMask }
        set {
            log("autoresizingMask")
            super.autoresizingMask = newValue
        }
    }
    override var autoresizesSubviews: Bool {
        get { super.autoresizesSubviews }
        set {
            log("autoresizesSubviews")
            super.autoresizesSubviews = newValue
        }
    }
    override var layoutMargins: UIEdgeInsets {
        get { super.layoutMargins }
        set {
            log("layoutMargins")
            super.layoutMargins = newValue
        }
    }
    override var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { super.directionalLayoutMargins }
        set {
            log("directionalLayoutMargins")
            super.directionalLayoutMargins = newValue
        }
    }
    override var preservesSuperviewLayoutMargins: Bool {
        get { super.preservesSuperviewLayoutMargins }
        set {
            log("preservesSuperviewLayoutMargins")
            super.preservesSuperviewLayoutMargins = newValue
        }
    }
    override var insetsLayoutMarginsFromSafeArea: Bool {
        get { super.insetsLayoutMarginsFromSafeArea }
        set {
            log("insetsLayoutMarginsFromSafeArea")
            super.insetsLayoutMarginsFromSafeArea = newValue
        }
    }
    override var translatesAutoresizingMaskIntoConstraints: Bool {
        get { super.translatesAutoresizingMaskIntoConstraints }
        set {
            log("translatesAutoresizingMaskIntoConstraints")
            super.translatesAutoresizingMaskIntoConstraints = newValue
        }
    }
    override var isUserInteractionEnabled: Bool {
        get { super.isUserInteractionEnabled }
        set {
            log("isUserInteractionEnabled")
            super.isUserInteractionEnabled = newValue
        }
    }
    override var frame: CGRect {
        get { super.frame }
        set {
            log("frame")
            super.frame = newValue
        }
    }
    override var bounds: CGRect {
        get { super.bounds }
        set {
            log("bounds")
            super.bounds = newValue
        }
    }
    override var center: CGPoint {
        get { super.center }
        set {
            log("center")
            super.center = newValue
        }
    }
    override var transform: CGAffineTransform {
        get { super.transform }
        set {
            log("transform")
            super.transform = newValue
        }
    }
    override var alpha: CGFloat {
        get { super.alpha }
        set {
            log("alpha")
            super.alpha = newValue
        }
    }
    override var isHidden: Bool {
        get { super.isHidden }
        set {
            log("isHidden")
            super.isHidden = newValue
        }
    }
    override var clipsToBounds: Bool {
        get { super.clipsToBounds }
        set {
            log("clipsToBounds")
            super.clipsToBounds = newValue
        }
    }
    override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set {
            log("backgroundColor")
            super.backgroundColor = newValue
        }
    }
    override var tintColor: UIColor! {
        get { super.tintColor }
        set {
            log("tintColor")
            super.tintColor = newValue
        }
    }
    override var tag: Int {
        get { super.tag }
        set {
            log("tag")
            super.tag = newValue
        }
    }
    override var contentMode: ContentMode {
        get { super.contentMode }
        set {
            log("contentMode")
            super.contentMode = newValue
        }
    }
    override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { super.overrideUserInterfaceStyle }
        set {
            log("overrideUserInterfaceStyle")
            super.overrideUserInterfaceStyle = newValue
        }
    }
    override var isAccessibilityElement: Bool {
        get { super.isAccessibilityElement }
        set {
            log("isAccessibilityElement")
            super.isAccessibilityElement = newValue
        }
    }
    override var accessibilityLabel: String? {
        get { super.accessibilityLabel }
        set {
            log("accessibilityLabel")
            super.accessibilityLabel = newValue
        }
    }
    override var accessibilityIdentifier: String? {
        get { super.accessibilityIdentifier }
        set {
            log("accessibilityIdentifier")
            super.accessibilityIdentifier = newValue
        }
    }
    override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits }
        set {
            log("accessibilityTraits")
            super.accessibilityTraits = newValue
        }
    }
    override var accessibilityViewIsModal: Bool {
        get { super.accessibilityViewIsModal }
        set {
            log("accessibilityViewIsModal")
            super.accessibilityViewIsModal = newValue
        }
    }
    override var accessibilityElementsHidden: Bool {
        get { super.accessibilityElementsHidden }
        set {
            log("accessibilityElementsHidden")
            super.accessibilityElementsHidden = newValue
        }
    }
    override func addSubview(_ view: UIView) {
        log("addSubview(_:)")
        super.addSubview(view)
    }
    override func insertSubview(_ view: UIView, at index: Int) {
        log("insertSubview(_:at:)")
        super.insertSubview(view, at: index)
    }
    override func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        log("insertSubview(_:belowSubview:)")
        super.insertSubview(view, belowSubview: sibling)
    }
    override func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        log("insertSubview(_:aboveSubview:)")
        super.insertSubview(view, aboveSubview: sibling)
    }
    override func bringSubviewToFront(_ view: UIView) {
        log("bringSubviewToFront(_:)")
        super.bringSubviewToFront(view)
    }
    override func sendSubviewToBack(_ view: UIView) {
        log("sendSubviewToBack(_:)")
        super.sendSubviewToBack(view)
    }
    override func exchangeSubview(at first: Int, withSubviewAt second: Int) {
        log("exchangeSubview(at:withSubviewAt:)")
        super.exchangeSubview(at: first, withSubviewAt: second)
    }
    override func removeFromSuperview() {
        log("removeFromSuperview()")
        super.removeFromSuperview()
    }
    override func isDescendant(of view: UIView) -> Bool {
        log("isDescendant(of:)")
        return super.isDescendant(of: view)
    }
    override func viewWithTag(_ tag: Int) -> UIView? {
        log("viewWithTag(_:)")
        return super.viewWithTag(tag)
    }
    override func willMove(toSuperview newSuperview: UIView?) {
        log("willMove(toSuperview:)")
        super.willMove(toSuperview: newSuperview)
    }
    override func didMoveToSuperview() {
        log("didMoveToSuperview()")
        super.didMoveToSuperview()
    }
    override func willMove(toWindow newWindow: UIWindow?) {
        log("willMove(toWindow:)")
        super.willMove(toWindow: newWindow)
    }
    override func didMoveToWindow() {
        log("didMoveToWindow()")
        super.didMoveToWindow()
    }
    override func didAddSubview(_ subview: UIView) {
        log("didAddSubview(_:)")
        super.didAddSubview(subview)
    }
    override func willRemoveSubview(_ subview: UIView) {
        log("willRemoveSubview(_:)")
        super.willRemoveSubview(subview)
    }
    override func setNeedsLayout() {
        log("setNeedsLayout()")
        super.setNeedsLayout()
    }
    override func layoutIfNeeded() {
        log("layoutIfNeeded()")
        super.layoutIfNeeded()
    }
    override func layoutSubviews() {
        log("layoutSubviews()")
        super.layoutSubviews()
    }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        log("sizeThatFits(_:)")
        return super.sizeThatFits(size)
    }
    override func sizeToFit() {
        log("sizeToFit()")
        super.sizeToFit()
    }
    override func safeAreaInsetsDidChange() {
        log("safeAreaInsetsDidChange()")
        super.safeAreaInsetsDidChange()
    }
    override func layoutMarginsDidChange() {
        log("layoutMarginsDidChange()")
        super.layoutMarginsDidChange()
    }
    override func addConstraint(_ constraint: NSLayoutConstraint) {
        log("addConstraint(_:)")
        super.addConstraint(constraint)
    }
    override func addConstraints(_ constraints: [NSLayoutConstraint]) {
        log("addConstraints(_:)")
        super.addConstraints(constraints)
    }
    override func removeConstraint(_ constraint: NSLayoutConstraint) {
        log("removeConstraint(_:)")
        super.removeConstraint(constraint)
    }
    override func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        log("removeConstraints(_:)")
        super.removeConstraints(constraints)
    }
    override func setNeedsUpdateConstraints() {
        log("setNeedsUpdateConstraints()")
        super.setNeedsUpdateConstraints()
    }
    override func needsUpdateConstraints() -> Bool {
        log("needsUpdateConstraints()")
        return super.needsUpdateConstraints()
    }
    override func updateConstraintsIfNeeded() {
        log("updateConstraintsIfNeeded()")
        super.updateConstraintsIfNeeded()
    }
    override func updateConstraints() {
        log("updateConstraints()")
        super.updateConstraints()
    }
    override func invalidateIntrinsicContentSize() {
        log("invalidateIntrinsicContentSize()")
        super.invalidateIntrinsicContentSize()
    }
    override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        log("contentHuggingPriority(for:)")
        return super.contentHuggingPriority(for: axis)
    }
    override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        log("setContentHuggingPriority(_:for:)")
        super.setContentHuggingPriority(priority, for: axis)
    }
    override func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority
    {
        log("contentCompressionResistancePriority(for:)")
        return super.contentCompressionResistancePriority(for: axis)
    }
    override func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        log("setContentCompressionResistancePriority(_:for:)")
        super.setContentCompressionResistancePriority(priority, for: axis)
    }
    override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        log("systemLayoutSizeFitting(_:)")
        return super.systemLayoutSizeFitting(targetSize)
    }
    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        log("systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)")
        return super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }
    override func alignmentRect(forFrame frame: CGRect) -> CGRect {
        log("alignmentRect(forFrame:)")
        return super.alignmentRect(forFrame: frame)
    }
    override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        log("frame(forAlignmentRect:)")
        return super.frame(forAlignmentRect: alignmentRect)
    }
    override func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        log("addLayoutGuide(_:)")
        super.addLayoutGuide(layoutGuide)
    }
    override func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        log("removeLayoutGuide(_:)")
        super.removeLayoutGuide(layoutGuide)
    }
    override func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        log("constraintsAffectingLayout(for:)")
        return super.constraintsAffectingLayout(for: axis)
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        log("traitCollectionDidChange(_:)")
        super.traitCollectionDidChange(previousTraitCollection)
    }
    override func updateTraitsIfNeeded() {
        log("updateTraitsIfNeeded()")
        super.updateTraitsIfNeeded()
    }
    override func tintColorDidChange() {
        log("tintColorDidChange()")
        super.tintColorDidChange()
    }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        log("hitTest(_:with:)")
        return super.hitTest(point, with: event)
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        log("point(inside:with:)")
        return super.point(inside: point, with: event)
    }
    override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        log("addGestureRecognizer(_:)")
        super.addGestureRecognizer(gestureRecognizer)
    }
    override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        log("removeGestureRecognizer(_:)")
        super.removeGestureRecognizer(gestureRecognizer)
    }
    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        log("convert(_:to:) of a point")
        return super.convert(point, to: view)
    }
    override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        log("convert(_:from:) of a point")
        return super.convert(point, from: view)
    }
    override func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        log("convert(_:to:) of a rectangle")
        return super.convert(rect, to: view)
    }
    override func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        log("convert(_:from:) of a rectangle")
        return super.convert(rect, from: view)
    }
    override func accessibilityActivate() -> Bool {
        log("accessibilityActivate()")
        return super.accessibilityActivate()
    }
    override func accessibilityPerformEscape() -> Bool {
        log("accessibilityPerformEscape()")
        return super.accessibilityPerformEscape()
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log("touchesBegan(_:with:)")
        super.touchesBegan(touches, with: event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        log("touchesMoved(_:with:)")
        super.touchesMoved(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        log("touchesEnded(_:with:)")
        super.touchesEnded(touches, with: event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        log("touchesCancelled(_:with:)")
        super.touchesCancelled(touches, with: event)
    }
    override class var requiresConstraintBasedLayout: Bool { super.requiresConstraintBasedLayout }
}

@Suite @MainActor struct ViewOverridingTests {
    private let view = OverridingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

    private func expect(_ names: [String]) {
        #expect(view.calls.missing(of: names) == [])
        view.calls.reset()
    }

    @Test func `a view that moves in the tree calls its overrides`() {
        let controller = UIViewController()
        window.rootViewController = controller
        window.isHidden = false
        controller.view.addSubview(view)
        expect([
            "willMove(toSuperview:)", "didMoveToSuperview()", "willMove(toWindow:)", "didMoveToWindow()",
        ])
        view.frame.size.width = 90
        expect(["frame", "setNeedsLayout()"])
        let child = UIView()
        view.addSubview(child)
        expect(["addSubview(_:)", "didAddSubview(_:)"])
        child.removeFromSuperview()
        expect(["willRemoveSubview(_:)"])
        window.tintColor = .red
        expect(["tintColorDidChange()"])
        window.overrideUserInterfaceStyle = .dark
        expect(["traitCollectionDidChange(_:)"])
        controller.additionalSafeAreaInsets.top = 20
        expect(["safeAreaInsetsDidChange()", "layoutMarginsDidChange()"])
        view.removeFromSuperview()
        expect([
            "removeFromSuperview()", "willMove(toSuperview:)", "willMove(toWindow:)", "didMoveToWindow()",
        ])
    }

    @Test func `layout calls the overrides that constraints need`() {
        window.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        expect(["translatesAutoresizingMaskIntoConstraints"])
        let constraint = view.leftAnchor.constraint(equalTo: window.leftAnchor)
        constraint.isActive = true
        view.firstBaselineAnchor.constraint(equalTo: window.topAnchor, constant: 50).isActive = true
        window.layoutIfNeeded()
        expect([
            "leftAnchor", "firstBaselineAnchor", "updateConstraints()", "layoutSubviews()",
            "intrinsicContentSize",
            "alignmentRectInsets", "frame(forAlignmentRect:)", "forFirstBaselineLayout",
            "forLastBaselineLayout",
        ])
        view.setContentHuggingPriority(.required, for: .vertical)
        view.setContentCompressionResistancePriority(.required, for: .vertical)
        expect([
            "setContentHuggingPriority(_:for:)", "setContentCompressionResistancePriority(_:for:)",
        ])
        view.setNeedsUpdateConstraints()
        view.updateConstraintsIfNeeded()
        expect(["setNeedsUpdateConstraints()", "updateConstraintsIfNeeded()", "updateConstraints()"])
        #expect(view.systemLayoutSizeFitting(CGSize(width: 3, height: 4)) == CGSize(width: 3, height: 4))
        expect([
            "systemLayoutSizeFitting(_:)",
            "systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)",
        ])
    }

    @Test func `a view is as large as its override of the fitting size wants`() {
        view.sizeToFit()
        expect(["sizeToFit()", "sizeThatFits(_:)"])
    }

    @Test func `a touch calls the overrides that decide whose it is`() {
        window.isHidden = false
        window.addSubview(view)
        #expect(window.hitTest(CGPoint(x: 10, y: 10), with: nil) === view)
        expect(["hitTest(_:with:)", "point(inside:with:)"])
    }

    @Test func `every override that calls super leaves the view as it was`() {
        let plain = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        view.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        for view in [plain, view] {
            view.tag = 7
            view.alpha = 0.5
            view.isHidden = true
            view.clipsToBounds = true
            view.backgroundColor = .red
            view.autoresizingMask = .flexibleWidth
            view.layoutMargins.left = 3
            view.transform = CGAffineTransform(scaleX: 2, y: 2)
            view.accessibilityIdentifier = "view"
        }
        #expect(view.frame == plain.frame && view.bounds == plain.bounds && view.center == plain.center)
        #expect(view.tag == 7 && view.alpha == 0.5 && view.isHidden && view.clipsToBounds)
        #expect(view.layoutMargins == plain.layoutMargins && view.safeAreaInsets == plain.safeAreaInsets)
        #expect(view.intrinsicContentSize == plain.intrinsicContentSize)
        #expect(view.convert(CGPoint(x: 1, y: 1), to: nil) == plain.convert(CGPoint(x: 1, y: 1), to: nil))
        #expect(view.constraints == [] && view.layoutGuides == [] && !view.hasAmbiguousLayout)
        expect([
            "tag", "alpha", "isHidden", "clipsToBounds", "backgroundColor", "autoresizingMask",
            "layoutMargins",
            "transform", "accessibilityIdentifier", "frame", "constraints", "layoutGuides",
            "hasAmbiguousLayout",
        ])
    }
}
