import SwiftSyntax

/// Conditions of `#if` as they hold where Tessera takes the place of an iPhone.
enum ConditionText {
    /// The text that takes the place of a call such as `os(iOS)`, or nil if it stays.
    static func replacement(of call: FunctionCallExprSyntax) -> String? {
        guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let argument = call.arguments.first?.expression.trimmedDescription
        else { return nil }
        switch (name, argument) {
        case ("os", "iOS"), ("targetEnvironment", "simulator"): return "true"
        // What is written for Linux is better than what is written for Apple's C library.
        case ("canImport", "Darwin"), ("canImport", "ObjectiveC"): return nil
        case ("canImport", _): return Frameworks.counterpart(of: argument) == nil ? nil : "true"
        default: return nil
        }
    }

    /// The condition under which a clause is compiled, with those of the clauses before it.
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
        var edits = TextEdits()
        let start = condition.position.utf8Offset
        for call in finder.calls {
            guard let text = replacement(of: call) else { continue }
            edits.replace(
                call.positionAfterSkippingLeadingTrivia.utf8Offset - start..<call
                    .endPositionBeforeTrailingTrivia.utf8Offset - start, with: text)
        }
        return edits.applied(to: condition.description).split(whereSeparator: \.isNewline).joined(
            separator: " "
        )
        .trimmingPrefix { $0 == " " }.description
    }

    /// Whether a clause is never compiled, as far as the names of systems and modules decide it.
    static func isImpossible(_ clause: IfConfigClauseSyntax) -> Bool {
        for other in clause.parent?.as(IfConfigClauseListSyntax.self) ?? [] {
            let value = other.condition.map(value) ?? true
            if other.id == clause.id { return value == false }
            if value == true { return true }
        }
        return false
    }

    /// The value of a condition, or nil if it depends on what is not known here.
    static func value(of condition: ExprSyntax) -> Bool? {
        if let literal = condition.as(BooleanLiteralExprSyntax.self) {
            return literal.literal.tokenKind == .keyword(.true)
        }
        if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            return tuple.elements.first.flatMap { value(of: $0.expression) }
        }
        if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
            return value(of: prefix.expression).map { !$0 }
        }
        if let sequence = condition.as(SequenceExprSyntax.self) { return value(of: Array(sequence.elements)) }
        guard let call = condition.as(FunctionCallExprSyntax.self),
            let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let argument = call.arguments.first?.expression.trimmedDescription
        else { return nil }
        if replacement(of: call) != nil { return true }
        switch name {
        case "os": return ["Linux"].contains(argument)
        case "targetEnvironment": return false
        case "canImport" where ["Darwin", "ObjectiveC"].contains(argument): return false
        case "canImport" where ["UIKit", "Combine", "SafariServices", "Foundation"].contains(argument):
            return true
        case "canImport" where Frameworks.isMissing(argument): return false
        default: return nil
        }
    }

    /// The value of operands between `&&`, which binds more tightly, and `||`.
    private static func value(of elements: [ExprSyntax]) -> Bool? {
        let groups = elements.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "||" }
        let values = groups.map { group -> Bool? in
            let operands = group.filter { !$0.is(BinaryOperatorExprSyntax.self) }.map(value)
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
