/// A start tag of an HTML document.
struct HTMLTag: Equatable {
    /// The attributes that the appearance of a text depends on. All others are passed over, so that a tag with a million
    /// attributes takes no memory.
    static let usedAttributes: Set<String> = [
        "align", "alt", "class", "color", "dir", "face", "hidden", "href", "id", "size", "start", "style",
        "type",
        "value",
    ]

    /// The name of the element in lower case.
    var name: String
    /// The values of the used attributes. Of several with one name, the first counts.
    var attributes: [String: String] = [:]
}

extension UInt8 {
    static let tab: UInt8 = 9
    static let lineFeed: UInt8 = 10
    static let formFeed: UInt8 = 12
    static let carriageReturn: UInt8 = 13
    static let space: UInt8 = 32

    /// True for what HTML and CSS call white space.
    var isMarkupSpace: Bool {
        self == .space || (self >= .tab && self <= .carriageReturn && self != 11)
    }

    var isASCIILetter: Bool { isASCIICapital || (self >= 97 && self <= 122) }
    var isASCIICapital: Bool { self >= 65 && self <= 90 }
    var isASCIIDigit: Bool { self >= 48 && self <= 57 }
    /// The small letter of a capital one, and all others as they are.
    var asciiLowercased: UInt8 { isASCIICapital ? self + 32 : self }
}
