import Foundation
import TesseraDisplay
import TesseraGraphics

/// The picture that a view has drawn by `draw(_:)`.
struct DrawnPicture {
    /// The context, whose pixels are drawn on again if only a part of the view changes.
    let context: CGContext
    let resource: ImageResource
    /// The bounds of the view for which it was drawn.
    let bounds: CGRect
    let scale: CGFloat
    let isOpaque: Bool
    let traits: UITraitCollection
    /// The background colour of the view at that time, which is part of an opaque picture.
    let background: CGColor?

    /// Returns the description of the picture for a display.
    func content(mode: ImageContent.ContentMode) -> ImageContent {
        ImageContent(
            resource: resource.id, contentMode: mode, width: bounds.width, height: bounds.height)
    }
}

extension UIView {
    /// The greatest width and height of a picture, in pixels. A larger view is drawn with fewer pixels per point.
    private static let greatestSide: CGFloat = 8192

    /// Marks a part of the view, in points, so that the next commit draws it.
    func markForDrawing(_ rect: CGRect) {
        guard !rect.isNull, !rect.isEmpty else { return }
        partToDraw = partToDraw.map { $0.isInfinite || rect.isInfinite ? .infinite : $0.union(rect) } ?? rect
        setNeedsCommit()
    }

    /// Calls `draw(_:)` if the picture is out of date.
    ///
    /// UIKit asks the Objective-C runtime whether a class overrides `draw(_:)`. Here the method of every view is called,
    /// with a context that is created when something asks for it: the implementation of `UIView` never does, so that a
    /// view that draws nothing costs one call and no pixels.
    func drawIfNeeded(traits: UITraitCollection) {
        guard window != nil, bounds.width > 0, bounds.height > 0, bounds.width.isFinite,
            bounds.height.isFinite
        else { return }
        if let picture = drawnPicture {
            let hasNewSize = picture.bounds.size != bounds.size
            let hasNewTraits = picture.traits !== traits && picture.traits != traits
            let hasNewBackground = picture.background != backgroundColor?.cgColor(for: traits)
            if hasNewTraits || hasNewBackground || hasNewSize && contentMode == .redraw {
                partToDraw = .infinite
            }
        }
        guard let part = partToDraw else { return }
        let wanted = traits.displayScale > 0 ? traits.displayScale : UIScreen.main.scale
        let scale = min(wanted, Self.greatestSide / max(bounds.width, bounds.height))
        let background = backgroundColor?.cgColor(for: traits)
        let isOpaque = isOpaque && (background?.alpha ?? 1) == 1
        let bounds = bounds
        // Only a picture of the same size and place can be drawn on again.
        let previous = drawnPicture.flatMap {
            $0.bounds == bounds && $0.scale == scale && $0.isOpaque == isOpaque ? $0.context : nil
        }
        let keepsPixels = previous != nil && (!part.isInfinite || !clearsContextBeforeDrawing)
        let rect = previous == nil || part.isInfinite ? bounds : part.intersection(bounds)
        guard !rect.isNull, !rect.isEmpty else {
            partToDraw = nil
            return
        }
        let clears = clearsContextBeforeDrawing
        let entry = GraphicsStack.Entry {
            let context: CGContext
            if keepsPixels, let previous {
                context = previous
            } else {
                context = .forDrawing(bounds, scale: scale, isOpaque: isOpaque)
            }
            context.saveGState()
            context.clip(to: rect)
            if clears {
                context.clear(rect)
                if isOpaque, let background {
                    context.saveGState()
                    context.setFillColor(background)
                    context.fill(rect)
                    context.restoreGState()
                }
            }
            return context
        }
        traits.performAsCurrent {
            GraphicsStack.with(entry) { draw(rect) }
        }
        // A view that asks to be drawn while it draws would never come to rest.
        partToDraw = nil
        guard let context = entry.made else {
            if drawnPicture != nil { drawnPicture = nil }
            return
        }
        context.endDrawing()
        guard let data = try? context.makeImage()?.pngData() else { return }
        drawnPicture = DrawnPicture(
            context: context, resource: ImageResource(data: data, mediaType: "image/png"), bounds: bounds,
            scale: scale, isOpaque: isOpaque, traits: traits, background: background)
    }
}
