/// The secret with which a page finds its device again: 192 random bits as 32 characters of `A–Z a–z 0–9 -
/// _`.
///
/// Anyone who has the token can take over the device, so it is never logged.
///
/// If several hosts share an address, the name of the device's host and a dot come before the bits. A proxy finds the host by it.
struct DeviceToken: Hashable, Sendable {
    /// The characters.
    let text: String

    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    private static let length = 32

    /// Creates a random token from the system's source of randomness.
    init(host: String? = nil) {
        var generator = SystemRandomNumberGenerator()
        let secret = (0..<Self.length).map { _ in Self.alphabet[Int.random(in: 0..<64, using: &generator)] }
        text = (host.map { "\($0)." } ?? "") + String(secret)
    }

    /// Returns true if a text can be the name of a host in tokens: 1 to 32 characters of `a–z 0–9 -`.
    static func isHostID(_ text: some StringProtocol) -> Bool {
        (1...32).contains(text.utf8.count)
            && text.utf8.allSatisfy {
                (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D
            }
    }

    /// Creates a token from text, or returns nil if the text does not have the form of a token.
    init?(_ text: String) {
        let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard let secret = parts.last, parts.count == 1 || Self.isHostID(parts[0]),
            secret.utf8.count == Self.length,
            secret.utf8.allSatisfy({ byte in
                (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
                    || byte == 0x2D || byte == 0x5F
            })
        else { return nil }
        self.text = text
    }
}

extension DeviceToken: CustomStringConvertible {
    /// A text without the secret.
    var description: String { "DeviceToken" }
}
