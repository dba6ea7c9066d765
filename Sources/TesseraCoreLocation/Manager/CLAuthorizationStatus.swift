/// What the user has decided about the place of the device.
/// See Apple's [CLAuthorizationStatus](https://developer.apple.com/documentation/corelocation/clauthorizationstatus).
public enum CLAuthorizationStatus: Int32, Sendable {
    /// The app has not asked yet, the user has closed the browser's question, or the browser has not told yet.
    case notDetermined = 0
    /// Somebody other than the user does not permit it. No browser reports this.
    case restricted = 1
    /// The user does not permit it, or the browser does not reveal the place to a page like this one.
    case denied = 2
    /// The app may know the place at any time, which browsers do not let any page do.
    case authorizedAlways = 3
    /// The app may know the place while the page is open.
    case authorizedWhenInUse = 4
}

/// The exactness that the user permits.
/// See Apple's [CLAccuracyAuthorization](https://developer.apple.com/documentation/corelocation/claccuracyauthorization).
public enum CLAccuracyAuthorization: Int, Sendable {
    /// The app may know the place as exactly as the device does.
    case fullAccuracy = 0
    /// The app may know the place roughly.
    case reducedAccuracy = 1
}
