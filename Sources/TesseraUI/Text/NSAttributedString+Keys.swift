import Foundation

extension NSAttributedString.Key {
    /// The font of the text: a ``UIFont``.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The colour of the text: a ``UIColor``.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
}
