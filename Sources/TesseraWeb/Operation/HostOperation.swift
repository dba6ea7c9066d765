import HTTPTypes
import Logging

/// What a host needs in order to be operated: the gate for new devices, the figures, and the log.
struct HostOperation: Sendable {
    /// Decides which pages a host accepts that is about to end.
    let gate = DrainGate()
    /// Counts and logs what the host refuses.
    let refusals: Refusals
    /// The logger for the host's own messages, which never contain a token.
    let logger: Logger

    /// Creates what a host needs, with a counter of refusals that exists already or a new one.
    init(_ refusals: Refusals? = nil, logger: Logger) {
        self.refusals = refusals ?? Refusals(HostMetrics(), logger: logger)
        self.logger = logger
    }

    /// The figures for a monitoring system.
    var metrics: HostMetrics { refusals.metrics }
}

/// The answer to the question whether a host takes new devices.
enum Availability: String {
    /// The host takes new devices.
    case open = "ok"
    /// The host has as many devices as it allows.
    case full
    /// The host is about to end and lets its devices finish.
    case draining
}

extension HostOperation {
    /// Counts and logs a device that has started.
    func started(_ device: Device) {
        metrics.started(device.app.pathName)
        logger.info(
            "device started", metadata: ["app": "\(device.app.pathName)", "device": "\(device.number)"])
    }

    /// Counts and logs a device that has ended.
    func ended(_ device: Device, _ death: Device.Death) {
        metrics.ended(device.app.pathName, death.end)
        // An app that used too much is the work of a limit, and the others are everyday events.
        logger.log(
            level: death.end == .excessive ? .warning : .info, "device ended",
            metadata: [
                "app": "\(device.app.pathName)", "device": "\(device.number)",
                "reason": "\(death.end.rawValue)",
            ])
    }

    /// Counts and logs a page that gets no device.
    func refused(_ reason: RefusalReason, _ app: HostedApp) { refusals.note(reason, app) }

    /// Counts a request that was answered with a status, if the status is a refusal.
    func count(_ status: HTTPResponse.Status) {
        switch status {
        case .misdirectedRequest: metrics.refused(.host)
        case .forbidden: metrics.refused(.origin)
        case .methodNotAllowed: metrics.refused(.method)
        default: break
        }
    }
}
