import TesseraDisplay
import TesseraGeometry
import TesseraGraphics

/// Elements whose content has a look as a whole: an opacity, a mask, a shadow or other colours.
extension ScenePainter {
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
            try checkGroups(around: node)
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
        clipToInk(of: node, in: frame)
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
        try drawInGroup(node, in: frame) { () throws(RenderingError) in
            try drawContentItself(node, in: frame, opacity: opacity, depth: depth, blursBackdrop: false)
        } end: {
            canvas.endGroup(
                shadow: ink(shadow.color, 1), offset: CGSize(width: shadow.x, height: shadow.y),
                sigma: limited(shadow.radius))
        }
    }

    /// Draws the box of an element, its parts and its children, without the shadow of all that.
    private func drawContentItself(
        _ node: Node, in frame: CGRect, opacity: Double, depth: Int, blursBackdrop: Bool
    ) throws(RenderingError) {
        guard let vibrancy = node.properties.vibrancy else {
            return try drawInItsColors(
                node, in: frame, opacity: opacity, depth: depth, blursBackdrop: blursBackdrop)
        }
        try drawInGroup(node, in: frame) { () throws(RenderingError) in
            try drawInItsColors(node, in: frame, opacity: 1, depth: depth, blursBackdrop: false)
        } end: {
            let grey = share(vibrancy.lightness)
            canvas.endGroup(
                color: .init(red: grey, green: grey, blue: grey, alpha: share(vibrancy.opacity) * opacity))
        }
    }

    /// Draws an element within a group, so that it gets a look as a whole.
    ///
    /// - Parameters:
    ///   - drawing: A function that draws the element.
    ///   - end: A function that ends the group of the canvas with a look.
    private func drawInGroup(
        _ node: Node, in frame: CGRect, _ drawing: () throws(RenderingError) -> Void, end: () -> Void
    ) throws(RenderingError) {
        try checkGroups(around: node)
        groups += 1
        canvas.saveState()
        clipToInk(of: node, in: frame)
        canvas.beginGroup()
        try drawing()
        end()
        canvas.restoreState()
        groups -= 1
    }

    /// Throws an error if there is no room for a further group around an element.
    func checkGroups(around node: Node) throws(RenderingError) {
        guard groups < Self.maximumGroups else {
            throw .tooManyGroups(element: node.id, limit: Self.maximumGroups)
        }
    }

    /// Limits a group to what an element draws, since a group is as large as the part of the canvas that can be drawn on.
    private func clipToInk(of node: Node, in frame: CGRect) {
        guard let bounds = inkBounds(of: node, in: frame) else { return }
        canvas.clip(to: RoundedRectangle(snapped(bounds.bounded)))
    }
}
