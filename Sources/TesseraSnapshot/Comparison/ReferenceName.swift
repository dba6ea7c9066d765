import Foundation

/// The names of files and folders that are made from the names of tests.
enum ReferenceName {
    /// The greatest length of a name in bytes. File systems allow 255, and an extension is added.
    private static let maximumLength = 200

    /// Returns the name of a test function as people read it: without the backticks of a raw identifier, and
    /// without its parameters.
    ///
    /// - Parameter function: The name as `#function` gives it, such as `home()` or `` `home in dark`() ``.
    static func testName(of function: String) -> String {
        if function.hasPrefix("`"), let end = function.lastIndex(of: "`"), end > function.startIndex {
            return String(function[function.index(after: function.startIndex)..<end])
        }
        return String(function.prefix { $0 != "(" })
    }

    /// Returns a name that can be a file's on all systems, or nil if nothing of the text is left.
    ///
    /// Letters of all scripts stay. Characters with a meaning in paths or shells, spaces and invisible
    /// characters become hyphens, several of them one. A name that is too long ends in a number that differs
    /// for different names.
    static func sanitized(_ text: String) -> String? {
        var name = ""
        for scalar in text.precomposedStringWithCanonicalMapping.unicodeScalars {
            if isAllowed(scalar) {
                name.unicodeScalars.append(scalar)
            } else if !name.isEmpty, name.last != "-" {
                name += "-"
            }
        }
        while name.last == "-" { name.removeLast() }
        while name.first == "-" { name.removeFirst() }
        guard !name.isEmpty else { return nil }
        guard name.utf8.count > maximumLength else { return name }
        var short = ""
        for character in name {
            guard short.utf8.count + character.utf8.count <= maximumLength - 17 else { break }
            short.append(character)
        }
        return "\(short)-\(String(hash(of: name), radix: 16))"
    }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII {
            return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "-"
                || scalar == "_"
        }
        // The joiner holds the parts of an emoji together.
        if scalar == "\u{200D}" { return true }
        return switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .unassigned,
            .privateUse,
            .surrogate:
            false
        default: true
        }
    }

    /// Returns the 64-bit FNV-1a hash of a text.
    private static func hash(of text: String) -> UInt64 {
        text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
