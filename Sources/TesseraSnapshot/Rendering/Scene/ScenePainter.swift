import TesseraDisplay
import TesseraGeometry
import TesseraGraphics

/// The drawing of one scene on one canvas.
///
/// Places are absolute within the present space, which is that of the canvas in points until an element with
/// a transform begins a space of its own. In this way boxes lie on whole pixels as in browsers, whatever
/// fractions the places of their ancestors have.
final class ScenePainter {
    let tree: SceneTree
    let state: SceneState
    let canvas: Canvas
    /// The pixels per point.
    let scale: Double
    let pictures: PictureStore
    let shadows: ShadowCache

    /// The elements that are hidden because pictures of them are displayed.
    private let lifted: Set<Int>
    private var nodes: [Int: Node] = [:]
    /// The elements whose pictures are being drawn.
    var pictured: Set<Int> = []
    /// The number of elements that were drawn.
    private var count = 0
    /// The number of transforms around the present element.
    var transforms = 0
    /// The number of groups around the present element.
    var groups = 0
    /// The number of turned pictures around the present element.
    private(set) var planes = 0

    /// The greatest number of elements around another one.
    static let maximumDepth = 400
    /// The greatest number of elements.
    static let maximumCount = 200_000
    /// The greatest number of groups within each other. Each has a picture of its own.
    static let maximumGroups = 24

    init(
        _ tree: SceneTree, state: SceneState, canvas: Canvas, scale: Double, pictures: PictureStore,
        shadows: ShadowCache
    ) {
        (self.tree, self.state, self.canvas, self.scale) = (tree, state, canvas, scale)
        (self.pictures, self.shadows) = (pictures, shadows)
        lifted = Set(
            tree.elements.values.compactMap { element in
                element.properties.picture.flatMap { $0.hidesOriginal == true ? $0.view : nil }
            })
    }

    /// Returns an element, or nil if there is none with the number.
    func node(_ id: Int) -> Node? {
        if let known = nodes[id] { return known }
        guard let element = tree.elements[id] else { return nil }
        let made = Node(id, element)
        nodes[id] = made
        return made
    }

    /// Draws an element with its children.
    ///
    /// - Parameters:
    ///   - id: The number of the element.
    ///   - frame: The frame in the present space, before the element's transform.
    ///   - inherited: The opacity that the element has besides its own.
    ///   - depth: The number of elements around the element.
    ///   - isCopy: True for the picture of an element, which is visible although the element is hidden, and
    ///     has no transform.
    func draw(
        _ id: Int, in frame: CGRect, opacity inherited: Double, depth: Int, isCopy: Bool = false
    ) throws(RenderingError) {
        guard
            let placed = try placed(id, in: frame, opacity: inherited, depth: depth, isCopy: isCopy)
        else { return }
        if placed.leavesPlane { return try drawInSpace(placed, depth: depth) }
        if placed.hidesItself { return }
        if placed.transform == .identity, placed.effect.scale == 1 {
            return try drawPlaced(placed.node, in: placed.frame, opacity: placed.opacity, depth: depth)
        }
        try drawTransformed(placed, depth: depth)
    }

    /// Draws an element that a transform turns out of the plane, or whose children keep their depth.
    private func drawInSpace(_ placed: PlacedElement, depth: Int) throws(RenderingError) {
        var elements: [TurnedElement] = []
        try collect(placed, CATransform3DIdentity, depth: depth, into: &elements)
        try draw(elements)
    }

    /// Draws an element under its transform of the plane.
    private func drawTransformed(_ placed: PlacedElement, depth: Int) throws(RenderingError) {
        canvas.saveState()
        let (frame, pivot, scale) = (placed.frame, placed.pivot, placed.effect.scale)
        canvas.translate(x: frame.minX + pivot.x, y: frame.minY + pivot.y)
        let scaling = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
        if canvas.concatenate(scaling), canvas.concatenate(placed.transform) {
            transforms += 1
            let inner = CGRect(origin: CGPoint(x: -pivot.x, y: -pivot.y), size: frame.size)
            try drawPlaced(placed.node, in: inner, opacity: placed.opacity, depth: depth)
            transforms -= 1
        }
        canvas.restoreState()
    }

    /// Returns an element with its place and opacity, or nil if it is not visible.
    ///
    /// - Parameters: Those of ``draw(_:in:opacity:depth:isCopy:)``.
    func placed(
        _ id: Int, in frame: CGRect, opacity inherited: Double, depth: Int, isCopy: Bool = false
    ) throws(RenderingError) -> PlacedElement? {
        guard let node = node(id) else { return nil }
        count += 1
        guard count <= Self.maximumCount else { throw .tooManyElements(limit: Self.maximumCount) }
        guard depth <= Self.maximumDepth else { throw .tooDeep(element: id, limit: Self.maximumDepth) }
        if !isCopy, node.properties.isHidden == true || lifted.contains(id) { return nil }

        let effect = effect(of: node)
        let opacity = opacity(of: node) * share(effect.opacity) * inherited
        guard opacity > 0.0005 else { return nil }
        var frame = frame.bounded
        frame.size.height = max(0, frame.height + effect.growth)
        frame.origin.y += effect.shift

        var transform = isCopy ? CGAffineTransform.identity : node.properties.transform?.matrix ?? .identity
        let isTurned = !isCopy && node.properties.transform?.space != nil
        if !isTurned, transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 {
            frame = frame.offsetBy(dx: transform.tx, dy: transform.ty).bounded
            transform = .identity
        }
        return PlacedElement(
            node: node, frame: frame, opacity: opacity, transform: transform, effect: effect, isCopy: isCopy)
    }

    /// Calls a function that draws under a transform.
    func withinTransform(_ drawing: () throws(RenderingError) -> Void) throws(RenderingError) {
        transforms += 1
        try drawing()
        transforms -= 1
    }

    /// Draws an element, as it is seen from the front, on another canvas.
    func drawApart(
        _ node: Node, on other: Canvas, scale: Double, in frame: CGRect, depth: Int
    ) throws(RenderingError) {
        try checkGroups(around: node)
        let painter = ScenePainter(
            tree, state: state, canvas: other, scale: scale, pictures: pictures, shadows: shadows)
        (painter.count, painter.groups, painter.transforms) = (count, groups + 1, transforms + 1)
        painter.planes = planes + 1
        (painter.pictured, painter.nodes) = (pictured, nodes)
        try painter.drawPlaced(node, in: frame, opacity: 1, depth: depth)
        count = painter.count
    }

    /// Returns the opacity of an element by itself, 0...1.
    private func opacity(of node: Node) -> Double {
        let pressed = node.properties.press.flatMap { $0.isPressed == true ? $0.opacity : nil } ?? 1
        return share(node.properties.alpha ?? 1) * share(pressed)
    }
}
