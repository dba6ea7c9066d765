import Foundation

// These initializers have a fixed number of arguments, so that the compiler prefers them to those of Foundation, which
// take any number of arguments but ignore plural rules on Linux.

extension String {
    /// Creates a text from a format, in the form that plural rules have for the number.
    public init<Value: CVarArg>(format: String, _ argument: Value) {
        self.init(format, nil, [argument])
    }

    /// Creates a text from a format with two arguments, in the form that plural rules have for them.
    public init<First: CVarArg, Second: CVarArg>(format: String, _ first: First, _ second: Second) {
        self.init(format, nil, [first, second])
    }

    /// Creates a text from a format with three arguments, in the form that plural rules have for them.
    public init<First: CVarArg, Second: CVarArg, Third: CVarArg>(
        format: String, _ first: First, _ second: Second, _ third: Third
    ) {
        self.init(format, nil, [first, second, third])
    }

    /// Creates a text from a format, in the form that plural rules have for the number. Numbers are written as in a locale.
    public init<Value: CVarArg>(format: String, locale: Locale?, _ argument: Value) {
        self.init(format, locale, [argument])
    }

    /// Creates a text from a format with two arguments, in the form that plural rules have for them. Numbers are written as in a
    /// locale.
    public init<First: CVarArg, Second: CVarArg>(
        format: String, locale: Locale?, _ first: First, _ second: Second
    ) {
        self.init(format, locale, [first, second])
    }

    /// Creates a text from a format with three arguments, in the form that plural rules have for them. Numbers are written as in
    /// a locale.
    public init<First: CVarArg, Second: CVarArg, Third: CVarArg>(
        format: String, locale: Locale?, _ first: First, _ second: Second, _ third: Third
    ) {
        self.init(format, locale, [first, second, third])
    }

    /// Creates a text from a format, in the form that plural rules have for its arguments.
    init(_ format: String, _ locale: Locale?, _ arguments: [any CVarArg]) {
        let resolved = PluralRule.resolved(format, arguments)
        self.init(format: resolved.format, locale: locale, arguments: resolved.arguments)
    }

    /// Returns a text made from a format, in the form that plural rules have for the number. Numbers are written as in
    /// the user's language.
    public static func localizedStringWithFormat<Value: CVarArg>(_ format: String, _ argument: Value)
        -> String
    {
        String(format, .current, [argument])
    }

    /// Returns a text made from a format with two arguments, in the form that plural rules have for them. Numbers are
    /// written as in the user's language.
    public static func localizedStringWithFormat<First: CVarArg, Second: CVarArg>(
        _ format: String, _ first: First, _ second: Second
    ) -> String {
        String(format, .current, [first, second])
    }

    /// Returns a text made from a format with three arguments, in the form that plural rules have for them. Numbers are
    /// written as in the user's language.
    public static func localizedStringWithFormat<First: CVarArg, Second: CVarArg, Third: CVarArg>(
        _ format: String, _ first: First, _ second: Second, _ third: Third
    ) -> String {
        String(format, .current, [first, second, third])
    }
}
