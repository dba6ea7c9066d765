/// The part of a file for which a browser asks in order to go to a position of a video.
///
/// Of the ranges that HTTP knows, browsers ask for one from a byte on, with or without an end, and for the last bytes.
enum ByteRange: Equatable {
    /// The whole file, since the request names no part, or one in words that this host does not know, as HTTP allows.
    case whole
    /// Some bytes of the file, which is not empty.
    case part(ClosedRange<Int>)
    /// A part that the file does not have.
    case unsatisfiable

    /// Reads the value of the header `Range`.
    ///
    /// - Parameters:
    ///   - header: The value, or nil if the request has no such header.
    ///   - size: The number of bytes of the file.
    init(_ header: String?, size: Int) {
        self = .whole
        guard let header, header.utf8.count <= 100, header.lowercased().hasPrefix("bytes=") else { return }
        let bounds = header.dropFirst("bytes=".count).split(separator: "-", omittingEmptySubsequences: false)
            .map { $0.trimmingPrefix(while: \.isWhitespace) }
        // A list of ranges contains a comma, which is part of no number.
        guard bounds.count == 2 else { return }
        switch (Self.number(bounds[0]), Self.number(bounds[1])) {
        case (let start?, let end):
            if end == nil, !bounds[1].isEmpty { return }
            let last = min(end ?? size - 1, size - 1)
            if let end, end < start { return }
            self = start < size ? .part(start...last) : .unsatisfiable
        case (nil, let count?) where bounds[0].isEmpty:
            self = count > 0 && size > 0 ? .part(max(size - count, 0)...(size - 1)) : .unsatisfiable
        default: return
        }
    }

    private static func number(_ text: Substring) -> Int? {
        text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(text) : nil
    }
}
