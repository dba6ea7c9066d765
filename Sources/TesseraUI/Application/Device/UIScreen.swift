import Foundation
import TesseraDisplay

/// The screen of the device. It has the size of the page or frame that displays the app.
/// See Apple's [UIScreen](https://developer.apple.com/documentation/uikit/uiscreen).
@preconcurrency @MainActor
public final class UIScreen: NSObject {
    /// The only screen.
    public static let main = UIScreen()

    /// The rectangle of the screen in points. Until a display reports its size, it is that of an iPhone: 390
    /// by 844.
    public var bounds: CGRect { state.bounds }
    /// The number of pixels per point.
    public var scale: CGFloat { state.traits.displayScale }
    /// The number of pixels per point. It equals ``scale``, because browsers draw with the pixels of the screen itself.
    public var nativeScale: CGFloat { scale }
    /// The screen's rectangle in pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    /// The coordinates of the screen, in which windows lie. They turn with the interface.
    public var coordinateSpace: any UICoordinateSpace { ScreenCoordinateSpace(self) }
    /// The screen's traits.
    public var traitCollection: UITraitCollection { state.traits }

    /// A Boolean value that tells whether the screen is recorded or displayed elsewhere. It is false, because a page cannot find that out.
    public var isCaptured: Bool { false }
    /// The notification that ``isCaptured`` has changed, which it never does here. Its object is the screen.
    public nonisolated static let capturedDidChangeNotification = Notification.Name(
        "UIScreenCapturedDidChangeNotification")

    private(set) var state = ScreenState()
    var safeArea: UIEdgeInsets { state.safeArea }
    /// The height of the area beyond each side of the visible part that is prepared for scrolling, in screen
    /// heights.
    var overscan: CGFloat = 0
    /// The seconds that a message from the display to the host and back takes, as the display has measured it.
    var roundTrip: CGFloat = 0

    private override init() {
        super.init()
        UITraitCollection.current = traitCollection
    }

    /// Adopts the state that a display reports.
    func adopt(_ state: ScreenState) {
        if state.timeZone != self.state.timeZone { state.timeZone.map(DeviceTimeZone.set) }
        if state.languages != self.state.languages { DeviceLocale.set(languages: state.languages) }
        self.state = state
        AppResources.languages = state.languages
        UITraitCollection.current = traitCollection
    }
}
