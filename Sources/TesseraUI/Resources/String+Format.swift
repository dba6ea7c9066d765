import Foundation

// These initializers have a fixed number of arguments, so that the compiler prefers them to those of Foundation, which take any
// number and know no plural rules here.

extension String {
    /// Creates a text from a format, in the form that the plural rules of ``Foundation/NSLocalizedString(_:tableName:bundle:value:comment:)`` have for the number.
    public init(format: String, _ argument: any CVarArg) {
        self.init(format: PluralRule.resolved(format, [argument]), arguments: [argument])
    }

    /// Creates a text from a format with two arguments, in the form that plural rules have for them.
    public init(format: String, _ first: any CVarArg, _ second: any CVarArg) {
        let arguments = [first, second]
        self.init(format: PluralRule.resolved(format, arguments), arguments: arguments)
    }

    /// Creates a text from a format with three arguments, in the form that plural rules have for them.
    public init(format: String, _ first: any CVarArg, _ second: any CVarArg, _ third: any CVarArg) {
        let arguments = [first, second, third]
        self.init(format: PluralRule.resolved(format, arguments), arguments: arguments)
    }

    /// Returns a text made from a format in the form that plural rules have for the number, with numbers as the user's language
    /// writes them.
    public static func localizedStringWithFormat(_ format: String, _ argument: any CVarArg) -> String {
        localized(format, [argument])
    }

    /// Returns a text made from a format with two arguments, in the form that plural rules have for them.
    public static func localizedStringWithFormat(
        _ format: String, _ first: any CVarArg, _ second: any CVarArg
    ) -> String {
        localized(format, [first, second])
    }

    /// Returns a text made from a format with three arguments, in the form that plural rules have for them.
    public static func localizedStringWithFormat(
        _ format: String, _ first: any CVarArg, _ second: any CVarArg, _ third: any CVarArg
    ) -> String {
        localized(format, [first, second, third])
    }

    private static func localized(_ format: String, _ arguments: [any CVarArg]) -> String {
        let language = AppResources.languages.first
        let locale = language.map(Locale.init(identifier:)) ?? .current
        return String(format: PluralRule.resolved(format, arguments), locale: locale, arguments: arguments)
    }
}
