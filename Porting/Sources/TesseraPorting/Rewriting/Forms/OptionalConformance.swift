import SwiftSyntax

/// Classes that implement optional requirements say so by conforming to the hidden protocols.
extension FileRewriter {
    /// Adds the conformances of a member that may implement requirements of protocols with `@objc`.
    func conform(_ members: [MemberDeclaration]) {
        guard members.contains(where: { index.optionals[$0.name]?.isEmpty == false }),
            let type = scopes.last?.type, !type.isLocal, type.kind == .class || type.kind == .extension
        else { return }
        let ancestry = index.ancestry(of: type.name, in: module)
        for member in members where !member.isStatic && !member.isPrivate {
            for requirement in index.optionalRequirements(of: ancestry, matching: member, in: module) {
                let isInherited = ancestry.dropFirst().contains { ancestor in
                    index.declarations(named: ancestor, in: module).flatMap(\.members).contains {
                        $0.kind == member.kind && $0.matches(name: member.name, labels: member.labels)
                    } && !index.optionalRequirements(of: [ancestor], matching: member, in: module).isEmpty
                }
                guard !isInherited else { continue }
                let hidden = hiddenProtocol(of: requirement.owner, member)
                let prefix = requirement.attributes.isEmpty ? "" : requirement.attributes + " "
                additions.append("extension \(type.name): \(prefix)\(hidden) {}".wrapped(in: conditions))
            }
        }
    }
}

extension ProjectIndex {
    /// An optional requirement of a protocol, with the attributes of the conformance to it.
    struct OptionalRequirement: Hashable {
        var owner: String
        var attributes: String
        /// The name that `@objc` gives the requirement.
        var objcName: String?
    }

    /// The optional requirements that a member of a class implements, by the protocols that the class and its superclasses
    /// conform to.
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
                            owner: name, attributes: inherited.attributes, objcName: match.objcName))
                }
                waiting += declaration.inherited.map {
                    (InheritedType(name: $0.name, attributes: inherited.attributes), name)
                }
            }
        }
        return result.sorted { $0.owner < $1.owner }
    }
}
