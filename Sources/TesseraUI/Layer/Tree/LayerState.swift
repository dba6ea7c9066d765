import Foundation
import TesseraDisplay
import TesseraGraphics

/// What only few layers have: sublayers without views, contents, animations and a delegate.
@MainActor
final class LayerState {
    /// A sublayer that belongs to no view.
    struct Child {
        let layer: CALayer
        /// The number of subviews that lie behind the layer.
        var subviewsBehind: Int
    }

    /// The sublayers that belong to no view, from back to front.
    private(set) var children: [Child] = []
    /// The layer that masks the view, if it belongs to no view.
    var mask: CALayer?
    var contents: LayerContents?
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The part of the contents that is stretched, in fractions of their width and height.
    var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The filters for contents that become larger and smaller.
    var filters = (magnification: CALayerContentsFilter.linear, minification: CALayerContentsFilter.linear)
    /// The scale that the app has set, or nil.
    var contentsScale: CGFloat?
    /// What the app allows the display to do with the layer, without an effect on its look.
    var hints: LayerHints = []
    var rasterizationScale: CGFloat = 1
    var needsDisplayOnBoundsChange = false
    /// True if the layer must draw itself.
    var needsDisplay = false
    /// The traits and the size with which the layer of a view has drawn itself, or nil if it has not.
    var drawn: (traits: UITraitCollection, size: CGSize)?
    weak var delegate: (any CALayerDelegate)?
    var name: String?
    var actions: [String: any CAAction]?
    /// The values that the app has set for keys of its own.
    var values: [String: Any] = [:]
    /// The time of the layer, or nil if it is that of the superlayer.
    var time: LayerTime?

    /// The animations that were added, in the order of their addition.
    var animations: [LayerAnimation] = []
    /// The state of the layer on the display at the first change of the turn, or nil if nothing was changed.
    var turnStart: ViewState?
    /// The timer after which the display gets the next part of animations that it gets in parts, or nil.
    var partTimer: AnimationTimer?
    /// The copies of the view that replicator layers display.
    let replicas = ReplicaList()
    /// The timer after which the layer draws itself for the next frame of an animation of the app's own keys, or nil.
    var frameTimer: AnimationTimer?

    // MARK: Sublayers

    /// Inserts a layer at an index among all sublayers of a view's layer.
    func insert(_ layer: CALayer, at index: Int, of view: UIView) {
        var (layers, subviews) = (0, 0)
        let all = view.subviews.count
        if index >= children.count + all {
            (layers, subviews) = (children.count, all)
        } else {
            while layers + subviews < index {
                let isBehind = layers < children.count && children[layers].subviewsBehind <= subviews
                if isBehind || subviews == all { layers += 1 } else { subviews += 1 }
            }
        }
        children.insert(Child(layer: layer, subviewsBehind: subviews), at: layers)
    }

    func remove(_ layer: CALayer) { children.removeAll { $0.layer === layer } }

    /// Returns all sublayers of a view's layer, from back to front.
    func sublayers(of view: UIView) -> [CALayer] {
        merged(view.subviews) {
            $0.layer
        } with: {
            $0
        }
    }

    /// Returns the views that stand for the sublayers, from back to front.
    func displayedChildren(of view: UIView) -> [UIView] {
        if let replicator = view.replicator { return replicator.copies.views }
        return merged(view.subviews) {
            $0
        } with: {
            $0.view
        }
    }

    private func merged<Element>(
        _ subviews: [UIView], _ transform: (UIView) -> Element, with other: (CALayer) -> Element
    ) -> [Element] {
        var result: [Element] = []
        var next = 0
        for index in 0...subviews.count {
            while next < children.count, children[next].subviewsBehind <= index || index == subviews.count {
                result.append(other(children[next].layer))
                next += 1
            }
            if index < subviews.count { result.append(transform(subviews[index])) }
        }
        return result
    }

    func subviewInserted(at index: Int) {
        for place in children.indices where children[place].subviewsBehind > index {
            children[place].subviewsBehind += 1
        }
    }

    /// Returns true if a sublayer that belongs to no view lies in front of a subview.
    func hasLayer(inFrontOfSubviewAt index: Int) -> Bool { children.contains { $0.subviewsBehind > index } }

    func subviewRemoved(at index: Int) {
        for place in children.indices where children[place].subviewsBehind > index {
            children[place].subviewsBehind -= 1
        }
    }

    /// Called when a property of the layer has changed.
    func viewChanged() { replicas.setNeedsCommit() }
}

/// The picture that an app has given to a layer.
struct LayerContents {
    let value: Any
    let resource: ImageFile
    /// The size in points.
    let size: CGSize
    /// The number of pixels per point.
    let scale: CGFloat

