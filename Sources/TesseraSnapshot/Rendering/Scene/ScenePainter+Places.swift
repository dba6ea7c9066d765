import TesseraDisplay
import TesseraGeometry
import TesseraGraphics

extension SceneRenderer {
    /// Returns the part of an element that lies on the screen, in points of the screen. An element under a
    /// transform that turns it has the smallest rectangle around it.
    ///
    /// - Parameters:
    ///   - id: The number of the element.
    ///   - tree: The scene.
    ///   - state: The changes of the user.
    /// - Returns: The rectangle, or nil if the element does not exist, is hidden, or lies outside of the
    ///   screen or of an element that clips it.
    /// - Complexity: In proportion to the number of elements around the element.
    public func visibleFrame(
        of id: Int, in tree: SceneTree, state: SceneState = SceneState()
    ) -> CGRect? {
        let painter = ScenePainter(
            tree, state: state, canvas: Canvas(width: 1, height: 1), scale: scale, pictures: pictures,
            shadows: shadows)
        return painter.visibleFrame(of: id)
    }
}

extension ScenePainter {
    /// Returns the part of an element that is not clipped, in the space of the canvas, or nil if there is
    /// none.
    func visibleFrame(of id: Int) -> CGRect? {
        var path: [Node] = []
        var next: Int? = id
        while let id = next, let node = node(id), path.count <= Self.maximumDepth {
            path.append(node)
            next = tree.elements[id]?.parent
        }
        guard let root = path.last, root.id == tree.root else { return nil }
        var size = (root.properties.frame?.rect ?? .zero).bounded.size
        var clip = CGRect(origin: .zero, size: size)
        // The way from the space of the present element's parent to that of the canvas.
        var way = CATransform3DIdentity
        var result = clip
        for (index, node) in path.reversed().enumerated() {
            guard node.properties.isHidden != true else { return nil }
            var frame = clip
            if index > 0 {
                let parent = path[path.count - index]
                guard let place = place(of: node, in: parent) else { return nil }
                let effect = effect(of: node)
                frame = place.offsetBy(dx: 0, dy: effect.shift)
                frame.size.height = max(0, frame.height + effect.growth)
                // A transform turns the element about its anchor point.
                let anchor = node.properties.anchorPoint ?? [0.5, 0.5]
                let (x, y) = (frame.width * (anchor.first ?? 0.5), frame.height * (anchor.last ?? 0.5))
                if let space = parent.properties.space?.children {
                    let middle = parent.properties.anchorPoint ?? [0.5, 0.5]
                    let around = space.about(
                        x: size.width * (middle.first ?? 0.5), y: size.height * (middle.last ?? 0.5))
                    way = CATransform3DConcat(around, way)
                }
                size = frame.size
                way = CATransform3DTranslate(way, frame.minX + x, frame.minY + y, 0)
                if let own = node.properties.transform {
                    way = CATransform3DConcat(own.space ?? CATransform3DMakeAffineTransform(own.matrix), way)
                }
                way = CATransform3DTranslate(way, -x, -y, 0)
                frame.origin = .zero
                // What lies in a plane has no depth beyond it.
                if node.properties.space?.keepsDepth != true { way = way.flattened }
            }
            let map = Projection(way)
            result = map.isAffine ? frame.applying(map.affine) : map.box(around: frame)
            if clipsChildren(node) || index == 0 { clip = clip.intersection(result) }
            if clip.isNull || clip.isEmpty { return nil }
        }
        let visible = result.intersection(clip)
        return visible.isNull || visible.isEmpty ? nil : visible
    }
}
