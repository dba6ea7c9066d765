/// A rule that turns requests of one form into requests of another, as json-server's routes do.
///
/// `"/api/*": "/$1"` inserts the text that the star matched; `"/special/photos?page=:page":
/// "/get_photo_list?page=:page"` inserts a named part. Parameters that the pattern does not name are passed
/// on.
struct RewriteRule: Equatable, Sendable {
    /// The requests that are rewritten.
    let pattern: RoutePattern
    private let replacement: String

    /// Creates a rule from one pair of a routes file.
    /// - Throws: ``InvalidRoute`` with a description of the problem.
    init(pattern: String, replacement: String) throws(InvalidRoute) {
        self.pattern = try RoutePattern(pattern)
        guard replacement.hasPrefix("/") else {
            throw InvalidRoute("the target \"\(replacement)\" of \"\(pattern)\" must start with '/'")
        }
        self.replacement = replacement
        let known = Set(self.pattern.placeholders)
        for name in RequestTarget(replacement).placeholders where !known.contains(name) {
            throw InvalidRoute("\"\(name)\" of \"\(replacement)\" does not occur in \"\(pattern)\"")
        }
    }

    /// Returns the rewritten target, or `nil` if the rule does not apply.
    func apply(to target: RequestTarget) -> RequestTarget? {
        guard let (parts, remainder) = pattern.match(target) else { return nil }
        var result = RequestTarget(replacement)
        let segments = result.path.split(separator: "/", omittingEmptySubsequences: false)
        result.path = segments.map { parts[String($0)] ?? String($0) }.joined(separator: "/")
        for index in result.query.indices {
            if let value = parts[result.query[index].value] { result.query[index].value = value }
        }
        result.query += remainder
        return result
    }
}
