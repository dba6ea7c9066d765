import Foundation

/// Joins items to a list in the words of a language, such as “bread, butter, and jam”.
/// See Apple's [ListFormatter](https://developer.apple.com/documentation/foundation/listformatter), which Foundation lacks on
/// Linux.
///
/// ```swift
/// label.text = ListFormatter.localizedString(byJoining: ["bread", "butter", "jam"])
/// ```
open class ListFormatter: Formatter {
    private var chosenLocale: Locale?

    /// Creates a formatter for the user's language.
    public override init() {
        super.init()
    }

    /// Creates nothing: coders have no formatters, so that the result is always nil.
    public required init?(coder: NSCoder) {
        nil
    }

    /// The language of the lists. The default, which setting nil restores, is the user's.
    open var locale: Locale! {
        get { chosenLocale ?? .autoupdatingCurrent }
        set { chosenLocale = newValue }
    }

    /// The formatter of the items, which is copied. The default is nil.
    ///
    /// Items for which it has no text are written as without a formatter: texts as they are, numbers and dates in the language of
    /// the list, errors by their descriptions, and all others as `String(describing:)` writes them.
    open var itemFormatter: Formatter? {
        get { copiedItemFormatter }
        set { copiedItemFormatter = newValue.map { $0.copy() as? Formatter ?? $0 } }
    }
    private var copiedItemFormatter: Formatter?

    /// Returns texts joined to a list in the user's language.
    open class func localizedString(byJoining strings: [String]) -> String {
        strings.formatted(.list(type: .and).locale(.autoupdatingCurrent))
    }

    /// Returns items joined to a list. The text is empty if there are no items.
    open func string(from items: [Any]) -> String? {
        let locale = locale ?? .autoupdatingCurrent
        let texts = items.map { copiedItemFormatter?.string(for: $0) ?? Self.text($0, locale) }
        return texts.formatted(.list(type: .and).locale(locale))
    }

    /// Returns the items of an array joined to a list, or nil if the object is not an array.
    open override func string(for obj: Any?) -> String? {
        (obj as? [Any]).flatMap { string(from: $0) }
    }

    /// Returns a formatter with the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = ListFormatter()
        copy.chosenLocale = chosenLocale
        copy.itemFormatter = copiedItemFormatter
        return copy
    }

    private static func text(_ item: Any, _ locale: Locale) -> String {
        switch item {
        case let text as String: text
        case let date as Date: Self.text(date, locale)
        case let number as NSNumber: number.description(withLocale: locale)
        case let error as any Error: error.localizedDescription
        default: String(describing: item)
        }
    }

    private static func text(_ date: Date, _ locale: Locale) -> String {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.dateStyle = .full
        formatter.timeStyle = .full
        return formatter.string(from: date)
    }
}
