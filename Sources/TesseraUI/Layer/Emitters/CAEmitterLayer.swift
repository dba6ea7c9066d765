import Foundation
import TesseraDisplay
import TesseraGraphics

/// A layer that emits particles: confetti, snow, sparks.
/// See Apple's [CAEmitterLayer](https://developer.apple.com/documentation/quartzcore/caemitterlayer).
///
/// ```swift
/// let snow = CAEmitterLayer()
/// snow.emitterPosition = CGPoint(x: view.bounds.midX, y: -10)
/// snow.emitterSize = CGSize(width: view.bounds.width, height: 0)
/// snow.emitterShape = .line
/// snow.emitterCells = [flake]
/// view.layer.addSublayer(snow)
/// ```
///
/// The display gets a description of the layer and computes the particles by itself. It draws them in front of the layer's
/// background and behind its sublayers. When the layer comes to a window, the particles of its past are there, unless its
/// ``CALayer/beginTime`` is `CACurrentMediaTime()`. A change takes effect on the particles that are emitted later. If there are
/// more than 4000 particles, the oldest are omitted. For users who prefer less motion, there are no particles.
///
/// ```swift
/// snow.setValue(0, forKeyPath: "emitterCells.flake.birthRate")
/// ```
open class CAEmitterLayer: CALayer {
    override var initialContent: LayerContent? { .emitter(EmitterState()) }

    private var ownCells: [CAEmitterCell]?
    private var history = EmitterHistory()
    /// True if a display has had the layer while the app changed it.
    private var wasDisplayed = false
    private var timer: AnimationTimer?

    /// Creates a layer that emits nothing.
    public override init() { super.init() }

    /// Creates a layer as a picture of another one.
    public override init(layer: Any) {
        super.init(layer: layer)
        ownCells = (layer as? CAEmitterLayer)?.ownCells
    }

