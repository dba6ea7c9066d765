import Foundation
import TesseraDisplay

extension UIWindowScene {
    /// The place of a scene.
    /// See Apple's [UIWindowScene.Geometry](https://developer.apple.com/documentation/uikit/uiwindowscene/geometry).
    @preconcurrency @MainActor
    open class Geometry: NSObject {
        /// The orientation of the interface.
        public let interfaceOrientation: UIInterfaceOrientation
        /// The coordinates of the scene.
        public let coordinateSpace: any UICoordinateSpace

        init(of scene: UIWindowScene) {
            (interfaceOrientation, coordinateSpace) = (scene.interfaceOrientation, scene.coordinateSpace)
            super.init()
        }
    }

    /// What the app wants the place of a scene to be. An app creates ``iOS``.
    /// See Apple's [UIWindowScene.GeometryPreferences](
    /// https://developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences).
    @preconcurrency @MainActor
    open class GeometryPreferences: NSObject {
        fileprivate override init() {
            super.init()
        }

        /// The orientation that the app wants.
        /// See Apple's [UIWindowScene.GeometryPreferences.iOS](
        /// https://developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences/ios).
        @preconcurrency @MainActor
        open class iOS: GeometryPreferences {
            /// The orientations of the interface, to one of which the scene turns, or nil for no wish.
            open var interfaceOrientations: UIInterfaceOrientationMask?

            /// Creates preferences without a wish.
            public override init() {
                super.init()
            }

            /// Creates preferences with orientations.
            public init(interfaceOrientations: UIInterfaceOrientationMask) {
                self.interfaceOrientations = interfaceOrientations
                super.init()
            }
        }
    }

    /// Sends the wish to the display, or reports why it cannot be fulfilled.
    func turn(
        to geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)?
    ) {
        guard let wish = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations else {
            return
        }
        let supported = supportedOrientations
        let mask = wish.intersection(supported)
        guard !mask.isEmpty else {
            let error = UISceneError(
                .geometryRequestDenied, "The controller in front supports none of the requested orientations."
            )
            return DispatchQueue.main.async { MainActor.assumeIsolated { errorHandler?(error) } }
        }
        let request = DisplayRequest(kind: .turn, orientations: Self.names(of: mask))
        UIApplication.shared.requests.send(request) { answer in
            guard answer.outcome != .done else { return }
            errorHandler?(UISceneError(.geometryRequestDenied, "The browser does not turn the page."))
        }
    }

    /// The orientations that the controller in front and the app support.
    private var supportedOrientations: UIInterfaceOrientationMask {
        guard let window = frontWindow, let controller = window.rootViewController?.topmostController else {
            return .all
        }
        return supportedOrientations(of: controller, in: window)
    }

    /// Returns the orientations that a controller and the app support.
    func supportedOrientations(of controller: UIViewController, in window: UIWindow)
        -> UIInterfaceOrientationMask
    {
        controller.supportedInterfaceOrientations.intersection(
            UIApplication.shared.supportedInterfaceOrientations(for: window))
    }

    /// Returns the names of orientations for a display.
    static func names(of mask: UIInterfaceOrientationMask) -> [PageContent.Orientation] {
        let names: [(UIInterfaceOrientationMask, PageContent.Orientation)] = [
            (.portrait, .portraitPrimary), (.portraitUpsideDown, .portraitSecondary),
            // The interface rotates in the opposite direction to the device.
            (.landscapeRight, .landscapePrimary), (.landscapeLeft, .landscapeSecondary),
        ]
        return names.filter { mask.contains($0.0) }.map(\.1)
    }
}
