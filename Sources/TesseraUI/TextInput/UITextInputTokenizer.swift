import Foundation

/// The units of a text.
/// See Apple's [UITextGranularity](https://developer.apple.com/documentation/uikit/uitextgranularity).
public enum UITextGranularity: Int, Sendable {
    /// A character, as a user counts them.
    case character = 0
    /// A word.
    case word = 1
    /// A sentence.
    case sentence = 2
    /// A paragraph, without the line break at its end.
    case paragraph = 3
    /// A line as it is displayed, without the line break at its end.
    case line = 4
    /// The whole text.
    case document = 5
}

/// A direction in a text: one of its storage, or one on the screen.
/// See Apple's [UITextDirection](https://developer.apple.com/documentation/uikit/uitextdirection).
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    /// The number of the direction.
    public let rawValue: Int
    /// Creates a direction from its number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Returns a direction in the stored text.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
    /// Returns a direction on the screen.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    /// Returns true if the direction leads towards the end of a text that is read from right to left or from left to right.
    func leadsForward(isRightToLeft: Bool) -> Bool {
        if let layout = UITextLayoutDirection(rawValue: rawValue) {
            switch layout {
            case .right: return !isRightToLeft
            case .left: return isRightToLeft
            case .up: return false
            case .down: return true
            }
        }
        return rawValue == UITextStorageDirection.forward.rawValue
    }
}

/// An object that finds the units of a text.
/// See Apple's [UITextInputTokenizer](https://developer.apple.com/documentation/uikit/uitextinputtokenizer).
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
    /// Returns the unit that contains a position, or nil if none does. At the edge of a unit, the position belongs to the unit
    /// that lies in the given direction.
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextRange?
    /// Returns true if a unit that one goes through in the given direction ends at a position.
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
    /// Returns the next position in the given direction at which a unit ends, or nil if there is none.
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition?
    /// Returns true if a unit contains a position. At the edge of a unit, the position belongs to the unit that lies in the given
    /// direction.
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}
