import Foundation
import TesseraDisplay
import TesseraGraphics

/// The picture that a view has drawn by `draw(_:)`.
struct DrawnPicture {
    /// The context, whose pixels are drawn on again if only a part of the view changes.
    let context: CGContext
    let resource: ImageFile
    /// The bounds of the view for which it was drawn.
    let bounds: CGRect
    let scale: CGFloat
    let isOpaque: Bool
    let traits: UITraitCollection
    /// The background colour of the view at that time, which is part of an opaque picture.
    let background: CGColor?

    /// Returns the description of the picture for a display.
    func content(mode: ImageContent.ContentMode) -> ImageContent {
        var content = ImageContent(
            resource: resource.id, contentMode: mode, width: bounds.width, height: bounds.height)
        content.keepsPrevious = true
        return content
    }
}

/// The drawing that a view has made, and the part that it must draw again.
final class ViewDrawing {
    var picture: DrawnPicture
    /// The part of the view to draw, in points, or nil if the picture is up to date.
    var part: CGRect?

    init(_ picture: DrawnPicture) { self.picture = picture }
}

/// Distinguishes the classes of this module from those of apps. Only a class of an app may override a method that UIKit calls.
@MainActor
enum PlainClasses {
    // Only the function below uses it, and that calls nothing else meanwhile, so that it needs no checks at run time.
    @exclusivity(unchecked) private static var known: [ObjectIdentifier: Bool] = [:]

    /// Returns true if a class is one of this module. Its views and layers do not draw themselves.
    static func contain(_ type: AnyClass) -> Bool {
        if let isPlain = known[ObjectIdentifier(type)] { return isPlain }
        // `String(reflecting:)` returns the same name, but its first call takes a hundred times as long, since it
        // searches for a description of the class.
        let isPlain = _typeName(type, qualified: true).hasPrefix("TesseraUI.")
        known[ObjectIdentifier(type)] = isPlain
        return isPlain
    }
}

/// The drawing of a view for which `display(_:)` has been called.
@MainActor
private struct PendingDrawing {
    static var current: PendingDrawing?
    let view: UIView
    /// The part to draw, in points.
    let part: CGRect
    let traits: UITraitCollection
}

extension UIView {
    /// True if the view's class is one of this module. Each layout asks several times, and an object keeps its class.
    final var isOfPlainClass: Bool {
        if let knownPlainness { return knownPlainness }
        let isPlain = PlainClasses.contain(type(of: self))
        knownPlainness = isPlain
        return isPlain
    }

    /// The greatest width and height of a picture, in pixels. A larger view is drawn with fewer pixels per point.
    static let greatestSide: CGFloat = 8192

    /// The picture that `draw(_:)` has drawn, or nil if it has drawn nothing.
    var drawnPicture: DrawnPicture? { drawing?.picture }

    /// Requests that the view draws a part, in points, and that a layer of the app's class draws itself.
    func requestDrawing(_ rect: CGRect) {
        // A view that asks to be drawn while it draws would be drawn for ever.
        guard !DrawnView.isDrawn(self) else { return }
        guard hasDrawingLayer else { return markForDrawing(rect) }
        madeLayerState.needsDisplay = true
        setNeedsCommit()
    }

    /// True if the view's layer is of a class of the app, which draws itself after ``setNeedsDisplay()``. By default it calls
    /// `draw(_:)`.
    private var hasDrawingLayer: Bool {
        drawsContents && !PlainClasses.contain(type(of: self).layerClass)
    }

    /// True if the view or its layer is drawn anew when its size changes.
    private var redrawsForSizes: Bool {
        contentMode == .redraw || madeLayer?.redrawsForSizes == true || self is UILabel
    }

    /// Lets a layer that has drawn itself do so again after a change of the traits, or of the size if the view or the layer asks
    /// for that.
    private func updateDrawingLayer(_ traits: UITraitCollection) {
        guard let state = layerState else { return }
        if let drawn = state.drawn, hasDrawingLayer,
            drawn.traits !== traits && drawn.traits != traits
                || drawn.size != bounds.size && redrawsForSizes
        {
            state.needsDisplay = true
        }
        // A layer without a size draws itself when it has got one.
        guard state.needsDisplay, !hasDrawingLayer || !bounds.isEmpty else { return }
        layer.displayIfNeeded()
        if hasDrawingLayer {
            state.drawn = (traits, bounds.size)
            drawing = nil
            needsFirstDrawing = false
        }
    }

    /// Marks a part of the view, in points, so that the next commit draws it.
    func markForDrawing(_ rect: CGRect) {
        guard !rect.isNull, !rect.isEmpty else { return }
        if let drawing {
            drawing.part =
                drawing.part.map { $0.isInfinite || rect.isInfinite ? .infinite : $0.union(rect) } ?? rect
        } else {
            needsFirstDrawing = true
        }
        setNeedsCommit()
    }

