extension DisplayEvent {
    /// The place of the device, or the reason why the display cannot find it.
    public struct Position: Codable, Equatable, Sendable {
        /// The place, or nil if the display cannot find it.
        public var place: Place?
        /// The reason why the display cannot find the place.
        public var failure: Failure?

        /// Creates a report of a place.
        public init(place: Place) { self.place = place }

        /// Creates a report of a failure.
        public init(failure: Failure) { self.failure = failure }

        /// The reasons why a display cannot find the place of the device.
        public enum Failure: String, Codable, Sendable {
            /// The user does not permit it.
            case denied
            /// The device does not know it at present.
            case unknown
            /// The browser does not know the device's place, or does not reveal it to a page like this one.
            case unavailable
        }

        /// A place on the earth.
        public struct Place: Codable, Equatable, Sendable {
            /// The latitude in degrees, -90...90.
            public var latitude: Double
            /// The longitude in degrees, -180...180.
            public var longitude: Double
            /// The greatest probable error of both, in metres.
            public var accuracy: Double
            /// The height above the reference ellipsoid in metres. If absent, it is unknown.
            public var altitude: Double?
            /// The greatest probable error of the altitude in metres.
            public var altitudeAccuracy: Double?
            /// The direction in which the device moves, in degrees clockwise from north. If absent, it is unknown.
            public var course: Double?
            /// The speed in metres a second. If absent, it is unknown.
            public var speed: Double?
            /// The milliseconds since the device was there.
            public var age: Double

            /// Creates a place.
            public init(
                latitude: Double, longitude: Double, accuracy: Double, altitude: Double? = nil,
                altitudeAccuracy: Double? = nil, course: Double? = nil, speed: Double? = nil, age: Double = 0
            ) {
                (self.latitude, self.longitude, self.accuracy) = (latitude, longitude, accuracy)
                (self.altitude, self.altitudeAccuracy) = (altitude, altitudeAccuracy)
                (self.course, self.speed, self.age) = (course, speed, age)
            }

            private enum CodingKeys: String, CodingKey {
                case latitude, longitude, accuracy, altitude, altitudeAccuracy, course, speed, age
            }
        }

        /// The greatest distance in metres, and the greatest speed in metres a second.
        public static let greatest = 1e9

        /// The reason why no display can have sent this, or nil if it is valid.
        var complaint: String? {
            guard (place == nil) != (failure == nil) else { return "A position is a place or a failure." }
            guard let place else { return nil }
            guard abs(place.latitude) <= 90, abs(place.longitude) <= 180 else {
                return "A place has a latitude of -90...90 degrees and a longitude of -180...180 degrees."
            }
            let sizes = [place.accuracy, place.altitudeAccuracy ?? 0, place.speed ?? 0, place.age]
            guard sizes.allSatisfy({ (0...Self.greatest).contains($0) }),
                abs(place.altitude ?? 0) <= Self.greatest, (0...360).contains(place.course ?? 0)
            else { return "Distances, speeds and ages are 0...1e9, and a course is 0...360 degrees." }
            return nil
        }
    }
}
