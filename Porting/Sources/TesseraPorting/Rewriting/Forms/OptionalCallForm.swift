import SwiftSyntax

/// Rewrites calls of optional methods and references to them.
///
/// In Tessera, optional methods of UIKit's delegates are ordinary methods with default implementations. A call through
/// `?(` therefore loses the question mark. A cast keeps the type of its result optional.
extension FileRewriter {
    func rewriteOptionalCall(_ node: FunctionCallExprSyntax) {
        let mark: TokenSyntax
        let callee: ExprSyntax
        if let optional = node.calledExpression.as(OptionalChainingExprSyntax.self) {
            (mark, callee) = (optional.questionMark, optional.expression)
        } else if let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
            (mark, callee) = (forced.exclamationMark, forced.expression)
        } else {
            return
        }
        guard let member = callee.as(MemberAccessExprSyntax.self), member.base != nil else { return }
        let name = member.declName.plainName
        let labels =
            member.declName.labels ?? node.arguments.map { $0.label?.text.withoutBackticks ?? "_" }
        guard SystemProtocols.hasOptionalMethod(name, labels: labels), !declaresValue(named: name) else {
            return
        }
        blank(mark)
        guard node.calledExpression.is(OptionalChainingExprSyntax.self), isWhole(node) else { return }
        edits.insert("(", at: range(node).lowerBound)
        edits.insert(" as Optional)", at: range(node).upperBound)
    }

    /// Removes the second mark of `delegate?.window??`. The window is an optional property of Apple's delegates, so that its
    /// value has to be unwrapped twice; in Tessera it is a property with a default.
    private func rewriteWindow(_ node: DeclReferenceExprSyntax) {
        guard node.plainName == "window", let member = node.parent?.as(MemberAccessExprSyntax.self),
            member.declName.id == node.id, member.base != nil, let inner = member.parent,
            inner.is(OptionalChainingExprSyntax.self) || inner.is(ForceUnwrapExprSyntax.self)
        else { return }
        if let outer = inner.parent?.as(OptionalChainingExprSyntax.self) {
            replace(outer.questionMark, with: "")
        } else if let outer = inner.parent?.as(ForceUnwrapExprSyntax.self) {
            replace(outer.exclamationMark, with: "")
        }
    }

    /// Returns true if the project has a property with the name whose value is a closure.
    private func declaresValue(named name: String) -> Bool {
        index.anyClosure(named: name)
    }

    /// Returns true if the result of a call is used, and no member of it is accessed directly.
    private func isWhole(_ node: FunctionCallExprSyntax) -> Bool {
        guard let parent = node.parent else { return false }
        return
            !(parent.is(CodeBlockItemSyntax.self) || parent.is(MemberAccessExprSyntax.self)
            || parent.is(OptionalChainingExprSyntax.self) || parent.is(FunctionCallExprSyntax.self)
            || parent.is(SubscriptCallExprSyntax.self))
    }

    /// Rewrites a reference such as `delegate?.count(in:) != nil` if the method is an optional requirement of a
    /// protocol of the project.
    func rewriteOptionalReference(_ node: DeclReferenceExprSyntax) {
        rewriteWindow(node)
        guard let arguments = node.argumentNames, let labels = node.labels,
            let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id,
            let base = member.base, base.trimmedDescription.first?.isUppercase != true,
            base.trimmedDescription != "self", member.parent?.is(FunctionCallExprSyntax.self) != true
        else { return }
        let group = index.optionalRequirements(named: node.plainName, labels: labels)
        guard let count = group else { return }
        if count == 1 {
            blank(arguments)
        } else {
            replace(arguments, with: "?." + OptionalRequirements.property(labels: labels), filling: true)
        }
    }
}

extension ProjectIndex {
    /// Returns the number of optional requirements with a base name in the first protocol that has one with these
    /// labels, or nil.
    func optionalRequirements(named name: String, labels: [String]) -> Int? {
        for entry in optionals[name, default: []] {
            let group = entry.type.members.filter { $0.isOptional && $0.kind == .method && $0.name == name }
            if group.contains(where: { $0.labels == labels }) { return group.count }
        }
        return nil
    }

    /// Returns true if any type of the project has a property with the name whose type is a function, or an alias of one.
    func anyClosure(named name: String) -> Bool {
        let types = files.values.flatMap(\.types).flatMap(\.members)
            .filter { $0.kind == .property && $0.name == name }.flatMap(\.types)
        if types.contains(where: { $0.contains("->") }) { return true }
        guard !types.isEmpty else { return false }
        let aliases = Set(files.values.flatMap(\.closures))
        return types.contains { type in
            // Of `Outer.Handler<Int>?` this is `Handler`.
            let plain = type.prefix { $0 != "<" && $0 != "?" && $0 != "!" }
            return aliases.contains(plain.split(separator: ".").last.map(String.init) ?? "")
        }
    }
}
