import Foundation

/// The view at the lower edge of the screen that contains the first responder's input views: its accessory and
/// its bar of items above the keyboard, and the view that it displays in place of the keyboard.
@MainActor
final class InputViewContainer: UIView {
    private var accessory = InputSlot()
    private var assistant = InputSlot()
    private var input = InputSlot()
    private weak var owner: UIResponder?
    /// The height in points of the browser's keyboard below the views.
    var keyboardHeight: CGFloat = 0
    /// True while the container itself measures and places the views.
    private var isMeasuring = false
    /// The views that are removed after the keyboard has gone.
    private var leaving: [UIView] = []

    /// True if there is an accessory, a bar of items or an input view.
    var hasViews: Bool { accessory.view != nil || assistant.view != nil || input.view != nil }

    /// The bar with the items of the first responder, or nil.
    var assistantBar: InputAssistantBar? { assistant.view as? InputAssistantBar }

    /// True if the responder to which the views belong is no longer on screen.
    var isOrphaned: Bool { hasViews && owner?.responderWindow == nil }

    /// The responder to which the views belong, which gets events that they do not handle.
    override var next: UIResponder? { owner ?? super.next }

    init() {
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    }

    required init?(coder: NSCoder) { nil }

    /// Displays the views of a responder.
    func setViews(
        accessory: UIView?, assistant: InputAssistantBar?, input: UIView?, of responder: UIResponder?
    ) {
        // A field within the accessory inherits it from an outer responder, which stays the owner.
        let place = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
        if let responder, place?.isDescendant(of: self) != true { owner = responder }
        exchange(&self.accessory, with: accessory)
        exchange(&self.assistant, with: assistant)
        exchange(&self.input, with: input)
    }

