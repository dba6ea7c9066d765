/// The secret with which a page finds its device again: 192 random bits as 32 characters of `A–Z a–z 0–9 -
/// _`.
///
/// Anyone who has the token can take over the device, so it is never logged.
struct DeviceToken: Hashable, Sendable {
    /// The characters.
    let text: String

    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    private static let length = 32

    /// Creates a random token from the system's source of randomness.
    init() {
        var generator = SystemRandomNumberGenerator()
        text = String((0..<Self.length).map { _ in Self.alphabet[Int.random(in: 0..<64, using: &generator)] })
    }

    /// Creates a token from text, or returns nil if the text does not have the form of a token.
    init?(_ text: String) {
        guard text.utf8.count == Self.length,
            text.utf8.allSatisfy({ byte in
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
