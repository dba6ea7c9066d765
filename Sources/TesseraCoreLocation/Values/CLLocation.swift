import Foundation

/// The place of a device at a time.
/// See Apple's [CLLocation](https://developer.apple.com/documentation/corelocation/cllocation).
///
/// Floors and sources are missing, because a browser does not tell them.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
    // Safe: the only stored property does not change. A subclass has to see to its own.
    private let values: Values

    private struct Values: Sendable {
        var coordinate: CLLocationCoordinate2D
        var altitude: CLLocationDistance
        var horizontalAccuracy: CLLocationAccuracy
        var verticalAccuracy: CLLocationAccuracy
        var course: CLLocationDirection
        var courseAccuracy: CLLocationDirectionAccuracy
        var speed: CLLocationSpeed
        var speedAccuracy: CLLocationSpeedAccuracy
        var timestamp: Date
    }

    /// Creates a place at the present time.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }

    /// Creates a place without a direction and a speed.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy, verticalAccuracy vAccuracy: CLLocationAccuracy,
        timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
            verticalAccuracy: vAccuracy, course: -1, speed: -1, timestamp: timestamp)
    }

    /// Creates a place with a direction and a speed, whose errors are not known.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy, verticalAccuracy vAccuracy: CLLocationAccuracy,
        course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
            verticalAccuracy: vAccuracy, course: course, courseAccuracy: -1, speed: speed, speedAccuracy: -1,
            timestamp: timestamp)
    }

    /// Creates a place with a direction and a speed.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy, verticalAccuracy vAccuracy: CLLocationAccuracy,
        course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed,
        speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date
    ) {
        values = Values(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
            verticalAccuracy: vAccuracy, course: course, courseAccuracy: courseAccuracy, speed: speed,
            speedAccuracy: speedAccuracy, timestamp: timestamp)
    }

    /// The place on the earth.
    open var coordinate: CLLocationCoordinate2D { values.coordinate }
    /// The height in metres. Of a place that a browser has found, it is that above the reference ellipsoid, and not above the
    /// sea.
    open var altitude: CLLocationDistance { values.altitude }
    /// The height above the reference ellipsoid in metres.
    open var ellipsoidalAltitude: CLLocationDistance { values.altitude }
    /// The greatest probable error of the place in metres. A negative one says that the place is not known.
    open var horizontalAccuracy: CLLocationAccuracy { values.horizontalAccuracy }
    /// The greatest probable error of the height in metres. A negative one says that the height is not known.
    open var verticalAccuracy: CLLocationAccuracy { values.verticalAccuracy }
    /// The direction in which the device moves. A negative one is not known.
    open var course: CLLocationDirection { values.course }
    /// The probable error of the direction. A negative one says that it is not known.
    open var courseAccuracy: CLLocationDirectionAccuracy { values.courseAccuracy }
    /// The speed. A negative one is not known.
    open var speed: CLLocationSpeed { values.speed }
    /// The probable error of the speed. A negative one says that it is not known.
    open var speedAccuracy: CLLocationSpeedAccuracy { values.speedAccuracy }
    /// The time at which the device was there.
    open var timestamp: Date { values.timestamp }

    /// Returns the distance from another place in metres, along the surface of the reference ellipsoid. Heights do not count.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        Ellipsoid.distance(from: coordinate, to: location.coordinate)
    }

    /// Returns the place itself, which does not change.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
