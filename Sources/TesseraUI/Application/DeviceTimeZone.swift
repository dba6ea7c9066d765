import Foundation

/// The time zone of the device, which is the user's: an app's process runs somewhere else.
enum DeviceTimeZone {
    /// Makes a time zone that of the process, as it is on a device: calendars, formatters and `TimeZone.current` have it from now on. A name
    /// that nobody knows changes nothing.
    static func set(_ name: String) {
        guard let zone = TimeZone(identifier: name) else { return }
        // Foundation's parts look for the zone in two places.
        setenv("TZ", name, 1)
        tzset()
        NSTimeZone.resetSystemTimeZone()
        NSTimeZone.default = zone
    }
}
