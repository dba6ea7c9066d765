import SwiftSyntax

/// Rewrites protocols with `@objc`, whose requirements can be optional.
///
/// Each optional requirement moves from its protocol to a hidden protocol, to which the classes that implement it
/// conform. An extension of the protocol declares a property with the base name of the requirement. It is nil if the
/// object does not conform to the hidden protocol, and otherwise a value that can be called like the method. So
/// `delegate?.didTap?(item)`, `delegate?.didTap != nil` and `delegate?.count?(in: section) ?? 0` stay as they are and
/// mean the same.
extension FileRewriter {
    func rewriteProtocol(_ node: ProtocolDeclSyntax) {
        guard node.attributes.contains(named: "objc") else { return }
        bindToClasses(node)
        let optional = OptionalRequirements(of: node, in: self)
        additions += optional.code()
    }

    /// Makes a protocol inherit from `AnyObject`, since only classes conform to a protocol with `@objc`.
    private func bindToClasses(_ node: ProtocolDeclSyntax) {
        guard let clause = node.inheritanceClause else {
            let end =
                node.primaryAssociatedTypeClause.map { range($0).upperBound } ?? range(node.name).upperBound
            edits.insert(": AnyObject", at: end)
            return
        }
        let names = clause.inheritedTypes.map(\.type.trimmedDescription)
        let bound: Set<String> = ["AnyObject", "NSObjectProtocol", "class"]
        guard bound.isDisjoint(with: names), let last = clause.inheritedTypes.last else { return }
        edits.insert(", AnyObject", at: range(last.type).upperBound)
    }

    /// Removes a member from its protocol if it is an optional requirement. Returns true if it was one.
    func blankIfOptional(_ node: some DeclSyntaxProtocol & WithModifiersSyntax) -> Bool {
        guard enclosingType?.kind == .protocol, node.modifiers.contains(.optional) else { return false }
        if node.modifiers.contains(.static, .class) {
            report(
                .error, at: node, "An optional static requirement exists in Objective-C alone.",
                advice: "Make it a requirement with a default implementation in an extension of the protocol."
            )
        }
        blank(node)
        return true
    }
}

/// Returns the name of the hidden protocol of an optional requirement.
///
/// - Parameter owner: The name of the protocol that declares the requirement, with the names of the types around it.
func hiddenProtocol(of owner: String, _ member: MemberDeclaration) -> String {
    let parts = owner.split(separator: ".")
    let outer = parts.dropLast().map { $0 + "." }.joined()
    let labels = member.labels.map { "_" + ($0 == "_" ? "" : $0) }.joined()
    return "\(outer)TesseraOptional_\(parts.last ?? "")_\(member.name)\(labels)"
}
