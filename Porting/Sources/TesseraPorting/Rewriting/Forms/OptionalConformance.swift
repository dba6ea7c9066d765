import SwiftSyntax

/// Adds conformances to the hidden protocols for classes that implement optional requirements.
extension FileRewriter {
    /// Adds the conformances for members that implement optional requirements of protocols with `@objc`.
    func conform(_ members: [MemberDeclaration]) {
        guard members.contains(where: { index.optionals[$0.name]?.isEmpty == false }),
            let type = scopes.last?.type, !type.isLocal, !type.isPrivateExtension,
            type.kind == .class || type.kind == .extension
        else { return }
        let ancestry = index.ancestry(of: type.name, in: module)
        for member in members where !member.isStatic && !member.isPrivate {
            for requirement in index.optionalRequirements(of: ancestry, matching: member, in: module) {
                let isInherited = ancestry.dropFirst().contains { ancestor in
                    index.declarations(named: ancestor, in: module).flatMap(\.members).contains {
                        $0.kind == member.kind && $0.matches(name: member.name, labels: member.labels)
                    } && !index.optionalRequirements(of: [ancestor], matching: member, in: module).isEmpty
                }
                guard !isInherited, implements(requirement, member, in: type) else { continue }
                let hidden = hiddenProtocol(of: requirement.owner, member)
                let prefix = requirement.attributes.isEmpty ? "" : requirement.attributes + " "
                let line = "extension \(type.name): \(prefix)\(hidden) {}".wrapped(in: conditions)
                if !additions.contains(line) { additions.append(line) }
            }
        }
    }

    /// Returns true if a member, and not one of its overloads, implements a requirement.
    func implements(
        _ requirement: ProjectIndex.OptionalRequirement, _ member: MemberDeclaration, in type: EnclosingType
    ) -> Bool {
        let overloads = index.declarations(named: type.name, in: module).flatMap(\.members).filter {
            $0.kind == member.kind && $0.matches(name: member.name, labels: member.labels)
        }
        let chosen = overloads.first { $0.types == requirement.types } ?? overloads.first
        return chosen.map { $0.types == member.types } ?? true
    }
}

extension ProjectIndex {
    /// An optional requirement of a protocol, with the attributes of the conformance to it.
    struct OptionalRequirement: Hashable {
        var owner: String
        var attributes: String
        /// The name that `@objc` gives the requirement, or nil.
        var objcName: String?
        /// The types of the parameters and of the result, as spelled.
        var types: [String] = []
    }

    /// Returns the optional requirements with the name and labels of a member, in the protocols to which a class and
    /// its superclasses conform.
    func optionalRequirements(
        of ancestry: [String], matching member: MemberDeclaration, in module: String
    ) -> [OptionalRequirement] {
        var result: [OptionalRequirement] = []
        var seen: Set<String> = []
        var waiting = ancestry.flatMap { name in
            declarations(named: name, in: module).flatMap { declaration in
                declaration.inherited.map { ($0, name) }
            }
        }
        while let (inherited, owner) = waiting.popLast() {
            let outer = owner.lastIndex(of: ".").map { String(owner[..<$0]) }
            let name = resolve(inherited.name, within: outer, in: module)
            guard seen.insert(name).inserted else { continue }
            for declaration in declarations(named: name, in: module) where declaration.kind == .protocol {
                let match = declaration.members.first {
                    $0.isOptional && $0.kind == member.kind
                        && $0.matches(name: member.name, labels: member.labels)
                }
                if let match {
                    result.append(
                        OptionalRequirement(
                            owner: name, attributes: inherited.attributes, objcName: match.objcName,
                            types: match.types))
                }
                waiting += declaration.inherited.map {
                    (InheritedType(name: $0.name, attributes: inherited.attributes), name)
                }
            }
        }
        return result.sorted { $0.owner < $1.owner }
    }
}
