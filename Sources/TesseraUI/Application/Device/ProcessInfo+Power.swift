#if !canImport(Darwin)
    import Foundation

    extension ProcessInfo {
        /// A Boolean value that tells whether the device saves power. It is false, since the computers that run apps here have no
        /// Low Power Mode.
        /// See Apple's
        /// [isLowPowerModeEnabled](https://developer.apple.com/documentation/foundation/processinfo/islowpowermodeenabled).
        public var isLowPowerModeEnabled: Bool { false }

        /// A Boolean value that tells whether an app for iPad runs on a Mac. It is false.
        public var isiOSAppOnMac: Bool { false }
        /// A Boolean value that tells whether an app was built for the Mac with Mac Catalyst. It is false.
        public var isMacCatalystApp: Bool { false }

        /// How hot the device is.
        /// See Apple's [ProcessInfo.ThermalState](
        /// https://developer.apple.com/documentation/foundation/processinfo/thermalstate-swift.enum).
        public enum ThermalState: Int, Sendable {
            /// The device is as hot as usual.
            case nominal = 0
            /// The device is slightly hotter than usual.
            case fair = 1
            /// The device is so hot that it works more slowly.
            case serious = 2
            /// The device is so hot that it needs to cool down.
            case critical = 3
        }

        /// How hot the device is. It is nominal, since computers that run apps here cool themselves.
        public var thermalState: ThermalState { .nominal }
        /// Posted on Apple's systems when ``thermalState`` changes, which never happens here.
        public static let thermalStateDidChangeNotification = Notification.Name(
            "NSProcessInfoThermalStateDidChangeNotification")
    }

    extension Notification.Name {
        /// Posted on Apple's systems when Low Power Mode is switched on or off, which never happens here.
        public static let NSProcessInfoPowerStateDidChange = Notification.Name(
            "NSProcessInfoPowerStateDidChangeNotification")
    }
#endif
