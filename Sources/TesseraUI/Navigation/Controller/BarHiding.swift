import Foundation

/// Hides the bars of a navigation controller, and brings back those that it has hidden: with a tap, or in a screen of little height.
@MainActor
final class BarHiding: NSObject, UIGestureRecognizerDelegate {
    private unowned let navigation: UINavigationController
    let recognizer = UITapGestureRecognizer()
    private var hidesNavigationBar = false
    private var hidesToolbar = false
    /// True if the bars are hidden because the screen is of little height.
    private var isCompact = false

    init(of navigation: UINavigationController) {
        self.navigation = navigation
        super.init()
        recognizer.delegate = self
        recognizer.isEnabled = false
        recognizer.cancelsTouchesInView = false
        recognizer.addAction(UIAction { [weak self] _ in self?.toggle() })
        navigation.loadViewIfNeeded()
        navigation.view.addGestureRecognizer(recognizer)
    }

    /// Hides the bars when the screen has become one of little height, and brings them back when it is not any more.
    func update() {
        let isCompact =
            navigation.hidesBarsWhenVerticallyCompact
            && navigation.traitCollection.verticalSizeClass == .compact
        guard isCompact != self.isCompact else { return }
        self.isCompact = isCompact
        recognizer.isEnabled = navigation.hidesBarsOnTap || isCompact
        if isCompact { hide() } else { bringBack() }
    }

    private func toggle() {
        if hidesNavigationBar || hidesToolbar { bringBack() } else { hide() }
    }

    private func hide() {
        hidesNavigationBar = !navigation.isNavigationBarHidden
        hidesToolbar = !navigation.isToolbarHidden
        if hidesNavigationBar { navigation.setNavigationBarHidden(true, animated: true) }
        if hidesToolbar { navigation.setToolbarHidden(true, animated: true) }
    }

    private func bringBack() {
        if hidesNavigationBar { navigation.setNavigationBarHidden(false, animated: true) }
        if hidesToolbar { navigation.setToolbarHidden(false, animated: true) }
        hidesNavigationBar = false
        hidesToolbar = false
    }

    /// Taps on controls and on the bars themselves do what they do there.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        let hit = sequence(first: touch.view, next: { $0?.superview })
        return !hit.contains { $0 is UIControl || $0 is UINavigationBar || $0 is UIToolbar }
    }
}
