import Foundation

/// Hides the bars of a navigation controller and displays them again: after a tap or a swipe, when the height of the screen
/// changes between regular and compact, or when the keyboard appears.
@MainActor
final class BarHiding: NSObject, UIGestureRecognizerDelegate {
    private unowned let navigation: UINavigationController
    let recognizer = UITapGestureRecognizer()
    /// The pan that hides and displays the bars. It recognizes the drags of the content that scrolls below them.
    let swipe = ScrollPan(target: nil, action: nil)
    /// The pan of that content, or nil.
    private weak var contentPan: ScrollPan?

    // True for a bar that this object has hidden and that the app has not changed since.
    private var hasHiddenNavigationBar = false
    private var hasHiddenToolbar = false
    private var isHiddenBySwipe = false
    private var isHiddenByKeyboard = false
    /// True if the screen is vertically compact, and the app wants the bars to be hidden then.
    private var isCompact = false

    /// True while this object changes the bars, rather than the app.
    private var isChangingBars = false
    private var keyboardObservers: [NotificationObserver] = []
    private var isKeyboardVisible = false
    /// The highest and the lowest place of the finger since the bars have changed during its drag, in points.
    private var (highest, lowest) = (CGFloat(0), CGFloat(0))

    /// The distance in points that a finger moves to hide or display the bars.
    private static let wayOfSwipe: CGFloat = 44

    init(of navigation: UINavigationController) {
        self.navigation = navigation
        super.init()
        recognizer.delegate = self
        recognizer.isEnabled = false
        recognizer.cancelsTouchesInView = false
        recognizer.addAction(UIAction { [weak self] _ in self?.toggle() })
        swipe.isEnabled = false
        swipe.addAction(UIAction { [weak self] _ in self?.swiped() })
        navigation.loadViewIfNeeded()
        navigation.view.addGestureRecognizer(recognizer)
        navigation.view.addGestureRecognizer(swipe)
    }

    /// Hides the bars when the screen has become vertically compact, and displays them again when it no
    /// longer is.
    func update() {
        let isCompact =
            navigation.hidesBarsWhenVerticallyCompact
            && navigation.traitCollection.verticalSizeClass == .compact
        guard isCompact != self.isCompact else { return }
        self.isCompact = isCompact
        updateRecognizer()
        if isCompact { hide() } else { bringBack() }
    }

    // MARK: Changes of the bars

    private func hide(withToolbar: Bool = true) {
        isChangingBars = true
        defer { isChangingBars = false }
        if !navigation.isNavigationBarHidden {
            hasHiddenNavigationBar = true
            navigation.setNavigationBarHidden(true, animated: true)
        }
        if withToolbar, !navigation.isToolbarHidden {
            hasHiddenToolbar = true
            navigation.setToolbarHidden(true, animated: true)
        }
    }

    /// Displays the bars that this object has hidden.
    ///
    /// - Parameter always: True to display the navigation bar even if the app has hidden it.
    private func bringBack(always: Bool = false) {
        isChangingBars = true
        defer { isChangingBars = false }
        if hasHiddenNavigationBar || always { navigation.setNavigationBarHidden(false, animated: true) }
        if hasHiddenToolbar { navigation.setToolbarHidden(false, animated: true) }
        hasHiddenToolbar = false
        forgetNavigationBar()
    }

    private func forgetNavigationBar() {
        hasHiddenNavigationBar = false
        isHiddenBySwipe = false
        guard isHiddenByKeyboard else { return }
        isHiddenByKeyboard = false
        updateRecognizer()
    }

    /// Called before the app hides or displays the navigation bar itself, which is then no longer up to this object.
    func navigationBarWillChange() {
        if !isChangingBars { forgetNavigationBar() }
    }

    /// Called before the app hides or displays the toolbar itself, which is then no longer up to this object.
    func toolbarWillChange() {
        if !isChangingBars { hasHiddenToolbar = false }
    }

    // MARK: Taps

