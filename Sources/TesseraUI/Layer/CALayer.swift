import Foundation
import TesseraBasics
import TesseraDisplay
import TesseraGraphics
import TesseraSelectors
import TesseraSnapshot

/// An object that draws a view, or a rectangle within one: its place, its look and the layers within it.
/// See Apple's [CALayer](https://developer.apple.com/documentation/quartzcore/calayer).
///
/// ```swift
/// let line = CALayer()
/// line.frame = CGRect(x: 0, y: view.bounds.maxY - 1, width: view.bounds.width, height: 1)
/// line.backgroundColor = UIColor.separator.cgColor
/// view.layer.addSublayer(line)
/// ```
///
/// Each view has a layer, which has the place and the look of its view. Changes of other layers are animated,
/// unless ``CATransaction`` or an action says otherwise. A layer is an element of the display as a view is, and the
/// browser composes layers by itself. See <doc:Layers>.
@preconcurrency @MainActor
open class CALayer: NSObject {
    /// The view of which this is the layer, or nil for a layer of the app's own.
    private var ownerView: UIView? { borrower ?? keptOwner.object }
    private var keptOwner = LightReference<UIView>(nil)
    /// The view to which the layer is lent, or nil.
    private unowned(unsafe) var borrower: UIView?
    /// The view that stands for a layer of the app's own, once something has asked for it.
    private var ownView: LayerView?
    /// The layer of which this one is a picture, and its state at that moment, or nil for other layers.
    private let picture: Picture?
    /// The original of a picture, in an object of its own, since most layers are not pictures.
    private final class Picture {
        let state: ViewState
        let layer: CALayer
        /// The values of the app's own that were set in the picture, as by an override of `init(layer:)`.
        var values: [String: Any] = [:]

        init(_ state: ViewState, of layer: CALayer) { (self.state, self.layer) = (state, layer) }
    }

    /// The view whose layer is being created, or nil.
    private static var expectedOwner: UIView?

    /// Creates a layer with a frame of zero size.
    public override init() {
        picture = nil
        keptOwner = LightReference(Self.expectedOwner)
        Self.expectedOwner = nil
        super.init()
        if let ownerView, let initialContent { ownerView.viewState.layerContent = initialContent }
        if let ownerView, keepsDepth { ownerView.viewState.space.keepsDepth = true }
    }

    /// Creates a copy of a layer as the display has it at this moment, in the middle of its animations. ``presentation()``
    /// calls it. Subclasses with properties of their own override it and copy them.
    ///
    /// - Parameter layer: The other layer.
    public init(layer: Any) {
        let original = layer as? CALayer
        picture = original.map { Picture($0.picture?.state ?? $0.view.presentState, of: $0.model()) }
        super.init()
    }

    /// Creates a layer as from an archive. There are no archives: the initializer does the same as `init()`, for
    /// subclasses that share their set-up.
    public required init?(coder: NSCoder) {
        picture = nil
        super.init()
    }

    /// Returns the layer of a view, which is an instance of a class.
    static func make(of type: AnyClass, for view: UIView) -> CALayer {
        expectedOwner = view
        defer { expectedOwner = nil }
        if type == CALayer.self { return CALayer() }
        guard let type = type as? CALayer.Type,
            let layer = DynamicInstantiation.object(of: type) as? CALayer
        else { fatalError("\(Swift.type(of: view)).layerClass: \(type) is no subclass of CALayer.") }
        if layer is CATextLayer {
            let line =
                "\(Swift.type(of: view)).layerClass: the layer of a view displays nothing as a \(type). Add a \(type) to "
                + "the layer of the view instead."
            writeComplaint(line)
        }
        return layer
    }

    /// Calls a function with the layer of a view that has none yet and needs one of the usual class. The view keeps the
    /// layer only if the function asks for ``UIView/layer`` or retains the layer, so that few views have one. Nothing is lost: a
    /// view has all that its layer has.
    static func lend(to view: UIView, _ body: (CALayer) -> Void) {
        var layer = CALayer()
        layer.borrower = view
        view.madeLayer = layer
        body(layer)
        guard layer.borrower != nil else { return }
        view.madeLayer = nil
        if !isKnownUniquelyReferenced(&layer) {
            view.madeLayer = layer
            layer.keep()
        }
    }

    /// Makes a layer that was lent one that its view keeps.
    final func keep() {
        guard let view = borrower else { return }
        keptOwner = LightReference(view)
        borrower = nil
    }

    /// The view that stands for the layer: that of the app, or one that belongs to the layer alone.
    final var view: UIView {
        if let ownerView { return ownerView }
        if let ownView { return ownView }
        if let picture { return picture.layer.view }
        let view = LayerView(self)
        if let initialContent { view.viewState.layerContent = initialContent }
        if keepsDepth { view.viewState.space.keepsDepth = true }
        ownView = view
        return view
    }

    /// What a layer of the class draws at first, or nil for nothing.
    var initialContent: LayerContent? { nil }

    /// True if the sublayers keep their places in space.
    var keepsDepth: Bool { false }

    /// The place and the look of the layer.
    final var state: ViewState { picture?.state ?? view.viewState }

    /// Adds the content of a subclass to the description of the layer's element.
    func describeContent(in properties: inout NodeProperties, context: CommitContext) {}

