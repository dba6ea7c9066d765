import Foundation

/// The origins of pages that may read the API's responses: those of this machine, on any port.
enum LocalOrigin {
    /// Returns true if a page with this `Origin` header comes from localhost, 127.0.0.1 or [::1].
    static func contains(_ origin: String) -> Bool {
        guard let parts = URLComponents(string: origin), parts.scheme == "http" || parts.scheme == "https",
            parts.path.isEmpty, parts.query == nil, parts.fragment == nil, parts.user == nil,
            parts.password == nil
        else { return false }
        return ["localhost", "127.0.0.1", "::1", "[::1]"].contains(parts.host?.lowercased())
    }
}
