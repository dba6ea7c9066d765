import Foundation
import TesseraGraphics
import TesseraSelectors

/// A kind of particles that an emitter layer, or each particle of another kind, emits.
/// See Apple's [CAEmitterCell](https://developer.apple.com/documentation/quartzcore/caemittercell).
///
/// ```swift
/// let flake = CAEmitterCell()
/// flake.contents = UIImage(named: "flake")?.cgImage
/// flake.birthRate = 12
/// flake.lifetime = 8
/// flake.velocity = 60
/// flake.emissionLongitude = .pi
/// flake.emissionRange = .pi / 6
/// ```
///
/// A property with a range has random values: the range is the distance from the least to the greatest of them, in the middle of
/// which lies the property. An emitter layer takes over the properties when it is displayed first. Later changes of the cell have
/// no effect on it; those by key paths of the layer do. See ``CAEmitterLayer``.
open class CAEmitterCell: NSObject {
    /// Creates a kind of particles of which none is emitted yet.
    public override init() { super.init() }

    /// A name by which key paths of the layer refer to the cell, or nil.
    open var name: String?
    /// A Boolean value that tells whether there are such particles; true by default.
    open var isEnabled = true

    // MARK: Image

    /// The instance of `CGImage` that each particle displays, or nil for particles that are invisible but may emit others.
    open var contents: Any? { didSet { picture = nil } }
    /// The part of the ``contents`` to display, in fractions of their width and height; all of it by default.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) { didSet { picture = nil } }
    /// The number of pixels of the ``contents`` per point; 1 by default.
    open var contentsScale: CGFloat = 1 { didSet { picture = nil } }

    /// The picture of the contents, once it was needed.
    private var picture: LayerContents?
    final var madePicture: LayerContents? {
        if let picture { return picture }
        picture = contents.flatMap { LayerContents($0, part: contentsRect, scale: contentsScale) }
        return picture
    }

    // MARK: Emission

    /// The cells whose particles each particle emits during its life, or nil. These begin with the colour and the scale of the
    /// particle that emits them, by which their own ones are multiplied.
    open var emitterCells: [CAEmitterCell]?
    /// The number of particles that are emitted in a second; 0 by default.
    open var birthRate: Float = 0
    /// The seconds for which a particle lives; 0 by default.
    open var lifetime: Float = 0
    /// The range of the ``lifetime``.
    open var lifetimeRange: Float = 0
    /// The time at which the emission begins: in the time of the layer, or after the birth of the particle that emits.
    open var beginTime: CFTimeInterval = 0
    /// The seconds for which particles are emitted; infinity by default.
    open var duration: CFTimeInterval = .infinity

    // MARK: Motion

    /// The angle in radians between the direction of the particles and the plane of the layer. The display draws the plane from
    /// far away, so that particles only move less far in it.
    open var emissionLatitude: CGFloat = 0
    /// The angle in radians of the direction in the plane of the layer, clockwise from the right. From a line it is measured
    /// clockwise from the upward direction, and from the outline of a circle or the surface of a sphere from the outward one.
    open var emissionLongitude: CGFloat = 0
    /// The range in radians of ``emissionLongitude``. With twice `pi`, particles move in all directions.
    open var emissionRange: CGFloat = 0
    /// The points that a particle moves in a second at first.
    open var velocity: CGFloat = 0
    /// The range of the ``velocity``.
    open var velocityRange: CGFloat = 0
    /// The change of the velocity to the right in each second.
    open var xAcceleration: CGFloat = 0
    /// The downward change of the velocity in each second.
    open var yAcceleration: CGFloat = 0
    /// The change of the velocity towards the user in each second.
    open var zAcceleration: CGFloat = 0

    // MARK: Look

    /// The scale of the image at first; 1 by default.
    open var scale: CGFloat = 1
    /// The range of the ``scale``.
    open var scaleRange: CGFloat = 0
    /// The change of the scale in each second. A particle whose scale has fallen to 0 is invisible.
    open var scaleSpeed: CGFloat = 0
    /// The radians by which the image turns clockwise in each second.
    open var spin: CGFloat = 0
    /// The range of the ``spin``.
    open var spinRange: CGFloat = 0
    /// The colour by which that of the image is multiplied at first; white by default.
    open var color: CGColor? = CGColor(gray: 1, alpha: 1)
    /// The range of the colour's red.
    open var redRange: Float = 0
    /// The range of the colour's green.
    open var greenRange: Float = 0
    /// The range of the colour's blue.
    open var blueRange: Float = 0
    /// The range of the colour's opacity.
    open var alphaRange: Float = 0
    /// The change of the colour's red in each second.
    open var redSpeed: Float = 0
    /// The change of the colour's green in each second.
    open var greenSpeed: Float = 0
    /// The change of the colour's blue in each second.
    open var blueSpeed: Float = 0
    /// The change of the colour's opacity in each second.
    open var alphaSpeed: Float = 0

