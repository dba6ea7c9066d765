import Foundation

extension String {
    /// A key of a table of texts, with the values that are inserted into the text.
    /// See Apple's [String.LocalizationValue](https://developer.apple.com/documentation/swift/string/localizationvalue).
    public struct LocalizationValue: ExpressibleByStringInterpolation, Sendable {
        /// The key, in which each value is a specifier such as `%lld`.
        let key: String
        let arguments: [any CVarArg & Sendable]

        /// Creates a key without values.
        public init(_ value: String) {
            key = value
            arguments = []
        }

        /// Creates a key from a literal.
        public init(stringLiteral value: String) { self.init(value) }

        /// Creates a key with values.
        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.key
            arguments = stringInterpolation.arguments
        }

        /// The parts of a key with values.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            var key = ""
            var arguments: [any CVarArg & Sendable] = []

            /// Creates an empty interpolation.
            public init(literalCapacity: Int, interpolationCount: Int) {}

            /// Appends text of the key. Percent signs are doubled, since the key is a format.
            public mutating func appendLiteral(_ literal: String) {
                key += literal.replacing("%", with: "%%")
            }

            /// Appends a string value.
            public mutating func appendInterpolation(_ value: String) {
                key += "%@"
                arguments.append(value)
            }

            /// Appends a whole number.
            public mutating func appendInterpolation(_ value: some FixedWidthInteger & CVarArg & Sendable) {
                key += "%lld"
                arguments.append(Int64(clamping: value))
            }

            /// Appends a number.
            public mutating func appendInterpolation(_ value: Double) {
                key += "%lf"
                arguments.append(value)
            }

            /// Appends a number.
            public mutating func appendInterpolation(_ value: Float) {
                key += "%f"
                arguments.append(Double(value))
            }

            /// Appends a value with the specifier that formats it.
            public mutating func appendInterpolation(_ value: some CVarArg & Sendable, specifier: String) {
                key += specifier
                arguments.append(value)
            }

            /// Appends the text that a style makes of a value.
            public mutating func appendInterpolation<Format: FormatStyle>(
                _ value: Format.FormatInput, format: Format
            )
            where Format.FormatOutput == String {
                appendInterpolation(format.format(value))
            }
        }
    }

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

    private init(_ value: LocalizationValue, key: String, table: String?, bundle: Bundle?, locale: Locale) {
        let plain = value.arguments.isEmpty ? key.replacing("%%", with: "%") : key
        let usual = value.arguments.isEmpty ? value.key.replacing("%%", with: "%") : value.key
        let format = LocalizedTexts.text(plain, value: usual, table: table, bundle: bundle ?? .main)
        guard !value.arguments.isEmpty else {
            self = format
            return
        }
        self.init(format, locale, value.arguments)
    }
}
