import Foundation
import TesseraDisplay
import TesseraGeometry
import TesseraGraphics

/// An element that lies in a space, and not in the plane of its parent.
struct TurnedElement {
    let node: Node
    let size: CGSize
    /// The way from the element's own coordinates to those in which the space is displayed.
    let way: CATransform3D
    let opacity: Double
    let depth: Int

    /// What the eye sees of the element's plane.
    var map: Projection { Projection(way) }

    /// The distance towards the eye if it is the same for the whole element, or nil.
    var distance: CGFloat? { way.m13 == 0 && way.m23 == 0 && map.isAffine ? way.m43 : nil }

    /// True if the eye sees the element as a line, or from behind where its back is invisible.
    var isInvisible: Bool {
        let area = map.determinant
        return abs(area) < 1e-9 || area < 0 && node.properties.space?.hidesBack == true
    }
}

// Elements that are turned in space.

extension ScenePainter {
    /// Adds an element to those of a space. An element that is no plane adds those in it in its place.
    ///
    /// - Parameters:
    ///   - placed: The element with its frame in the coordinates around it.
    ///   - outer: The way from these coordinates to those in which the space is displayed.
    ///   - depth: The number of elements around the element.
    func collect(
        _ placed: PlacedElement, _ outer: CATransform3D, depth: Int, into elements: inout [TurnedElement]
    ) throws(RenderingError) {
        let (node, frame, effect) = (placed.node, placed.frame, placed.effect)
        let pivot = placed.pivot
        var way = CATransform3DMakeTranslation(-pivot.x, -pivot.y, 0)
        if effect.scale != 1 {
            way = CATransform3DConcat(way, CATransform3DMakeScale(effect.scale, effect.scale, 1))
        }
        if !placed.isCopy, let space = node.properties.transform?.space {
            way = CATransform3DConcat(way, space)
        } else if placed.transform != .identity {
            way = CATransform3DConcat(way, CATransform3DMakeAffineTransform(placed.transform))
        }
        way = CATransform3DConcat(
            way, CATransform3DMakeTranslation(frame.minX + pivot.x, frame.minY + pivot.y, 0))
        way = CATransform3DConcat(way, outer)
        guard way.entries.allSatisfy({ abs($0) < 1e7 }) else { return }
        guard node.properties.space?.keepsDepth == true else {
            let element = TurnedElement(
                node: node, size: frame.size, way: way, opacity: placed.opacity, depth: depth)
            if !element.isInvisible { elements.append(element) }
            return
        }
        let box = CGRect(origin: .zero, size: frame.size)
        try collectChildren(
            of: node, in: box, way, opacity: placed.opacity, depth: depth, into: &elements)
    }

    /// Adds the children of an element to those of a space.
    private func collectChildren(
        of node: Node, in frame: CGRect, _ outer: CATransform3D, opacity: Double, depth: Int,
        into elements: inout [TurnedElement]
    ) throws(RenderingError) {
        var way = outer
        if let space = node.properties.space?.children {
            let anchor = node.properties.anchorPoint ?? [0.5, 0.5]
            let around = space.about(
                x: frame.minX + frame.width * (anchor.first ?? 0.5),
                y: frame.minY + frame.height * (anchor.last ?? 0.5))
            way = CATransform3DConcat(around, outer)
        }
        let children = layers(of: node.children)
        for id in children.back + children.middle + children.front {
            guard let child = self.node(id), let place = place(of: child, in: node),
                let placed = try placed(
                    id, in: place.offsetBy(dx: frame.minX, dy: frame.minY), opacity: opacity,
                    depth: depth + 1)
            else { continue }
            try collect(placed, way, depth: depth + 1, into: &elements)
        }
    }

    /// Draws the children of an element that lie in a space of their own.
    func drawSpace(of node: Node, in frame: CGRect, opacity: Double, depth: Int) throws(RenderingError) {
        var elements: [TurnedElement] = []
        try collectChildren(
            of: node, in: frame, CATransform3DIdentity, opacity: opacity, depth: depth, into: &elements)
        try draw(elements)
    }