    /// The values that the app has set for keys of its own.
    private var values: [String: Any] = [:]

    // MARK: Values by keys

    /// Returns the value of a property, such as `birthRate`, or the one that the app has set for a key of its own; nil if there
    /// is none. Numbers are of type `NSNumber`.
    open func value(forKey key: String) -> Any? {
        if let number = Self.numbers[key] { return NSNumber(value: number.get(self)) }
        switch key {
        case "name": return name
        case "contents": return contents
        case "contentsRect": return NSValue(cgRect: contentsRect)
        case "color": return color
        case "emitterCells": return emitterCells
        default: return values[key]
        }
    }

    /// Sets a property, or a value for a key of the app's own. A value of the wrong kind for a property has no effect.
    open func setValue(_ value: Any?, forKey key: String) {
        if let number = Self.numbers[key] {
            if let value = KeyValueCoder.number(value) { number.set(self, value.doubleValue) }
            return
        }
        switch key {
        case "name": name = value as? String
        case "contents": contents = value
        case "contentsRect":
            if case .rect(let rect)? = AnimatedValue(value, like: .rect(.zero)) { contentsRect = rect }
        case "color": color = value.flatMap(AnimatedValue.color)
        case "emitterCells": emitterCells = value as? [CAEmitterCell]
        default: values[key] = value
        }
    }

    /// A property that is a number.
    struct NumberProperty {
        let get: @Sendable (CAEmitterCell) -> Double
        let set: @Sendable (CAEmitterCell, Double) -> Void

        init(_ path: ReferenceWritableKeyPath<CAEmitterCell, Float> & Sendable) {
            get = { Double($0[keyPath: path]) }
            set = { $0[keyPath: path] = Float($1) }
        }

        init(_ path: ReferenceWritableKeyPath<CAEmitterCell, CGFloat> & Sendable) {
            get = { Double($0[keyPath: path]) }
            set = { $0[keyPath: path] = CGFloat($1) }
        }

        init(_ path: ReferenceWritableKeyPath<CAEmitterCell, Double> & Sendable) {
            get = { $0[keyPath: path] }
            set = { $0[keyPath: path] = $1 }
        }

        init(_ path: ReferenceWritableKeyPath<CAEmitterCell, Bool> & Sendable) {
            get = { $0[keyPath: path] ? 1 : 0 }
            set = { $0[keyPath: path] = $1 != 0 }
        }
    }

    static let numbers: [String: NumberProperty] = [
        "birthRate": NumberProperty(\.birthRate), "lifetime": NumberProperty(\.lifetime),
        "lifetimeRange": NumberProperty(\.lifetimeRange), "beginTime": NumberProperty(\.beginTime),
        "duration": NumberProperty(\.duration), "emissionLatitude": NumberProperty(\.emissionLatitude),
        "emissionLongitude": NumberProperty(\.emissionLongitude),
        "emissionRange": NumberProperty(\.emissionRange), "velocity": NumberProperty(\.velocity),
        "velocityRange": NumberProperty(\.velocityRange), "xAcceleration": NumberProperty(\.xAcceleration),
        "yAcceleration": NumberProperty(\.yAcceleration), "zAcceleration": NumberProperty(\.zAcceleration),
        "scale": NumberProperty(\.scale), "scaleRange": NumberProperty(\.scaleRange),
        "scaleSpeed": NumberProperty(\.scaleSpeed), "spin": NumberProperty(\.spin),
        "spinRange": NumberProperty(\.spinRange), "redRange": NumberProperty(\.redRange),
        "greenRange": NumberProperty(\.greenRange), "blueRange": NumberProperty(\.blueRange),
        "alphaRange": NumberProperty(\.alphaRange), "redSpeed": NumberProperty(\.redSpeed),
        "greenSpeed": NumberProperty(\.greenSpeed), "blueSpeed": NumberProperty(\.blueSpeed),
        "alphaSpeed": NumberProperty(\.alphaSpeed), "contentsScale": NumberProperty(\.contentsScale),
        "enabled": NumberProperty(\.isEnabled), "isEnabled": NumberProperty(\.isEnabled),
    ]
}
