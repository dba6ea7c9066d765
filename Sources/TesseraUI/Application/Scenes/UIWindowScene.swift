import Foundation

/// A scene with windows.
/// See Apple's [UIWindowScene](https://developer.apple.com/documentation/uikit/uiwindowscene).
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
    /// The screen that displays the scene.
    public let screen: UIScreen
    /// The windows, from back to front: by their levels, and those of one level in the order in which they became visible.
    open var windows: [UIWindow] { windowOrder.windows }
    /// The key window, or nil if there is none.
    open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }

    /// The focus system of the scene, which knows the item with the focus of the keyboard.
    open var focusSystem: UIFocusSystem? { storedFocusSystem }
    private lazy var storedFocusSystem = UIFocusSystem(self)

    /// The sizes to which the user can resize the window, or nil if the app cannot restrict them, as in a browser.
    open var sizeRestrictions: UISceneSizeRestrictions? { nil }

    /// The coordinates of the scene, which fills the screen. Views of all its windows can be converted to and from them.
    open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

    /// The traits of the screen, with the scene's overrides.
    open var traitCollection: UITraitCollection {
        traitState.traits(inheriting: screen.traitCollection)
    }
    /// Called when a trait has changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The orientation of the interface on the device. It is along the longer side of the page, in the
    /// direction that the browser reports.
    open var interfaceOrientation: UIInterfaceOrientation {
        screen.state.interfaceOrientation
    }

    /// The place of the scene, with the orientation of its interface.
    open var effectiveGeometry: Geometry { Geometry(of: self) }

    /// Asks the browser to turn the page.
    ///
    /// Browsers turn pages that fill the screen, and installed apps. The page then keeps the orientation until the app asks for another one
    /// or allows other ones, even if the user turns the device. Elsewhere the error handler is called, unless the page has one of the
    /// orientations already. It is also called if the controller in front supports none of the orientations.
    ///
    /// - Parameters:
    ///   - geometryPreferences: The orientations to one of which the page turns.
    ///   - errorHandler: A closure that gets the reason if the page does not turn.
    open func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) { turn(to: geometryPreferences, errorHandler: errorHandler) }

    /// The state of the scene's status bar.
    open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)

    /// The owner of the order of the windows.
    var windowOrder = WindowOrder()
    /// The display that presents the scene, or nil if there is none.
    var display: (any Display)?
    private(set) lazy var committer = SceneCommitter(scene: self)
    /// Saves and restores the state of the scene.
    private(set) lazy var restoration = SceneRestoration(of: self)
    /// The scene's trait overrides and the observers of trait changes.
    let traitState = TraitState()
    /// The traits that the scene reported last.
    var knownTraits: UITraitCollection

    init(session: UISceneSession, screen: UIScreen) {
        self.screen = screen
        knownTraits = screen.traitCollection
        super.init(session: session)
    }
}
