/// An error in a JSON text, with the offset of the byte at which it was found.
struct JSONSyntaxError: Error, Equatable {
    var message: String
    var offset: Int
}

/// A place in a text as editors count it: both numbers start at 1, and columns are counted in Unicode
/// scalars.
struct TextPosition: Equatable {
    var line: Int
    var column: Int

    /// Creates the place of the byte at `offset`. An offset past the end is the place after the last
    /// character.
    init(of offset: Int, in bytes: [UInt8]) {
        let before = bytes.prefix(offset)
        line = 1 + before.count { $0 == UInt8(ascii: "\n") }
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        // Continuation bytes of UTF-8 are not counted, as they do not start a character.
        column = 1 + before[start...].count { $0 & 0xC0 != 0x80 }
    }
}
