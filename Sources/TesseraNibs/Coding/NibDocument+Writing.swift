import Foundation

// A document in an app's bundle begins with five bytes that name the form and one byte for the kind of document. Then
// come the strings, each once, and then the elements in the order in which they begin. Numbers have seven bits per
// byte, the lowest bits first.

extension NibDocument {
    static let signature: [UInt8] = [0x54, 0x4e, 0x49, 0x42, 1]

    /// The data of the document that is shipped with an app.
    ///
    /// - Complexity: O(*n*), where *n* is the size of the document.
    public var data: Data {
        var writer = NibWriter()
        let root = writer.index(root)
        return Data(Self.signature + [kind == .nib ? 0 : 1] + writer.strings() + root)
    }
}

private struct NibWriter {
    private var places: [String: Int] = [:]
    private var table: [String] = []

    private mutating func place(of string: String) -> Int {
        if let place = places[string] { return place }
        places[string] = table.count
        table.append(string)
        return table.count - 1
    }

    mutating func index(_ element: NibElement) -> [UInt8] {
        var bytes: [UInt8] = []
        write(element, to: &bytes)
        return bytes
    }

    private mutating func write(_ element: NibElement, to bytes: inout [UInt8]) {
        bytes.append(number: place(of: element.name))
        bytes.append(number: element.line)
        bytes.append(number: place(of: element.text))
        bytes.append(number: element.attributes.count)
        for attribute in element.attributes {
            bytes.append(number: place(of: attribute.name))
            bytes.append(number: place(of: attribute.value))
        }
        bytes.append(number: element.children.count)
        for child in element.children { write(child, to: &bytes) }
    }

    func strings() -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.append(number: table.count)
        for string in table {
            bytes.append(number: string.utf8.count)
            bytes.append(contentsOf: string.utf8)
        }
        return bytes
    }
}

extension [UInt8] {
    fileprivate mutating func append(number: Int) {
        var rest = UInt(Swift.max(number, 0))
        while rest >= 0x80 {
            append(UInt8(rest & 0x7f) | 0x80)
            rest >>= 7
        }
        append(UInt8(rest))
    }
}