    /// Creates a layer as from an archive, which emits nothing.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private var emitter: EmitterState {
        if case .emitter(let emitter)? = state.layerContent { emitter } else { EmitterState() }
    }

    private func set<Value: Equatable>(
        _ path: WritableKeyPath<EmitterState, Value>, _ key: String, to value: Value
    ) {
        var changed = emitter
        changed[keyPath: path] = value
        setContent(.emitter(changed), for: key)
    }

    // MARK: Cells

    /// The kinds of particles, or nil, as by default, for none.
    open var emitterCells: [CAEmitterCell]? {
        get { ownCells }
        set {
            ownCells = newValue
            takeCells()
        }
    }

    private func takeCells() {
        set(\.cells, "emitterCells", to: (ownCells ?? []).map { EmitterCellState($0) })
    }

    // MARK: Shape

    /// The middle of the shape from which particles come, in points of the layer.
    open var emitterPosition: CGPoint {
        get { emitter.position }
        set { set(\.position, "emitterPosition", to: newValue) }
    }

    /// The distance of the shape's middle from the plane of the layer, towards the user.
    open var emitterZPosition: CGFloat {
        get { emitter.zPosition }
        set { set(\.zPosition, "emitterZPosition", to: newValue) }
    }

    /// The width and the height of the shape. The width of a circle or a sphere is its radius.
    open var emitterSize: CGSize {
        get { emitter.size }
        set { set(\.size, "emitterSize", to: newValue) }
    }

    /// The depth of the shape, if it is a cuboid.
    open var emitterDepth: CGFloat {
        get { emitter.depth }
        set { set(\.depth, "emitterDepth", to: newValue) }
    }

    /// The shape; ``CAEmitterLayerEmitterShape/point`` by default.
    open var emitterShape: CAEmitterLayerEmitterShape {
        get { emitter.shape }
        set { set(\.shape, "emitterShape", to: newValue) }
    }

    /// The part of the shape from which particles come; ``CAEmitterLayerEmitterMode/volume`` by default.
    open var emitterMode: CAEmitterLayerEmitterMode {
        get { emitter.mode }
        set { set(\.mode, "emitterMode", to: newValue) }
    }

    /// The order in which particles are drawn; ``CAEmitterLayerRenderMode/unordered`` by default.
    open var renderMode: CAEmitterLayerRenderMode {
        get { emitter.renderMode }
        set { set(\.renderMode, "renderMode", to: newValue) }
    }

    /// The number from which the random values of the particles come; 0 by default. With the same number, a layer emits the same
    /// particles.
    open var seed: UInt32 {
        get { emitter.seed }
        set { set(\.seed, "seed", to: newValue) }
    }

    // MARK: Factors

    /// The factor of the birth rates of the cells; 1 by default.
    open var birthRate: Float {
        get { Float(emitter.birthRate) }
        set { set(\.birthRate, "birthRate", to: CGFloat(newValue)) }
    }

    /// The factor of the lifetimes of the cells; 1 by default.
    open var lifetime: Float {
        get { Float(emitter.lifetime) }
        set { set(\.lifetime, "lifetime", to: CGFloat(newValue)) }
    }

    /// The factor of the velocities of the cells; 1 by default.
    open var velocity: Float {
        get { Float(emitter.velocity) }
        set { set(\.velocity, "velocity", to: CGFloat(newValue)) }
    }

    /// The factor of the scales of the cells; 1 by default.
    open var scale: Float {
        get { Float(emitter.scale) }
        set { set(\.scale, "scale", to: CGFloat(newValue)) }
    }

    /// The factor of the spins of the cells; 1 by default.
    open var spin: Float {
        get { Float(emitter.spin) }
        set { set(\.spin, "spin", to: CGFloat(newValue)) }
    }

    // MARK: Values by keys

    /// Returns the value of a property, also of a cell by its name, as in `emitterCells.snow.birthRate`. See
    /// ``CALayer/value(forKeyPath:)``.
    open override func value(forKeyPath keyPath: String) -> Any? {
        if let (cell, key) = cell(keyPath) { return cell.value(forKey: key) }
        switch keyPath {
        case "emitterCells": return emitterCells
        case "emitterShape": return emitterShape.rawValue
        case "emitterMode": return emitterMode.rawValue
        case "renderMode": return renderMode.rawValue
        case "seed": return NSNumber(value: seed)
        default: return super.value(forKeyPath: keyPath)
        }
    }

    /// Sets a property, also of a cell by its name, as in `emitterCells.snow.birthRate`. See
    /// ``CALayer/setValue(_:forKeyPath:)``.
    open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
        if let (cell, key) = cell(keyPath) {
            cell.setValue(value, forKey: key)
            return takeCells()
        }
        switch keyPath {
        case "emitterCells": emitterCells = value as? [CAEmitterCell]
        case "emitterShape":
            if let name = value as? String { emitterShape = CAEmitterLayerEmitterShape(rawValue: name) }
        case "emitterMode":
            if let name = value as? String { emitterMode = CAEmitterLayerEmitterMode(rawValue: name) }
        case "renderMode":
            if let name = value as? String { renderMode = CAEmitterLayerRenderMode(rawValue: name) }
        case "seed": if let number = value as? NSNumber { seed = number.uint32Value }
        default: super.setValue(value, forKeyPath: keyPath)
        }
    }

    /// Returns the cell that a key path names, and the key of its property; nil if the key path names none.
    private func cell(_ keyPath: String) -> (cell: CAEmitterCell, key: String)? {
        var parts = keyPath.split(separator: ".")[...]
        var cells = ownCells ?? []
        while parts.count > 2, parts.first == "emitterCells" {
            let name = parts[parts.startIndex + 1]
            guard let cell = cells.first(where: { $0.name == String(name) }) else { return nil }
            parts = parts.dropFirst(2)
            if parts.count == 1, let key = parts.first { return (cell, String(key)) }
            cells = cell.emitterCells ?? []
        }
        return nil
    }

    // MARK: Description

    /// Adds the source of particles to the description of the layer's element.
    final func describeEmission(of view: UIView, in properties: inout NodeProperties) {
        if view.node.committer != nil { wasDisplayed = true }
        let isKnown = wasDisplayed && view.window != nil
        var state = view.viewState
        guard case .emitter(var emitter)? = state.layerContent else { return }
        if !isKnown {
            // Until it is displayed, changes of its cells are changes of the layer.
            emitter.cells = (ownCells ?? []).map { EmitterCellState($0) }
            state.layerContent = .emitter(emitter)
            view.viewState.layerContent = .emitter(emitter)
        }
        let clock = view.layerClock
        let now = clock.now
        let (present, coming) = course(of: state, on: view, at: now)
        history.note(present, at: now, isKnown: isKnown, coming: coming)
        var description = EmitterDescription(origin: history.origin)
        for interval in history.intervals { description.add(interval) }
        guard !description.cells.isEmpty else { return }
        properties.emitter = EmitterContent(
            seed: emitter.seed, order: EmitterContent.Order(rawValue: emitter.renderMode.rawValue),
            now: EmitterDescription.rounded(now - history.origin),
            rate: clock.rate == 1 ? nil : clock.rate, cells: description.cells,
            intervals: description.intervals,
            start: clock.start - history.origin)
    }

    /// Called when the layer has left its window. Its particles are those of a layer that is displayed first when it comes back.
    final func leftWindow() { wasDisplayed = false }

    /// The time of the layer's particles, as a display counts it.
    final var particleTime: Double { EmitterDescription.rounded(view.layerClock.now - history.origin) }

    /// The files of the pictures of particles, also of those that were emitted before the last change.
    final var pictures: [ImageFile] {
        let present = history.intervals.isEmpty ? emitter.cells : history.intervals.flatMap(\.state.cells)
        var seen: Set<Int> = []
        return present.flatMap(\.files).filter { seen.insert($0.id).inserted }
    }

    /// The seconds between two values that the display gets of an animation, and the greatest number of values.
    private static let (step, mostSteps) = (1 / 15.0, 24)

    /// Returns what the layer is, and what it will be in the course of its animations.
    private func course(
        of model: ViewState, on view: UIView, at now: Double
    ) -> (present: EmitterState, coming: [(time: Double, state: EmitterState)]) {
        func emitter(_ state: ViewState) -> EmitterState {
            if case .emitter(let emitter)? = state.layerContent { emitter } else { EmitterState() }
        }
        let animations = (view.layerState?.animations ?? []).filter {
            $0.animation.keys.contains(.emission)
        }
        guard let layerState = view.layerState, !animations.isEmpty, view.window != nil else {
            return (emitter(model), [])
        }
        for animation in animations { layerState.begin(animation, of: view) }
        func state(at time: Double) -> EmitterState {
            var state = model
            for running in animations { running.apply(to: &state, model: model, at: time) }
            return emitter(state)
        }
        let ends = animations.map { ($0.startTime ?? now) + $0.animation.span }
        let end = ends.max() ?? now
        var coming: [(time: Double, state: EmitterState)] = []
        for index in 1...Self.mostSteps {
            let time = now + Double(index) * Self.step
            guard time < end else {
                if end > now { coming.append((end, state(at: end))) }
                return (state(at: now), coming)
            }
            coming.append((time, state(at: time)))
        }
        sendMore(of: view, after: Double(Self.mostSteps) * Self.step)
        return (state(at: now), coming)
    }

    /// Describes the layer anew when the display has no further values of animations.
    private func sendMore(of view: UIView, after seconds: Double) {
        timer?.cancel()
        timer = AnimationContext.clock.schedule(after: seconds) { [weak view] in view?.setNeedsCommit() }
    }
}

extension UIView {
    /// The layer of the view if that is an emitter layer, or nil.
    var emitterLayer: CAEmitterLayer? {
        guard case .emitter? = viewState.layerContent else { return nil }
        return layer as? CAEmitterLayer
    }
}
