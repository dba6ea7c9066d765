import Foundation

extension UIDevice {
    /// The state of the power supply.
    /// See Apple's [UIDevice.BatteryState](https://developer.apple.com/documentation/uikit/uidevice/batterystate-swift.enum).
    public enum BatteryState: Int, Sendable {
        /// The state cannot be determined.
        case unknown = 0
        /// The device runs on its battery.
        case unplugged = 1
        /// The battery is being charged.
        case charging = 2
        /// The battery is full, and the device is plugged into power.
        case full = 3
    }

    /// The charge of the battery, 0...1, or -1 if it is not known. It is -1: the computer that runs the app is not the one in the user's hand,
    /// and most browsers do not report the charge.
    public var batteryLevel: Float { -1 }

    /// The state of the power supply, which is not known. See ``batteryLevel``.
    public var batteryState: BatteryState { .unknown }

    /// Posted on Apple's systems when the ``batteryLevel`` has changed.
    public nonisolated class var batteryLevelDidChangeNotification: Notification.Name {
        Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
    }

    /// Posted on Apple's systems when the ``batteryState`` has changed.
    public nonisolated class var batteryStateDidChangeNotification: Notification.Name {
        Notification.Name("UIDeviceBatteryStateDidChangeNotification")
    }
}
