import Foundation

extension NibDocument {
    /// Reads a document from the data of the file that is shipped with an app. Throws an error if the data has another
    /// form.
    ///
    /// - Complexity: O(*n*) in time and memory, where *n* is the size of the file.
    public init(data: Data) throws(NibError) {
        guard data.count <= Self.maximumSize else {
            throw NibError(
                "The nib has \(data.count) bytes.", advice: "At most \(Self.maximumSize) are read.")
        }
        var reader = NibReader(bytes: [UInt8](data))
        self = try reader.document()
    }
}

private struct NibReader {
    let bytes: [UInt8]
    var position = 0
    var strings: [String] = []
    /// The number of elements and attributes that have been read so far.
    var parts = 0

    static func broken(_ problem: String) -> NibError {
        NibError("The nib is broken: \(problem).", advice: "Build the app again.")
    }

    mutating func document() throws(NibError) -> NibDocument {
        guard bytes.starts(with: NibDocument.signature) else {
            throw NibError(
                "The file is no nib that was built for Tessera.",
                advice: "Nibs of Xcode are read as XML when the app is built, by tessera run or tessera port."
            )
        }
        position = NibDocument.signature.count
        let kind: NibDocument.Kind = try byte() == 0 ? .nib : .storyboard
        let count = try number()
        guard count <= bytes.count - position else { throw Self.broken("it has too few strings") }
        // Each element has two strings, and so has each attribute.
        guard count <= 2 * NibDocument.maximumParts else { throw Self.broken("it has \(count) strings") }
        strings.reserveCapacity(min(count, 512))
        for _ in 0..<count {
            let length = try number()
            guard length <= bytes.count - position else { throw Self.broken("it ends within a string") }
            strings.append(String(decoding: bytes[position..<position + length], as: UTF8.self))
            position += length
        }
        let root = try element(depth: 0)
        guard position == bytes.count else { throw Self.broken("something comes after its end") }
        return NibDocument(kind: kind, root: root)
    }

    private mutating func byte() throws(NibError) -> UInt8 {
        guard position < bytes.count else { throw Self.broken("it ends too early") }
        position += 1
        return bytes[position - 1]
    }

    private mutating func number() throws(NibError) -> Int {
        var (value, shift) = (0, 0)
        while true {
            let next = try byte()
            value |= Int(next & 0x7f) << shift
            if next < 0x80 { return value }
            shift += 7
            guard shift < 35 else { throw Self.broken("a number is too large") }
        }
    }

    private mutating func string() throws(NibError) -> String {
        let place = try number()
        guard strings.indices.contains(place) else { throw Self.broken("string \(place) is missing") }
        return strings[place]
    }

    /// Reads the number of parts that come next, each of which takes at least `size` bytes. Throws an error if the data is too
    /// short for them.
    private mutating func count(ofSize size: Int) throws(NibError) -> Int {
        let count = try number()
        guard count <= (bytes.count - position) / size else { throw Self.broken("it ends within an element") }
        return count
    }

    private mutating func countParts(_ count: Int) throws(NibError) {
        parts += count
        guard parts <= NibDocument.maximumParts else {
            throw Self.broken("it has more than \(NibDocument.maximumParts) elements and attributes")
        }
    }

    private mutating func element(depth: Int) throws(NibError) -> NibElement {
        guard depth < NibDocument.maximumDepth else {
            throw Self.broken("elements are nested more than \(NibDocument.maximumDepth) deep")
        }
        try countParts(1)
        let name = try string()
        let line = try number()
        let text = try string()
        var attributes: [NibElement.Attribute] = []
        let attributeCount = try count(ofSize: 2)
        try countParts(attributeCount)
        attributes.reserveCapacity(min(attributeCount, 64))
        for _ in 0..<attributeCount {
            attributes.append(NibElement.Attribute(name: try string(), value: try string()))
        }
        var children: [NibElement] = []
        let childCount = try count(ofSize: 5)
        children.reserveCapacity(min(childCount, 64))
        for _ in 0..<childCount { children.append(try element(depth: depth + 1)) }
        return NibElement(name, attributes: attributes, children: children, text: text, line: line)
    }
}
