import Foundation

/// The effects of a drop on the items.
/// See Apple's [UIDropOperation](https://developer.apple.com/documentation/uikit/uidropoperation).
public enum UIDropOperation: UInt, Sendable {
    /// The drop is cancelled, and the items return.
    case cancel = 0
    /// Drops are usually possible here but not now. The badge of the preview indicates that.
    case forbidden = 1
    /// The items are copied.
    case copy = 2
    /// The items are moved: the app removes them from their old place.
    case move = 3

    /// True if the drop takes the items.
    var takesItems: Bool { self == .copy || self == .move }
}

/// The effect that a drop would have at the present place.
/// See Apple's [UIDropProposal](https://developer.apple.com/documentation/uikit/uidropproposal).
@preconcurrency @MainActor
open class UIDropProposal: NSObject, NSCopying {
    /// The effect of the drop.
    open private(set) var operation: UIDropOperation
    /// A Boolean value that tells whether the exact point of the drop matters. The preview then lies above
    /// the finger, so that the point is visible. False by default.
    open var isPrecise = false
    /// Creates a proposal.
    ///
    /// - Parameter operation: The effect of a drop. If it is a move and the source does not allow moves, a
    ///   drop is cancelled.
    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }

    /// Returns an equal proposal.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { fullCopy() }
    }

    private func fullCopy() -> UIDropProposal {
        let copy = duplicate()
        copy.isPrecise = isPrecise
        return copy
    }

    /// Returns a proposal of the same class. Subclasses with further properties override it.
    func duplicate() -> UIDropProposal { UIDropProposal(operation: operation) }
}
