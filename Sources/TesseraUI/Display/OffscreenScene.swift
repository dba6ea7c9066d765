import Foundation
import TesseraDisplay

/// A scene in a process without a page: a window of a given size with a controller, whose display is a recorder.
/// Pictures and descriptions of screens are made from what the recorder has.
///
/// ```swift
/// let scene = OffscreenScene(size: CGSize(width: 390, height: 844), scale: 2, presenting: controller)
/// defer { scene.close() }
/// let tree = scene.settle()
/// ```
@MainActor
package final class OffscreenScene {
    private let recorder = SceneRecorder()
    private let scene: UIWindowScene
    private let window: UIWindow
    private let former: ScreenState
    /// The other scenes of the process, which do not count as scenes of the app until ``close()``.
    private let others: Set<UIScene>

    /// Puts a controller into a window that fills the screen, which has the size and traits until ``close()``.
    /// Until then the scene is the only one of the app.
    ///
    /// - Parameters:
    ///   - size: The size of the screen in points.
    ///   - scale: The number of pixels per point.
    ///   - safeArea: The distances in points from the edges of the screen to the area that nothing covers.
    ///   - traits: Traits that take precedence over those that result from the size and the scale.
    ///   - controller: The controller of the window.
    package init(
        size: CGSize, scale: CGFloat, safeArea: UIEdgeInsets = .zero, traits: UITraitCollection? = nil,
        presenting controller: UIViewController
    ) {
        others = UIApplication.shared.connectedScenes
        let screen = UIScreen.main
        former = screen.state
        var state = ScreenState(
            DisplayEvent.Screen(
                width: size.width, height: size.height, scale: scale,
                safeArea: [safeArea.top, safeArea.left, safeArea.bottom, safeArea.right]))
        if let traits { state.traits = UITraitCollection(traitsFrom: [state.traits, traits]) }
        screen.adopt(state)
        scene = UIWindowScene(session: UISceneSession(role: .windowApplication), screen: screen)
        scene.display = recorder
        UIApplication.shared.connectedScenes = [scene]
        window = UIWindow(windowScene: scene)
        window.rootViewController = controller
        window.makeKeyAndVisible()
    }

    /// Lays out the window until nothing changes any more, and returns what the display has.
    ///
    /// Layouts that change something in each pass end after ten of them.
    package func settle() -> SceneRecorder {
        for _ in 0..<10 {
            let before = recorder.messageCount
            scene.committer.commit()
            guard recorder.messageCount != before else { break }
        }
        return recorder
    }

    /// Takes the controller out of the window, and restores the screen.
    package func close() {
        window.isHidden = true
        window.rootViewController = nil
        UIApplication.shared.connectedScenes.remove(scene)
        UIApplication.shared.connectedScenes.formUnion(others)
        UIScreen.main.adopt(former)
    }
}
