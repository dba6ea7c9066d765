import Foundation

/// What a drop does with the items.
/// See Apple's [UIDropOperation](https://developer.apple.com/documentation/uikit/uidropoperation).
public enum UIDropOperation: UInt, Sendable {
    /// Nothing: the items go back.
    case cancel = 0
    /// Nothing, although drops are taken here usually: the preview says that it is not allowed.
    case forbidden = 1
    /// The items are copied.
    case copy = 2
    /// The items are moved: what they were made of goes from where it was.
    case move = 3

    /// True if a drop takes the items.
    var takesItems: Bool { self == .copy || self == .move }
}

/// What a drop would do where the items are.
/// See Apple's [UIDropProposal](https://developer.apple.com/documentation/uikit/uidropproposal).
@preconcurrency @MainActor
open class UIDropProposal: NSObject, NSCopying {
    /// What the drop does.
    open private(set) var operation: UIDropOperation
    /// A Boolean value that tells whether the point counts at which the drop takes place: the preview then
    /// lies above the finger, where it covers nothing. False by default.
    open var isPrecise = false
    /// Creates a proposal.
    ///
    /// - Parameter operation: What a drop would do. A move needs a source that allows it; where none does, a drop is cancelled.
    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }

    /// Returns a proposal that says the same.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { fullCopy() }
    }

    private func fullCopy() -> UIDropProposal {
        let copy = duplicate()
        copy.isPrecise = isPrecise
        return copy
    }

    /// Returns a proposal of the same class; subclasses with more of them override it.
    func duplicate() -> UIDropProposal { UIDropProposal(operation: operation) }
}
