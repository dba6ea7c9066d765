import Foundation
import TesseraUI

/// One who wants to know the place: a manager, or a sequence of updates.
final class LocationListener: Sendable {
    enum Report: Sendable {
        case place(CLLocation)
        case failure(CLError)
        case status
    }

    /// What the listener wants.
    struct Wishes: Sendable {
        var desiredAccuracy = kCLLocationAccuracyBest
        var distanceFilter = kCLDistanceFilterNone
        var isUpdating = false
        var isWaitingForOne = false

        var wantsPlaces: Bool { isUpdating || isWaitingForOne }
        var isPrecise: Bool { desiredAccuracy < kCLLocationAccuracyHundredMeters }
        /// The greatest error of a place that is good enough for one who waits for one.
        var goodAccuracy: Double { max(desiredAccuracy, 20) }
    }

    let report: @MainActor @Sendable (Report) -> Void

    init(report: @escaping @MainActor @Sendable (Report) -> Void) {
        self.report = report
    }

    private static func onMain(_ body: @escaping @MainActor @Sendable () -> Void) {
        DispatchQueue.main.async { MainActor.assumeIsolated(body) }
    }

    /// Reports what the user has decided, as soon as that is known.
    func begin() { Self.onMain { LocationCenter.shared.add(self) } }

    func change(_ body: @escaping @Sendable (inout Wishes) -> Void) {
        Self.onMain { LocationCenter.shared.change(self, body) }
    }

    func end() { Self.onMain { LocationCenter.shared.remove(self) } }

    /// Asks the user.
    static func ask() { onMain { LocationCenter.shared.ask() } }
}
