import SwiftSyntax

/// Adds the conformance to the flow layout's delegate for classes that implement its methods without naming the protocol.
///
/// A flow layout of iOS asks the delegate of a collection view for its methods by their names in Objective-C. A class that
/// conforms to `UICollectionViewDelegate` alone has them if it says `@objc`.
extension FileRewriter {
    /// A method of the protocol.
    private struct Requirement {
        /// The last part of the name in Objective-C.
        var selector: String
        /// The last label in Swift.
        var label: String
        /// The name and the type of the last parameter.
        var parameter: (name: String, type: String)
        var result: String

        init(_ selector: String, _ label: String, _ type: String, _ result: String) {
            self.selector = "collectionView:layout:\(selector):"
            self.label = label
            parameter = (type == "IndexPath" ? "indexPath" : "section", type)
            self.result = result
        }
    }

    private static let flowLayoutRequirements = [
        Requirement("sizeForItemAtIndexPath", "sizeForItemAt", "IndexPath", "CGSize"),
        Requirement("insetForSectionAtIndex", "insetForSectionAt", "Int", "UIEdgeInsets"),
        Requirement(
            "minimumLineSpacingForSectionAtIndex", "minimumLineSpacingForSectionAt", "Int", "CGFloat"),
        Requirement(
            "minimumInteritemSpacingForSectionAtIndex", "minimumInteritemSpacingForSectionAt", "Int",
            "CGFloat"),
        Requirement("referenceSizeForHeaderInSection", "referenceSizeForHeaderInSection", "Int", "CGSize"),
        Requirement("referenceSizeForFooterInSection", "referenceSizeForFooterInSection", "Int", "CGSize"),
    ]

    private static let flowLayoutDelegate = "UICollectionViewDelegateFlowLayout"

    /// Adds the conformance for the class around the current node.
    func conformToFlowLayoutDelegate() {
        guard let type = scopes.last?.type, type.kind == .class, !type.isLocal,
            !type.path.contains(where: \.isPrivate)
        else { return }
        let members = index.declarations(named: type.name, in: module).flatMap(\.members)
            .filter { $0.kind == .method && $0.name == "collectionView" && $0.labels.count == 3 }
        guard !members.isEmpty else { return }
        let isObjCMembers = index.isObjCMembers(type.name, in: module)
        var methods: [String] = []
        var isFound = false
        for requirement in Self.flowLayoutRequirements {
            guard let member = members.first(where: { isImplementation($0, requirement, isObjCMembers) })
            else {
                continue
            }
            isFound = true
            if member.labels.last == requirement.label { continue }
            methods.append(forwarder(to: member, for: requirement).wrapped(in: member.conditions))
        }
        guard isFound, lacksFlowLayoutDelegate(type.name) else { return }
        let body = methods.isEmpty ? "{}" : "{\n\(methods.joined(separator: "\n"))\n}"
        additions.append("extension \(type.name): \(Self.flowLayoutDelegate) \(body)".wrapped(in: conditions))
    }

    /// Returns true if Objective-C knows a member by the name of a requirement.
    private func isImplementation(
        _ member: MemberDeclaration, _ requirement: Requirement, _ isObjCMembers: Bool
    ) -> Bool {
        guard !member.isStatic, !member.isPrivate, !member.isOverride, member.isObjC || isObjCMembers else {
            return false
        }
        let selector = member.objcName ?? ObjectiveCNames.selector(of: member.name, labels: member.labels)
        return selector == requirement.selector
    }

    /// Returns the code of a requirement that calls a method with another label.
    private func forwarder(to member: MemberDeclaration, for requirement: Requirement) -> String {
        let (name, type) = requirement.parameter
        let arguments = zip(member.labels, ["collectionView", "layout", name])
            .map { $0 == "_" ? $1 : "\($0): \($1)" }.joined(separator: ", ")
        return
            "    public func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, "
            + "\(requirement.label) \(name): \(type)) -> \(requirement.result) "
            + "{ self.\(member.name)(\(arguments)) }"
    }

    /// Returns true if a class conforms to the delegate of collection views but not to that of flow layouts, and none of its
    /// subclasses names that protocol, to which it could not conform a second time.
    private func lacksFlowLayoutDelegate(_ name: String) -> Bool {
        let ancestry = index.ancestry(of: name, in: module)
        let isController =
            ancestry.last.map {
                ([$0] + SystemClasses.superclasses(of: $0)).contains("UICollectionViewController")
            } ?? false
        guard isController || index.conforms(ancestry, to: "UICollectionViewDelegate", in: module),
            !index.conforms(ancestry, to: Self.flowLayoutDelegate, in: module)
        else { return false }
        return !index.files.contains { place, file in
            file.types.contains { type in
                type.inherited.contains { $0.name == Self.flowLayoutDelegate }
                    && index.ancestry(of: type.name, in: place.module).contains(name)
            }
        }
    }
}

extension ProjectIndex {
    /// Returns true if one of some classes conforms to a protocol of a framework, possibly by a protocol of the project.
    func conforms(_ classes: [String], to wanted: String, in module: String) -> Bool {
        var seen: Set<String> = []
        var waiting = classes
        while let owner = waiting.popLast() {
            guard seen.insert(owner).inserted else { continue }
            let outer = owner.lastIndex(of: ".").map { String(owner[..<$0]) }
            for inherited in declarations(named: owner, in: module).flatMap(\.inherited) {
                if inherited.name == wanted { return true }
                waiting.append(resolve(inherited.name, within: outer, in: module))
            }
        }
        return false
    }
}
