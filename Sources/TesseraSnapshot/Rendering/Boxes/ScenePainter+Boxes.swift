import TesseraDisplay
import TesseraGeometry
import TesseraGraphics

extension ScenePainter {
    /// Returns the box of an element with its round corners, on whole pixels.
    func shape(of node: Node, in frame: CGRect) -> RoundedRectangle {
        let rect = isLine(frame) ? frame : snapped(frame)
        guard let radii = node.properties.cornerRadius else { return RoundedRectangle(rect) }
        let factor = radii.expansion
        var box = RoundedRectangle(
            rect, topLeft: radii.topLeft * factor, topRight: radii.topRight * factor,
            bottomRight: radii.bottomRight * factor, bottomLeft: radii.bottomLeft * factor)
        box.exponent = radii.exponent
        return box
    }

    /// Returns true if a box is thinner than a point. The page draws such a box as a part of a whole point,
    /// so that it keeps its thickness wherever it lies.
    private func isLine(_ frame: CGRect) -> Bool {
        frame.width > 0 && frame.width < 1 || frame.height > 0 && frame.height < 1
    }

    /// Returns true if the element's children are cut off at its box.
    func clipsChildren(_ node: Node) -> Bool {
        node.properties.clipsToBounds == true || node.properties.scroll != nil
            || node.properties.swipe?.open != nil
    }

    /// Draws a border inside of a box.
    func draw(_ border: Border, of box: RoundedRectangle, opacity: Double) {
        guard border.width.isFinite, border.width > 0 else { return }
        // A browser draws borders in whole pixels, and each at least one pixel wide.
        let width = max(1, (border.width * scale).rounded(.down)) / scale
        canvas.fill(box, without: box.inset(by: width), paint(border.color, opacity))
    }

    /// Draws the shadow of a box around it, or that of another shape below the box.
    func draw(_ shadow: Shadow, of box: RoundedRectangle, _ node: Node, opacity: Double) {
        guard shadow.x.isFinite, shadow.y.isFinite else { return }
        let sigma = limited(shadow.radius)
        if let path = shadow.path {
            let offset = CGVector(dx: box.rect.minX + shadow.x, dy: box.rect.minY + shadow.y)
            var content = ShapeContent(path: path)
            content.fill = shadow.color
            return drawShadow(of: content, offset: offset, sigma: sigma, opacity: opacity)
        }
        if let caster = shadow.box?.rect {
            let rect = caster.offsetBy(dx: box.rect.minX + shadow.x, dy: box.rect.minY + shadow.y).bounded
            guard rect.insetBy(dx: -3 * sigma - 1, dy: -3 * sigma - 1).intersects(canvas.clipBounds) else {
                return
            }
            return canvas.drawShadow(
                of: RoundedRectangle(rect, radius: shadow.cornerRadius ?? 0), sigma: sigma,
                color: ink(shadow.color, opacity), pixelsPerPoint: scale, cache: shadows)
        }
        let moved = box.rect.offsetBy(dx: shadow.x, dy: shadow.y).bounded
        guard moved.insetBy(dx: -3 * sigma - 1, dy: -3 * sigma - 1).intersects(canvas.clipBounds) else {
            return
        }
        var place = box
        place.rect = moved
        let isCovered = node.properties.backgroundColor?.alpha == 255 && opacity == 1
        canvas.saveState()
        // A box that is not opaque has no shadow below itself. An opaque one covers the shadow below its middle.
        let hole = isCovered ? middle(of: box) : box
        if hole.rect.width > 0, hole.rect.height > 0 {
            canvas.clip(to: canvas.clipBounds.insetBy(dx: -1, dy: -1), without: hole)
        }
        canvas.drawShadow(
            of: place, sigma: sigma, color: ink(shadow.color, opacity), pixelsPerPoint: scale, cache: shadows)
        canvas.restoreState()
    }

    /// Draws a blurred shape.
    ///
    /// - Parameters:
    ///   - shape: The shape in points.
    ///   - offset: The distance from the origin of the shape's points to that of the canvas.
    ///   - sigma: The standard deviation of the blur, in points.
    ///   - opacity: The opacity of what is drawn.
    private func drawShadow(of shape: ShapeContent, offset: CGVector, sigma: Double, opacity: Double) {
        let origin = CGPoint(x: offset.dx, y: offset.dy)
        guard sigma * scale > 0.1 else { return canvas.draw(shape, at: origin, opacity: opacity) }
        // Only what reaches the visible part is blurred.
        let reach = 3 * sigma + 2
        let path = CGPath(shape.shape).boundingBoxOfPath.offsetBy(dx: offset.dx, dy: offset.dy)
        let room = path.insetBy(dx: -reach, dy: -reach)
            .intersection(canvas.clipBounds.insetBy(dx: -reach, dy: -reach)).bounded
        let (width, height) = ((room.width * scale).rounded(.up), (room.height * scale).rounded(.up))
        let sides = 1...Double(Canvas.maximumSide)
        guard sides.contains(width), sides.contains(height) else { return }
        let layer = Canvas(width: Int(width), height: Int(height))
        layer.scale(x: scale, y: scale)
        layer.translate(x: -room.minX, y: -room.minY)
        layer.draw(shape, at: origin, opacity: opacity)
        layer.blur(standardDeviation: sigma * scale)
        canvas.draw(
            layer, in: CGRect(x: room.minX, y: room.minY, width: width / scale, height: height / scale))
    }

    /// Returns the largest rectangle on whole pixels that keeps the distance of the largest radius from the sides of a
    /// box, so that the box covers it. Its size may be zero.
    private func middle(of box: RoundedRectangle) -> RoundedRectangle {
        let radius = min(box.largestRadius, max(box.rect.width, box.rect.height))
        let distance = (radius * scale).rounded(.up) / scale
        return RoundedRectangle(box.rect.insetBy(dx: distance, dy: distance).bounded)
    }

    /// Draws an image over and over behind the content of a box.
    func draw(
        _ pattern: PatternContent, over box: RoundedRectangle, element: Int, opacity: Double
    ) throws(RenderingError) {
        let picture = try pictures.picture(pattern.resource, element: element)
        let tile = CGRect(origin: box.rect.origin, size: CGSize(width: pattern.width, height: pattern.height))
        // A tile that is smaller than a thousandth of a point has no picture any more.
        guard pattern.width > 0.001, pattern.height > 0.001 else { return }
        canvas.tile(picture, tile.bounded, over: box, opacity: opacity)
    }

    /// Limits drawing to the shape of a mask. The mask of an image is applied to the element's group.
    func clip(to mask: MaskContent, of frame: CGRect) {
        if mask.shape != nil { return }
        if let path = mask.path {
            let outline = NotedPath(path)
            canvas.saveState()
            canvas.translate(x: frame.minX, y: frame.minY)
            outline.add(to: canvas)
            // The path has its places already, and the clip stays after the state is restored.
            canvas.keepPathAndRestoreState()
            if mask.isEvenOdd == true { canvas.clipByEvenOddRule() } else { canvas.clip() }
            return
        }
        guard mask.image == nil, mask.gradient == nil else { return }
        let radii = mask.cornerRadii ?? 0
        canvas.clip(
            to: RoundedRectangle(
                mask.frame.rect.bounded.offsetBy(dx: frame.minX, dy: frame.minY), topLeft: radii.topLeft,
                topRight: radii.topRight, bottomRight: radii.bottomRight, bottomLeft: radii.bottomLeft))
    }
}
