extension DisplayEvent {
    /// The state of a player of sound or video. The display sends it when something has changed that the app cannot foresee, and
    /// for all players after a connection has begun again.
    public struct Media: Codable, Equatable, Sendable {
        /// The player, as in ``MediaContent/player``.
        public var player: Int
        /// The number of the load, as in ``MediaContent/load``.
        public var load: Int
        /// The last ``MediaContent/revision`` that the display has carried out.
        public var revision: Int
        /// The position in seconds.
        public var time: Double
        /// A Boolean value that tells whether the position moves at the rate that the app wants. If absent, it stands still.
        public var isRunning: Bool?
        /// A Boolean value that tells whether the browser waits for the user's first touch before it plays. If absent, it does
        /// not.
        public var isBlocked: Bool?
        /// A Boolean value that tells whether the position is the end, where the player has stopped. If absent, it is not.
        public var isEnded: Bool?
        /// A Boolean value that tells whether the user or the browser has paused the player, although the app wants it to play.
        /// If absent, nobody has.
        public var isPaused: Bool?
        /// A Boolean value that tells whether the user has started the player, although the app wants it to pause. If absent,
        /// nobody has.
        public var isStarted: Bool?
        /// A Boolean value that tells whether the display is still on its way to a position that the app has chosen. If absent,
        /// it is not.
        public var isSeeking: Bool?
        /// What is known and loaded, as HTML's `readyState`: 0 for nothing, 1 for the duration and the size, 2 for what is to be
        /// seen now, 3 for more than that, and 4 for enough to play without a pause.
        public var readiness: Int
        /// The duration in seconds, or nil if it is not known or has no end.
        public var duration: Double?
        /// The size of the video in pixels, or nil if there is none or it is not known.
        public var width: Double?, height: Double?
        /// The parts that are loaded, in seconds: the start and the end of each, in rising order. If absent, none is.
        public var loaded: [Double]?
        /// The number of times that the player has begun again at the end since the source was loaded. If absent, it has not.
        public var passes: Int?
        /// The reason why the source cannot be played, as HTML's `MediaError.code`, 1...4. If absent, none is known.
        public var error: Int?

        /// Creates a state of a player that stands still.
        public init(player: Int, load: Int, revision: Int, time: Double, readiness: Int) {
            (self.player, self.load, self.revision) = (player, load, revision)
            (self.time, self.readiness) = (time, readiness)
        }

        private enum CodingKeys: String, CodingKey {
            case player, time, error
            case load = "n"
            case revision = "rev"
            case isRunning = "on"
            case isBlocked = "blocked"
            case isEnded = "ended"
            case isPaused = "paused"
            case isStarted = "started"
            case isSeeking = "seeking"
            case readiness = "ready"
            case duration, width, height, loaded, passes
        }

        /// The greatest number of parts in ``loaded``.
        public static let mostParts = 16
        /// The greatest number of seconds: more than thirty years.
        public static let longestTime = 1e9

        /// The reason why no display can have sent this, or nil if it is valid.
        var complaint: String? {
            let parts = loaded ?? []
            guard parts.count % 2 == 0, parts.count <= 2 * Self.mostParts, parts == parts.sorted() else {
                return "The loaded parts are at most \(Self.mostParts) pairs of numbers that do not fall."
            }
            guard ([time, duration ?? 0] + parts).allSatisfy({ (0...Self.longestTime).contains($0) }) else {
                return "A position is 0...\(Int(Self.longestTime)) seconds."
            }
            guard [width ?? 0, height ?? 0].allSatisfy({ (0...65_536).contains($0) }) else {
                return "A video measures 0...65,536 pixels each way."
            }
            guard (0...4).contains(readiness), (1...4).contains(error ?? 1) else {
                return "A player's readiness is 0...4, and its error 1...4."
            }
            return (passes ?? 0) >= 0 && revision >= 0
                ? nil : "Numbers of passes and changes are not negative."
        }
    }
}
