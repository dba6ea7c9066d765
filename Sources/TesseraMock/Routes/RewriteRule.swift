import Foundation

/// Turns requests of one shape into requests of another, as json-server's routes do.
///
/// `"/api/*": "/$1"` keeps what the star matched; `"/special/photos?page=:page": "/get_photo_list?page=:page"` moves
/// a named part. A name stands for one whole path segment or one whole query value; a star for the rest of the path.
/// Parameters that the pattern does not name are passed on.
struct RewriteRule: Equatable, Sendable {
    /// The pattern as it stands in the file.
    let pattern: String
    private let source: RequestTarget
    private let replacement: String

    /// A rule from one pair of a routes file.
    /// - Throws: what is wrong with it, in words.
    init(pattern: String, replacement: String) throws(InvalidRule) {
        guard pattern.hasPrefix("/") else {
            throw InvalidRule("the route \"\(pattern)\" must start with '/'")
        }
        guard replacement.hasPrefix("/") else {
            throw InvalidRule("the target \"\(replacement)\" of \"\(pattern)\" must start with '/'")
        }
        self.pattern = pattern
        self.replacement = replacement
        source = RequestTarget(pattern)
        if let star = source.path.firstIndex(of: "*"), source.path.index(after: star) != source.path.endIndex
        {
            throw InvalidRule("'*' must be the last character of the path in \"\(pattern)\"")
        }
        let known = Set(source.placeholders)
        for name in RequestTarget(replacement).placeholders where !known.contains(name) {
            throw InvalidRule("\"\(name)\" of \"\(replacement)\" does not occur in \"\(pattern)\"")
        }
    }

    /// Why a pair of a routes file is no rule.
    struct InvalidRule: Error, Equatable {
        var message: String
        init(_ message: String) { self.message = message }
    }

    /// The rewritten target, or `nil` where the rule does not apply.
    func apply(to target: RequestTarget) -> RequestTarget? {
        guard var parts = matchPath(target.path) else { return nil }
        var rest = target.query
        for item in source.query {
            guard let index = rest.firstIndex(where: { $0.name == item.name }) else { return nil }
            let value = rest.remove(at: index).value
            if item.value.hasPrefix(":") {
                parts[item.value] = value
            } else if RequestTarget.decode(item.value) != RequestTarget.decode(value) {
                return nil
            }
        }
        var result = RequestTarget(replacement)
        let segments = result.path.split(separator: "/", omittingEmptySubsequences: false)
        result.path = segments.map { parts[String($0)] ?? String($0) }.joined(separator: "/")
        for index in result.query.indices {
            if let value = parts[result.query[index].value] { result.query[index].value = value }
        }
        result.query += rest
        return result
    }

    /// The parts of a path that the pattern names, or `nil` where the path has another shape.
    private func matchPath(_ path: String) -> [String: String]? {
        var parts: [String: String] = [:]
        var shape = source.path
        var path = path
        if shape.hasSuffix("*") {
            shape.removeLast()
            // Only the segments before the star are compared one by one.
            let depth = shape.count { $0 == "/" }
            let segments = path.split(separator: "/", omittingEmptySubsequences: false)
            guard segments.count > depth,
                let prefix = shape.split(separator: "/", omittingEmptySubsequences: false).last
            else { return nil }
            let rest = segments[depth...].joined(separator: "/")
            guard rest.hasPrefix(prefix) else { return nil }
            parts["$1"] = String(rest.dropFirst(prefix.count))
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

extension RequestTarget {
    /// The names (`:page`) and the wildcard (`$1`, from `*`) that a pattern or a replacement contains.
    fileprivate var placeholders: [String] {
        let segments = path.split(separator: "/").map(String.init) + query.map(\.value)
        let names = segments.filter { $0.hasPrefix(":") || $0 == "$1" }
        return path.hasSuffix("*") ? names + ["$1"] : names
    }
}
