extension DisplayEvent {
    /// The present place of the content of a scrolling element.
    public struct Scroll: Codable, Equatable, Sendable {
        /// The scrolling element.
        public var view: Int
        /// The offset in points, as UIKit defines it. While the content bounces it lies outside the range of
        /// resting offsets, as at the top below minus the top inset. With ``Phase/pushing`` it is a distance instead.
        public var x: Double, y: Double
        /// The highest ``ScrollContent/revision`` that the display had applied.
        public var revision: Int
        /// The cause of the movement.
        public var phase: Phase
        /// The sum of ``ScrollContent/shift`` that the offset includes: x and y in points. If absent, it is
        /// zero.
        public var shift: [Double]?
        /// The last speed with which a finger moved the content, in points per millisecond, in the first
        /// report after the finger was lifted. If absent, the speed is zero, or no finger was lifted.
        public var velocityX: Double?, velocityY: Double?

        /// The present speed of the content in points per millisecond, x and y: positive if the offset grows. If
        /// absent, the content is slow or at rest.
        public var speed: [Double]?
        /// True if a wheel or a trackpad moves the content; the phase is then ``Phase/decelerating``. If absent, something else
        /// moves it.
        public var isWheel: Bool?

        /// Creates a report.
        public init(
            view: Int, x: Double, y: Double, revision: Int, phase: Phase, shift: [Double]? = nil,
            velocityX: Double? = nil, velocityY: Double? = nil, speed: [Double]? = nil,
            isWheel: Bool? = nil
        ) {
            self.view = view
            self.x = x
            self.y = y
            self.revision = revision
            self.phase = phase
            self.shift = shift
            self.velocityX = velocityX
            self.velocityY = velocityY
            self.speed = speed
            self.isWheel = isWheel
        }

        private enum CodingKeys: String, CodingKey {
            case view, x, y, revision, phase, shift, speed
            case isWheel = "wheel"
            case velocityX = "vx"
            case velocityY = "vy"
        }

        /// The causes of movements of content.
        public enum Phase: String, Codable, Sendable {
            /// A finger is on the content.
            case dragging
            /// The content moves on after a finger was lifted, or a wheel or a key has set it in motion.
            case decelerating
            /// The app has moved the content with an animation.
            case animating
            /// The content has come to rest.
            case idle
            /// A finger would move content that waits for the app, by the distance ``x`` and ``y``. The app answers with a higher
            /// revision and the offset at which the content is then.
            case pushing
        }
    }
}
