extension String {
    /// The text between line breaks. A line break at the very end opens no further paragraph. Tabs become four
    /// spaces; control characters, which have no glyph, are dropped.
    var paragraphsForLayout: [String] {
        guard !isEmpty else { return [] }
        var paragraphs: [String] = []
        var current = ""
        var isAfterCarriageReturn = false
        for scalar in unicodeScalars {
            defer { isAfterCarriageReturn = scalar == "\r" }
            switch scalar.value {
            case 0x0A where isAfterCarriageReturn: break
            case 0x0A, 0x0D, 0x85, 0x2028, 0x2029:
                paragraphs.append(current)
                current = ""
            case 0x09: current += "    "
            case 0x00..<0x20, 0x7F..<0xA0: break
            default: current.unicodeScalars.append(scalar)
            }
        }
        if !current.isEmpty { paragraphs.append(current) }
        return paragraphs
    }
}

extension String {
    /// Whether the first letter belongs to a script that is written from right to left: rules P2 and P3 of the
    /// [bidirectional algorithm](https://www.unicode.org/reports/tr9/), with blocks for scripts.
    var isWrittenRightToLeft: Bool {
        for scalar in unicodeScalars {
            switch scalar.value {
            case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
                // Their digits and signs are not strong.
                if scalar.properties.isAlphabetic { return true }
            case 0x3040...0x30FF, 0x4E00...0x9FFF, 0x41...0x5A, 0x61...0x7A: return false
            default: if scalar.properties.isAlphabetic { return false }
            }
        }
        return false
    }
}
