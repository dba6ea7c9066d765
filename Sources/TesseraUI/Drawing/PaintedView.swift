import Foundation
import TesseraDisplay
import TesseraGraphics
import TesseraSnapshot

/// The description of a view and of all that is in it, from which the app's own process draws a picture. It is drawn as a
/// snapshot of the screen is, so that it looks like what the display draws.
@MainActor
struct PaintedView {
    /// The looks of views that a picture can have.
    enum Look {
        /// The views look as the app has set them, without animations.
        case model
        /// The views look as they do on the display, in the middle of animations, with all changes.
        case present
        /// The views look as they do on the display, in the middle of animations, without changes that it has not received.
        case sent
    }

    /// True while views are described for a picture. Views in no window draw themselves then, too.
    private(set) static var isBeingMade = false

    /// Traits that replace those of the views, such as the traits of paper, or nil.
    private static var replacement: UITraitCollection?

    /// Performs actions that draw views as if they and the app had other traits.
    static func replacingTraits(by traits: UITraitCollection, _ actions: () -> Void) {
        let outer = replacement
        replacement = traits
        defer { replacement = outer }
        UITraitCollection(traitsFrom: [.current, traits]).performAsCurrent(actions)
    }

    private let look: Look
    private var operations: [SceneOperation] = []
    private var state = SceneState()
    private var images: [Int: Data] = [:]
    private var fonts = FontResources()
    private let recorder = SceneRecorder()

    private init(_ look: Look) { self.look = look }

    /// Returns a picture of a part of a view.
    ///
    /// - Parameters:
    ///   - view: The view. Its own place and transform have no effect.
    ///   - part: The part in points of the view, which may be larger than the view.
    ///   - scale: The number of pixels per point.
    ///   - look: The look of the view.
    /// - Throws: An error that names what is missing, or the limit that the picture exceeds.
    static func draw(
        _ view: UIView, part: CGRect, scale: CGFloat, look: Look
    ) throws(RenderingError) -> CGImage {
        guard scale > 0, part.width > 0, part.height > 0, part.minX.isFinite, part.minY.isFinite else {
            throw .size(width: part.width * scale, height: part.height * scale)
        }
        let greatest = CGFloat(Canvas.maximumSide) / max(part.width, part.height)
        let scale = min(scale, greatest, 10)
        guard scale >= 0.1 else { throw .size(width: part.width * scale, height: part.height * scale) }
        var picture = PaintedView(look)
        picture.describe(view, part)
        picture.recorder.send(.scene(picture.operations))
        let renderer = SceneRenderer(scale: Double(scale))
        let resources = SceneResources(images: picture.images)
        return CGImage(
            try renderer.render(picture.recorder.tree, resources: resources, state: picture.state))
    }

    /// Draws a part of a view on a page of a document, as shapes and letters.
    ///
    /// - Parameters:
    ///   - view: The view. Its own place and transform have no effect.
    ///   - part: The part in points of the view, which may be larger than the view.
    ///   - context: The context of the document, whose coordinates are those of the view.
    ///   - document: The document.
    ///   - look: The look of the view.
    /// - Throws: An error that names what is missing, or the limit that the picture exceeds.
    static func draw(
        _ view: UIView, part: CGRect, in context: CGContext, of document: PDFWriter, look: Look
    ) throws(RenderingError) {
        var picture = PaintedView(look)
        picture.describe(view, part)
        picture.recorder.send(.scene(picture.operations))
        let renderer = document.companion as? SceneRenderer ?? SceneRenderer(scale: 4)
        document.companion = renderer
        let (tree, state) = (picture.recorder.tree, picture.state)
        let resources = SceneResources(images: picture.images)
        context.saveGState()
        defer { context.restoreGState() }
        context.translateBy(x: part.minX, y: part.minY)
        try context.draw(within: CGRect(origin: .zero, size: part.size)) { canvas throws(RenderingError) in
            try renderer.draw(tree, on: canvas, resources: resources, state: state)
        }
    }

    private mutating func describe(_ view: UIView, _ part: CGRect) {
        let wasBeingMade = Self.isBeingMade
        Self.isBeingMade = true
        defer { Self.isBeingMade = wasBeingMade }
        var root = NodeProperties()
        root.frame = NodeFrame(CGRect(origin: .zero, size: part.size))
        operations.append(
            .create(
                id: SceneCommitter.rootID, parent: nil, index: 0, viewClass: "UIWindowScene", properties: root
            ))
        let bounds = view.bounds
        let place = CGRect(
            x: bounds.minX - part.minX, y: bounds.minY - part.minY, width: bounds.width, height: bounds.height
        )
        add(view, to: SceneCommitter.rootID, index: 0, place: place)
    }

