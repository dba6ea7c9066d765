import Foundation

/// Sets the time zone of the process to that of the user, because the app's process can run in another place
/// than the device.
enum DeviceTimeZone {
    /// Makes a time zone that of the process, so that calendars, formatters and `TimeZone.current` use it
    /// from now on. An unknown name changes nothing.
    static func set(_ name: String) {
        guard let zone = TimeZone(identifier: name) else { return }
        // Foundation reads the zone from two places.
        setenv("TZ", name, 1)
        tzset()
        NSTimeZone.resetSystemTimeZone()
        NSTimeZone.default = zone
    }
}