    /// Returns the view to change.
    private func changing() -> UIView {
        demand(
            picture == nil,
            "The layer that CALayer.presentation() returns is a picture and cannot be changed.")
        return view
    }

    /// Changes the view of the layer.
    ///
    /// - Parameters:
    ///   - key: The key of the action for the change.
    ///   - ofView: Changes the view of the app. Its animation blocks animate the change.
    ///   - ofState: Changes the state of a layer of the app's own.
    final func change(_ key: String, ofView: (UIView) -> Void, ofState: (inout ViewState) -> Void) {
        let view = changing()
        // A change of a view's place or size announces the layer's change itself.
        let isObserved =
            mayBeObserved(self) && !(!(view is LayerView) && ["bounds", "position", "frame"].contains(key))
        if isObserved { TesseraSelectors.willChangeValue(of: self, forKey: key) }
        defer {
            if isObserved { TesseraSelectors.didChangeValue(of: self, forKey: key) }
            if redraws(for: key) { setNeedsDisplay() }
        }
        guard view is LayerView else { return run(key, on: view, changedBy: ofView) }
        var changed = view.viewState
        ofState(&changed)
        adopt(changed, of: view, key)
    }

    /// Changes a view of the app, and runs the action that a class of the app has for the change.
    private func run(_ key: String, on view: UIView, changedBy change: (UIView) -> Void) {
        let isPlain = PlainClasses.contain(Swift.type(of: view)) && PlainClasses.contain(Swift.type(of: self))
        // The block of an animation moves the view by itself.
        guard !isPlain, view.node.committer != nil, view.isWatched, let action = action(forKey: key),
            !(action is BlockAction)
        else { return change(view) }
        let state = view.madeLayerState
        if state.turnStart == nil { state.turnStart = view.presentState }
        change(view)
        view.setNeedsCommit()
        action.run(forKey: key, object: self, arguments: nil)
    }

    /// Changes a property.
    private func set<Value: Equatable>(
        _ path: WritableKeyPath<ViewState, Value>, _ key: String, to value: Value
    ) {
        guard state[keyPath: path] != value else { return }
        change(key) {
            $0.change(path, to: value)
        } ofState: {
            $0[keyPath: path] = value
        }
    }

    /// Changes a property that a view of the app has as well, with a setter of its own.
    private func set<Value: Equatable>(
        _ path: WritableKeyPath<ViewState, Value>, _ viewPath: ReferenceWritableKeyPath<UIView, Value>,
        _ key: String, to value: Value
    ) {
        guard state[keyPath: path] != value else { return }
        change(key) {
            $0[keyPath: viewPath] = value
        } ofState: {
            $0[keyPath: path] = value
        }
    }

    /// Changes what a layer of a special kind draws.
    final func setContent(_ content: LayerContent, for key: String) {
        set(\.layerContent, key, to: content)
    }

    private func adopt(_ changed: ViewState, of view: UIView, _ key: String) {
        let state = view.madeLayerState
        if state.turnStart == nil { state.turnStart = view.presentState }
        let action = view.node.committer == nil || !view.isWatched ? nil : self.action(forKey: key)
        let (old, new) = (view.viewState.bounds, changed.bounds)
        view.viewState = changed
        view.setNeedsCommit()
        if new.origin != old.origin { for child in view.layerViews { child.setNeedsCommit() } }
        if new != old {
            setNeedsLayout()
            if new.size != old.size, redrawsForSizes { setNeedsDisplay() }
        }
        (self as? CAReplicatorLayer)?.copies.place()
        action?.run(forKey: key, object: self, arguments: nil)
    }

    // MARK: Copies

    /// Returns a picture of the layer at this moment, in the middle of its animations. The picture does not
    /// change. The layers in it and around it are pictures, too, and ``hitTest(_:)`` finds them where they are displayed.
    open func presentation() -> Self? {
        let running = picture == nil ? view.layerState?.animations ?? [] : []
        let keys = running.isEmpty ? [] : refreshOwnValues(of: running)
        let copy = DynamicInstantiation.layer(copying: self) as? Self
        if !keys.isEmpty { copy?.displayOwnValues(keys) }
        return copy
    }

    /// Gives a picture the values that keys of the app's own have in the middle of their animations.
    private func displayOwnValues(_ keys: Set<String>) {
        for key in keys {
            guard let value = picture?.state.ownValue(key) else { continue }
            if KeyValueCoder.isWritable(key, of: self) {
                KeyValueCoder.setValue(value.object, key, of: self)
            } else {
                picture?.values[key] = value.object(like: model().ownValue(key))
            }
        }
    }

    /// Returns the value that the app has set for a key of its own, or the usual value for it.
    final func ownValue(_ key: String) -> Any? {
        picture?.values[key] ?? picture?.layer.ownValue(key) ?? view.layerState?.values[key]
            ?? Swift.type(of: self).defaultValue(forKey: key)
    }

