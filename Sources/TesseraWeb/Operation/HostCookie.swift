/// The cookie with which a proxy leads a browser back to the host that served its last page.
///
/// It contains the name of a host and nothing about the visitor. A device is found by its token, not by the cookie.
enum HostCookie {
    /// The name of the cookie. nginx reads it as `$cookie_tessera_host`.
    static let name = "tessera_host"

    /// Returns the value of the `Set-Cookie` header of a page.
    static func header(_ hostID: String) -> String {
        "\(name)=\(hostID); Path=/; HttpOnly; SameSite=Lax"
    }
}
