import Foundation
import TesseraDisplay
import TesseraGraphics
import TesseraSnapshot
import TesseraUI

extension Snapshot {
    /// Lays a screen out and returns what a page would get of it, without comparing or drawing it.
    ///
    /// ```swift
    /// let (tree, resources) = Snapshot.image(scale: 2).scene(of: controller)
    /// let canvas = try SceneRenderer(scale: 2).render(tree, resources: resources)
    /// ```
    ///
    /// - Parameter controller: The controller whose view fills the screen.
    /// - Returns: The scene and the images that it names.
    @MainActor
    public func scene(of controller: UIViewController) -> (tree: SceneTree, resources: SceneResources) {
        let scene = OffscreenScene(size: size, scale: scale, traits: traits, presenting: controller)
        defer { scene.close() }
        let recorder = scene.settle()
        return (recorder.tree, SceneResources(images: recorder.images.mapValues(\.data)))
    }

    /// Returns the renderer for the snapshot's scale. All tests of a process share it, so that an image of
    /// several screens is decoded once.
    @MainActor
    func renderer(scale: CGFloat) -> SceneRenderer {
        let renderer = Self.renderers[scale] ?? SceneRenderer(scale: scale)
        Self.renderers[scale] = renderer
        renderer.background = background
        return renderer
    }

    @MainActor private static var renderers: [CGFloat: SceneRenderer] = [:]
}
