import Foundation

/// Hides the bars of a navigation controller and displays those that it has hidden again: after a tap or a swipe, when the height of the
/// screen changes between regular and compact, or when the keyboard appears.
@MainActor
final class BarHiding: NSObject, UIGestureRecognizerDelegate {
    private unowned let navigation: UINavigationController
    let recognizer = UITapGestureRecognizer()
    /// The pan that hides and displays the bars. It has the drags of the content that scrolls below them.
    let swipe = ScrollPan(target: nil, action: nil)
    private var hidesNavigationBar = false
    private var hidesToolbar = false
    /// True if the bars are hidden because the screen is vertically compact.
    private var isCompact = false
    /// True if the bars are hidden because the keyboard has appeared.
    private var isHiddenByKeyboard = false
    private var keyboardObserver: NotificationObserver?
    /// The highest and the lowest place of the finger since the bars have changed during its drag, in points.
    private var (highest, lowest) = (CGFloat(0), CGFloat(0))

    /// The way of a finger that hides or displays the bars, in points.
    private static let wayOfSwipe: CGFloat = 44

    init(of navigation: UINavigationController) {
        self.navigation = navigation
        super.init()
        recognizer.delegate = self
        recognizer.isEnabled = false
        recognizer.cancelsTouchesInView = false
        recognizer.addAction(UIAction { [weak self] _ in self?.toggle() })
        navigation.loadViewIfNeeded()
        navigation.view.addGestureRecognizer(recognizer)
        swipe.isEnabled = false
        swipe.addAction(UIAction { [weak self] _ in self?.swiped() })
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

    /// Lets taps hide and display the bars if the app wants it, and display those that a compact screen has
    /// hidden.
    func updateRecognizer() {
        navigation.barHideOnTapGestureRecognizer.isEnabled =
            navigation.hidesBarsOnTap || isCompact || isHiddenByKeyboard
    }

    /// Lets drags of a controller's content hide and display the bars, if the app wants that.
    func updateSwipe(over content: UIScrollView?) {
        swipe.isEnabled = navigation.hidesBarsOnSwipe
        guard navigation.hidesBarsOnSwipe else { return }
        (content?.panGestureRecognizer as? ScrollPan)?.companion = swipe
    }

    /// Hides the bars when the keyboard appears, if the app wants that.
    func updateKeyboard() {
        keyboardObserver =
            navigation.hidesBarsWhenKeyboardAppears
            ? NotificationObserver(UIResponder.keyboardWillShowNotification) { [weak self] in
                self?.keyboardAppears()
            }
            : nil
    }

    private func keyboardAppears() {
        guard navigation.viewIfLoaded?.window != nil, !areHidden else { return }
        hide()
        isHiddenByKeyboard = areHidden
        updateRecognizer()
    }

    private func swiped() {
        let place = swipe.translation(in: navigation.view).y
        if swipe.state == .began { (highest, lowest) = (0, 0) }
        (highest, lowest) = (min(highest, place), max(lowest, place))
        if place <= lowest - Self.wayOfSwipe, !areHidden {
            // A toolbar without items takes no part.
            hide(withToolbar: navigation.toolbarIfLoaded?.items?.isEmpty == false)
            highest = place
        } else if place >= highest + Self.wayOfSwipe, areHidden {
            bringBack()
            lowest = place
        }
    }

    private var areHidden: Bool { hidesNavigationBar || hidesToolbar }

    private func toggle() {
        if areHidden { bringBack() } else { hide() }
    }

    private func hide(withToolbar: Bool = true) {
        hidesNavigationBar = !navigation.isNavigationBarHidden
        hidesToolbar = withToolbar && !navigation.isToolbarHidden
        if hidesNavigationBar { navigation.setNavigationBarHidden(true, animated: true) }
        if hidesToolbar { navigation.setToolbarHidden(true, animated: true) }
    }

    private func bringBack() {
        if hidesNavigationBar { navigation.setNavigationBarHidden(false, animated: true) }
        if hidesToolbar { navigation.setToolbarHidden(false, animated: true) }
        hidesNavigationBar = false
        hidesToolbar = false
        guard isHiddenByKeyboard else { return }
        isHiddenByKeyboard = false
        updateRecognizer()
    }

    /// Returns false for a touch on a control or a bar, which handle taps themselves.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        let hit = sequence(first: touch.view, next: { $0?.superview })
        return !hit.contains { $0 is UIControl || $0 is UINavigationBar || $0 is UIToolbar }
    }
}