    /// Adds a view.
    ///
    /// - Parameter place: The place of the outermost view, or nil for the views in it.
    /// - Returns: False if the display has no element for the view.
    @discardableResult
    private mutating func add(_ view: UIView, to parent: Int, index: Int, place: CGRect? = nil) -> Bool {
        let traits =
            Self.replacement.map { UITraitCollection(traitsFrom: [view.traitCollection, $0]) }
            ?? view.traitCollection
        let context = CommitContext(traits: traits)
        guard var properties = properties(of: view, context: context) else { return false }
        if let place {
            properties.frame = NodeFrame(place)
            (properties.transform, properties.anchorPoint) = (nil, nil)
            (properties.sticky, properties.scrollEffect, properties.zPosition) = (nil, nil, nil)
        }
        let id = view.node.id
        for picture in view.shownPictures { images[picture.id] = picture.data }
        fonts.prepare(properties, into: &operations, recorder)
        if let scroll = view as? UIScrollView, properties.scroll != nil {
            state.offsets[id] = scroll.displayedOffset(scroll.contentOffset)
        }
        if let control = view as? any ValueControl, properties.control != nil {
            state.values[id] = control.edited.values
        }
        // The user may have typed since the app has set a text.
        if let input = view as? TextInputView { input.describeCopy(in: &properties, traits: traits) }
        operations.append(
            .create(
                id: id, parent: parent, index: index, viewClass: ViewClassName.name(of: view),
                properties: properties))
        var next = 0
        for child in view.displayedChildren where add(child, to: id, index: next) { next += 1 }
        return true
    }

    private func properties(of view: UIView, context: CommitContext) -> NodeProperties? {
        var properties: NodeProperties
        // What the display has received has the traits of the screen.
        if look == .sent, Self.replacement == nil {
            guard let sent = view.node.committer?.elements[view.node.id]?.properties else { return nil }
            properties = sent
            // Particles have moved on since then.
            if let emitter = view.emitterLayer { properties.emitter?.now = emitter.particleTime }
        } else {
            properties = view.properties(context: context)
        }
        guard look != .model else { return properties }
        let keys = view.animatedKeys
        if !keys.isEmpty {
            properties.take(keys, from: view.look(of: view.presentState, context: context))
        }
        return properties
    }
}

extension UIView {
    /// The parts of the view's look that animations change.
    fileprivate var animatedKeys: AnimatedKeys {
        let own = node.animations.reduce(into: AnimatedKeys()) { $0.formUnion($1.keys) }
        return (layerState?.animations ?? []).reduce(into: own) { $0.formUnion($1.animation.keys) }
    }

    /// Draws the view and all that is in it in a context whose coordinates are those of the view.
    ///
    /// - Parameters:
    ///   - context: The context.
    ///   - limit: The part of the view to draw, in points, or nil for all that the context contains.
    ///   - look: The look of the view.
    /// - Throws: An error that names what is missing, or the limit that the picture exceeds.
    func paint(in context: CGContext, limit: CGRect? = nil, look: PaintedView.Look) throws(RenderingError) {
        let clip = context.boundingBoxOfClipPath
        var part = limit.map { $0.intersection(clip) } ?? clip
        guard !part.isNull, !part.isEmpty else { return }
        if let document = context.document {
            return try PaintedView.draw(self, part: part, in: context, of: document, look: look)
        }
        let matrix = context.userSpaceToDeviceSpaceTransform
        if matrix.b == 0, matrix.c == 0 {
            // The pixels of the picture become those of the context.
            part = context.convertToUserSpace(context.convertToDeviceSpace(part).integral)
        }
        let scale = max(hypot(matrix.a, matrix.b), hypot(matrix.c, matrix.d))
        let image = try PaintedView.draw(self, part: part, scale: scale, look: look)
        context.drawUpright(image, in: part)
    }

    /// Draws the view in a rectangle of the current context.
    ///
    /// - Returns: True if all of the view was drawn.
    func drawPicture(in rect: CGRect, afterUpdates: Bool) -> Bool {
        if afterUpdates { layoutIfNeeded() }
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0,
            afterUpdates || node.committer != nil
        else { return false }
        context.saveGState()
        defer { context.restoreGState() }
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        context.clip(to: bounds)
        do {
            try paint(in: context, limit: bounds, look: afterUpdates ? .present : .sent)
            return true
        } catch {
            return false
        }
    }

    /// Returns an image view with a picture of a part of the view, or nil if the view was never on a display or cannot be
    /// drawn.
    func pictureView(of rect: CGRect, afterUpdates: Bool, capInsets: UIEdgeInsets) -> UIView? {
        if afterUpdates { layoutIfNeeded() }
        guard window != nil || node.committer != nil else { return nil }
        let scale = UIScreen.main.scale
        let look = afterUpdates || node.committer == nil ? PaintedView.Look.present : .sent
        guard let picture = try? PaintedView.draw(self, part: rect, scale: scale, look: look) else {
            return nil
        }
        let image = UIImage(cgImage: picture, scale: scale, orientation: .up)
        let view = UIImageView(image: image.resizableImage(withCapInsets: capInsets, resizingMode: .stretch))
        view.frame = CGRect(origin: .zero, size: rect.size)
        return view
    }
}
