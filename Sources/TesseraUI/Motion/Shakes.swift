import TesseraDisplay

/// Delivers the shakes of a device that a display reports.
@MainActor
final class Shakes {
    /// The object that has received the beginning of a shake, and receives its end.
    private weak var responder: UIResponder?

    /// Handles a report.
    func handle(_ phase: DisplayEvent.ShakePhase, in window: UIWindow?) {
        let event = UIEvent(type: .motion, subtype: .motionShake)
        switch phase {
        case .began:
            responder?.motionCancelled(.motionShake, with: event)
            responder = window?.shaken
            responder?.motionBegan(.motionShake, with: event)
        case .ended, .cancelled:
            let shaken = responder
            responder = nil
            if phase == .ended {
                shaken?.motionEnded(.motionShake, with: event)
            } else {
                shaken?.motionCancelled(.motionShake, with: event)
            }
        }
    }
}

extension UIWindow {
    /// The object that a shake of the device reaches first.
    fileprivate var shaken: UIResponder? { firstResponder ?? rootViewController?.frontController ?? self }

    /// True if an object that a shake reaches handles it.
    var hearsShakes: Bool {
        guard let shaken else { return false }
        return MethodOverrides.ofMotions.areInChain(of: shaken)
    }
}
