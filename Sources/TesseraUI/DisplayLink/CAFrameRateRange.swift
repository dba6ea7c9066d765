/// The rates at which an app wants to draw frames, in frames per second.
/// See Apple's [CAFrameRateRange](https://developer.apple.com/documentation/quartzcore/caframeraterange).
public struct CAFrameRateRange: Hashable, Sendable {
    /// The lowest rate.
    public var minimum: Float
    /// The highest rate.
    public var maximum: Float
    /// The rate that suits the app best, or nil for none.
    public var preferred: Float?

    /// Creates a range of rates in frames per second. The preferred rate is nil if none suits the app best.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }

    /// A range that asks for the rate of the screen.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
