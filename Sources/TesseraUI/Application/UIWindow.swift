import Foundation

/// The view that holds an app's screens; its root controller's view fills it.
/// See Apple's [UIWindow](https://developer.apple.com/documentation/uikit/uiwindow).
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// The scene that the window is in. Nil in a test that shows no display.
    open internal(set) weak var windowScene: UIWindowScene?
    /// What is typed goes to this view or controller of the window.
    weak var firstResponder: UIResponder? {
        didSet {
            guard firstResponder !== oldValue else { return }
            ScreenKeyboard.shared.responderChanged(in: self)
            windowScene?.screenLink.scheduleCommit()
        }
    }
    /// Whether the window is the key window.
    open private(set) var isKeyWindow = false
    /// Whether the window may become the key window; by default it may.
    open var canBecomeKey: Bool { true }
    /// The screen on which the window is.
    open var screen: UIScreen { windowScene?.screen ?? .main }

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            // What the old controller presents cannot be left without it.
            oldValue?.dismissPresented()
            oldValue?.hide(animated: false)
            if !isHidden { installRoot() }
        }
    }

    /// Creates a hidden window that is as large as the scene's screen.
    public init(windowScene: UIWindowScene) {
        self.windowScene = windowScene
        super.init(frame: windowScene.screen.bounds)
        isHidden = true
    }

    /// Creates a hidden window with a frame in points, for a test without a display.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }

    /// Creates a hidden window of zero size.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isHidden = true
    }

    open override var window: UIWindow? { self }
    open override var next: UIResponder? { windowScene ?? UIApplication.shared }

    open override var isHidden: Bool {
        didSet {
            guard isHidden != oldValue else { return }
            if isHidden {
                rootViewController?.hide(animated: false)
                windowScene?.windows.removeAll { $0 === self }
            } else {
                if let windowScene, !windowScene.windows.contains(self) { windowScene.windows.append(self) }
                // What changes from now on is news.
                traitsChanged()
                applyAppearance()
                updateSafeArea()
                installRoot()
            }
            windowScene?.screenLink.scheduleCommit()
        }
    }

    /// Shows the window, in front of the others, and makes it the key window.
    open func makeKeyAndVisible() {
        makeKey()
        isHidden = false
        if let windowScene, windowScene.windows.last !== self {
            windowScene.windows.removeAll { $0 === self }
            windowScene.windows.append(self)
            windowScene.screenLink.scheduleCommit()
        }
    }

    /// Makes the window the key window of its scene, unless ``canBecomeKey`` is false, and leaves it as visible as it is.
    open func makeKey() {
        guard canBecomeKey, !isKeyWindow else { return }
        for other in windowScene?.windows ?? [] where other !== self { other.loseKey() }
        isKeyWindow = true
        becomeKey()
        NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
    }

    private func loseKey() {
        guard isKeyWindow else { return }
        isKeyWindow = false
        resignKey()
        NotificationCenter.default.post(name: Self.didResignKeyNotification, object: self)
    }

    /// Says that the window has become the key window. Apps override it and do not call it.
    open func becomeKey() {}
    /// Says that the window is the key window no longer. Apps override it and do not call it.
    open func resignKey() {}

    /// Posted when a window has become the key window; the object is the window.
    public nonisolated class var didBecomeKeyNotification: Notification.Name {
        Notification.Name("UIWindowDidBecomeKeyNotification")
    }
    /// Posted when a window is the key window no longer; the object is the window.
    public nonisolated class var didResignKeyNotification: Notification.Name {
        Notification.Name("UIWindowDidResignKeyNotification")
    }

    private func installRoot() {
        guard let rootViewController else { return }
        rootViewController.view.frame = bounds
        rootViewController.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        rootViewController.beginAppearance(animated: false)
        insertSubview(rootViewController.view, at: 0)
        rootViewController.endAppearance(animated: false)
    }

    override var safeAreaOfScreen: UIEdgeInsets? { windowScene?.screen.safeArea ?? .zero }
    override var outermostTraits: UITraitCollection {
        windowScene?.traitCollection ?? screen.traitCollection
    }

    /// Tells the controllers that the screen is about to change; returns the transition in which the window follows it.
    func screenWillChange(to new: ScreenState) -> SizeTransition {
        let transition = SizeTransition(
            of: rootViewController, in: self, isAnimated: new.isTurned(from: screen.state))
        transition.announce()
        let outer = windowScene?.traitState.traits(inheriting: new.traits) ?? new.traits
        let (traits, old) = (traitState?.traits(inheriting: outer) ?? outer, traitCollection)
        if (traits.horizontalSizeClass, traits.verticalSizeClass)
            != (old.horizontalSizeClass, old.verticalSizeClass)
        {
            var next = rootViewController
            while let controller = next {
                controller.willTransition(to: controller.overriding(traits), with: transition)
                next = controller.presentedViewController
            }
        }
        if new.bounds.size != screen.bounds.size {
            rootViewController?.viewWillTransition(to: new.bounds.size, with: transition)
        }
        return transition
    }

    /// Follows the screen, which has changed.
    func screenChanged(with transition: SizeTransition) {
        if bounds.size != screen.bounds.size { frame = screen.bounds }
        updateSafeArea()
        traitsChanged()
        transition.run()
    }

    /// Dispatches touches to gesture recognizers and views.
    open func sendEvent(_ event: UIEvent) {
        if let presses = event as? UIPressesEvent {
            PressDelivery.deliver(presses, in: self)
        } else {
            TouchDelivery.deliver(event, in: self)
        }
    }

    /// The front-most view that is modal for assistive technology.
    var modalView: UIView? {
        func find(in view: UIView) -> UIView? {
            for subview in view.subviews.reversed() where !subview.isHidden {
                if let found = find(in: subview) { return found }
            }
            return view.accessibilityViewIsModal ? view : nil
        }
        return find(in: self)
    }

    /// Returns true if no modal view keeps `view` out of reach.
    func isReachable(_ view: UIView) -> Bool {
        // What stands above the keyboard belongs to the object that is edited, wherever that is.
        modalView.map { view.isDescendant(of: $0) || view.isWithinInputHost } ?? true
    }

    func performEscape() -> Bool {
        let front = rootViewController?.topmostController
        let shown = front?.childInFront ?? front
        // A menu or the like lies in front of all controllers.
        let overlay = modalView.flatMap { $0 is PresentationContainer ? nil : $0 }
        let edited = firstResponder.flatMap { ($0 as? UIView).map(isReachable) == false ? nil : $0 }
        var responder: UIResponder? = overlay ?? edited ?? shown?.activeSearch?.view ?? shown?.view
        while let current = responder {
            if let view = current as? UIView, view.accessibilityPerformEscape() { return true }
            if let controller = current as? UIViewController, controller.accessibilityPerformEscape() {
                return true
            }
            // What lies behind the controller in front is out of reach.
            if current === front { return front?.modal?.presentation?.userEscapes() ?? false }
            responder = current.next
        }
        return false
    }
}
