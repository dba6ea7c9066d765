/// The course of an image that moves.
public struct ImageAnimation: Hashable, Sendable {
    /// The seconds for which each frame is displayed, as browsers do it: a delay of one hundredth of a second
    /// or none is a tenth of a second.
    public var frameDurations: [Double]
    /// The number of times that the frames are displayed, or 0 for ever.
    public var playCount: Int

    /// Creates a course.
    public init(frameDurations: [Double], playCount: Int) {
        self.frameDurations = frameDurations
        self.playCount = playCount
    }

    /// The seconds that all frames take together.
    public var duration: Double { frameDurations.reduce(0, +) }
}
