import Foundation

/// A report of the place of the device in a sequence.
/// See Apple's [CLLocationUpdate](https://developer.apple.com/documentation/corelocation/cllocationupdate).
///
/// ```swift
/// import CoreLocation
///
/// for try await update in CLLocationUpdate.liveUpdates() {
///     if let location = update.location { print(location.coordinate) }
/// }
/// ```
public struct CLLocationUpdate: Sendable {
    /// The place, or nil if it is not known.
    public let location: CLLocation?
    /// A Boolean value that tells whether the user does not permit the app to know the place.
    public let authorizationDenied: Bool
    /// A Boolean value that tells whether the device does not know its place.
    public let locationUnavailable: Bool

    /// What the app does with the places.
    /// See Apple's [CLLocationUpdate.LiveConfiguration](
    /// https://developer.apple.com/documentation/corelocation/cllocationupdate/liveconfiguration).
    public enum LiveConfiguration: Int, Sendable {
        /// Anything. The browser may find the place without its most exact receiver.
        case `default` = 0
        /// The app leads the driver of a car.
        case automotiveNavigation = 1
        /// The app leads somebody in another vehicle, such as a boat or a train.
        case otherNavigation = 2
        /// The app records the way of somebody who exercises.
        case fitness = 3
        /// The app records the way of an aircraft.
        case airborne = 4
    }

    /// Returns a sequence of places. The browser reports them as long as somebody reads the sequence. Before, the app asks the
    /// user with ``CLLocationManager/requestWhenInUseAuthorization()``.
    public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates {
        Updates(configuration: configuration)
    }

    /// A sequence of places.
    public struct Updates: AsyncSequence, Sendable {
        /// A report.
        public typealias Element = CLLocationUpdate

        fileprivate let configuration: LiveConfiguration

        /// Returns an iterator. The browser reports the place as long as the iterator exists.
        public func makeAsyncIterator() -> Iterator { Iterator(configuration) }

        /// The type of the iterator.
        public typealias AsyncIterator = Iterator
    }

    /// An iterator of places. If places come faster than they are read, the latest is next.
    public struct Iterator: AsyncIteratorProtocol {
        private var iterator: AsyncStream<CLLocationUpdate>.Iterator

        fileprivate init(_ configuration: LiveConfiguration) {
            let (stream, continuation) = AsyncStream.makeStream(
                of: CLLocationUpdate.self, bufferingPolicy: .bufferingNewest(1))
            let listener = LocationListener { report in
                switch report {
                case .place(let place): continuation.yield(CLLocationUpdate(location: place))
                case .failure(let error):
                    continuation.yield(
                        CLLocationUpdate(
                            authorizationDenied: error.code == .denied,
                            locationUnavailable: error.code != .denied))
                case .status: break
                }
            }
            listener.begin()
            listener.change {
                if configuration == .default { $0.desiredAccuracy = kCLLocationAccuracyHundredMeters }
                $0.isUpdating = true
            }
            continuation.onTermination = { _ in listener.end() }
            iterator = stream.makeAsyncIterator()
        }

        /// Returns the next report, or nil if the task is cancelled.
        public mutating func next() async throws -> CLLocationUpdate? { await iterator.next() }
    }

    private init(
        location: CLLocation? = nil, authorizationDenied: Bool = false, locationUnavailable: Bool = false
    ) {
        (self.location, self.authorizationDenied) = (location, authorizationDenied)
        self.locationUnavailable = locationUnavailable
    }
}