    /// Sets a value of the app's own, and runs the action for the change. A picture keeps the value for itself.
    private func setOwnValue(_ value: Any?, _ key: String) {
        if let picture {
            picture.values[key] = value
            return
        }
        let view = view
        let isPlain = PlainClasses.contain(Swift.type(of: self))
        let isWatched = view.node.committer != nil && view.isWatched
        let action =
            !isWatched || isPlain && actions == nil && view.layerState?.delegate == nil
            ? nil : self.action(forKey: key)
        if action != nil { noteOwnValue(key, before: value) }
        let isObserved = mayBeObserved(self)
        if isObserved { TesseraSelectors.willChangeValue(of: self, forKey: key) }
        view.madeLayerState.values[key] = value
        if view.viewState.ownValue(key) != nil {
            view.viewState.space.ownValues[key] = ownValue(key).flatMap { AnimatedValue(of: $0) }
        }
        if isObserved { TesseraSelectors.didChangeValue(of: self, forKey: key) }
        if redraws(for: key) { setNeedsDisplay() }
        action?.run(forKey: key, object: self, arguments: nil)
    }

    /// True if the layer is a picture of another one.
    final var isPicture: Bool { picture != nil }

    /// Returns a layer beside this one: a picture of it if this layer is a picture itself.
    private func present(_ layer: CALayer?) -> CALayer? { picture == nil ? layer : layer?.presentation() }

    /// Returns the layer of which this one is a picture, or the layer itself if it is not a picture.
    open func model() -> CALayer { picture?.layer ?? self }

    // MARK: Place

    /// The layer's rectangle in points of the superlayer. If the layer is transformed, the smallest rectangle that
    /// contains it.
    open var frame: CGRect {
        get { state.frame }
        set {
            // A frame is a place and a size, and these are what is animated.
            let view = changing()
            guard view is LayerView else {
                view.frame = newValue
                return
            }
            var changed = view.viewState
            let box = CGRect(origin: .zero, size: newValue.size)
            let inverse = changed.transform.isIdentity ? .identity : changed.transform.inverted()
            // The eye sees a layer in perspective in another size than its own.
            if !changed.leavesPlane || newValue.size != changed.frame.size {
                changed.bounds.size = box.applying(inverse).size
            }
            let around = changed.transformed(changed.anchoredBox)
            bounds = changed.bounds
            position = CGPoint(x: newValue.minX - around.minX, y: newValue.minY - around.minY)
        }
    }

    /// The layer's rectangle in points of its own coordinates.
    open var bounds: CGRect {
        get { state.bounds }
        set {
            set(\.bounds, \.bounds, "bounds", to: newValue)
        }
    }

    /// The place of the ``anchorPoint`` in points of the superlayer: by default that of the middle.
    open var position: CGPoint {
        get { state.center }
        set {
            set(\.center, \.center, "position", to: newValue)
        }
    }

    /// The point of the layer at ``position``, about which the transform turns and scales, as fractions of the width
    /// and height; the middle by default. A change moves the layer.
    open var anchorPoint: CGPoint {
        get { state.anchorPoint }
        set { set(\.anchorPoint, "anchorPoint", to: newValue) }
    }

    /// The transform about the anchor point.
    ///
    /// An eye in front of the superlayer looks at the layer: from far away, or, with a negative `m34`, from a distance of -1 /
    /// `m34` points. What it sees lies in the plane of the superlayer.
    ///
    /// ```swift
    /// var turn = CATransform3DIdentity
    /// turn.m34 = -1 / 500
    /// card.layer.transform = CATransform3DRotate(turn, .pi / 4, 0, 1, 0)
    /// ```
    open var transform: CATransform3D {
        get { state.transform3D }
        set {
            if state.leavesPlane || !CATransform3DIsAffine(newValue) {
                set(\.transform3D, "transform", to: newValue)
            } else {
                setAffineTransform(newValue.projection)
            }
        }
    }

    /// Returns the transform about the anchor point.
    open func affineTransform() -> CGAffineTransform { state.transform }

    /// Sets the transform about the anchor point.
    open func setAffineTransform(_ m: CGAffineTransform) {
        guard !state.leavesPlane else {
            return set(\.transform3D, "transform", to: CATransform3DMakeAffineTransform(m))
        }
        set(\.transform, \.transform, "transform", to: m)
    }

    /// The order of the layer among its siblings, those with greater values in front. Layers with equal values
    /// have the order of ``sublayers``. A touch goes to the view in front.
    ///
    /// Where the superlayer has a ``sublayerTransform``, it is also the place along the z axis, which points to the eye.
    open var zPosition: CGFloat {
        get { state.zPosition }
        set { set(\.zPosition, "zPosition", to: newValue) }
    }

    /// The transform of the space in which the sublayers lie, about the anchor point of this layer. It turns all of them
    /// together, and its `m34` gives them one perspective, in which they may lie in front of each other and cut through each
    /// other.
    ///
    /// ```swift
    /// var eye = CATransform3DIdentity
    /// eye.m34 = -1 / 800
    /// view.layer.sublayerTransform = eye
    /// ```
    open var sublayerTransform: CATransform3D {
        get { state.sublayerTransform }
        set {
            let isInSpace = state.space.hasDepth
            set(\.sublayerTransform, "sublayerTransform", to: newValue)
            guard isInSpace != state.space.hasDepth else { return }
            for child in view.displayedChildren { child.setNeedsCommit() }
        }
    }

    /// The place of the ``anchorPoint`` along the z axis; 0 by default. A ``transform`` turns the layer about the anchor point,
    /// and so around what lies this far in front of it.
    open var anchorPointZ: CGFloat {
        get { state.anchorPointZ }
        set { set(\.anchorPointZ, "anchorPointZ", to: newValue) }
    }