    /// Draws the elements of a space as the eye sees them.
    func draw(_ elements: [TurnedElement]) throws(RenderingError) {
        let isFlat = elements.allSatisfy { $0.distance != nil }
        guard isFlat || elements.count == 1 && elements[0].map.isAffine else {
            var planes: [Canvas.Plane] = []
            let room = min(Self.mostPixels, Self.mostPixelsTogether / Double(elements.count))
            for element in elements {
                if let plane = try plane(of: element, mostPixels: room) { planes.append(plane) }
            }
            return canvas.draw(planes)
        }
        // Nothing is cut or tapered, so that texts and edges are as sharp as without a space.
        let order = elements.enumerated().sorted {
            ($0.element.distance ?? 0, $0.offset) < ($1.element.distance ?? 0, $1.offset)
        }
        for (_, element) in order {
            canvas.saveState()
            if canvas.concatenate(element.map.affine) {
                try withinTransform { () throws(RenderingError) in
                    try drawPlaced(
                        element.node, in: CGRect(origin: .zero, size: element.size), opacity: element.opacity,
                        depth: element.depth)
                }
            }
            canvas.restoreState()
        }
    }

    /// The pixels of a turned picture for each pixel in which the eye sees it at its nearest place.
    private static let sharpness = 2.0
    /// The greatest number of pixels of a turned picture.
    private static let mostPixels = 16_000_000.0
    /// The greatest number of pixels that the pictures of a space have together.
    private static let mostPixelsTogether = 64_000_000.0

    /// Draws an element for itself, as it looks from the front, or returns nil if nothing of it is seen.
    private func plane(
        of element: TurnedElement, mostPixels: Double
    ) throws(RenderingError) -> Canvas.Plane? {
        let map = element.map.followed(by: Projection(canvas.transform))
        guard let back = map.inverted else { return nil }
        let frame = CGRect(origin: .zero, size: element.size)
        let reach = max(frame.width, frame.height) + 50
        var box =
            inkBounds(of: element.node, in: frame)
            ?? (clipsChildren(element.node) ? frame : frame.insetBy(dx: -reach, dy: -reach))
        let clip = canvas.clippedPixels
        guard !clip.isNull, clip.width > 0, clip.height > 0 else { return nil }
        let seen = back.box(around: clip.insetBy(dx: -1, dy: -1))
        box = box.bounded.intersection(seen)
        guard !box.isNull, box.width > 0, box.height > 0, box.width < CGRect.farthest,
            box.height < CGRect.farthest
        else { return nil }
        // The picture around a turned picture in it has more pixels already.
        let sharpness = planes == 0 ? Self.sharpness : 1
        var density = sharpness * magnification(of: map, in: box)
        let side = Double(Canvas.maximumSide) / 4
        let pixels = mostPixels / pow(2, Double(planes))
        let most = (pixels / (box.width * box.height)).squareRoot()
        density = min(density, side / box.width, side / box.height, most)
        // The edges of the box lie between pixels of the picture.
        let left = (box.minX * density).rounded(.down) / density
        let top = (box.minY * density).rounded(.down) / density
        let width = Int(((box.maxX - left) * density).rounded(.up)) + 1
        let height = Int(((box.maxY - top) * density).rounded(.up)) + 1
        let picture = Canvas(width: width, height: height)
        picture.scale(x: density, y: density)
        picture.translate(x: -left, y: -top)
        try drawApart(element.node, on: picture, scale: density, in: frame, depth: element.depth)
        let place = Projection(
            CGAffineTransform(a: 1 / density, b: 0, c: 0, d: 1 / density, tx: left, ty: top))
        return Canvas.Plane(
            picture, map: place.followed(by: map),
            depths: place.followed(by: Projection(depthOf: element.way)), opacity: element.opacity)
    }

    /// Returns the greatest factor by which lengths of a box grow, within limits.
    private func magnification(of map: Projection, in box: CGRect) -> Double {
        var greatest = 0.0
        let step = max(min(box.width, box.height) / 100, 1e-3)
        for column in 0...4 {
            for row in 0...4 {
                let point = CGPoint(
                    x: box.minX + (box.width - step) * CGFloat(column) / 4,
                    y: box.minY + (box.height - step) * CGFloat(row) / 4)
                guard let here = map.place(of: point),
                    let right = map.place(of: CGPoint(x: point.x + step, y: point.y)),
                    let below = map.place(of: CGPoint(x: point.x, y: point.y + step))
                else { continue }
                let across = hypot(right.x - here.x, right.y - here.y) / step
                let down = hypot(below.x - here.x, below.y - here.y) / step
                greatest = max(greatest, across, down)
            }
        }
        return min(max(greatest, 0.25 * scale), 4 * scale)
    }
}
