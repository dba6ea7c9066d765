import TesseraDisplay
import TesseraGeometry
import TesseraGraphics

/// Draws scenes as pixels: what a page in a browser displays for the same messages.
///
/// ```swift
/// let renderer = SceneRenderer(scale: 2)
/// let png = try renderer.render(tree, resources: resources).pngData()
/// ```
///
/// Animations count as finished, nothing has the focus, and spinners stand in the position in which they
/// begin to turn. The same scene with the same fonts gives the same bytes each time.
///
/// A renderer keeps decoded images and blurred shapes, so that the next picture takes less time. It may be
/// used on any thread, but on one at a time.
public final class SceneRenderer {
    /// The pixels per point.
    public let scale: Double
    /// The colour behind the scene, or nil for a transparent picture.
    public var background: TesseraDisplay.Color?

    let pictures = PictureStore()
    let shadows = ShadowCache()

    /// Creates a renderer.
    ///
    /// - Parameters:
    ///   - scale: The pixels per point, 1, 2 or 3 as a rule.
    ///   - background: The colour behind the scene, or nil for a transparent picture.
    /// - Precondition: `scale` is from 0.1 to 10.
    public init(scale: Double, background: TesseraDisplay.Color? = nil) {
        precondition((0.1...10).contains(scale), "A scale of \(scale): it is from 0.1 to 10")
        self.scale = scale
        self.background = background
    }

    /// Draws a scene.
    ///
    /// - Parameters:
    ///   - tree: The scene.
    ///   - resources: The images that the scene names.
    ///   - state: What the user has changed.
    /// - Returns: A picture as large as the root of the scene.
    /// - Throws: An error that names what is missing, or the limit that the scene exceeds.
    /// - Complexity: In proportion to the number of elements and of pixels that they cover.
    public func render(
        _ tree: SceneTree, resources: SceneResources = SceneResources(), state: SceneState = SceneState()
    ) throws(RenderingError) -> Canvas {
        guard let root = tree.root, let element = tree.elements[root] else { throw .emptyScene }
        let frame = element.properties.frame?.rect ?? .zero
        let width = (frame.size.width * scale).rounded()
        let height = (frame.size.height * scale).rounded()
        let sides = 1...Double(Canvas.maximumSide)
        guard sides.contains(width), sides.contains(height) else { throw .size(width: width, height: height) }
        let canvas = Canvas(width: Int(width), height: Int(height))
        if let background { canvas.paint(.color(Canvas.Color(background))) }
        canvas.scale(x: scale, y: scale)
        pictures.use(resources.images)
        let painter = ScenePainter(
            tree, state: state, canvas: canvas, scale: scale, pictures: pictures, shadows: shadows)
        try painter.draw(root, in: CGRect(origin: .zero, size: frame.size), opacity: 1, depth: 0)
        if let failure = canvas.failure { throw .drawing(failure) }
        return canvas
    }

    /// Draws a scene on a canvas that keeps shapes, such as that of a document. Its coordinates are points of the scene.
    ///
    /// Decoded images are kept for the next scene, so that a document contains each once.
    ///
    /// - Parameters:
    ///   - tree: The scene.
    ///   - canvas: The canvas.
    ///   - resources: The images that the scene names.
    ///   - state: What the user has changed.
    /// - Throws: An error that names what is missing, or the limit that the scene exceeds.
    package func draw(
        _ tree: SceneTree, on canvas: Canvas, resources: SceneResources, state: SceneState
    ) throws(RenderingError) {
        guard let root = tree.root, let element = tree.elements[root] else { throw .emptyScene }
        let frame = element.properties.frame?.rect ?? .zero
        pictures.use(resources.images, keepsOthers: true)
        let painter = ScenePainter(
            tree, state: state, canvas: canvas, scale: scale, pictures: pictures, shadows: shadows)
        try painter.draw(root, in: CGRect(origin: .zero, size: frame.size), opacity: 1, depth: 0)
        if let failure = canvas.failure { throw .drawing(failure) }
    }
}
