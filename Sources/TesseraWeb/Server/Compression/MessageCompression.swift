import NIOHTTP1

/// What a page and the host have agreed on about the compression of messages: the extension permessage-deflate.
///
/// The host compresses in one stream for each connection, since patches repeat what former messages contain: the photo
/// feed needs 370 bytes for each cell that way, 630 if each message is compressed alone, and 1,640 without compression.
/// The stream takes 48 KB of memory. The page begins a new stream with each message, so that the host keeps nothing
/// between them.
///
/// https://www.rfc-editor.org/rfc/rfc7692
struct MessageCompression: Equatable, Sendable {
    /// The number of bits of the greatest distance to which the host's stream refers back.
    var windowBits: Int32 = 13
    /// True if the host's stream goes on from message to message.
    var keepsContext = true
    /// The value of the header that tells the page what the host has chosen.
    private(set) var answer = "permessage-deflate; client_no_context_takeover"

    /// The lengths of messages in bytes that are compressed. Shorter ones gain nothing. Longer ones would keep the other
    /// connections of their thread waiting.
    static let lengths = 64...1 << 20

    /// Chooses the first offer of a page that the host can accept. Returns nil if there is none, or if compression does
    /// not pay since the page calls the host by a name of its own machine.
    init?(_ headers: HTTPHeaders) {
        guard let host = headers.first(name: "Host"), !Authority(host).isLoopback else { return nil }
        for offer in headers[canonicalForm: "Sec-WebSocket-Extensions"] {
            self.init()
            if accept(offer) { return }
        }
        return nil
    }

    private init() {}

    /// Reads the parameters of an offer. Returns false if it is none for this extension, or if it asks for something
    /// that the host cannot do.
    private mutating func accept(_ offer: Substring) -> Bool {
        let parts = offer.split(separator: ";", omittingEmptySubsequences: false).map(Self.trimmed)
        guard parts.first == "permessage-deflate" else { return false }
        var names: Set<Substring> = []
        for part in parts.dropFirst() {
            let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
                Self.trimmed)
            guard names.insert(pair[0]).inserted else { return false }
            switch (pair[0], pair.count == 2 ? pair[1] : nil) {
            case ("client_no_context_takeover", nil), ("client_max_window_bits", nil):
                break
            case ("client_max_window_bits", let value?):
                guard Self.bits(value) != nil else { return false }
            case ("server_no_context_takeover", nil):
                keepsContext = false
                answer += "; server_no_context_takeover"
            case ("server_max_window_bits", let value?):
                // The library cannot write the format with a window of eight bits.
                guard let bits = Self.bits(value), bits > 8 else { return false }
                windowBits = min(windowBits, bits)
                answer += "; server_max_window_bits=\(bits)"
            default:
                return false
            }
        }
        return true
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text
        while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
        while let last = text.last, last == " " || last == "\t" { text.removeLast() }
        return text
    }

    /// Returns the number of bits that a parameter states, which may stand in quotation marks.
    private static func bits(_ value: Substring) -> Int32? {
        let isQuoted = value.count > 2 && value.hasPrefix("\"") && value.hasSuffix("\"")
        let digits = isQuoted ? value.dropFirst().dropLast() : value
        guard digits.count <= 2, !digits.hasPrefix("0"),
            digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
            let number = Int32(digits), (8...15).contains(number)
        else { return nil }
        return number
    }
}
