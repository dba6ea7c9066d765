import Foundation

// These initializers have a fixed number of arguments, so that the compiler prefers them to those of Foundation, which
// take any number of arguments but ignore plural rules on Linux.

extension String {
    /// Creates a text from a format, in the form that plural rules have for the number.
    public init<Value: CVarArg>(format: String, _ argument: Value) {
        self.init(format: PluralRule.resolved(format, [argument]), arguments: [argument])
    }

    /// Creates a text from a format with two arguments, in the form that plural rules have for them.
    public init<First: CVarArg, Second: CVarArg>(format: String, _ first: First, _ second: Second) {
        let arguments: [any CVarArg] = [first, second]
        self.init(format: PluralRule.resolved(format, arguments), arguments: arguments)
    }

    /// Creates a text from a format with three arguments, in the form that plural rules have for them.
    public init<First: CVarArg, Second: CVarArg, Third: CVarArg>(
        format: String, _ first: First, _ second: Second, _ third: Third
    ) {
        let arguments: [any CVarArg] = [first, second, third]
        self.init(format: PluralRule.resolved(format, arguments), arguments: arguments)
    }

    /// Returns a text made from a format, in the form that plural rules have for the number. Numbers are written as in
    /// the user's language.
    public static func localizedStringWithFormat<Value: CVarArg>(_ format: String, _ argument: Value)
        -> String
    {
        localized(format, [argument])
    }

    /// Returns a text made from a format with two arguments, in the form that plural rules have for them. Numbers are
    /// written as in the user's language.
    public static func localizedStringWithFormat<First: CVarArg, Second: CVarArg>(
        _ format: String, _ first: First, _ second: Second
    ) -> String {
        localized(format, [first, second])
    }

    /// Returns a text made from a format with three arguments, in the form that plural rules have for them. Numbers are
    /// written as in the user's language.
    public static func localizedStringWithFormat<First: CVarArg, Second: CVarArg, Third: CVarArg>(
        _ format: String, _ first: First, _ second: Second, _ third: Third
    ) -> String {
        localized(format, [first, second, third])
    }

    private static func localized(_ format: String, _ arguments: [any CVarArg]) -> String {
        String(format: PluralRule.resolved(format, arguments), locale: .current, arguments: arguments)
    }
}
