import Foundation

/// A form of requests, in the notation of json-server's routes: `/special/photos?page=:page`, `/api/*`.
///
/// A name such as `:page` matches one whole path segment or one whole query value, and a star at the end of
/// the path matches the rest of the path. A request may have other parameters that the pattern does not
/// name.
struct RoutePattern: Equatable, Sendable {
    /// The pattern as it was written.
    let text: String
    private let target: RequestTarget

    /// Parses a pattern.
    /// - Throws: ``InvalidRoute`` with a description of the problem.
    init(_ text: String) throws(InvalidRoute) {
        guard text.hasPrefix("/") else {
            throw InvalidRoute("the route \"\(text)\" must start with '/'")
        }
        self.text = text
        target = RequestTarget(text)
        if let star = target.path.firstIndex(of: "*"), target.path.index(after: star) != target.path.endIndex
        {
            throw InvalidRoute("'*' must be the last character of the path in \"\(text)\"")
        }
    }

    /// The names (`:page`) and the wildcard (`$1`, from `*`) that the pattern contains.
    var placeholders: [String] { target.placeholders }

    /// Returns the parts of a request that match the placeholders, and the parameters that the pattern does
    /// not name, or `nil` if the request has another form.
    func match(_ request: RequestTarget) -> (
        parts: [String: String], remainder: [RequestTarget.RawQueryItem]
    )? {
        guard var parts = matchPath(request.path) else { return nil }
        var remainder = request.query
        for item in target.query {
            guard let index = remainder.firstIndex(where: { $0.name == item.name }) else { return nil }
            let value = remainder.remove(at: index).value
            if item.value.hasPrefix(":") {
                parts[item.value] = value
            } else if RequestTarget.decode(item.value) != RequestTarget.decode(value) {
                return nil
            }
        }
        return (parts, remainder)
    }

    /// Returns the parts of a path that match the placeholders, or `nil` if the path has another form.
    private func matchPath(_ path: String) -> [String: String]? {
        var parts: [String: String] = [:]
        var shape = target.path
        var path = path
        if shape.hasSuffix("*") {
            shape.removeLast()
            // Only the segments before the star are compared one by one.
            let depth = shape.count { $0 == "/" }
            let segments = path.split(separator: "/", omittingEmptySubsequences: false)
            guard segments.count > depth,
                let prefix = shape.split(separator: "/", omittingEmptySubsequences: false).last
            else { return nil }
            let remainder = segments[depth...].joined(separator: "/")
            guard remainder.hasPrefix(prefix) else { return nil }
            parts["$1"] = String(remainder.dropFirst(prefix.count))
            path = segments[..<depth].joined(separator: "/")
            shape = shape.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(
                separator: "/")
        }
        let expected = shape.split(separator: "/", omittingEmptySubsequences: false)
        let actual = path.split(separator: "/", omittingEmptySubsequences: false)
        guard expected.count == actual.count else { return nil }
        for (expected, actual) in zip(expected, actual) {
            if expected.hasPrefix(":") {
                guard !actual.isEmpty else { return nil }
                parts[String(expected)] = String(actual)
            } else if expected.removingPercentEncoding != actual.removingPercentEncoding {
                return nil
            }
        }
        return parts
    }
}

/// The error of a text that is not a route, with a description.
struct InvalidRoute: Error, Equatable {
    let message: String

    init(_ message: String) { self.message = message }
}

extension RequestTarget {
    /// The names (`:page`) and the wildcard (`$1`, from `*`) that a pattern or a replacement contains.
    var placeholders: [String] {
        let segments = path.split(separator: "/").map(String.init) + query.map(\.value)
        let names = segments.filter { $0.hasPrefix(":") || $0 == "$1" }
        return path.hasSuffix("*") ? names + ["$1"] : names
    }
}
