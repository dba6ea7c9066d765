import Foundation

extension String {
    /// Creates the text for a key in the user's language.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key with its values, which is also the text if no table has it.
    ///   - table: The name of the table, or nil for `Localizable`.
    ///   - bundle: The bundle with the table, or nil for the main one.
    ///   - locale: The locale by which numbers are written.
    ///   - comment: A note for translators, which has no effect here.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(keyAndValue, key: keyAndValue.key, table: table, bundle: bundle, locale: locale)
    }

    /// Creates the text for a key in the user's language.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - defaultValue: The text with its values that is used if no table has the key.
    ///   - table: The name of the table, or nil for `Localizable`.
    ///   - bundle: The bundle with the table, or nil for the main one.
    ///   - locale: The locale by which numbers are written.
    ///   - comment: A note for translators, which has no effect here.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(defaultValue, key: "\(key)", table: table, bundle: bundle, locale: locale)
    }

    /// Creates the text of a resource in the language of its locale.
    ///
    /// ```swift
    /// var greeting = LocalizedStringResource("Good morning, \(name)")
    /// greeting.locale = Locale(identifier: "ja")
    /// label.text = String(localized: greeting)
    /// ```
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
        let format = resource.format
        let arguments = resource.defaultValue.arguments
        guard !arguments.isEmpty else {
            self = format
            return
        }
        self.init(format, resource.locale, arguments.map(\.plain))
    }

    private init(_ value: LocalizationValue, key: String, table: String?, bundle: Bundle?, locale: Locale) {
        let format = LocalizedTexts.format(
            value, key: key, table: table, bundle: bundle ?? .main, preferred: AppResources.languages)
        guard !value.arguments.isEmpty else {
            self = format
            return
        }
        self.init(format, locale, value.arguments.map(\.plain))
    }
}

extension LocalizedTexts {
    /// Returns the text for a key with values, which is a format if there are values.
    ///
    /// - Parameters:
    ///   - value: The values, and the text that is used if no table has the key.
    ///   - key: The key.
    ///   - preferred: The languages in which the text is searched, the most preferred first.
    static func format(
        _ value: String.LocalizationValue, key: String, table: String?, bundle: Bundle, preferred: [String]
    ) -> String {
        let isPlain = value.arguments.isEmpty
        return text(
            isPlain ? key.replacing("%%", with: "%") : key,
            value: isPlain ? value.key.replacing("%%", with: "%") : value.key, table: table, bundle: bundle,
            preferred: preferred)
    }
}
