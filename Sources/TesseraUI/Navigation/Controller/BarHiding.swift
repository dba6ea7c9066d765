import Foundation

/// Hides the bars of a navigation controller and displays those that it has hidden again: after a tap, or
/// when the height of the screen changes between regular and compact.
@MainActor
final class BarHiding: NSObject, UIGestureRecognizerDelegate {
    private unowned let navigation: UINavigationController
    let recognizer = UITapGestureRecognizer()
    private var hidesNavigationBar = false
    private var hidesToolbar = false
    /// True if the bars are hidden because the screen is vertically compact.
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

    /// Hides the bars when the screen has become vertically compact, and displays them again when it no
    /// longer is.
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

    /// Returns false for a touch on a control or a bar, which handle taps themselves.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        let hit = sequence(first: touch.view, next: { $0?.superview })
        return !hit.contains { $0 is UIControl || $0 is UINavigationBar || $0 is UIToolbar }
    }
}
