/// The secret of one answer with a page: 128 random bits as hexadecimal digits.
///
/// The content security policy of the answer runs those scripts in the page that state the secret. Nobody who could
/// get a script into a page knows it.
struct PageNonce: Equatable, Sendable {
    /// The digits.
    let text: String

    /// Creates a random secret from the system's source of randomness.
    init() {
        var generator = SystemRandomNumberGenerator()
        text = (0..<32).map { _ in String(Int.random(in: 0..<16, using: &generator), radix: 16) }.joined()
    }
}
