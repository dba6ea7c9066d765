import Foundation
import TesseraUI

/// Finds the place of the device.
/// See Apple's [CLLocationManager](https://developer.apple.com/documentation/corelocation/cllocationmanager).
///
/// ```swift
/// import CoreLocation
///
/// let manager = CLLocationManager()
/// manager.delegate = self
/// manager.requestWhenInUseAuthorization()
/// manager.startUpdatingLocation()
/// ```
///
/// The browser finds the place, and asks the user. It needs an address that begins with `https`, and tells nothing while another
/// tab is in front.
///
/// An app uses the manager on the main thread, on which the methods of its delegate are called.
open class CLLocationManager: NSObject {
    /// The object that is notified of places. A moment after it is set, it is also notified of what the user has decided.
    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet { if delegate != nil { listener.begin() } }
    }
    /// The greatest error that is good enough, in metres. The default is ``kCLLocationAccuracyBest``. With a hundred metres and
    /// more, the browser finds the place without its most exact receiver, which takes less power.
    open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest {
        didSet { listener.change { [desiredAccuracy] in $0.desiredAccuracy = desiredAccuracy } }
    }
    /// The distance in metres by which the device has to move before its place is reported again. The default is
    /// ``kCLDistanceFilterNone``.
    open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone {
        didSet { listener.change { [distanceFilter] in $0.distanceFilter = distanceFilter } }
    }
    /// The place that was reported last, or nil if there is none.
    open private(set) var location: CLLocation?

    private let listener: LocationListener

    /// The manager of a listener. It is set once, before the listener is used, and read on the main actor.
    private final class Owner: @unchecked Sendable {
        weak var manager: CLLocationManager?
    }

    /// Creates a manager.
    public override init() {
        let owner = Owner()
        listener = LocationListener { owner.manager?.receive($0) }
        super.init()
        owner.manager = self
        listener.begin()
    }

    deinit { listener.end() }

    @MainActor
    private func receive(_ report: LocationListener.Report) {
        switch report {
        case .place(let place):
            location = place
            delegate?.locationManager(self, didUpdateLocations: [place])
        case .failure(let error): delegate?.locationManager(self, didFailWithError: error)
        case .status: delegate?.locationManagerDidChangeAuthorization(self)
        }
    }

    /// What the user has decided. It is ``CLAuthorizationStatus/notDetermined`` until the browser has told, which takes a moment
    /// after the app has created its first manager.
    open var authorizationStatus: CLAuthorizationStatus { LocationStatus.shared.status }

    /// What the user has decided. Apple advises to ask a manager.
    open class func authorizationStatus() -> CLAuthorizationStatus { LocationStatus.shared.status }

    /// The exactness that the user permits. A browser does not tell that the user permits a rough place only; its accuracy does.
    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

    /// Returns true unless the browser reveals no places, or not to a page like this one.
    open class func locationServicesEnabled() -> Bool { LocationStatus.shared.isEnabled }

    /// Asks the user, unless the user has decided before. The delegate is notified of a decision.
    ///
    /// The browser asks the user at once, in words of its own.
    open func requestWhenInUseAuthorization() { LocationListener.ask() }

    /// Does what ``requestWhenInUseAuthorization()`` does, because a page learns of no place when it is closed.
    open func requestAlwaysAuthorization() { LocationListener.ask() }

    /// Lets the delegate be notified of the place from now on, and of each change. The notifications begin when the user permits
    /// it.
    open func startUpdatingLocation() { listener.change { $0.isUpdating = true } }

    /// Ends the notifications.
    open func stopUpdatingLocation() {
        listener.change {
            $0.isUpdating = false
            $0.isWaitingForOne = false
        }
    }

    /// Lets the delegate be notified of the place once: when it is known as exactly as ``desiredAccuracy`` wants, which is 20
    /// metres at most, or else after ten seconds.
    open func requestLocation() { listener.change { $0.isWaitingForOne = true } }
}
