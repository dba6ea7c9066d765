import Foundation
import TesseraDisplay

/// The device's screen: as large as the page or frame that shows the app.
/// See Apple's [UIScreen](https://developer.apple.com/documentation/uikit/uiscreen).
@preconcurrency @MainActor
public final class UIScreen: NSObject {
    /// The screen.
    public static let main = UIScreen()

    /// The screen's rectangle in points. Before a display says its size, an iPhone's: 390 by 844.
    public private(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    /// Pixels per point.
    public private(set) var scale: CGFloat = 3
    /// The screen's rectangle in pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    /// The screen's traits.
    public private(set) var traitCollection = UITraitCollection(displayScale: 3)

    private(set) var safeArea = UIEdgeInsets.zero
    /// How much beyond the visible part is kept ready on each side, in screen heights.
    var overscan: CGFloat = 0
    var reducesMotion = false

    private override init() {
        super.init()
        UITraitCollection.current = traitCollection
    }

    /// Takes the size and appearance that a display states; returns whether anything changed.
    func adopt(_ screen: DisplayEvent.Screen) -> Bool {
        let newBounds = CGRect(x: 0, y: 0, width: screen.width, height: screen.height)
        let newSafeArea = UIEdgeInsets(
            top: screen.safeArea[0], left: screen.safeArea[1], bottom: screen.safeArea[2],
            right: screen.safeArea[3])
        let traits = UITraitCollection(
            userInterfaceStyle: screen.isDark ? .dark : .light, displayScale: screen.scale,
            horizontalSizeClass: screen.width >= 700 ? .regular : .compact,
            verticalSizeClass: screen.height >= 480 ? .regular : .compact)
        reducesMotion = screen.reducesMotion
        guard newBounds != bounds || newSafeArea != safeArea || traits != traitCollection else {
            return false
        }
        bounds = newBounds
        scale = screen.scale
        safeArea = newSafeArea
        traitCollection = traits
        UITraitCollection.current = traits
        return true
    }
}
