import SwiftSyntax

/// Evaluates and rewrites conditions of `#if` for an app that runs with Tessera instead of on an iPhone.
enum ConditionText {
    /// Returns the text that replaces a call such as `os(iOS)`, or nil if the call stays.
    static func replacement(of call: FunctionCallExprSyntax) -> String? {
        guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let argument = call.arguments.first?.expression.trimmedDescription
        else { return nil }
        switch (name, argument) {
        case ("os", "iOS"), ("targetEnvironment", "simulator"): return "true"
        // These stay false, so that code for Linux is compiled instead of code for Apple's C library.
        case ("canImport", "Darwin"), ("canImport", "ObjectiveC"): return nil
        case ("canImport", _): return Frameworks.counterpart(of: argument) == nil ? nil : "true"
        default: return nil
        }
    }

    /// Returns the condition under which a clause is compiled. The conditions of the clauses before it must not hold.
    static func text(of clause: IfConfigClauseSyntax) -> String {
        var parts: [String] = []
        for other in clause.parent?.as(IfConfigClauseListSyntax.self) ?? [] {
            let isOwn = other.id == clause.id
            if let condition = other.condition {
                parts.append((isOwn ? "" : "!") + "(\(text(of: condition)))")
            }
            if isOwn { break }
        }
        return parts.joined(separator: " && ")
    }

    private static func text(of condition: ExprSyntax) -> String {
        let finder = CallFinder(viewMode: .sourceAccurate)
        finder.walk(condition)
        var result = ""
        var (isSpaced, end) = (false, 0)
        // The condition is written in one line, so its comments and line breaks are left out.
        for token in condition.tokens(viewMode: .sourceAccurate) {
            let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
            defer { isSpaced = !token.trailingTrivia.isEmpty }
            guard offset >= end else { continue }
            if isSpaced || !token.leadingTrivia.isEmpty, !result.isEmpty { result += " " }
            let call = finder.calls.first {
                $0.positionAfterSkippingLeadingTrivia.utf8Offset == offset && replacement(of: $0) != nil
            }
            result += call.flatMap(replacement) ?? token.text
            if let call { end = call.endPositionBeforeTrailingTrivia.utf8Offset }
        }
        return result
    }

    /// Returns true if the names of systems and modules show that a clause is never compiled.
    ///
    /// - Parameter evaluate: A function that returns the value of a call such as `os(iOS)`.
    static func isImpossible(
        _ clause: IfConfigClauseSyntax, by evaluate: (FunctionCallExprSyntax) -> Bool? = usualValue
    ) -> Bool {
        for other in clause.parent?.as(IfConfigClauseListSyntax.self) ?? [] {
            let value = other.condition.map { Self.value(of: $0, by: evaluate) } ?? true
            if other.id == clause.id { return value == false }
            if value == true { return true }
        }
        return false
    }

    /// Returns true if the clauses beside a clause show that it is always compiled.
    static func isCertain(_ clause: IfConfigClauseSyntax) -> Bool {
        for other in clause.parent?.as(IfConfigClauseListSyntax.self) ?? [] {
            let value = other.condition.map { Self.value(of: $0) } ?? true
            if other.id == clause.id { return value == true }
            if value != false { return false }
        }
        return false
    }

    /// Returns true if the condition of a clause, or of one before it, asks which modules there are.
    static func asksForModules(_ clause: IfConfigClauseSyntax) -> Bool {
        for other in clause.parent?.as(IfConfigClauseListSyntax.self) ?? [] {
            if let condition = other.condition {
                let finder = CallFinder(viewMode: .sourceAccurate)
                finder.walk(condition)
                let names = finder.calls.map(\.calledExpression.trimmedDescription)
                if names.contains("canImport") { return true }
            }
            if other.id == clause.id { return false }
        }
        return false
    }

    /// Returns the value of a condition, or nil if it is not known here.
    static func value(
        of condition: ExprSyntax, by evaluate: (FunctionCallExprSyntax) -> Bool? = usualValue
    ) -> Bool? {
        if let literal = condition.as(BooleanLiteralExprSyntax.self) {
            return literal.literal.tokenKind == .keyword(.true)
        }
        if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            return tuple.elements.first.flatMap { value(of: $0.expression, by: evaluate) }
        }
        if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
            return value(of: prefix.expression, by: evaluate).map { !$0 }
        }
        if let sequence = condition.as(SequenceExprSyntax.self) {
            return value(of: Array(sequence.elements), by: evaluate)
        }
        return condition.as(FunctionCallExprSyntax.self).flatMap(evaluate)
    }

    /// Modules that every Swift toolchain for Linux has.
    private static let modulesOfLinux = ["Foundation", "FoundationNetworking", "FoundationXML", "Glibc"]

    /// The value of a call in a condition where Tessera takes the place of an iPhone.
    static func usualValue(_ call: FunctionCallExprSyntax) -> Bool? {
        guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let argument = call.arguments.first?.expression.trimmedDescription
        else { return nil }
        if replacement(of: call) != nil { return true }
        switch name {
        case "os": return ["Linux"].contains(argument)
        case "_runtime": return argument == "_Native"
        case "targetEnvironment": return false
        case "canImport" where ["Darwin", "ObjectiveC"].contains(argument): return false
        case "canImport" where modulesOfLinux.contains(argument) || ManifestText.isAlias(argument):
            return true
        case "canImport" where Frameworks.isMissing(argument): return false
        default: return nil
        }
    }

    /// Returns the value of a sequence of operands with `||` and `&&`, which binds more tightly, or nil if it is not
    /// known.
    private static func value(
        of elements: [ExprSyntax], by evaluate: (FunctionCallExprSyntax) -> Bool?
    ) -> Bool? {
        let groups = elements.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "||" }
        let values = groups.map { group -> Bool? in
            let operands = group.filter { !$0.is(BinaryOperatorExprSyntax.self) }.map {
                value(of: $0, by: evaluate)
            }
            return operands.contains(false) ? false : operands.contains(nil) ? nil : true
        }
        return values.contains(true) ? true : values.contains(nil) ? nil : false
    }
}

/// Collects the calls of an expression.
private final class CallFinder: SyntaxVisitor {
    var calls: [FunctionCallExprSyntax] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        calls.append(node)
        return .visitChildren
    }
}
