import Foundation

extension Device {
    /// The end of a device, and the reason for it.
    struct Death: Sendable {
        /// The reason, as a sentence for the user.
        var reason: String
        /// True if the app ended by itself shortly after its start.
        var isEarly: Bool
        /// The reason, as it is counted.
        var end: DeviceEnd
        /// The functions that were running when the app crashed, or nil if the host does not report them.
        var trace: CrashTrace?
    }

    /// Returns the reason of the end of a process, as it is counted.
    func end(of status: ExitStatus?, isEarly: Bool) -> DeviceEnd {
        if let hostReason { return hostReason }
        if isEarly { return .failed }
        if case .killed = status { return .crashed }
        return .exited
    }

    /// Returns the reason of the end of a process, as a sentence for the user.
    func reason(of status: ExitStatus?) -> String {
        let ending = "\(app.name) \(status?.description ?? "has ended")"
        return failure.reason.map { "\(ending): \($0)" } ?? "\(ending)."
    }
}