    /// Lets taps hide and display the bars if the app wants it, and display those that a compact screen or the
    /// keyboard has hidden.
    func updateRecognizer() {
        navigation.barHideOnTapGestureRecognizer.isEnabled =
            navigation.hidesBarsOnTap || isCompact || isHiddenByKeyboard
    }

    private func toggle() {
        if navigation.isNavigationBarHidden || hasHiddenToolbar { bringBack(always: true) } else { hide() }
    }

    /// Returns false for a touch on a control or a bar, which handle taps themselves.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        let hit = sequence(first: touch.view, next: { $0?.superview })
        return !hit.contains { $0 is UIControl || $0 is UINavigationBar || $0 is UIToolbar }
    }

    // MARK: Swipes

    /// Lets drags of the content on top hide and display the bars, if the app wants that.
    func updateSwipe(over content: UIScrollView?) {
        swipe.isEnabled = navigation.hidesBarsOnSwipe
        let pan = navigation.hidesBarsOnSwipe ? content?.panGestureRecognizer as? ScrollPan : nil
        guard pan !== contentPan || pan?.companion !== swipe else { return }
        if contentPan?.companion === swipe { contentPan?.companion = nil }
        pan?.companion = swipe
        contentPan = pan
    }

    private func swiped() {
        let place = swipe.translation(in: navigation.view).y
        if swipe.state == .began { (highest, lowest) = (0, 0) }
        (highest, lowest) = (min(highest, place), max(lowest, place))
        if place <= lowest - Self.wayOfSwipe, !navigation.isNavigationBarHidden, !isContentAtTop {
            // A toolbar without items takes no part.
            hide(withToolbar: navigation.toolbarIfLoaded?.items?.isEmpty == false)
            isHiddenBySwipe = true
            highest = place
        } else if place >= highest + Self.wayOfSwipe, navigation.isNavigationBarHidden {
            bringBack(always: true)
            lowest = place
        }
    }

    /// True if the content is not scrolled further than its place without bars, so that it would jump if they disappeared.
    private var isContentAtTop: Bool {
        guard let content = navigation.topViewController?.observedScrollView(for: .top) else { return false }
        let start = content.displayedPart.minY - content.contentInset.top
        return content.contentOffset.y <= 0.5 + start - navigation.view.safeAreaInsets.top
    }

    /// Displays the bars that a swipe has hidden when the user has moved the content to its top, from where it may not move
    /// further down, or when the content has become so short that no swipe moves it.
    func contentMoved(_ content: UIScrollView) {
        guard isHiddenBySwipe, isContentAtTop else { return }
        let isShort = content.contentSize.height <= content.bounds.height && !content.alwaysBounceVertical
        if content.isDragging || content.isDecelerating || isShort { bringBack() }
    }

    /// Displays the bars that a swipe has hidden when another controller is on top, over whose content the user cannot swipe.
    func contentIsMissing() {
        if isHiddenBySwipe { bringBack() }
    }

    // MARK: The keyboard

    /// Hides the bars when the keyboard appears, if the app wants that.
    func updateKeyboard() {
        guard navigation.hidesBarsWhenKeyboardAppears else {
            keyboardObservers = []
            return
        }
        keyboardObservers = [
            NotificationObserver(UIResponder.keyboardWillShowNotification) { [weak self] in
                self?.keyboardAppears()
            },
            NotificationObserver(UIResponder.keyboardWillHideNotification) { [weak self] in
                self?.isKeyboardVisible = false
            },
        ]
    }

    private func keyboardAppears() {
        // A keyboard that becomes higher is announced again.
        guard !isKeyboardVisible else { return }
        isKeyboardVisible = true
        guard !navigation.isNavigationBarHidden, containsFirstResponder else { return }
        hide()
        isHiddenByKeyboard = true
        updateRecognizer()
    }

    /// True if the keyboard belongs to a text in the navigation controller, and not to one in an alert, for example.
    private var containsFirstResponder: Bool {
        sequence(first: navigation.viewIfLoaded?.window?.firstResponder, next: { $0?.next })
            .contains { $0 === navigation }
    }
}
