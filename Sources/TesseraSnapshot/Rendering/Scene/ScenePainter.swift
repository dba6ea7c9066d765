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
    let canvas: Canvas
    /// The pixels per point.
    let scale: Double
    let pictures: PictureStore
    let shadows: ShadowCache

    /// The elements that are hidden because pictures of them are displayed.
    private let lifted: Set<Int>
    /// The elements whose pictures are being drawn.
    private var pictured: Set<Int> = []
    /// The number of elements that were drawn.
    private var count = 0
    /// The number of transforms around the present element.
    private(set) var transforms = 0
    /// The number of groups around the present element.
    private var groups = 0

    /// The greatest number of elements around another one.
    static let maximumDepth = 400
    /// The greatest number of elements.
    static let maximumCount = 500_000
    /// The greatest number of groups within each other. Each has a picture of its own.
    private static let maximumGroups = 24

    init(_ tree: SceneTree, canvas: Canvas, scale: Double, pictures: PictureStore, shadows: ShadowCache) {
        (self.tree, self.canvas, self.scale) = (tree, canvas, scale)
        (self.pictures, self.shadows) = (pictures, shadows)
        lifted = Set(
            tree.elements.values.compactMap { element in
                element.properties.picture.flatMap { $0.hidesOriginal == true ? $0.view : nil }
            })
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
        guard let element = tree.elements[id] else { return }
        let properties = element.properties
        count += 1
        guard count <= Self.maximumCount else { throw .tooManyElements(limit: Self.maximumCount) }
        guard depth <= Self.maximumDepth else { throw .tooDeep(element: id, limit: Self.maximumDepth) }
        if !isCopy, properties.isHidden == true || lifted.contains(id) { return }

        let effect = effect(of: properties)
        let pressed = properties.press.flatMap { $0.isPressed == true ? $0.opacity : nil } ?? 1
        let own = share(properties.alpha ?? 1) * share(effect.opacity) * share(pressed)
        guard own * inherited > 0.0005 else { return }
        var frame = frame.bounded
        frame.size.height = max(0, frame.height + effect.growth)
        frame.origin.y += effect.shift

        var transform = isCopy ? CGAffineTransform.identity : properties.transform?.matrix ?? .identity
        if transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 {
            frame = frame.offsetBy(dx: transform.tx, dy: transform.ty).bounded
            transform = .identity
        }
        if transform == .identity, effect.scale == 1 {
            return try drawPlaced(id, element, in: frame, opacity: own * inherited, depth: depth)
        }
        canvas.saveState()
        let pivot = CGPoint(x: frame.width * effect.anchor.x, y: frame.height * effect.anchor.y)
        canvas.translate(x: frame.minX + pivot.x, y: frame.minY + pivot.y)
        let scaling = CGAffineTransform(a: effect.scale, b: 0, c: 0, d: effect.scale, tx: 0, ty: 0)
        if canvas.concatenate(scaling), canvas.concatenate(transform) {
            transforms += 1
            try drawPlaced(
                id, element, in: CGRect(origin: CGPoint(x: -pivot.x, y: -pivot.y), size: frame.size),
                opacity: own * inherited, depth: depth)
            transforms -= 1
        }
        canvas.restoreState()
    }

    /// Draws an element whose frame and transform are known.
    private func drawPlaced(
        _ id: Int, _ element: SceneTree.Element, in frame: CGRect, opacity: Double, depth: Int
    ) throws(RenderingError) {
        let properties = element.properties
        if clipsChildren(element), properties.shadow == nil, !frame.intersects(canvas.clipBounds) { return }
        let mask = properties.mask
        let isGroup = opacity < 1 && pieces(of: element) > 1 || mask?.image != nil
        guard mask != nil || isGroup else {
            return try drawContent(id, element, in: frame, opacity: opacity, depth: depth)
        }
        canvas.saveState()
        if let mask { clip(to: mask, of: frame) }
        if isGroup {
            guard groups < Self.maximumGroups else { throw .tooDeep(element: id, limit: Self.maximumGroups) }
            if let bounds = inkBounds(of: id, in: frame) { canvas.clip(to: RoundedRectangle(snapped(bounds))) }
            groups += 1
            if let blur = properties.backgroundBlur {
                canvas.blurBackdrop(in: shape(of: properties, in: frame), sigma: limited(blur), opacity: opacity)
            }
            canvas.beginGroup()
            try drawContent(id, element, in: frame, opacity: 1, depth: depth, blursBackdrop: false)
            groups -= 1
            if let mask, let image = mask.image {
                let picture = try pictures.picture(image.resource ?? -1, element: id)
                let place = mask.frame.rect.bounded.offsetBy(dx: frame.minX, dy: frame.minY)
                if opacity < 1 {
                    canvas.beginGroup()
                    canvas.draw(picture, in: imageBox(image, in: place))
                    canvas.endGroup(opacity: 1)
                }
                canvas.endGroup(mask: picture, in: imageBox(image, in: place))
            } else {
                canvas.endGroup(opacity: opacity)
            }
        } else {
            try drawContent(id, element, in: frame, opacity: opacity, depth: depth)
        }
        canvas.restoreState()
    }

    /// Draws the box of an element, its parts and its children, in the order in which browsers paint them.
    private func drawContent(
        _ id: Int, _ element: SceneTree.Element, in frame: CGRect, opacity: Double, depth: Int,
        blursBackdrop: Bool = true
    ) throws(RenderingError) {
        let properties = element.properties
        let box = shape(of: properties, in: frame)
        let isVisible = box.rect.intersects(canvas.clipBounds)
        if blursBackdrop, isVisible, let blur = properties.backgroundBlur {
            canvas.blurBackdrop(in: box, sigma: limited(blur), opacity: opacity)
        }
        if let shadow = properties.shadow { draw(shadow, of: box, properties, opacity: opacity) }
        if isVisible {
            if let color = properties.backgroundColor { canvas.fill(box, paint(color, opacity)) }
            if let pattern = properties.backgroundPattern {
                try draw(pattern, over: box, element: id, opacity: opacity)
            }
        }
        let clips = clipsChildren(element)
        if clips {
            canvas.saveState()
            canvas.clip(to: box)
        }
        let isWheel = element.viewClass == "PickerColumn"
        if isWheel { canvas.beginGroup() }
        let children = try drawBehindChildren(id, element, in: frame, opacity: opacity, depth: depth)
        for child in children.middle {
            try draw(child: child, of: id, element, in: frame, opacity: opacity, depth: depth)
        }
        if let input = properties.input { try draw(input, text: properties.text, in: frame, opacity: opacity) }
        if let picture = properties.picture {
            try draw(picture, of: id, in: frame, opacity: opacity, depth: depth)
        }
        if properties.scroll == nil, let border = properties.border { draw(border, of: box, opacity: opacity) }
        for child in children.front {
            try draw(child: child, of: id, element, in: frame, opacity: opacity, depth: depth)
        }
        if isWheel { canvas.endGroup(mask: wheelFade(over: frame)) }
        if clips { canvas.restoreState() }
        if properties.scroll != nil, let border = properties.border { draw(border, of: box, opacity: opacity) }
    }

    /// Draws the children at the back, and the element's own parts. Returns the other children.
    private func drawBehindChildren(
        _ id: Int, _ element: SceneTree.Element, in frame: CGRect, opacity: Double, depth: Int
    ) throws(RenderingError) -> (middle: [Int], front: [Int]) {
        let properties = element.properties
        var layers = layers(of: element.children)
        for child in layers.back {
            try draw(child: child, of: id, element, in: frame, opacity: opacity, depth: depth)
        }
        layers.back = []
        if let control = properties.control { try draw(control, in: frame, element: id, opacity: opacity) }
        if let refresh = properties.refresh { draw(refresh, in: frame, opacity: opacity) }
        if let image = properties.image { try draw(image, in: frame, element: id, opacity: opacity) }
        if let text = properties.text, properties.input?.isMultiline != true {
            try draw(text, at: frame.origin, element: id, opacity: opacity)
        }
        return (layers.middle, layers.front)
    }

    /// Returns the children by their order along the z axis: those with negative numbers, those without, and
    /// those with positive ones, which lie in front of the border, too.
    private func layers(of children: [Int]) -> (back: [Int], middle: [Int], front: [Int]) {
        guard children.contains(where: { tree.elements[$0]?.properties.zPosition != nil }) else {
            return ([], children, [])
        }
        // Style counts in whole numbers, as the page writes them: hundredths of UIKit's units.
        let ranked = children.enumerated().map { place, id in
            let depth = tree.elements[id]?.properties.zPosition ?? 0
            return (rank: depth.isNaN ? 0 : min(max((depth * 100).rounded(), -1e9), 1e9), place: place, id: id)
        }.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }
        return (
            ranked.filter { $0.rank < 0 }.map(\.id), ranked.filter { $0.rank == 0 }.map(\.id),
            ranked.filter { $0.rank > 0 }.map(\.id)
        )
    }

    private func draw(
        child id: Int, of parent: Int, _ element: SceneTree.Element, in frame: CGRect, opacity: Double,
        depth: Int
    ) throws(RenderingError) {
        guard let child = tree.elements[id], let place = place(of: id, child, in: parent, element) else {
            return
        }
        let childFrame = place.offsetBy(dx: frame.minX, dy: frame.minY)
        guard element.viewClass == "PickerColumn", element.properties.scroll != nil else {
            return try draw(id, in: childFrame, opacity: opacity, depth: depth + 1)
        }
        canvas.saveState()
        if turnWheel(row: childFrame, in: frame) {
            transforms += 1
            try draw(
                id,
                in: CGRect(
                    x: -childFrame.width / 2, y: -childFrame.height / 2, width: childFrame.width,
                    height: childFrame.height), opacity: opacity, depth: depth + 1)
            transforms -= 1
        }
        canvas.restoreState()
    }

    /// Draws a picture of another element. Nothing is drawn for an element that does not exist, or within a
    /// picture of the same element.
    private func draw(
        _ picture: PictureContent, of id: Int, in frame: CGRect, opacity: Double, depth: Int
    ) throws(RenderingError) {
        guard picture.view != id, let original = tree.elements[picture.view],
            pictured.insert(picture.view).inserted
        else { return }
        defer { pictured.remove(picture.view) }
        let size = original.properties.frame?.rect.size ?? .zero
        try draw(
            picture.view, in: CGRect(origin: frame.origin, size: size), opacity: opacity, depth: depth + 1,
            isCopy: true)
    }
}
