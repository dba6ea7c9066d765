import Foundation

/// A text with attributes in whose format values are inserted.
struct FormattedText {
    /// A place of a format where a value is inserted, such as `%1$5.2f`.
    struct Specifier: Equatable {
        /// The number of the value, counted from 1, if the specifier states it.
        var position: Int?
        /// The flags, the width and the precision, such as `5.2`.
        var flags: String
        /// The type of the value, such as `f` or `lld`, or `%` for a percent sign.
        var type: String

        /// The number of values that state the width and the precision.
        var measures: Int { flags.count { $0 == "*" } }
    }

    let format: AttributedString
    let arguments: [LocalizedArgument]
    /// True if each value gets its number as an attribute.
    let marksReplacements: Bool
    let locale: Locale

    /// The text with all values.
    var text: AttributedString {
        var result = AttributedString()
        var next = 1
        var start = format.startIndex
        while let percent = format.characters[start...].firstIndex(of: "%") {
            result += format[start..<percent]
            let after = format.characters.index(after: percent)
            guard let (specifier, end) = Self.specifier(format.characters[after...]) else {
                result += format[percent..<after]
                start = after
                continue
            }
            let attributes = format.runs[percent].attributes
            if specifier.type == "%" {
                result += AttributedString("%", attributes: attributes)
            } else {
                let position = specifier.position ?? next + specifier.measures
                result += replacement(specifier, position, attributes)
                if specifier.position == nil { next = position + 1 }
            }
            start = end
        }
        return result + format[start...]
    }

    /// Returns the text of a value with the attributes of its place. A value that is missing has no text.
    private func replacement(
        _ specifier: Specifier, _ position: Int, _ attributes: AttributeContainer
    ) -> AttributedString {
        let first = position - specifier.measures
        guard first >= 1, position <= arguments.count else { return AttributedString() }
        var text: AttributedString
        switch arguments[position - 1] {
        case .attributed(let own): text = own
        case .resource(let resource): text = AttributedString(localized: resource)
        case .value:
            let values = arguments[first - 1..<position].map { $0.plain as any CVarArg }
            text = AttributedString(
                String(format: "%\(specifier.flags)\(specifier.type)", locale: locale, arguments: values))
        }
        text.mergeAttributes(attributes, mergePolicy: .keepCurrent)
        if marksReplacements { text.replacementIndex = position }
        return text
    }

    /// Returns the specifier at the start of a text that comes after a percent sign, and the place after the specifier. Returns
    /// nil if there is none.
    static func specifier(
        _ text: AttributedString.CharacterView.SubSequence
    ) -> (specifier: Specifier, end: AttributedString.Index)? {
        var rest = text
        var position: Int?
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        if let number = Int(String(digits)), rest.dropFirst(digits.count).first == "$" {
            position = number
            rest = rest.dropFirst(digits.count + 1)
        }
        let flags = rest.prefix { "+-# 0123456789.*'".contains($0) }
        rest = rest.dropFirst(flags.count)
        let length = rest.prefix { "hlqLztj".contains($0) }
        rest = rest.dropFirst(length.count)
        guard let type = rest.first, "@dDiuUxXoOfFeEgGaAcCsSp%".contains(type) else { return nil }
        return (
            Specifier(position: position, flags: String(flags), type: String(length) + String(type)),
            rest.index(after: rest.startIndex)
        )
    }
}
