import Foundation

extension String {
    /// A key of a table of texts, with the values that are inserted into the text.
    /// See Apple's [String.LocalizationValue](https://developer.apple.com/documentation/swift/string/localizationvalue).
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
        /// The key, in which each value is a specifier such as `%lld`.
        let key: String
        let arguments: [LocalizedArgument]

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
            var arguments: [LocalizedArgument] = []

            /// Creates an empty interpolation.
            public init(literalCapacity: Int, interpolationCount: Int) {}

            /// Appends text of the key. Percent signs are doubled, since the key is a format.
            public mutating func appendLiteral(_ literal: String) {
                key += literal.replacing("%", with: "%%")
            }

            /// Appends a string value.
            public mutating func appendInterpolation(_ value: String) { append("%@", .value(value)) }

            /// Appends a whole number.
            public mutating func appendInterpolation(_ value: some FixedWidthInteger & CVarArg & Sendable) {
                append("%lld", .value(Int64(clamping: value)))
            }

            /// Appends a number.
            public mutating func appendInterpolation(_ value: Double) { append("%lf", .value(value)) }

            /// Appends a number.
            public mutating func appendInterpolation(_ value: Float) { append("%f", .value(Double(value))) }

            /// Appends a value with the specifier that formats it.
            public mutating func appendInterpolation(_ value: some CVarArg & Sendable, specifier: String) {
                append(specifier, .value(value))
            }

            /// Appends the text that a style makes of a value.
            public mutating func appendInterpolation<Format: FormatStyle>(
                _ value: Format.FormatInput, format: Format
            )
            where Format.FormatOutput == String {
                appendInterpolation(format.format(value))
            }

            /// Appends a text with attributes, which an `AttributedString` keeps and a `String` does not.
            public mutating func appendInterpolation(_ text: some AttributedStringProtocol) {
                append("%@", .attributed(AttributedString(text[text.startIndex..<text.endIndex])))
            }

            /// Appends the text of a resource, which is searched when the whole text is.
            public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
                append("%@", .resource(resource))
            }

            private mutating func append(_ specifier: String, _ argument: LocalizedArgument) {
                key += specifier
                arguments.append(argument)
            }
        }
    }
}

/// A value that is inserted into a text in the user's language.
enum LocalizedArgument: Sendable {
    case value(any CVarArg & Sendable)
    case attributed(AttributedString)
    indirect case resource(LocalizedStringResource)

    /// The value for a format of strings.
    var plain: any CVarArg & Sendable {
        switch self {
        case .value(let value): value
        case .attributed(let text): String(text.characters)
        case .resource(let resource): String(localized: resource)
        }
    }
}
