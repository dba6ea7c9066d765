/// The rules of a routes file, in its order.
struct RewriteRules: Sendable {
    /// No rules at all.
    static let none = RewriteRules(rules: [])

    /// The rules in the order of the file.
    let rules: [RewriteRule]

    private init(rules: [RewriteRule]) {
        self.rules = rules
    }

    /// Creates the rules of a file whose top level is an object of strings.
    init(_ file: JSONFile) throws(MockFileError) {
        let expectation = #"an object of strings such as {"/api/*": "/$1"}"#
        var rules: [RewriteRule] = []
        for member in try file.members(expectation: expectation) {
            guard case .string(let replacement) = member.value else {
                throw file.error(
                    at: member.offset,
                    "expected \(expectation), but \"\(member.key)\" is \(member.value.kind)")
            }
            do {
                rules.append(try RewriteRule(pattern: member.key, replacement: replacement))
            } catch {
                throw file.error(at: member.offset, error.message)
            }
        }
        self.rules = rules
    }

    /// Applies every rule once, in order, so that each rule gets the result of the one before.
    func rewrite(_ target: RequestTarget) -> RequestTarget {
        rules.reduce(target) { target, rule in rule.apply(to: target) ?? target }
    }
}
