/// Divides the output of an app into lines.
struct LineSplitter {
    /// The greatest length of a line in bytes. Longer lines are divided, so that an app that never ends its
    /// line does not fill the memory.
    static let maximumLength = 8 * 1024

    private var rest: [UInt8] = []

    /// Returns the lines that end in `bytes`.
    mutating func lines(in bytes: some Sequence<UInt8>) -> [String] {
        var lines: [String] = []
        for byte in bytes {
            if byte == UInt8(ascii: "\n") || rest.count == Self.maximumLength { lines += [take()] }
            if byte != UInt8(ascii: "\n") { rest.append(byte) }
        }
        return lines
    }

    /// Returns the last line if it has no line end, or nil if nothing is left.
    mutating func remainder() -> String? {
        rest.isEmpty ? nil : take()
    }

    private mutating func take() -> String {
        defer { rest.removeAll(keepingCapacity: true) }
        if rest.last == UInt8(ascii: "\r") { rest.removeLast() }
        return String(decoding: rest, as: UTF8.self)
    }
}
