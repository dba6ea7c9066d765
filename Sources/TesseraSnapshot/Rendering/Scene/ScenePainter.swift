import TesseraDisplay
import TesseraGeometry
import TesseraGraphics

/// An element with its place.
struct PlacedElement {
    let node: Node
    /// The frame in the present space, before the transform.
    let frame: CGRect
    let opacity: Double
    /// The transform of the plane that has not been applied to the frame.
    let transform: CGAffineTransform
    let effect: ScrollEffect
    /// True for the picture of an element, which has no transform.
    let isCopy: Bool

    /// True if a transform turns the element out of the plane, or if its children keep their depth.
    var leavesPlane: Bool {
        !isCopy && node.properties.transform?.space != nil || node.properties.space?.keepsDepth == true
    }

    /// True if the element turns its back to the viewer, which is invisible.
    var hidesItself: Bool {
        guard node.properties.space?.hidesBack == true, !isCopy,
            let matrix = node.properties.transform?.matrix
        else { return false }
        return matrix.a * matrix.d < matrix.b * matrix.c
    }

    /// The point about which the element is transformed, from its upper left corner.
    var pivot: CGPoint {
        let anchor =
            node.properties.anchorPoint.map { CGPoint(x: $0.first ?? 0.5, y: $0.last ?? 0.5) }
            ?? CGPoint(x: effect.anchor.x, y: effect.anchor.y)
        return CGPoint(x: frame.width * anchor.x, y: frame.height * anchor.y)
    }
}

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
    private var pictured: Set<Int> = []
    /// The number of elements that were drawn.
    private var count = 0
    /// The number of transforms around the present element.
    private(set) var transforms = 0
    /// The number of groups around the present element.
    private var groups = 0
    /// The number of turned pictures around the present element.
    private(set) var planes = 0

    /// The greatest number of elements around another one.
    static let maximumDepth = 400
    /// The greatest number of elements.
    static let maximumCount = 200_000
    /// The greatest number of groups within each other. Each has a picture of its own.
    private static let maximumGroups = 24

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
        guard groups < Self.maximumGroups else {
            throw .tooManyGroups(element: node.id, limit: Self.maximumGroups)
        }
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

    /// Draws an element whose frame and transform are known.
    func drawPlaced(
        _ node: Node, in frame: CGRect, opacity: Double, depth: Int
    ) throws(RenderingError) {
        let isCutOff = clipsChildren(node) && node.properties.shadow == nil
        if isCutOff, !frame.intersects(canvas.clipBounds) { return }
        let isGroup = opacity < 1 && pieces(of: node) > 1 || hasGroupMask(node)
        guard node.properties.mask != nil || isGroup else {
            return try drawContent(node, in: frame, opacity: opacity, depth: depth)
        }
        canvas.saveState()
        if let mask = node.properties.mask { clip(to: mask, of: frame) }
        if isGroup {
            guard groups < Self.maximumGroups else {
                throw .tooManyGroups(element: node.id, limit: Self.maximumGroups)
            }
            groups += 1
            beginGroup(node, in: frame, opacity: opacity)
            try drawContent(node, in: frame, opacity: 1, depth: depth, blursBackdrop: false)
            try endGroup(node, in: frame, opacity: opacity)
            groups -= 1
        } else {
            try drawContent(node, in: frame, opacity: opacity, depth: depth)
        }
        canvas.restoreState()
    }

    /// Returns true if the mask of an element is a picture, a gradient or a line.
    private func hasGroupMask(_ node: Node) -> Bool {
        guard let mask = node.properties.mask else { return false }
        return mask.image != nil || mask.gradient != nil || mask.shape != nil
    }

    private func beginGroup(_ node: Node, in frame: CGRect, opacity: Double) {
        if let bounds = inkBounds(of: node, in: frame) {
            canvas.clip(to: RoundedRectangle(snapped(bounds.bounded)))
        }
        // A group begins empty, and has nothing behind the element that it could blur.
        if let blur = node.properties.backgroundBlur {
            canvas.blurBackdrop(in: shape(of: node, in: frame), sigma: limited(blur), opacity: opacity)
        }
        canvas.beginGroup()
    }

    private func endGroup(_ node: Node, in frame: CGRect, opacity: Double) throws(RenderingError) {
        guard let mask = node.properties.mask else { return canvas.endGroup(opacity: opacity) }
        if mask.shape != nil || mask.path == nil && mask.image == nil && mask.gradient != nil {
            return endGroup(mask: mask, in: frame, opacity: opacity)
        }
        guard let image = mask.image else { return canvas.endGroup(opacity: opacity) }
        let picture = try pictures.picture(image.resource ?? -1, element: node.id)
        let place = mask.frame.rect.bounded.offsetBy(dx: frame.minX, dy: frame.minY)
        canvas.endGroup(mask: picture, in: imageBox(image, in: place), opacity: opacity)
    }

    /// Draws the box of an element, its parts and its children, in the order in which browsers paint them.
    private func drawContent(
        _ node: Node, in frame: CGRect, opacity: Double, depth: Int, blursBackdrop: Bool = true
    ) throws(RenderingError) {
        guard let shadow = node.properties.shadow, shadow.isOfContent == true, shadow.x.isFinite,
            shadow.y.isFinite
        else {
            return try drawContentItself(
                node, in: frame, opacity: opacity, depth: depth, blursBackdrop: blursBackdrop)
        }
        guard groups < Self.maximumGroups else {
            throw .tooManyGroups(element: node.id, limit: Self.maximumGroups)
        }
        groups += 1
        canvas.saveState()
        if let bounds = inkBounds(of: node, in: frame) {
            canvas.clip(to: RoundedRectangle(snapped(bounds.bounded)))
        }
        canvas.beginGroup()
        try drawContentItself(node, in: frame, opacity: opacity, depth: depth, blursBackdrop: false)
        canvas.endGroup(
            shadow: ink(shadow.color, 1), offset: CGSize(width: shadow.x, height: shadow.y),
            sigma: limited(shadow.radius))
        canvas.restoreState()
        groups -= 1
    }

    /// Draws the box of an element, its parts and its children, without the shadow of all that.
    private func drawContentItself(
        _ node: Node, in frame: CGRect, opacity: Double, depth: Int, blursBackdrop: Bool
    ) throws(RenderingError) {
        guard let vibrancy = node.properties.vibrancy else {
            return try drawInItsColors(
                node, in: frame, opacity: opacity, depth: depth, blursBackdrop: blursBackdrop)
        }
        guard groups < Self.maximumGroups else {
            throw .tooManyGroups(element: node.id, limit: Self.maximumGroups)
        }
        groups += 1
        canvas.saveState()
        if let bounds = inkBounds(of: node, in: frame) {
            canvas.clip(to: RoundedRectangle(snapped(bounds.bounded)))
        }
        canvas.beginGroup()
        try drawInItsColors(node, in: frame, opacity: 1, depth: depth, blursBackdrop: false)
        let grey = share(vibrancy.lightness)
        canvas.endGroup(
            color: .init(red: grey, green: grey, blue: grey, alpha: share(vibrancy.opacity) * opacity))
        canvas.restoreState()
        groups -= 1
    }

    /// Draws the box of an element, its parts and its children as they are.
    private func drawInItsColors(
        _ node: Node, in frame: CGRect, opacity: Double, depth: Int, blursBackdrop: Bool
    ) throws(RenderingError) {
        try drawBox(node, in: frame, opacity: opacity, blursBackdrop: blursBackdrop)
        let clips = clipsChildren(node)
        if clips {
            canvas.saveState()
            canvas.clip(to: shape(of: node, in: frame))
        }
        if node.isWheel { canvas.beginGroup() }
        let hasSpace = hasSpace(node)
        let children = hasSpace ? (back: [], middle: [], front: []) : layers(of: node.children)
        for child in children.back {
            try draw(child: child, of: node, in: frame, opacity: opacity, depth: depth)
        }
        try drawParts(node, in: frame, opacity: opacity)
        for child in children.middle {
            try draw(child: child, of: node, in: frame, opacity: opacity, depth: depth)
        }
        try drawFront(node, in: frame, opacity: opacity, depth: depth)
        if hasSpace { try drawSpace(of: node, in: frame, opacity: opacity, depth: depth) }
        for child in children.front {
            try draw(child: child, of: node, in: frame, opacity: opacity, depth: depth)
        }
        if node.isWheel { canvas.endGroup(mask: wheelFade(over: frame)) }
        if clips { canvas.restoreState() }
        // The page draws the border of an element that scrolls around its content, and not within it.
        if scrolls(node) { drawBorder(node, in: frame, opacity: opacity) }
    }

    // The functions above call each other for elements within elements. What needs much of the stack, such as a look at a property of a
    // node, which copies the node in a debug build, stands in functions of its own.

    private func hasSpace(_ node: Node) -> Bool { node.properties.space?.children != nil }

    private func scrolls(_ node: Node) -> Bool { node.properties.scroll != nil }

    /// Draws what lies in front of the content of an element and behind its children in front.
    private func drawFront(
        _ node: Node, in frame: CGRect, opacity: Double, depth: Int
    ) throws(RenderingError) {
        try drawInput(node, in: frame, opacity: opacity)
        if node.properties.picture != nil { try drawPicture(node, in: frame, opacity: opacity, depth: depth) }
        if !scrolls(node) { drawBorder(node, in: frame, opacity: opacity) }
    }

    /// Draws what lies behind the content of an element.
    private func drawBox(
        _ node: Node, in frame: CGRect, opacity: Double, blursBackdrop: Bool
    ) throws(RenderingError) {
        let box = shape(of: node, in: frame)
        let isVisible = box.rect.intersects(canvas.clipBounds)
        if blursBackdrop, isVisible, let blur = node.properties.backgroundBlur {
            canvas.blurBackdrop(in: box, sigma: limited(blur), opacity: opacity)
        }
        if let shadow = node.properties.shadow, shadow.isOfContent != true {
            draw(shadow, of: box, node, opacity: opacity)
        }
        if isVisible, let color = node.properties.backgroundColor { canvas.fill(box, paint(color, opacity)) }
        if isVisible, let pattern = node.properties.backgroundPattern {
            try draw(pattern, over: box, element: node.id, opacity: opacity)
        }
        if isVisible, let gradient = node.properties.gradient {
            canvas.saveState()
            canvas.clip(to: box)
            canvas.paint(gradient, of: frame, opacity: opacity)
            canvas.restoreState()
        }
    }

    /// Draws the element's own parts, which lie behind its children.
    private func drawParts(_ node: Node, in frame: CGRect, opacity: Double) throws(RenderingError) {
        if let shape = node.properties.shape { canvas.draw(shape, at: frame.origin, opacity: opacity) }
        if var control = node.properties.control {
            if let values = state.values[node.id] { control.values = values }
            try draw(control, in: frame, element: node.id, opacity: opacity)
        }
        if let refresh = node.properties.refresh { draw(refresh, in: frame, opacity: opacity) }
        if let image = node.properties.image {
            try draw(image, in: frame, element: node.id, opacity: opacity)
        }
        if let emitter = node.properties.emitter {
            try draw(emitter, at: frame.origin, element: node.id, opacity: opacity)
        }
        if let text = node.properties.text, node.properties.input?.isMultiline != true {
            try draw(text, at: frame.origin, element: node.id, opacity: opacity)
        }
    }

    private func drawInput(_ node: Node, in frame: CGRect, opacity: Double) throws(RenderingError) {
        guard var input = node.properties.input else { return }
        if let text = state.texts[node.id], text != input.text {
            input.text = text
            input.drawnEdit = nil
        }
        if let rich = node.properties.richText, input.isSecure != true,
            !input.text.isEmpty, input.drawnEdit == nil
        {
            return try draw(rich, of: input, in: frame, element: node.id, opacity: opacity)
        }
        try draw(input, text: node.properties.text, in: frame, element: node.id, opacity: opacity)
    }

    private func drawBorder(_ node: Node, in frame: CGRect, opacity: Double) {
        guard let border = node.properties.border else { return }
        draw(border, of: shape(of: node, in: frame), opacity: opacity)
    }

    /// Returns the children by their order along the z axis: those with negative numbers, those without, and
    /// those with positive ones, which lie in front of the border, too.
    func layers(of children: [Int]) -> (back: [Int], middle: [Int], front: [Int]) {
        guard children.contains(where: { node($0)?.properties.zPosition != nil }) else {
            return ([], children, [])
        }
        // Style counts in whole numbers, as the page writes them: hundredths of UIKit's units.
        let ranked = children.enumerated().map { place, id in
            let depth = node(id)?.properties.zPosition ?? 0
            return (
                rank: depth.isNaN ? 0 : min(max((depth * 100).rounded(), -1e9), 1e9), place: place, id: id
            )
        }.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }
        return (
            ranked.filter { $0.rank < 0 }.map(\.id), ranked.filter { $0.rank == 0 }.map(\.id),
            ranked.filter { $0.rank > 0 }.map(\.id)
        )
    }

    private func draw(
        child id: Int, of parent: Node, in frame: CGRect, opacity: Double, depth: Int
    ) throws(RenderingError) {
        guard let child = node(id), let place = place(of: child, in: parent) else { return }
        let childFrame = place.offsetBy(dx: frame.minX, dy: frame.minY)
        guard parent.isWheel else {
            return try draw(id, in: childFrame, opacity: opacity, depth: depth + 1)
        }
        canvas.saveState()
        if turnWheel(row: childFrame, in: frame) {
            transforms += 1
            let origin = CGPoint(x: -childFrame.width / 2, y: -childFrame.height / 2)
            try draw(
                id, in: CGRect(origin: origin, size: childFrame.size), opacity: opacity, depth: depth + 1)
            transforms -= 1
        }
        canvas.restoreState()
    }

    /// Draws the picture of another element. Nothing is drawn for an element that does not exist, or within a
    /// picture of the same element.
    private func drawPicture(
        _ node: Node, in frame: CGRect, opacity: Double, depth: Int
    ) throws(RenderingError) {
        guard let view = node.properties.picture?.view, view != node.id, let original = self.node(view),
            pictured.insert(view).inserted
        else { return }
        defer { pictured.remove(view) }
        let size = original.properties.frame?.rect.size ?? .zero
        try draw(
            view, in: CGRect(origin: frame.origin, size: size), opacity: opacity, depth: depth + 1,
            isCopy: true)
    }
}