    /// Creates contents from the part of an image. The result is nil if the value is not an image, or has no such part.
    ///
    /// - Parameters:
    ///   - value: An instance of `CGImage`.
    ///   - part: The part in fractions of the image's width and height.
    ///   - scale: The number of pixels per point.
    init?(_ value: Any, part: CGRect, scale: CGFloat) {
        guard var image = value as? CGImage else { return nil }
        if part != CGRect(x: 0, y: 0, width: 1, height: 1) {
            let (width, height) = (CGFloat(image.width), CGFloat(image.height))
            let pixels = CGRect(
                x: part.minX * width, y: part.minY * height, width: part.width * width,
                height: part.height * height)
            guard let cropped = image.cropping(to: pixels) else { return nil }
            image = cropped
        }
        guard let data = try? image.pngData() else { return nil }
        self.value = value
        resource = ImageFile(data: data, mediaType: "image/png")
        let scale = scale > 0 && scale.isFinite ? scale : 1
        self.scale = scale
        size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    }

    /// Returns the description for a display.
    ///
    /// - Parameter center: The part that is stretched, in fractions of the width and the height.
    func content(mode: ImageContent.ContentMode, center: CGRect) -> ImageContent {
        var content = ImageContent(
            resource: resource.id, contentMode: mode, width: size.width, height: size.height)
        content.keepsPrevious = true
        if center != CGRect(x: 0, y: 0, width: 1, height: 1) { content.slices = slices(center) }
        return content
    }

    /// Returns the parts around the center, of which at least one pixel is left to stretch.
    private func slices(_ center: CGRect) -> ImageSlices {
        let pixel = 1 / scale
        func edges(_ start: CGFloat, _ end: CGFloat, of whole: CGFloat) -> (CGFloat, CGFloat) {
            var (before, after) = (start * whole, (1 - end) * whole)
            let lack = pixel - (whole - before - after)
            if lack > 0 {
                before -= lack / 2
                after -= lack / 2
            }
            return (max(before, 0), max(after, 0))
        }
        let (left, right) = edges(center.minX, center.maxX, of: size.width)
        let (top, bottom) = edges(center.minY, center.maxY, of: size.height)
        return ImageSlices(
            top: Double(top), left: Double(left), bottom: Double(bottom), right: Double(right),
            scale: Double(scale))
    }
}

/// The view that stands for a layer which belongs to no view of the app.
final class LayerView: UIView {
    /// The layer, or nil if it does not exist any more.
    var layerIfExists: CALayer? { layerReference.object }
    private let layerReference: LightReference<CALayer>

    init(_ layer: CALayer) {
        layerReference = LightReference(layer)
        super.init(frame: .zero)
        isOpaque = false
        needsFirstDrawing = false
    }

    required init?(coder: NSCoder) { nil }

    override var layer: CALayer { layerIfExists ?? super.layer }

    override func layoutSubviews() { layerIfExists?.layoutSublayers() }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }

    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        properties.ignoresTouches = true
        layerIfExists?.describeContent(in: &properties, context: context)
    }
}

extension UIView {
    /// The views of the sublayers that belong to no view.
    var layerViews: [UIView] { layerState?.children.map(\.layer.view) ?? [] }

    /// The view's layer state, which is created if there is none.
    var madeLayerState: LayerState {
        if let layerState { return layerState }
        let state = LayerState()
        layerState = state
        return state
    }

    /// Lays out the view: by its layer, if an app can have overridden that.
    func layOutByLayer() {
        if isOfPlainClass { return layoutSubviews() }
        if madeLayer == nil, type(of: self).layerClass == CALayer.self {
            CALayer.lend(to: self) { $0.layoutSublayers() }
        } else {
            layer.layoutSublayers()
        }
    }

    /// Calls ``draw(_:)`` with a context of a layer.
    func drawContent(of layer: CALayer, in context: CGContext) {
        observeReads(of: .drawing) {
            let entry = GraphicsStack.Entry { context }
            // What the view draws for its own contents is a part of its picture.
            if DrawnView.isDrawn(self) {
                // A label asks the context if it changes the letters, and does not find a context that has not been made.
                _ = entry.context
                DrawnView.with(self, entry) { draw(bounds) }
            } else {
                GraphicsStack.with(entry) { draw(bounds) }
            }
        }
    }
}

/// What an app allows a display to do with a layer, without an effect on its look.
struct LayerHints: OptionSet {
    let rawValue: UInt8

    static let rasterizes = LayerHints(rawValue: 1 << 0)
    static let drawsElsewhere = LayerHints(rawValue: 1 << 1)
    static let smoothsEdges = LayerHints(rawValue: 1 << 2)
}
