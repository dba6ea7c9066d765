import Foundation

/// The methods that notify an object of the place of the device. They are called on the main thread, and are optional.
/// See Apple's [CLLocationManagerDelegate](https://developer.apple.com/documentation/corelocation/cllocationmanagerdelegate).
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    /// Notifies the delegate of places, with the latest last.
    @MainActor func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// Notifies the delegate that the place is not known.
    @MainActor func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// Notifies the delegate of what the user has decided: a moment after the manager got the delegate, and after each change.
    @MainActor func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// Notifies the delegate of what the user has decided. Apple advises to implement
    /// ``locationManagerDidChangeAuthorization(_:)``, without which this method is called.
    @MainActor
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
    /// Does nothing.
    @MainActor
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    /// Does nothing.
    @MainActor public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    /// Calls the method with the status.
    @MainActor public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
    }
    /// Does nothing.
    @MainActor
    public func locationManager(
        _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
    ) {}
}
