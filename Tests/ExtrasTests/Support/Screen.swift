import UIKit

/// A controller below a navigation bar, in a window without a display.
@MainActor
final class Screen {
    let window: UIWindow

    init(_ controller: UIViewController, width: CGFloat = 390, height: CGFloat = 844) {
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        // All tests of a process share its screen, whose scale is that of the display that some test has opened last.
        window.traitOverrides.displayScale = 3
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    /// Returns the first view of a type with an accessibility identifier, or nil if there is none.
    func first<View: UIView>(_ identifier: String) -> View? { window.first(identifier) }

    /// Performs the key command of the controller on top that has this input and these modifiers.
    func press(_ input: String, _ modifiers: UIKeyModifierFlags = []) {
        let controller = (window.rootViewController as? UINavigationController)?.topViewController
        let command = controller?.keyCommands?.first { $0.input == input && $0.modifierFlags == modifiers }
        command?.performWithSender(nil, target: nil)
        window.layoutIfNeeded()
    }
}

extension UIView {
    /// Returns the first view of a type with an accessibility identifier among this view and its descendants, or nil
    /// if there is none.
    func first<View: UIView>(_ identifier: String) -> View? {
        if accessibilityIdentifier == identifier, let view = self as? View { return view }
        for subview in subviews {
            if let view: View = subview.first(identifier) { return view }
        }
        return nil
    }
}

extension CGRect {
    /// Returns true if each number of two rectangles differs by less than half a pixel of a screen with three pixels
    /// to a point.
    func isNear(_ other: CGRect) -> Bool {
        [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
            .allSatisfy { abs($0) < 0.17 }
    }
}
