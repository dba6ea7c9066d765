import Foundation
import TesseraDisplay

/// The view that contains the views of an app's scene. The root view controller's view fills it. The app keeps its windows, for
/// example in a property of its scene's delegate: one that the app lets go leaves the screen.
/// See Apple's [UIWindow](https://developer.apple.com/documentation/uikit/uiwindow).
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// The undo manager of the objects in the window that have none of their own.
    open override var undoManager: UndoManager? { ownUndoManager }
    private lazy var ownUndoManager = UndoManager()

    /// The scene that displays the window, or nil if there is none, as in a test without a display.
    ///
    /// In an app without a delegate of scenes, a window gets its scene when it becomes visible.
    open weak var windowScene: UIWindowScene? {
        get { sceneReference.object }
        set {
            let oldValue = sceneReference.object
            sceneReference = LightReference(newValue)
            guard newValue !== oldValue else { return }
            end.scene = newValue
            if newValue == nil, !isHidden { WebStage.left(self) }
            oldValue?.windowOrder.remove(self)
            oldValue?.committer.scheduleCommit()
            guard !isHidden, let windowScene else { return }
            windowScene.windowOrder.bringToFront(self)
            traitsChanged()
            updateSafeArea()
            windowScene.committer.scheduleCommit()
        }
    }
    // This is no weak reference, since each view reads it whenever it reads its traits.
    // For the same reason it is not checked at run time: nothing but `windowScene` changes it, and a change calls no other code.
    @exclusivity(unchecked) private var sceneReference = LightReference<UIWindowScene>(nil)
    /// The view or controller of the window that receives typed text and key presses.
    weak var firstResponder: UIResponder? {
        didSet {
            guard firstResponder !== oldValue else { return }
            oldValue?.endKeyInput()
            firstResponder?.beginKeyInput()
            ScreenKeyboard.shared.responderChanged(in: self)
            windowScene?.committer.scheduleCommit()
        }
    }
    /// The level of the window. It is in front of all windows of lower levels. The default is ``Level/normal``.
    ///
    /// A visible window whose level changes comes to the front of the windows of the new level.
    open var windowLevel: Level = .normal {
        didSet {
            if windowLevel != oldValue { comeToFront() }
        }
    }
    /// A Boolean value that tells whether the window is the key window.
    open private(set) var isKeyWindow = false { didSet { end.wasKey = isKeyWindow } }
    /// A Boolean value that tells whether the window may become the key window. The default is true.
    open var canBecomeKey: Bool { true }
    /// The screen of the window.
    open var screen: UIScreen { windowScene?.screen ?? .main }

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            end.root = rootViewController
            oldValue?.leaveWindow()
            if !isHidden { installRoot() }
        }
    }

    /// What the scene has to know when the window is deallocated.
    private let end = WindowEnd()

    /// Creates a hidden window that is as large as the scene's screen.
    public init(windowScene: UIWindowScene) {
        sceneReference = LightReference(windowScene)
        super.init(frame: windowScene.screen.bounds)
        end.scene = windowScene
        isHidden = true
    }

    /// Creates a hidden window with a frame in points. It has no scene before it becomes visible.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }

    /// Creates a hidden window of zero size from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isHidden = true
    }

    open override var window: UIWindow? { self }
    open override var next: UIResponder? { windowScene ?? UIApplication.shared }

    open override var isHidden: Bool {
        didSet {
            guard isHidden != oldValue else { return }
            end.wasVisible = !isHidden
            if isHidden {
                rootViewController?.hide(animated: false)
                WebStage.left(self)
                windowScene?.windowOrder.remove(self)
                if isKeyWindow {
                    loseKey()
                    windowScene?.passKeyOn()
                }
            } else {
                if windowScene == nil { UIApplication.shared.adopt(self) }
                // As on iOS, a window that was made without a frame is as large as the screen.
                if frame == .zero { frame = screen.bounds }
                fitScreen()
                if let windowScene, !windowScene.windows.contains(self) {
                    windowScene.windowOrder.bringToFront(self)
                }
                // The window reports changes of traits from now on.
                traitsChanged()
                applyAppearance()
                updateSafeArea()
                installRoot()
            }
            windowScene?.committer.scheduleCommit()
            NotificationCenter.default.post(
                name: isHidden ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification,
                object: self)
        }
    }

    /// Makes the window visible in front of the others of its level, and makes it the key window.
    open func makeKeyAndVisible() {
        // The other windows of the scene are no longer key.
        if windowScene == nil { UIApplication.shared.adopt(self) }
        makeKey()
        isHidden = false
        comeToFront()
    }

    /// Places a visible window in front of the others of its level.
    private func comeToFront() {
        guard !isHidden, let windowScene, windowScene.windowOrder.bringToFront(self) else { return }
        windowScene.committer.scheduleCommit()
    }

    /// Makes the window the key window of its scene, unless ``canBecomeKey`` is false. Does not change its
    /// visibility.
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

    /// Called when the window has become the key window. Apps override it and do not call it.
    open func becomeKey() {}
    /// Called when the window is no longer the key window. Apps override it and do not call it.
    open func resignKey() {}

    /// Posted when a window has become the key window. The object is the window.
    public nonisolated class var didBecomeKeyNotification: Notification.Name {
        Notification.Name("UIWindowDidBecomeKeyNotification")
    }
    /// Posted when a window is no longer the key window. The object is the window.
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

    /// Informs the controllers that the screen is about to change, and returns the transition with which the
    /// window will adapt.
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
                next = controller.modallyPresented
            }
        }
        if new.bounds.size != screen.bounds.size, bounds.size == filledScreen {
            rootViewController?.viewWillTransition(to: new.bounds.size, with: transition)
        }
        return transition
    }

    /// Adapts the window to the screen, which has changed.
    func screenChanged(with transition: SizeTransition) {
        fitScreen()
        updateSafeArea()
        traitsChanged()
        transition.run()
    }

    /// Adapts the size to a screen that has changed while the window was visible or hidden, if the window was as large as the
    /// screen before. A smaller window keeps its size.
    private func fitScreen() {
        let (old, new) = (filledScreen, screen.bounds.size)
        if bounds.size == old, old != new {
            // The window may have a transform, or lie beside the screen.
            bounds.size = new
            center = CGPoint(
                x: center.x + (new.width - old.width) / 2, y: center.y + (new.height - old.height) / 2)
        }
        filledScreen = new
    }
    /// The size of the screen to which the window was adapted last.
    private var filledScreen = UIScreen.main.bounds.size

    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        super.describeContent(in: &properties, context: context)
        if UIApplication.shared.isIgnoringInteractionEvents { properties.ignoresTouches = true }
    }

    /// Sends touches and presses to gesture recognizers and views.
    open func sendEvent(_ event: UIEvent) {
        if let presses = event as? UIPressesEvent {
            PressDelivery.deliver(presses, in: self)
        } else {
            TouchDelivery.deliver(event, in: self)
        }
    }

    /// The frontmost view that is modal for assistive technology, or nil.
    var modalView: UIView? {
        func find(in view: UIView) -> UIView? {
            for subview in view.subviews.reversed() where !subview.isHidden {
                if let found = find(in: subview) { return found }
            }
            return view.accessibilityViewIsModal ? view : nil
        }
        return find(in: self)
    }

    /// Returns true if the user can reach `view`, because neither a modal view nor a presentation in its context covers it.
    func isReachable(_ view: UIView) -> Bool {
        if sequence(first: view, next: \.superview).contains(where: \.isCoveredInContext) { return false }
        guard let modalView else { return true }
        // Views above the keyboard belong to the object that is edited, wherever that object is, and a find panel to the view
        // that is searched.
        if view.isDescendant(of: modalView) || view.isWithinInputViews { return true }
        let bar = sequence(first: view, next: \.superview).lazy.compactMap { $0 as? FindBar }.first
        return bar?.interaction?.view.map { $0.isDescendant(of: modalView) } ?? false
    }

    func performEscape() -> Bool {
        let front = rootViewController?.lastPresentedController
        let shown = front?.childInFront ?? front
        // A menu or a similar view is in front of all controllers.
        let overlay = modalView.flatMap { $0 is PresentationContainer ? nil : $0 }
        let edited = firstResponder.flatMap { letsReach($0) ? $0 : nil }
        let search = shown?.searchOnScreen
        var responder: UIResponder? = overlay ?? edited ?? search?.view ?? shown?.view
        while let current = responder {
            if let view = current as? UIView, view.accessibilityPerformEscape() { return true }
            if let controller = current as? UIViewController, controller.accessibilityPerformEscape() {
                return true
            }
            // Views behind the frontmost controller are out of reach.
            if current === front { return front?.modal?.presentation?.userEscapes() ?? false }
            responder = current.next
        }
        return false
    }
}
