import SwiftSyntax

/// Rewrites methods that implement an optional method of a framework's protocol to which only a superclass conforms.
///
///     class Base: UIViewController, UITableViewDelegate {}
///     class Menu: Base { func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {} }
///
/// Objective-C finds the method by its name. Swift on Linux calls what the class with the conformance has, which is the
/// default implementation of the protocol. So that class gets a method that subclasses override, and whose body calls the
/// default implementation: the attribute `@_disfavoredOverload` makes the compiler prefer that one in the call, but not as
/// the implementation of the protocol.
extension FileRewriter {
    /// Makes a method an override if the class with the conformance gets a method for it.
    func overrideInherited(_ node: FunctionDeclSyntax, _ member: MemberDeclaration) {
        guard let type = scopes.last?.type, type.kind == .class, !type.isLocal,
            index.conformingSuperclass(for: member, of: type.name, in: module) != nil
        else { return }
        edits.insert("override ", at: node.funcKeyword.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    /// Adds the methods to a class that its subclasses override.
    func takeInheritedConformances(into node: ClassDeclSyntax) {
        guard let type = enclosingType, !type.isLocal, index.mayHaveSubclasses(type.name) else {
            return
        }
        let access = node.modifiers.contains(.public, .open) ? "public " : ""
        for member in index.lateImplementations(for: type.name, in: module) {
            let before = bodyAdditions[type.end, default: BodyAddition(brace: node.memberBlock.rightBrace)]
            let code = "@_disfavoredOverload \(access)\(member.callOfDefault)"
            bodyAdditions[type.end] = before.adding(code.wrapped(in: member.conditions))
        }
    }
}

extension MemberDeclaration {
    /// The declaration of a method with the same name and types, whose body calls a method of that name.
    fileprivate var callOfDefault: String {
        let names = types.indices.dropLast().map { "value\($0)" }
        let parameters = zip(zip(labels, names), types).map { "\($0.0) \($0.1): \($1)" }
        let arguments = zip(labels, names).map { $0 == "_" ? $1 : "\($0): \($1)" }
        var result = types.last ?? "Void"
        // The requirement may return nil even if the method of the subclass does not.
        if SystemProtocols.returnsOptional(name, labels: labels), !["?", "!"].contains(result.last) {
            result = result.contains(" ") ? "(\(result))?" : result + "?"
        }
        return
            "func \(name)(\(parameters.joined(separator: ", ")))\(result == "Void" ? "" : " -> \(result)") "
            + "{ \(name)(\(arguments.joined(separator: ", "))) }"
    }
}

extension ProjectIndex {
    /// Returns the superclass by whose conformance a method of a class implements an optional method of a framework's
    /// protocol, or nil if there is none in the module, or if the class itself conforms.
    func conformingSuperclass(for member: MemberDeclaration, of name: String, in module: String) -> String? {
        guard member.kind == .method, member.isPlain, !member.isStatic, !member.isPrivate, !member.isOverride
        else {
            return nil
        }
        let protocols = SystemProtocols.protocols(withOptionalMethod: member.name, labels: member.labels)
        guard !protocols.isEmpty else { return nil }
        func conforms(_ type: String) -> Bool {
            // The class that `conforms(_:to:in:)` would find next is the superclass, whose conformance is another one.
            let named = declarations(named: type, in: module).flatMap(\.inherited).map(\.name)
            let own = named.filter { isProtocol($0, in: module) }
            return !protocols.isDisjoint(with: own)
                || protocols.contains { self.conforms(own, to: $0, in: module) }
        }
        guard !conforms(name) else { return nil }
        for ancestor in ancestry(of: name, in: module).dropFirst() {
            // A superclass with the method is one that subclasses override in the source.
            guard hasBody(ancestor, in: module), !declares(member, ancestor, in: module) else { return nil }
            if conforms(ancestor) { return ancestor }
        }
        return nil
    }

    /// Returns the methods of subclasses for which a class gets methods, one for each name, in the order of their names.
    func lateImplementations(for name: String, in module: String) -> [MemberDeclaration] {
        var found: [String: MemberDeclaration] = [:]
        for entry in candidates where entry.place.module == module && entry.type.name != name {
            guard ancestry(of: entry.type.name, in: module).dropFirst().contains(name) else { continue }
            for member in entry.type.members {
                let key = "\(member.name)(\(member.labels))"
                guard found[key] == nil, !entry.type.isPrivateExtension,
                    conformingSuperclass(for: member, of: entry.type.name, in: module) == name
                else { continue }
                found[key] = member
            }
        }
        return found.sorted { $0.key < $1.key }.map(\.value)
    }

    private func declares(_ member: MemberDeclaration, _ type: String, in module: String) -> Bool {
        declarations(named: type, in: module).flatMap(\.members).contains {
            $0.kind == .method && !$0.isStatic && $0.matches(name: member.name, labels: member.labels)
        }
    }
}