    /// A Boolean value that tells whether the layer is visible when its back is turned to the eye. The default is true.
    open var isDoubleSided: Bool {
        get { state.isDoubleSided }
        set { set(\.isDoubleSided, "doubleSided", to: newValue) }
    }

    // MARK: Look

    /// The opacity of the layer and its content, 0...1.
    open var opacity: Float {
        get { Float(state.alpha) }
        set {
            set(\.alpha, \.alpha, "opacity", to: min(max(CGFloat(newValue), 0), 1))
        }
    }

    /// A Boolean value that tells whether the layer is invisible.
    open var isHidden: Bool {
        get { state.isHidden }
        set {
            set(\.isHidden, \.isHidden, "hidden", to: newValue)
        }
    }

    /// The colour behind the content, which does not depend on the appearance, or nil for none.
    open var backgroundColor: CGColor? {
        get { state.backgroundColor?.cgColor(for: view.traitCollection) }
        set {
            let color = newValue.map { UIColor(cgColor: $0) }
            change("backgroundColor") {
                $0.backgroundColor = color
            } ofState: {
                $0.backgroundColor = color
            }
        }
    }

    /// The radius of the corners in points.
    open var cornerRadius: CGFloat {
        get { state.cornerRadius }
        set { set(\.cornerRadius, "cornerRadius", to: newValue) }
    }

    /// The corners that ``cornerRadius`` makes round; all by default.
    open var maskedCorners: CACornerMask {
        get { state.maskedCorners }
        set { set(\.maskedCorners, "maskedCorners", to: newValue) }
    }

    /// The curve of the round corners. The default is circular.
    ///
    /// Browsers without the CSS property `corner-shape`, such as Firefox and WebKit, draw every corner as a quarter of a circle.
    open var cornerCurve: CALayerCornerCurve {
        get { state.hasContinuousCorners ? .continuous : .circular }
        set { set(\.hasContinuousCorners, "cornerCurve", to: newValue == .continuous) }
    }

