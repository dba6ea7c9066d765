import Foundation

/// The urgencies of texts that are read out.
/// See Apple's [UIAccessibilityPriority](https://developer.apple.com/documentation/uikit/uiaccessibilitypriority).
///
/// ```swift
/// let text = NSAttributedString(
///     string: "The battery is empty.",
///     attributes: [.accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.high])
/// UIAccessibility.post(notification: .announcement, argument: text)
/// ```
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a priority from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The text interrupts what is being read out.
    public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
    /// The text waits until earlier texts have been read out.
    public static let `default` = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityDefault")
    /// The text waits until earlier texts have been read out. Screen readers of browsers have no lower priority.
    public static let low = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityLow")

    /// Returns the priority of a text, which an attribute at its beginning states.
    static func of(_ argument: Any?) -> UIAccessibilityPriority {
        guard let text = argument as? NSAttributedString, text.length > 0 else { return .default }
        let value = text.attribute(.accessibilitySpeechAnnouncementPriority, at: 0, effectiveRange: nil)
        if let name = value as? String { return UIAccessibilityPriority(rawValue: name) }
        return value as? UIAccessibilityPriority ?? .default
    }
}

extension NSAttributedString.Key {
    /// The urgency of a text that is read out, as a ``UIAccessibilityPriority`` or its name.
    public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
        "UIAccessibilitySpeechAttributeAnnouncementPriority")
}
