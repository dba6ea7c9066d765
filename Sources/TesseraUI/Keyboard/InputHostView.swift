import Foundation

/// The place of what the first responder has at the lower edge of the screen: its accessory above the keyboard, and the view that it has
/// in the keyboard's place.
@MainActor
final class InputHostView: UIView {
    private var accessory = InputSlot()
    private var input = InputSlot()
    private weak var owner: UIResponder?
    /// The height in points of the browser's keyboard below the views.
    var keyboardHeight: CGFloat = 0
    /// The views that leave when the keyboard has gone.
    private var leaving: [UIView] = []

    /// True if there is anything to see.
    var hasViews: Bool { accessory.view != nil || input.view != nil }

    /// True if the object whose views these are has left the screen.
    var isOrphaned: Bool { hasViews && owner?.responderWindow == nil }

    /// What the views do not handle goes to the object whose views they are.
    override var next: UIResponder? { owner ?? super.next }

    init() {
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    }

    required init?(coder: NSCoder) { nil }

    /// Takes the views of a responder.
    func setViews(accessory: UIView?, input: UIView?, of responder: UIResponder?) {
        // A field within the accessory has the accessory from an object further up, which stays its owner.
        let place = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
        if let responder, place?.isDescendant(of: self) != true { owner = responder }
        exchange(&self.accessory, with: accessory)
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
        guard !new.translatesAutoresizingMaskIntoConstraints else { return }
        let top = new.topAnchor.constraint(equalTo: topAnchor)
        slot.top = top
        NSLayoutConstraint.activate([
            top, new.leadingAnchor.constraint(equalTo: leadingAnchor),
            new.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    /// Returns how much of the screen the views cover together with the keyboard, in points.
    func coveredHeight(width: CGFloat, safeArea: CGFloat) -> CGFloat {
        accessory.measure(width: width)
        input.measure(width: width)
        // A view in the place of the keyboard keeps the browser's away.
        if keyboardHeight > 0, input.view == nil { return keyboardHeight + accessory.height }
        guard accessory.height + input.height > 0 else { return 0 }
        // The lowest view reaches below the part of the screen that hardware covers.
        if input.height > 0 { input.height += safeArea } else { accessory.height += safeArea }
        return accessory.height + input.height
    }

    /// Puts the views onto the lower edge of a window, of which they and the keyboard cover so much.
    func place(in window: UIWindow, covered: CGFloat) {
        guard hasViews || !leaving.isEmpty else { return }
        if superview !== window {
            UIView.performWithoutAnimation { window.addSubview(self) }
        } else if window.subviews.last !== self {
            window.bringSubviewToFront(self)
        }
        if covered > 0 { removeLeaving() }
        let own = accessory.height + input.height
        // What leaves goes down as it is.
        let height = own > 0 ? own : bounds.height
        frame = CGRect(x: 0, y: window.bounds.height - covered, width: window.bounds.width, height: height)
        backgroundColor = (input.view ?? accessory.view)?.backgroundColor
        accessory.place(from: 0, width: bounds.width)
        input.place(from: accessory.height, width: bounds.width)
    }

    /// Removes what has left.
    func finish() {
        removeLeaving()
        if !hasViews { removeFromSuperview() }
    }

    private func removeLeaving() {
        let views = leaving
        leaving = []
        for view in views where view.superview === self { view.removeFromSuperview() }
    }

    override func subviewContentSizeDidChange(_ subview: UIView) {
        super.subviewContentSizeDidChange(subview)
        guard let window else { return }
        ScreenKeyboard.shared.responderChanged(in: window)
    }
}

extension UIView {
    /// True if the view stands above the keyboard, or in its place.
    var isWithinInputHost: Bool { sequence(first: self, next: \.superview).contains { $0 is InputHostView } }
}

/// One of the two views of a responder at the lower edge of the screen.
@MainActor
private struct InputSlot {
    var view: UIView?
    /// The height in points that the view is to have.
    var height: CGFloat = 0
    /// The height that the app has given the view.
    private var own: CGFloat = 0
    /// The height that the view was given here.
    private var placed: CGFloat?
    /// Places a view that is placed by constraints.
    var top: NSLayoutConstraint?

    init(view: UIView? = nil) {
        self.view = view
        own = view?.bounds.height ?? 0
    }

    /// Finds out what the view wants: the height that its constraints or its content say, or else that of its frame.
    mutating func measure(width: CGFloat) {
        height = 0
        guard let view else { return }
        guard view.translatesAutoresizingMaskIntoConstraints else {
            height =
                view.systemLayoutSizeFitting(
                    CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                ).height
            return
        }
        if let placed, view.bounds.height != placed { own = view.bounds.height }
        let content = view.intrinsicContentSize.height
        let followsContent = view.autoresizingMask.contains(.flexibleHeight) || own == 0
        height = max(followsContent && content != UIView.noIntrinsicMetric ? content : own, 0)
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
