import HTTPTypes

/// The headers of every response.
///
/// Pages run the host's own modules and nothing else: no inline scripts or styles (the client sets styles through the
/// CSSOM, which the policy does not concern), and no other site may frame them.
enum SecurityHeaders {
    /// What a page may load and do.
    static let contentSecurityPolicy = [
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'", "frame-src 'self'", "frame-ancestors 'self'", "base-uri 'none'",
        "form-action 'none'",
    ].joined(separator: "; ")

    /// The headers.
    static let all: [(HTTPField.Name, String)] = [
        (.contentSecurityPolicy, contentSecurityPolicy),
        (.xContentTypeOptions, "nosniff"),
        (referrerPolicy, "no-referrer"),
        (crossOriginResourcePolicy, "same-origin"),
    ]

    private static let referrerPolicy = name("Referrer-Policy")
    private static let crossOriginResourcePolicy = name("Cross-Origin-Resource-Policy")

    private static func name(_ text: String) -> HTTPField.Name {
        guard let name = HTTPField.Name(text) else { preconditionFailure("“\(text)” is a header's name.") }
        return name
    }
}