    /// Calls `draw(_:)` if the picture is out of date.
    ///
    /// UIKit asks the Objective-C runtime whether a class overrides `draw(_:)`. Here the method of every view of an app's class
    /// is called, with a context that is created when something asks for it: the implementation of `UIView` never asks for it, so
    /// a view that draws nothing costs one call and no pixels.
    ///
    /// The view's `display(_:)` comes first. An override that does not call super gives the layer its contents itself, and
    /// nothing is drawn.
    func drawIfNeeded(traits: UITraitCollection) {
        updateDrawingLayer(traits)
        guard drawing != nil || needsFirstDrawing, !isOfPlainClass else { return }
        guard window != nil || PaintedView.isBeingMade, bounds.width > 0, bounds.height > 0,
            bounds.width.isFinite,
            bounds.height.isFinite, let part = partToDraw(traits: traits)
        else { return }
        let outer = PendingDrawing.current
        defer { PendingDrawing.current = outer }
        PendingDrawing.current = PendingDrawing(view: self, part: part, traits: traits)
        traits.performAsCurrent {
            if madeLayer == nil { CALayer.lend(to: self) { display($0) } } else { display(layer) }
        }
        guard PendingDrawing.current != nil else { return }
        needsFirstDrawing = false
        drawing?.part = nil
    }

    /// Draws the view if ``drawIfNeeded(traits:)`` is about to do so. Returns false if it is not.
    func drawPending(on layer: CALayer) -> Bool {
        guard let pending = PendingDrawing.current, pending.view === self else { return false }
        PendingDrawing.current = nil
        draw(pending.part, on: layer, traits: pending.traits)
        return true
    }

    private func draw(
        _ part: CGRect, on layer: CALayer, traits: UITraitCollection, isRepeated: Bool = false
    ) {
        let own = layerState?.contentsScale.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
        let wanted = own ?? (traits.displayScale > 0 ? traits.displayScale : UIScreen.main.scale)
        let scale = min(wanted, Self.greatestSide / max(bounds.width, bounds.height))
        let background = backgroundColor?.cgColor(for: traits)
        let isOpaque = drawsOpaquely && (background?.alpha ?? 1) == 1
        let bounds = bounds
        // Only a picture of the same size and place can be drawn on again.
        let previous = drawnPicture.flatMap {
            $0.bounds == bounds && $0.scale == scale && $0.isOpaque == isOpaque ? $0.context : nil
        }
        let rect = previous == nil || part.isInfinite ? bounds : part.intersection(bounds)
        needsFirstDrawing = false
        guard !rect.isNull, !rect.isEmpty else {
            drawing?.part = nil
            return
        }
        let clears = clearsContextBeforeDrawing
        let entry = GraphicsStack.Entry {
            let context = previous ?? .forDrawing(bounds, scale: scale, isOpaque: isOpaque)
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
            context.beginDrawing()
            return context
        }
        let label = self as? UILabel
        label?.beginDrawingText()
        traits.performAsCurrent {
            observeReads(of: .drawing) {
                DrawnView.with(self, entry) {
                    // A class that draws its layer itself needs a context for it. The usual implementation calls `draw(_:)`.
                    guard MethodOverrides.ofLayerDrawing.areIn(self) else { return draw(rect) }
                    layerWillDraw(layer)
                    draw(layer, in: entry.context)
                }
            }
        }
        if !isRepeated, label?.changesDrawingOfText() == true {
            drawing = nil
            return draw(.infinite, on: layer, traits: traits, isRepeated: true)
        }
        // A part in which nothing is drawn becomes empty, while a whole view in which nothing is drawn has no picture.
        let isPart = previous != nil && rect != bounds
        guard let context = isPart ? entry.context : entry.made else {
            drawing = nil
            return
        }
        context.endDrawing()
        guard let data = try? context.makeImage()?.pngData() else { return }
        let picture = DrawnPicture(
            context: context, resource: ImageFile(data: data, mediaType: "image/png"), bounds: bounds,
            scale: scale, isOpaque: isOpaque, traits: traits, background: background)
        if let drawing { drawing.picture = picture } else { drawing = ViewDrawing(picture) }
        // A view that asks to be drawn while it draws would be drawn for ever.
        drawing?.part = nil
    }

    /// Returns the part of the view to draw, or nil if the picture is up to date.
    private func partToDraw(traits: UITraitCollection) -> CGRect? {
        guard let drawing else { return .infinite }
        let picture = drawing.picture
        let hasNewSize = picture.bounds.size != bounds.size && redrawsForSizes
        let hasNewTraits = picture.traits !== traits && picture.traits != traits
        let hasNewBackground = picture.background != backgroundColor?.cgColor(for: traits)
        return hasNewSize || hasNewTraits || hasNewBackground ? .infinite : drawing.part
    }
}
