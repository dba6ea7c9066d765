/// Divides the output of an app into lines.
package struct LineSplitter {
    /// The greatest length of a line in bytes. Longer lines are divided, so that an app that never ends its
    /// line does not fill the memory.
    package static let maximumLength = 8 * 1024

    private var pending: [UInt8] = []

    /// Creates a splitter that has read nothing yet.
    package init() {}

    /// Returns the lines that end in `bytes`.
    package mutating func lines(in bytes: some Sequence<UInt8>) -> [String] {
        var lines: [String] = []
        for byte in bytes {
            if byte == UInt8(ascii: "\n") || pending.count == Self.maximumLength { lines += [take()] }
            if byte != UInt8(ascii: "\n") { pending.append(byte) }
        }
        return lines
    }

    /// Returns the last line if it has no line end, or nil if nothing is left.
    package mutating func remainder() -> String? {
        pending.isEmpty ? nil : take()
    }

    private mutating func take() -> String {
        defer { pending.removeAll(keepingCapacity: true) }
        if pending.last == UInt8(ascii: "\r") { pending.removeLast() }
        return String(decoding: pending, as: UTF8.self)
    }
}
