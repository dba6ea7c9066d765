import HTTPTypes

/// The headers of every response.
///
/// Pages run only the host's own scripts. Scripts and styles within a page state the secret of that one answer, and the policy of
/// every other page allows no such scripts or styles. (The client sets styles through the CSSOM, to which the policy does not
/// apply.) Other sites must not frame the pages. A page frames, besides pages of this host, the PDF documents that its app
/// prints, and the web pages that its app displays. It plays sound and video from anywhere, as an app does.
enum SecurityHeaders {
    /// The policy for the resources that a page may load and use.
    static let contentSecurityPolicy = policy(scriptsAndStyles: "'self'")

    /// Returns the policy for a page that contains scripts and styles with the secret `nonce`.
    static func contentSecurityPolicy(_ nonce: PageNonce) -> String {
        policy(scriptsAndStyles: "'self' 'nonce-\(nonce.text)'")
    }

    private static func policy(scriptsAndStyles sources: String) -> String {
        [
            "default-src 'none'", "script-src \(sources)", "style-src \(sources)", "img-src 'self' data:",
            "font-src 'self'",
            "connect-src 'self'", "manifest-src 'self'", "frame-src 'self' blob: http: https:",
            "media-src 'self' http: https:",
            "frame-ancestors 'self'",
            "base-uri 'none'",
            "form-action 'none'",
        ].joined(separator: "; ")
    }

    /// The policy for a drawing of an app. If somebody opens its address, it runs no code, loads nothing, and
    /// does not count as a page of this host.
    static let drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

    /// The policy for the page in which documents of an app begin. A document may do what a web page does, but it has no origin,
    /// wherever it is opened: it reaches neither the pages of this host nor what the browser keeps for them.
    static let documentPolicy =
        "sandbox allow-scripts allow-forms; default-src * data: blob: 'unsafe-inline' 'unsafe-eval'; frame-ancestors 'self'"

    /// The policy for the files of such a document, which is also that of a page among them. The document, whose frame has no
    /// origin, may contain that page.
    static let documentFilePolicy =
        "sandbox allow-scripts allow-forms; default-src * data: blob: 'unsafe-inline' 'unsafe-eval'"

    /// The headers.
    static let all: [(HTTPField.Name, String)] = [
        (.contentSecurityPolicy, contentSecurityPolicy),
        (.xContentTypeOptions, "nosniff"),
        (referrerPolicy, "no-referrer"),
        (crossOriginResourcePolicy, "same-origin"),
    ]

    private static let referrerPolicy = HTTPField.Name(checking: "Referrer-Policy")
    static let serviceWorkerAllowed = HTTPField.Name(checking: "Service-Worker-Allowed")
    static let crossOriginResourcePolicy = HTTPField.Name(checking: "Cross-Origin-Resource-Policy")
}

extension HTTPField.Name {
    /// Creates the name of a header that this host uses. The text must be one that HTTP allows.
    init(checking text: String) {
        guard let name = HTTPField.Name(text) else { preconditionFailure("“\(text)” is no header's name.") }
        self = name
    }
}