    /// Returns the factor by which a curve extends along the sides of a rectangle farther than a quarter of a circle.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? CornerRadii.continuousExpansion : 1
    }

    /// A Boolean value that tells whether the content is clipped to the bounds and their round corners. It is
    /// the same as ``UIView/clipsToBounds``.
    open var masksToBounds: Bool {
        get { state.clipsToBounds }
        set {
            set(\.clipsToBounds, \.clipsToBounds, "masksToBounds", to: newValue)
        }
    }

    /// A layer whose opacity decides how much of this layer is visible at each point, or nil. It lies in the
    /// coordinates of this layer and has no superlayer.
    ///
    /// Browsers draw these masks: plain layers with a background colour, with or without round corners, shape layers,
    /// gradient layers, and layers with an image as ``contents``, all without sublayers. For other masks a line is
    /// written to the error output, and the whole layer is visible.
    open var mask: CALayer? {
        get { present(view.storedMask?.layer) }
        set {
            newValue?.takeOut()
            changing().setMask(newValue?.view)
        }
    }

    /// The width in points of the border, which lies inside the bounds.
    open var borderWidth: CGFloat {
        get { state.borderWidth }
        set { set(\.borderWidth, "borderWidth", to: newValue) }
    }

    /// The colour of the border, or nil for black, which is the default.
    open var borderColor: CGColor? {
        get { state.borderColor }
        set { set(\.borderColor, "borderColor", to: newValue) }
    }

    /// The colour of the shadow, or nil for no shadow.
    open var shadowColor: CGColor? {
        get { state.shadowColor }
        set { set(\.shadowColor, "shadowColor", to: newValue) }
    }

    /// The opacity of the shadow, 0...1.
    open var shadowOpacity: Float {
        get { state.shadowOpacity }
        set { set(\.shadowOpacity, "shadowOpacity", to: newValue) }
    }

    /// The distances by which the shadow lies to the right of the layer and below it, in points.
    open var shadowOffset: CGSize {
        get { state.shadowOffset }
        set { set(\.shadowOffset, "shadowOffset", to: newValue) }
    }

    /// The blur radius of the shadow, in points.
    open var shadowRadius: CGFloat {
        get { state.shadowRadius }
        set { set(\.shadowRadius, "shadowRadius", to: newValue) }
    }

    /// The shape of the shadow in points of the layer, or nil for the rectangle with the round corners. The shadow of a path
    /// lies below the whole layer, even where the layer is transparent.
    open var shadowPath: CGPath? {
        get { state.shadowPath }
        set { set(\.shadowPath, "shadowPath", to: newValue.map { CGPath($0.shape) }) }
    }

    // MARK: Content

    /// The object that draws the layer, places its sublayers and chooses actions, or nil. That of a view's layer is
    /// the view.
    open weak var delegate: (any CALayerDelegate)? {
        get { view.layerState?.delegate ?? ownerView ?? picture?.layer.ownerView }
        set { changing().madeLayerState.delegate = newValue }
    }

    /// The instance of `CGImage` that the layer displays in front of its background, or nil. If the layer draws itself, the
    /// result replaces the image.
    open var contents: Any? {
        get { view.layerState?.contents?.value }
        set {
            let state = changing().madeLayerState
            state.contents = newValue.flatMap {
                LayerContents($0, part: state.contentsRect, scale: contentsScale)
            }
            view.setNeedsCommit()
        }
    }

    /// The part of the ``contents`` to display, in fractions of their width and height; all of it by default.
    open var contentsRect: CGRect {
        get { view.layerState?.contentsRect ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
        set {
            changing().madeLayerState.contentsRect = newValue
            if let contents { self.contents = contents }
        }
    }

    /// The part of the ``contents`` that is stretched or compressed where ``contentsGravity`` is
    /// ``CALayerContentsGravity/resize``, in fractions of their width and height; all of them by default.
    ///
    /// Corners keep their size, and each edge its thickness.
    open var contentsCenter: CGRect {
        get { view.layerState?.contentsCenter ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
        set {
            guard newValue != contentsCenter else { return }
            changing().madeLayerState.contentsCenter = newValue
            view.setNeedsCommit()
        }
    }

    /// The filter for contents whose size on the screen is greater than their own; ``CALayerContentsFilter/linear`` by default.
    ///
    /// Images of image views and what a view draws are contents too. With ``CALayerContentsFilter/nearest``, a small picture is
    /// enlarged in sharp squares, such as a QR code:
    ///
    /// ```swift
    /// imageView.layer.magnificationFilter = .nearest
    /// ```
    open var magnificationFilter: CALayerContentsFilter {
        get { view.layerState?.filters.magnification ?? .linear }
        set {
            guard newValue != magnificationFilter else { return }
            changing().madeLayerState.filters.magnification = newValue
            view.setNeedsCommit()
        }
    }
    /// The filter for contents whose size on the screen is less than their own; ``CALayerContentsFilter/linear`` by default.
    open var minificationFilter: CALayerContentsFilter {
        get { view.layerState?.filters.minification ?? .linear }
        set {
            guard newValue != minificationFilter else { return }
            changing().madeLayerState.filters.minification = newValue
            view.setNeedsCommit()
        }
    }

    /// The number of pixels of the ``contents`` per point, and of what the layer draws: 1 by default, and for the layer of a view
    /// that of the screen.
    open var contentsScale: CGFloat {
        get { view.layerState?.contentsScale ?? (ownerView == nil ? 1 : UIScreen.main.scale) }
        set {
            changing().madeLayerState.contentsScale = newValue
            if let contents { self.contents = contents }
        }
    }

    /// The place of the ``contents`` in the bounds; ``CALayerContentsGravity/resize`` by default.
    open var contentsGravity: CALayerContentsGravity {
        get { CALayerContentsGravity(view.contentMode) }
        set { changing().contentMode = newValue.mode }
    }

    /// A Boolean value that tells whether the display may keep a bitmap of the layer and those in it. The default is false.
    ///
    /// Browsers keep bitmaps as they see fit, in the resolution of the screen, so that the layer looks the same with both values.
    open var shouldRasterize: Bool {
        get { view.layerState?.hints.contains(.rasterizes) ?? false }
        set { hint(.rasterizes, newValue) }
    }
    /// The resolution of the bitmap that ``shouldRasterize`` allows, in pixels per point; 1 by default. The bitmaps of browsers
    /// have that of the screen.
    open var rasterizationScale: CGFloat {
        get { view.layerState?.rasterizationScale ?? 1 }
        set { if newValue != rasterizationScale { changing().madeLayerState.rasterizationScale = newValue } }
    }
    /// A Boolean value that tells whether what the layer draws may be drawn on another thread. The default is false. The app
    /// draws on the main thread, and the browser on its own, with both values.
    open var drawsAsynchronously: Bool {
        get { view.layerState?.hints.contains(.drawsElsewhere) ?? false }
        set { hint(.drawsElsewhere, newValue) }
    }
    /// A Boolean value that tells whether the edges of the layer may be smooth where a transform makes them slanting. The default
    /// is false. Browsers draw smooth edges with both values.
    open var allowsEdgeAntialiasing: Bool {
        get { view.layerState?.hints.contains(.smoothsEdges) ?? false }
        set { hint(.smoothsEdges, newValue) }
    }
    private func hint(_ hint: LayerHints, _ isSet: Bool) {
        guard isSet || changing().layerState != nil else { return }
        let state = changing().madeLayerState
        if isSet { state.hints.insert(hint) } else { state.hints.remove(hint) }
    }

    /// A Boolean value that tells whether what the layer draws has no transparent parts; false by default for layers
    /// of the app's own.
    open var isOpaque: Bool {
        get { view.isOpaque }
        set { changing().isOpaque = newValue }
    }

    /// Provides the ``contents``, by ``CALayerDelegate/display(_:)`` of the delegate or by ``draw(in:)``. It is called
    /// before the end of the turn after ``setNeedsDisplay()``.
    open func display() {
        if let delegate { delegate.display(self) } else { drawContents() }
    }

    /// Draws the contents of the layer. The default implementation calls ``CALayerDelegate/draw(_:in:)`` of the delegate.
    /// The origin of the context is that of ``bounds``, and its y axis points down.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

    /// Draws the layer and those in it in a context, with the values that the app has set, whatever animations are running. The
    /// origin of the context is that of the layer's own coordinates, and its y axis points down.
    ///
    /// A layer with an image or a font that is missing is not drawn, and a line on the error output says why.
    open func render(in ctx: CGContext) {
        do throws(RenderingError) {
            try view.paint(in: ctx, look: isPicture ? .present : .model)
        } catch {
            writeComplaint("CALayer.render(in:): \(error)")
        }
    }

    /// Requests a call of ``display()`` before the turn of the main loop ends.
    open func setNeedsDisplay() { setNeedsDisplay(bounds) }

    /// Requests a call of ``display()`` before the turn of the main loop ends.
    ///
    /// - Parameter r: The part that has changed, in points. The layers of views draw only this part anew.
    open func setNeedsDisplay(_ r: CGRect) {
        guard picture == nil else { return }
        if let ownerView, Swift.type(of: self) == CALayer.self { return ownerView.markForDrawing(r) }
        view.madeLayerState.needsDisplay = true
        view.setNeedsCommit()
    }

    /// Returns true if ``display()`` will be called before the turn of the main loop ends.
    open func needsDisplay() -> Bool { view.layerState?.needsDisplay ?? false }

    /// Calls ``display()`` now if that was requested.
    open func displayIfNeeded() {
        guard picture == nil, let state = view.layerState, state.needsDisplay else { return }
        state.needsDisplay = false
        view.traitCollection.performAsCurrent { display() }
    }

    /// A Boolean value that tells whether the layer draws itself anew when its size changes; false by default.
    open var needsDisplayOnBoundsChange: Bool {
        get { view.layerState?.needsDisplayOnBoundsChange ?? false }
        set { changing().madeLayerState.needsDisplayOnBoundsChange = newValue }
    }

    /// True if the layer draws itself anew when its size changes.
    final var redrawsForSizes: Bool { needsDisplayOnBoundsChange || redraws(for: "bounds") }

    /// Draws into the contents.
    final func drawContents() {
        let view = view
        // In the middle of an animation, the layer draws the values of that moment.
        let isAnimated = view.layerState?.beginDrawnAnimations(of: view) == true
        let drawn = isAnimated ? presentation() ?? self : self
        let bounds = drawn.bounds
        guard bounds.width > 0, bounds.height > 0, bounds.width.isFinite, bounds.height.isFinite else {
            return
        }
        let wanted = contentsScale > 0 && contentsScale.isFinite ? contentsScale : 1
        let scale = min(wanted, UIView.greatestSide / max(bounds.width, bounds.height))
        let context = CGContext.forDrawing(bounds, scale: scale, isOpaque: isOpaque && ownerView == nil)
        delegate?.layerWillDraw(drawn)
        DrawnView.with(view) { drawn.draw(in: context) }
        context.endDrawing()
        guard let image = context.makeImage() else { return }
        view.madeLayerState.contents = LayerContents(
            image, part: CGRect(x: 0, y: 0, width: 1, height: 1), scale: scale)
        view.setNeedsCommit()
    }

    // MARK: Tree

    /// The layer that contains this one, or nil.
    open var superlayer: CALayer? { present(view.superview?.layer) }

    /// The layers that this one contains, from back to front, or nil if there are none. Those of the view's subviews
    /// are among them.
    open var sublayers: [CALayer]? {
        get {
            let all = view.layerState?.sublayers(of: view) ?? view.subviews.map(\.layer)
            return all.isEmpty ? nil : all.compactMap(present)
        }
        set {
            let kept = newValue ?? []
            for layer in sublayers ?? [] where !kept.contains(where: { $0 === layer }) {
                layer.removeFromSuperlayer()
            }
            for layer in kept { addSublayer(layer) }
        }
    }

    /// Adds a layer in front of the others, and removes it from its superlayer. The layer of a view cannot be added; add the
    /// view as a subview.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: nil) }
    /// Inserts a layer at an index among ``sublayers``, counted from the back.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
    /// Inserts a layer right behind a sublayer, or behind all if that is nil.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, beside: sibling, offset: 0)
    }
    /// Inserts a layer right in front of a sublayer, or in front of all if that is nil.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, beside: sibling, offset: 1)
    }
    /// Puts another layer in the place of a sublayer.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer !== newLayer, oldLayer.superlayer === self else { return }
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }
    /// Removes the layer from its superlayer, or from the layer that it masks.
    open func removeFromSuperlayer() { takeOut() }

    /// A name by which the app finds the layer.
    open var name: String? {
        get { view.layerState?.name }
        set { view.madeLayerState.name = newValue }
    }

    // MARK: Layout

    /// Requests a call of ``layoutSublayers()`` before the turn of the main loop ends.
    open func setNeedsLayout() { if picture == nil { view.requestLayout() } }
    /// Returns true if ``layoutSublayers()`` will be called before the turn of the main loop ends.
    open func needsLayout() -> Bool { view.needsLayout }
    /// Lays out the layer and those in it now if that was requested.
    open func layoutIfNeeded() { view.layoutIfNeeded() }
    /// Gives the sublayers their places. The default implementation calls
    /// ``CALayerDelegate/layoutSublayers(of:)`` of the delegate.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
    /// Returns the size that suits the layer best: by default that of its bounds.
    open func preferredFrameSize() -> CGSize { bounds.size }

    // MARK: Coordinates

    /// Converts a point of another layer to this one, or one of the window if the other layer is nil.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { view.converted(p, from: l?.view) }
    /// Converts a point of this layer to another one, or to the window if the other layer is nil.
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { view.converted(p, to: l?.view) }
    /// Converts a rectangle of another layer to this one, or one of the window if the other layer is nil.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { view.converted(r, from: l?.view) }
    /// Converts a rectangle of this layer to another one, or to the window if the other layer is nil.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { view.converted(r, to: l?.view) }
    /// Converts a time in seconds of another layer to this one, or one of ``CACurrentMediaTime()`` if the other layer is nil.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        view.layerClock.time(at: l.map { $0.view.layerClock.instant(of: t) } ?? t)
    }
    /// Converts a time in seconds of this layer to another one, or to one of ``CACurrentMediaTime()`` if the other layer is nil.
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let instant = view.layerClock.instant(of: t)
        return l.map { $0.view.layerClock.time(at: instant) } ?? instant
    }

    // MARK: Time

    /// The time in seconds of the superlayer at which the layer's own time begins; 0 by default.
    open var beginTime: CFTimeInterval {
        get { view.layerState?.time?.begin ?? 0 }
        set { changeTime(\.begin, to: newValue) }
    }
    /// The pace of the layer's time: the number of its seconds, 0 or more, that pass in one second of its superlayer. The
    /// default is 1. While the pace is 0, the animations of the layer and of those in it stand still. It has no effect on the
    /// animation blocks of `UIView`.
    ///
    /// ```swift
    /// let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
    /// layer.speed = 0
    /// layer.timeOffset = paused
    /// ```
    open var speed: Float {
        get { Float(view.layerState?.time?.speed ?? 1) }
        set { changeTime(\.speed, to: max(Double(newValue), 0)) }
    }
    /// The seconds that the layer's own time is ahead at its beginning; 0 by default.
    open var timeOffset: CFTimeInterval {
        get { view.layerState?.time?.offset ?? 0 }
        set { changeTime(\.offset, to: newValue) }
    }

    private func changeTime(_ path: WritableKeyPath<LayerTime, Double>, to value: Double) {
        let view = changing()
        var time = view.layerState?.time ?? LayerTime()
        guard value.isFinite, time[keyPath: path] != value else { return }
        time[keyPath: path] = value
        view.madeLayerState.time = time
        LayerTime.isUsed = true
        view.layerTimeChanged()
    }

    // MARK: Values by keys

    /// Returns the value that the app has set for a key, or that of a property, such as `opacity`; nil if there is none.
    /// See ``value(forKeyPath:)``.
    open func value(forKey key: String) -> Any? { value(forKeyPath: key) }
    /// Sets a value of the app's own for a key, or a property. See ``setValue(_:forKeyPath:)``.
    open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }
    /// Returns the value of a property that can be animated, such as `transform.rotation.z`, or that the app has set for
    /// the key path; ``defaultValue(forKey:)`` if there is none. Numbers are of type `NSNumber`. See <doc:Layers> for the key
    /// paths. The properties `zPosition`, `hidden`, `masksToBounds`, `name` and `contents` have values, too.
    open func value(forKeyPath keyPath: String) -> Any? {
        if let property = property(keyPath) { return property.value(in: state)?.object }
        switch keyPath {
        case "zPosition": return NSNumber(value: Double(zPosition))
        case "hidden", "isHidden": return NSNumber(value: isHidden)
        case "masksToBounds": return NSNumber(value: masksToBounds)
        case "name": return name
        case "contents": return contents
        default:
            if KeyValueCoder.isWritable(keyPath, of: self) { return KeyValueCoder.value(keyPath, of: self) }
            return ownValue(keyPath)
        }
    }
    /// Sets a property that ``value(forKeyPath:)`` returns, such as `transform.rotation.z`, or a value of the app's own. A value
    /// of the wrong kind for a property has no effect.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let property = property(keyPath) else {
            let number = KeyValueCoder.number(value)
            switch keyPath {
            case "zPosition": if let number { zPosition = CGFloat(number.doubleValue) }
            case "hidden", "isHidden": if let number { isHidden = number.boolValue }
            case "masksToBounds": if let number { masksToBounds = number.boolValue }
            case "name": name = value as? String
            case "contents": contents = value
            case "contentsScale": if let number { contentsScale = CGFloat(number.doubleValue) }
            default:
                // A property that a subclass of the app's has registered.
                if KeyValueCoder.isWritable(keyPath, of: self) {
                    return KeyValueCoder.setValue(value, keyPath, of: self)
                }
                setOwnValue(value, keyPath)
            }
            return
        }
        guard let present = property.value(in: state), let value = AnimatedValue(value, like: present) else {
            return
        }
        var changed = state
        property.set(value, in: &changed)
        take(changed, key: keyPath)
    }

    /// Returns the property with a key path. The names of those of emitter layers, shapes and gradients are keys of the app's
    /// own for other layers.
    final func property(_ keyPath: String) -> LayerKeyPath? {
        guard let property = LayerKeyPath.named(keyPath) else { return nil }
        switch property.keys {
        case .emission: return self is CAEmitterLayer ? property : nil
        case .layerContent: return state.layerContent == nil ? nil : property
        default: return property
        }
    }

    /// Takes over the properties of a state that can be animated.
    private func take(_ changed: ViewState, key: String) {
        if changed.bounds != bounds { bounds = changed.bounds }
        if changed.center != position { position = changed.center }
        if changed.leavesPlane || state.leavesPlane {
            set(\.transform3D, "transform", to: changed.transform3D)
        } else {
            setAffineTransform(changed.transform)
        }
        if changed.sublayerTransform != state.sublayerTransform {
            sublayerTransform = changed.sublayerTransform
        }
        anchorPoint = changed.anchorPoint
        if changed.alpha != state.alpha { opacity = Float(changed.alpha) }
        if changed.backgroundColor != state.backgroundColor {
            backgroundColor = changed.backgroundColor?.cgColor
        }
        (cornerRadius, borderWidth, borderColor) =
            (changed.cornerRadius, changed.borderWidth, changed.borderColor)
        (shadowColor, shadowOpacity) = (changed.shadowColor, changed.shadowOpacity)
        (shadowOffset, shadowRadius) = (changed.shadowOffset, changed.shadowRadius)
        if let content = changed.layerContent { setContent(content, for: key) }
    }

    /// Returns the deepest of the layer and those in it that contains a point, or nil if none does.
    ///
    /// - Parameter p: The point in points of the superlayer.
    open func hitTest(_ p: CGPoint) -> CALayer? { deepestLayer(at: p) }
    /// Returns true if the bounds contain a point.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// The part of the layer's bounds that the scroll layers around the layer do not cut off, in points of the layer. Without
    /// such layers it is the whole bounds. See ``CAScrollLayer``.
    open var visibleRect: CGRect { partInScrollLayers }
    /// Makes the nearest scroll layer around this one display a point of this layer at its origin.
    open func scroll(_ p: CGPoint) {
        if let layer = enclosingScrollLayer { layer.scroll(to: layer.convert(p, from: self)) }
    }
    /// Makes the nearest scroll layer around this one move its content as little as possible, so that it displays a rectangle of
    /// this layer.
    open func scrollRectToVisible(_ r: CGRect) {
        if let layer = enclosingScrollLayer { layer.scroll(to: layer.convert(r, from: self)) }
    }

    // MARK: Actions and animations

    /// The actions for changes of properties by their keys, which take precedence over the usual animations. `NSNull`
    /// stands for no action.
    open var actions: [String: any CAAction]? {
        get { view.layerState?.actions }
        set { changing().madeLayerState.actions = newValue }
    }

    /// Returns the action for a change of the property with a key, or nil for none: that of the delegate, of
    /// ``actions``, or of ``defaultAction(forKey:)``. Within a transaction without actions there is none.
    open func action(forKey event: String) -> (any CAAction)? { chosenAction(for: event) }

    /// Returns the usual action for changes of the properties with a key; nil, so that they are animated as the
    /// transaction says.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// Returns true if the layer draws itself anew when the value for a key changes, and for each frame of an animation of it.
    /// The default is false. Subclasses override it for keys of their own:
    ///
    /// ```swift
    /// override class func needsDisplay(forKey key: String) -> Bool {
    ///     key == "progress" || super.needsDisplay(forKey: key)
    /// }
    ///
    /// var progress: CGFloat {
    ///     get { value(forKey: "progress") as? CGFloat ?? 0 }
    ///     set { setValue(newValue, forKey: "progress") }
    /// }
    ///
    /// override func draw(in ctx: CGContext) {
    ///     ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * progress, height: bounds.height))
    /// }
    /// ```
    ///
    /// While the value is animated, ``draw(in:)`` is called on a picture of the layer, as ``presentation()`` returns it, thirty
    /// times for each second. The animation block of a view animates the properties of the view's own layer without new drawings,
    /// and only values of the app's own with them.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    /// Returns the value that layers of the class have for a key of which the app has set none, or nil for none. The default
    /// implementation returns that of a new layer's property.
    open class func defaultValue(forKey key: String) -> Any? { usualValue(forKey: key) }

    /// Starts an animation of the layer. It is copied, and later changes of it have no effect.
    ///
    /// - Parameters:
    ///   - anim: The animation.
    ///   - key: The key of the animation, which replaces one with the same key. If it is nil, no other animation is
    ///     replaced. The key of a ``CATransition`` is always ``kCATransition``.
    open func add(_ anim: CAAnimation, forKey key: String?) { start(anim, key) }

    /// Returns a copy of the animation with a key, or nil if there is none.
    open func animation(forKey key: String) -> CAAnimation? {
        view.layerState?.animations.first { $0.key == key }?.animation.copied
    }

    /// Returns the keys of the animations in the order of their addition, or nil if there are none.
    open func animationKeys() -> [String]? {
        let keys = view.layerState?.animations.compactMap(\.key) ?? []
        return keys.isEmpty ? nil : keys
    }

    /// Ends the animation with a key. Its delegate is informed with false.
    open func removeAnimation(forKey key: String) {
        view.layerState?.removeAnimation(forKey: key, of: view)
    }

    /// Ends all animations of the layer, which is then displayed with its own values. Animations of only this
    /// layer run their completions with false.
    open func removeAllAnimations() { changing().removeAllAnimations() }
}
