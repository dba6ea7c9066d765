import Foundation
import TesseraDisplay

/// The device's screen: as large as the page or frame that shows the app.
/// See Apple's [UIScreen](https://developer.apple.com/documentation/uikit/uiscreen).
@preconcurrency @MainActor
public final class UIScreen: NSObject {
    /// The screen.
    public static let main = UIScreen()

    /// The screen's rectangle in points. Before a display says its size, an iPhone's: 390 by 844.
    public var bounds: CGRect { state.bounds }
    /// Pixels per point.
    public var scale: CGFloat { state.traits.displayScale }
    /// The screen's rectangle in pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    /// The screen's traits.
    public var traitCollection: UITraitCollection { state.traits }

    private(set) var state = ScreenState()
    var safeArea: UIEdgeInsets { state.safeArea }
    /// How much beyond the visible part is kept ready on each side, in screen heights.
    var overscan: CGFloat = 0

    private override init() {
        super.init()
        UITraitCollection.current = traitCollection
    }

    /// Takes what a display states.
    func adopt(_ state: ScreenState) {
        if state.timeZone != self.state.timeZone { state.timeZone.map(DeviceTimeZone.set) }
        self.state = state
        UITraitCollection.current = traitCollection
    }
}
