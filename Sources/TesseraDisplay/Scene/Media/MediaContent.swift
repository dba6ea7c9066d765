/// A player of sound or video on the page. It plays whether or not an element displays it with ``VideoContent``.
///
/// The app states what it wants, and the display reports what happens with ``DisplayEvent/media(_:)``. While nothing unexpected
/// happens, the app knows the position from the last report and its clock.
public struct MediaContent: Codable, Equatable, Sendable {
    /// The number of the player, by which elements and reports name it.
    public var player: Int
    /// The number of the load. A new number loads the source anew.
    public var load: Int
    /// The address of the source, with the scheme `http` or `https`, or nil for a file of the app.
    public var address: String?
    /// The number of the file that is the source, as in ``Frame/download(id:path:)``, or nil for a source at an address.
    public var file: Int?
    /// The number of changes of the rate and of seeks so far. Reports repeat it, so that the app can tell which of them come too
    /// late.
    public var revision: Int
    /// The speed at which the app wants the player to play: 1 is the usual one. If absent, it pauses.
    public var rate: Double?
    /// The last position that the app has chosen in this load, or nil before the first.
    public var seek: Seek?
    /// The position in seconds at which a display without the player begins. If absent, it is that of ``seek``, or 0.
    public var start: Double?
    /// The number of times that the player begins again at the end; -1 for an unlimited number. If absent, it stops there.
    public var loops: Int?
    /// The number of times that the player has begun again already, from which a display without the load counts on. If absent,
    /// it is 0.
    public var passes: Int?
    /// The position in seconds at which the player begins again. If absent, it is 0.
    public var loopStart: Double?
    /// The position in seconds at which the player ends. If absent, it is the last one.
    public var end: Double?
    /// The loudness, 0...1. If absent, it is 1.
    public var volume: Double?
    /// A Boolean value that tells whether the player is silent. If absent, it is not.
    public var isMuted: Bool?

    /// Creates a player that pauses.
    public init(player: Int, load: Int, address: String? = nil, file: Int? = nil, revision: Int = 0) {
        (self.player, self.load, self.revision) = (player, load, revision)
        (self.address, self.file) = (address, file)
    }

    /// A position that the app has chosen.
    public struct Seek: Codable, Equatable, Sendable {
        /// The position in seconds.
        public var time: Double
        /// The value of ``MediaContent/revision`` since which the position counts.
        public var revision: Int

        /// Creates a position.
        public init(time: Double, revision: Int) {
            (self.time, self.revision) = (time, revision)
        }

        private enum CodingKeys: String, CodingKey {
            case time = "t"
            case revision = "rev"
        }
    }

    private enum CodingKeys: String, CodingKey {
        case player = "p"
        case load = "n"
        case address = "u"
        case file = "f"
        case revision = "rev"
        case rate = "r"
        case seek = "s"
        case start = "at"
        case loops = "lo"
        case passes = "dn"
        case loopStart = "b"
        case end = "e"
        case volume = "v"
        case isMuted = "m"
    }
}
