import Foundation

/// An animation of one property of a layer.
/// See Apple's [CAPropertyAnimation](https://developer.apple.com/documentation/quartzcore/capropertyanimation).
open class CAPropertyAnimation: CAAnimation {
    /// The key path of the property, such as `opacity` or `transform.rotation.z`. <doc:Layers> lists the key paths that are
    /// known. An app may also animate a key of its own, for which it has set a value with ``CALayer/setValue(_:forKey:)``.
    open var keyPath: String?
    /// A Boolean value that tells whether the values are added to those of the layer.
    open var isAdditive = false
    /// A Boolean value that tells whether each run begins with the value with which the one before has ended.
    open var isCumulative = false

    /// Creates an animation without a property.
    public required init() { super.init() }

    /// Creates an animation of the property with a key path.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CAPropertyAnimation else { return }
        (keyPath, isAdditive, isCumulative) = (other.keyPath, other.isAdditive, other.isCumulative)
    }

    @MainActor final var property: LayerKeyPath? { keyPath.map(LayerKeyPath.forAnimation) }

    @MainActor override var keys: AnimatedKeys { property?.keys ?? [] }

    override var needsSamples: Bool { super.needsSamples || (isCumulative && activeDuration > roundTrip) }

    /// The runs that have ended.
    struct Cycles {
        let count: Int
        /// The value with which each of them has ended.
        let end: AnimatedValue

        init(_ count: Int, end: AnimatedValue) { (self.count, self.end) = (count, end) }
    }

    /// Sets the value of the property.
    ///
    /// - Parameters:
    ///   - value: The value within the present run.
    ///   - cycles: The runs before.
    ///   - state: The state of the layer.
    @MainActor final func set(_ value: AnimatedValue, after cycles: Cycles, in state: inout ViewState) {
        guard let property else { return }
        var value = value
        if isCumulative, cycles.count > 0 { value = cycles.end.repeated(cycles.count).adding(value) }
        guard isAdditive, let present = property.value(in: state) else {
            return property.set(value, in: &state)
        }
        property.set(present.adding(value), in: &state)
    }

    /// Returns times within a part of a run at which the display needs values of a rotation.
    ///
    /// A display turns an element the short way from one look to the next, so that half a turn or more needs looks on the way.
    @MainActor final func steps(from start: Double, to end: Double) -> [(time: Double, isJump: Bool)] {
        guard property?.turns == true else { return [] }
        return (1..<12).map { (start + (end - start) * Double($0) / 12, false) }
    }
}
