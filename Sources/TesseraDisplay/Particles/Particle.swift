/// A particle at a moment of its life.
public struct Particle: Equatable, Sendable {
    /// The index of its kind.
    public var cell: Int
    /// The seconds for which it has lived.
    public var age: Double
    /// Its middle: to the right and downwards from the corner of the element, and towards the user.
    public var x: Double, y: Double, z: Double
    /// The scale of its image.
    public var scale: Double
    /// The angle in radians by which its image is turned clockwise.
    public var angle: Double
    /// The colour by which that of its image is multiplied, 0...1.
    public var color: ParticleColor
}

/// The red, green, blue and opacity by which those of an image are multiplied, 0...1.
public struct ParticleColor: Equatable, Sendable {
    /// The components.
    public var red = 1.0, green = 1.0, blue = 1.0, alpha = 1.0

    /// Creates a colour.
    public init(red: Double = 1, green: Double = 1, blue: Double = 1, alpha: Double = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
}
