import Foundation
import TesseraGraphics

/// What a layout manager of the app has drawn behind the text of a text view.
struct ManagerDrawing {
    /// The view with the picture, or nil before anything was drawn.
    var picture: UIImageView?
    /// The part of the content that the picture contains, or nil if it must be drawn.
    var region: CGRect?
    /// The width of the text that was drawn.
    var width: CGFloat = 0
}

/// Drawing by layout managers of the app, such as round backgrounds of words.
extension UITextView {
    /// The layout manager of the text if it is of a class of the app, which may override the methods that draw.
    private var drawingManager: NSLayoutManager? {
        guard let manager = textContainer.ownManager, !PlainClasses.contain(type(of: manager)) else {
            return nil
        }
        return manager
    }

    /// True if the layout manager draws the backgrounds of characters, and not the display.
    var managerDrawsBackgrounds: Bool { drawingManager != nil && !input.traits.isSecure }

    /// Lets the layout manager draw with the next layout.
    func redrawByManager() {
        guard drawingManager != nil || managerDrawing.picture != nil else { return }
        // A manager that asks for this while it draws would never come to rest.
        guard drawingManager?.displayDrawsGlyphs != true else { return }
        managerDrawing.region = nil
        setNeedsLayout()
    }

    /// Lets the layout manager draw the text near the visible part, if that was not done yet.
    func drawByManager() {
        guard let manager = drawingManager, managerDrawsBackgrounds else {
            managerDrawing.picture?.image = nil
            return
        }
        let content = CGRect(x: 0, y: 0, width: textWidth, height: max(contentSize.height, bounds.height))
        let visible = bounds.intersection(content)
        guard !visible.isEmpty, visible.height.isFinite, visible.width.isFinite else { return }
        // In another width, the same characters lie elsewhere.
        if let region = managerDrawing.region, region.contains(visible), managerDrawing.width == textWidth {
            return
        }
        let region = bounds.insetBy(dx: 0, dy: -bounds.height / 2).intersection(content)
        (managerDrawing.region, managerDrawing.width) = (region, textWidth)
        let wanted = traitCollection.displayScale
        let scale = min(wanted > 0 ? wanted : 1, Self.greatestSide / max(region.width, region.height))
        let entry = GraphicsStack.Entry { .forDrawing(region, scale: scale, isOpaque: false) }
        let glyphs = geometry.characters(from: region.minY, to: region.maxY)
        let origin = CGPoint(x: textContainerInset.left, y: textContainerInset.top)
        manager.displayDrawsGlyphs = true
        traitCollection.performAsCurrent {
            GraphicsStack.with(entry) {
                manager.drawBackground(forGlyphRange: glyphs, at: origin)
                manager.drawGlyphs(forGlyphRange: glyphs, at: origin)
            }
        }
        manager.displayDrawsGlyphs = false
        guard let image = entry.made?.makeImage() else {
            managerDrawing.picture?.image = nil
            return
        }
        let picture = managerDrawing.picture ?? UIImageView(image: nil)
        if managerDrawing.picture == nil {
            managerDrawing.picture = picture
            picture.isUserInteractionEnabled = false
            picture.contentMode = .scaleToFill
            insertSubview(picture, at: 0)
        }
        picture.frame = region
        picture.image = UIImage(cgImage: image, scale: scale, orientation: .up)
    }
}
