extension DisplayEvent {
    /// The values with which a display introduces itself.
    public struct Hello: Codable, Equatable, Sendable {
        /// The display's protocol version; this build's is ``ProtocolVersion/current``.
        public var version: Int
        /// The display's screen.
        public var screen: Screen
        /// The length beyond the visible part that the app prepares on each side, in screen heights, 0...2.
        public var overscan: Double
        /// The last ``DisplayMessage/state(_:)`` of an earlier process of the app, if the display has one: at most 16,000
        /// UTF-16 units. If absent, the app begins anew.
        public var state: String?
        /// The numbers of the requests of the app on which the display is still working. The answers to all others are lost. If
        /// absent, there are none.
        public var working: [Int]?
        /// The address of the page, at most ``DisplayEvent/longestAddress`` UTF-16 units, if it leads to a part of the app. If
        /// absent, the user opens the app as a whole.
        public var link: String?
        /// A Boolean value that tells whether the display plays neither sound nor video, as one that takes pictures. If absent,
        /// it plays them.
        public var playsNothing: Bool?

        /// All that the display has got of ``DisplayMessage/settings(_:)`` from processes of the app: texts by their keys, whose
        /// sizes are at most 48,000 bytes together. If absent, there are none.
        public var settings: [String: String]?

        /// The greatest size of all ``settings``, in bytes.
        public static let maximumSettingsSize = 48_000
        /// The greatest length of ``state``, in UTF-16 units.
        public static let maximumStateLength = 16_000
        /// The greatest number of requests in ``working``.
        public static let mostWorking = 16

        /// Creates a hello.
        public init(
            version: Int, screen: Screen, overscan: Double, state: String? = nil, working: [Int]? = nil,
            link: String? = nil, settings: [String: String]? = nil, playsNothing: Bool? = nil
        ) {
            self.version = version
            self.screen = screen
            self.overscan = overscan
            self.state = state
            self.working = working
            self.link = link
            self.settings = settings
            self.playsNothing = playsNothing
        }

        /// Returns the number of bytes that a setting takes in ``settings``: those of both texts as JSON, with a colon and a
        /// comma.
        ///
        /// - Complexity: O(*n*) in the length of both texts.
        public static func settingsSize(ofKey key: String, text: String) -> Int {
            jsonSize(of: key) + jsonSize(of: text) + 2
        }

        /// Returns the number of bytes of a text as JSON, in the notation of browsers.
        private static func jsonSize(of text: String) -> Int {
            text.utf8.reduce(2) { size, byte in
                switch byte {
                case 0x08, 0x09, 0x0A, 0x0C, 0x0D, UInt8(ascii: "\""), UInt8(ascii: "\\"): size + 2
                case ..<0x20: size + 6
                default: size + 1
                }
            }
        }
    }

    /// A screen, as large as the page's window or frame.
    public struct Screen: Codable, Equatable, Sendable {
        /// The size in points, 1...16,384.
        public var width: Double, height: Double
        /// The pixels per point, 0.25...8.
        public var scale: Double
        /// The parts that hardware covers, in points: top, left, bottom, right.
        public var safeArea: [Double]
        /// A Boolean value that tells whether the user prefers a dark appearance.
        public var isDark: Bool
        /// A Boolean value that tells whether the user prefers less motion.
        public var reducesMotion: Bool
        /// A Boolean value that tells whether the user prefers more contrast. If absent, this is unknown.
        public var increasesContrast: Bool?
        /// The size of text that the user has set, in pixels, 1...1,024; the usual size is 16. If absent, it
        /// is unknown.
        public var textSize: Double?
        /// The user's languages as BCP 47 tags, the most preferred first: at most 32 of at most 64 letters,
        /// digits and hyphens. If absent, they are unknown.
        public var languages: [String]?
        /// The orientation of the device. If absent, it is unknown.
        public var orientation: Orientation?
        /// A Boolean value that tells whether the screen displays more colours than sRGB has. If absent,
        /// this is unknown.
        public var hasWideGamut: Bool?
        /// The user's time zone by its name in the tz database: 1...64 letters, digits, hyphens,
        /// underscores, plus signs and slashes. If absent, it is unknown.
        public var timeZone: String?
        /// A Boolean value that tells whether the display can take pictures with a camera. If absent, it cannot.
        public var hasCamera: Bool?
        /// A Boolean value that tells whether the user prefers less transparency. If absent, the user does not.
        public var reducesTransparency: Bool?
        /// A Boolean value that tells whether the device inverts all colours. If absent, it does not.
        public var invertsColors: Bool?

        /// The orientations of a device.
        public enum Orientation: String, Codable, Sendable {
            /// The device is upright.
            case portrait
            /// The device is upside down.
            case portraitUpsideDown
            /// The device lies on its side, with its top to the left.
            case landscapeLeft
            /// The device lies on its side, with its top to the right.
            case landscapeRight
        }

        /// Creates a screen.
        public init(
            width: Double, height: Double, scale: Double, safeArea: [Double] = [0, 0, 0, 0],
            isDark: Bool = false, reducesMotion: Bool = false, increasesContrast: Bool? = nil,
            textSize: Double? = nil, languages: [String]? = nil, orientation: Orientation? = nil,
            hasWideGamut: Bool? = nil, timeZone: String? = nil, hasCamera: Bool? = nil,
            reducesTransparency: Bool? = nil, invertsColors: Bool? = nil
        ) {
            self.width = width
            self.height = height
            self.scale = scale
            self.safeArea = safeArea
            self.isDark = isDark
            self.reducesMotion = reducesMotion
            self.increasesContrast = increasesContrast
            self.textSize = textSize
            self.languages = languages
            self.orientation = orientation
            self.hasWideGamut = hasWideGamut
            self.timeZone = timeZone
            self.hasCamera = hasCamera
            self.reducesTransparency = reducesTransparency
            self.invertsColors = invertsColors
        }
    }
}
