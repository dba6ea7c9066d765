/// The shapes from which the particles of an emitter layer come.
/// See Apple's
/// [CAEmitterLayerEmitterShape](https://developer.apple.com/documentation/quartzcore/caemitterlayeremittershape).
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a shape from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A point.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// A horizontal line, which is as long as the emitter is wide. From it, particles move upwards; with an
    /// ``CAEmitterCell/emissionLongitude`` of `pi`, they move down.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// A rectangle.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// A box with a depth.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// A circle whose radius is the width of the emitter. From its outline, particles move outwards.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// A sphere whose radius is the width of the emitter. From its surface, particles move outwards.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The parts of a shape from which the particles of an emitter layer come.
/// See Apple's
/// [CAEmitterLayerEmitterMode](https://developer.apple.com/documentation/quartzcore/caemitterlayeremittermode).
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The corners and ends of the shape, or its middle if it has none.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// The edges of the shape.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// The surface of the shape.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// All that lies in the shape.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The orders in which the particles of an emitter layer are drawn.
/// See Apple's
/// [CAEmitterLayerRenderMode](https://developer.apple.com/documentation/quartzcore/caemitterlayerrendermode).
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Particles are drawn in any order.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// Older particles lie below younger ones.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// Older particles lie above younger ones.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// Particles that are farther away lie below those in front of them.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// The colours of particles are added to those of what lies below them, so that many together are bright.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
