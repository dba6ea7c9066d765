/// Cuts what an app prints into lines.
struct LineSplitter {
    /// Longer lines are cut, so that an app which never ends its line does not fill the memory.
    static let maximumLength = 8 * 1024

    private var rest: [UInt8] = []

    /// The lines that `bytes` end.
    mutating func lines(in bytes: some Sequence<UInt8>) -> [String] {
        var lines: [String] = []
        for byte in bytes {
            if byte == UInt8(ascii: "\n") || rest.count == Self.maximumLength { lines += [take()] }
            if byte != UInt8(ascii: "\n") { rest.append(byte) }
        }
        return lines
    }

    /// The last line where its end is missing.
    mutating func remainder() -> String? {
        rest.isEmpty ? nil : take()
    }

    private mutating func take() -> String {
        defer { rest.removeAll(keepingCapacity: true) }
        if rest.last == UInt8(ascii: "\r") { rest.removeLast() }
        return String(decoding: rest, as: UTF8.self)
    }
}