    private func exchange(_ slot: inout InputSlot, with new: UIView?) {
        guard slot.view !== new else { return }
        if let old = slot.view, old.superview === self { leaving.append(old) }
        slot = InputSlot(view: new)
        guard let new else { return }
        leaving.removeAll { $0 === new }
        guard new.superview !== self else { return }
        addSubview(new)
        observeConstraints(of: new)
        guard !new.translatesAutoresizingMaskIntoConstraints else { return }
        let top = new.topAnchor.constraint(equalTo: topAnchor)
        slot.top = top
        NSLayoutConstraint.activate([
            top, new.leadingAnchor.constraint(equalTo: leadingAnchor),
            new.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    /// Returns the height in points of the part of the screen that the views and the keyboard cover.
    func coveredHeight(width: CGFloat, safeArea: CGFloat) -> CGFloat {
        isMeasuring = true
        defer { isMeasuring = false }
        accessory.measure(width: width)
        assistant.measure(width: width)
        input.measure(width: width)
        let bars = accessory.height + assistant.height
        // An input view replaces the browser's keyboard.
        if keyboardHeight > 0, input.view == nil { return keyboardHeight + bars }
        guard bars + input.height > 0 else { return 0 }
        // The lowest view extends into the part of the screen that hardware covers.
        if input.height > 0 {
            input.height += safeArea
        } else if assistant.height > 0 {
            assistant.height += safeArea
        } else {
            accessory.height += safeArea
        }
        return accessory.height + assistant.height + input.height
    }

    /// Places the views at the lower edge of a window. `covered` is the height in points that they and the
    /// keyboard cover.
    func place(in window: UIWindow, covered: CGFloat) {
        guard hasViews || !leaving.isEmpty else { return }
        isMeasuring = true
        defer { isMeasuring = false }
        if superview !== window {
            UIView.performWithoutAnimation { window.addSubview(self) }
        } else if window.subviews.last !== self {
            window.bringSubviewToFront(self)
        }
        if covered > 0 { removeLeaving() }
        let own = accessory.height + assistant.height + input.height
        // Views that are being removed move down at their present height.
        let height = own > 0 ? own : bounds.height
        frame = CGRect(x: 0, y: window.bounds.height - covered, width: window.bounds.width, height: height)
        backgroundColor = (input.view ?? assistant.view ?? accessory.view)?.backgroundColor
        accessory.place(from: 0, width: bounds.width)
        assistant.place(from: accessory.height, width: bounds.width)
        input.place(from: accessory.height + assistant.height, width: bounds.width)
    }

    /// Removes the views that are no longer needed.
    func finish() {
        removeLeaving()
        if !hasViews { removeFromSuperview() }
    }

    private func removeLeaving() {
        let views = leaving
        leaving = []
        for view in views where view.superview === self {
            // Where the app puts the view next, another view may observe it.
            view.autoLayout?.constraintsDidChange = nil
            view.removeFromSuperview()
        }
    }

    override func subviewContentSizeDidChange(_ subview: UIView) {
        super.subviewContentSizeDidChange(subview)
        contentDidResize()
    }

    /// Observes the constraints that determine the height of a view. A view with constraints of its own belongs to the
    /// container's system, which other views may share with it.
    private func observeConstraints(of view: UIView) {
        let root = view.translatesAutoresizingMaskIntoConstraints ? view : self
        root.autoLayoutState.constraintsDidChange = { [weak self, weak root] in
            guard let self, !isMeasuring, root === self || root?.superview === self else { return }
            contentDidResize()
        }
    }

    /// Measures the views again at the next opportunity, because something that determines their heights has changed.
    private func contentDidResize() {
        guard let window else { return }
        ScreenKeyboard.shared.responderChanged(in: window)
    }
}

extension UIView {
    /// True if the view, as an accessory or an input view, has the height of its content and not that of its frame.
    var takesHeightOfContent: Bool {
        autoresizingMask.contains(.flexibleHeight) || (self as? UIInputView)?.allowsSelfSizing == true
    }

    /// True if the view is an accessory or an input view, or lies within one.
    var isWithinInputViews: Bool {
        sequence(first: self, next: \.superview).contains { $0 is InputViewContainer }
    }
}

/// The place of one of the views of the container: the accessory, the bar of items or the input view.
@MainActor
private struct InputSlot {
    var view: UIView?
    /// The height in points that the view must have.
    var height: CGFloat = 0
    /// The height in points that the app has given the view.
    private var own: CGFloat = 0
    /// The height in points that this slot has given the view last, or nil.
    private var placed: CGFloat?
    /// The constraint that places a view with constraints, or nil.
    var top: NSLayoutConstraint?

    init(view: UIView? = nil) {
        self.view = view
        own = view?.bounds.height ?? 0
    }

    /// Determines the height of the view: that of its constraints or its content, or else that of its frame.
    mutating func measure(width: CGFloat) {
        height = 0
        guard let view else { return }
        let sizesItself = (view as? UIInputView)?.allowsSelfSizing == true
        guard view.translatesAutoresizingMaskIntoConstraints, !sizesItself else {
            height = Self.fittingHeight(of: view, width: width)
            return
        }
        if let placed, view.bounds.height != placed { own = view.bounds.height }
        let content = view.intrinsicContentSize.height
        let hasContent = content != UIView.noIntrinsicMetric
        guard view.takesHeightOfContent && hasContent || own == 0 else {
            height = max(own, 0)
            return
        }
        // Constraints within the view come before the height of its content, which many apps return as zero for that reason.
        if view.hasConstraintsWithin {
            height = Self.fittingHeight(of: view, width: width)
        } else {
            height = hasContent ? max(content, 0) : 0
        }
    }

    /// Returns the height that the constraints within a view give it at a width, with the height of its content, and without the
    /// part of the screen that hardware covers.
    private static func fittingHeight(of view: UIView, width: CGFloat) -> CGFloat {
        let height = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        return max(height - clearedHeight(in: view), 0)
    }

    /// Returns the height in points of the part that hardware covers, if constraints within a view have added it: they end at a
    /// guide that keeps clear of it, of the view itself or of one in it.
    private static func clearedHeight(in view: UIView) -> CGFloat {
        var height: CGFloat = 0
        for term in view.autoLayout?.owned.flatMap(\.terms) ?? [] where term.attribute == .bottom {
            guard let guide = term.item as? SystemLayoutGuide, let owner = guide.owningView,
                guide.part == .safeArea || guide.part == .margins && owner.insetsLayoutMarginsFromSafeArea
            else { continue }
            height = max(height, owner.safeAreaInsets.bottom)
        }
        return view.subviews.reduce(height) { max($0, clearedHeight(in: $1)) }
    }

    mutating func place(from y: CGFloat, width: CGFloat) {
        guard let view else { return }
        if let top {
            top.constant = y
        } else {
            view.frame = CGRect(x: 0, y: y, width: width, height: height)
            placed = height
        }
    }
}
