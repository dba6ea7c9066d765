/// The address of a picture, which contains the name of a recipe and a size: `/images/steak-425x640.jpg`.
struct PictureAddress: Hashable, Sendable {
    /// The address in the form that the data file has.
    let text: String
    /// The name of the recipe.
    let name: String
    /// The width in pixels.
    let width: Int
    /// The height in pixels.
    let height: Int

    /// The prefix of all addresses of pictures.
    static let folder = "/images/"
    /// The sizes that a side may have, in pixels.
    static let sides = 16...4096

    /// Parses an address.
    /// - Throws: ``PaintingError`` if the address has another form or an impossible size.
    init(_ text: String) throws(PaintingError) {
        let expectation =
            "\(text): the address of a picture has the form \(Self.folder)NAME-WIDTHxHEIGHT.jpg, with a name of "
            + "small letters, digits and “-”, and sides of \(Self.sides.lowerBound) to \(Self.sides.upperBound) pixels"
        guard text.hasPrefix(Self.folder), text.hasSuffix(".jpg") else {
            throw PaintingError(expectation)
        }
        let stem = text.dropFirst(Self.folder.count).dropLast(4)
        guard let dash = stem.lastIndex(of: "-"), dash != stem.startIndex else {
            throw PaintingError(expectation)
        }
        let name = stem[..<dash]
        let sides = stem[stem.index(after: dash)...].split(separator: "x", omittingEmptySubsequences: false)
        guard name.utf8.allSatisfy(Self.isPlain), sides.count == 2, let width = Self.side(sides[0]),
            let height = Self.side(sides[1])
        else { throw PaintingError(expectation) }
        self.text = text
        self.name = String(name)
        self.width = width
        self.height = height
    }

    /// Returns the number of pixels of a side, or nil if it is impossible or not written in the usual way. So each
    /// size has one spelling.
    private static func side(_ text: Substring) -> Int? {
        guard let side = Int(text), sides.contains(side), String(side) == text else { return nil }
        return side
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
    }
}
