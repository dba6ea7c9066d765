import SwiftSyntax

/// Registers members with `@objc` and the attributes of Interface Builder.
extension FileRewriter {
    /// The class around the current node if its members can be registered, or nil.
    ///
    /// The members of a generic class cannot be registered, since each specialization is another class. A class within
    /// a function cannot either, since generated code cannot name it.
    var registrableClass: EnclosingType? {
        guard let scope = scopes.last, let type = scope.type, !type.isLocal, !type.isGeneric,
            !index.isWithinGeneric(type.name, in: module)
        else { return nil }
        switch type.kind {
        case .class: return type
        case .extension:
            return index.isClass(type.name, in: module) ? type : nil
        default: return nil
        }
    }

    func register(_ node: FunctionDeclSyntax) {
        registerDependencies(node)
        guard let type = registrableClass, node.isPlain, node.labels.count <= 3,
            !node.attributes.areUnavailable
        else { return }
        var requirement: ProjectIndex.OptionalRequirement?
        let asked = askedSelector(of: node, in: type)
        if asked == nil, !isKnown(node.attributes, node.modifiers, in: type) {
            requirement = implementedRequirement(node, in: type)
            if requirement == nil { return }
        }
        let selector =
            node.attributes.first(named: "objc")?.objcName ?? asked ?? requirement?.objcName
            ?? ObjectiveCNames.selector(of: node.plainName, labels: node.labels)
        let call = node.attributes.contains(named: "IBSegueAction") ? "segueAction" : "method"
        add("members.\(call)(\(selector.swiftLiteral), \(argument(for: node, of: type)))", to: type)
    }

    /// Returns the selector of a method if UIKit asks whether an object has it without calling it, or nil.
    ///
    /// A table view offers to delete rows by a swipe if its data source can delete them.
    private func askedSelector(of node: FunctionDeclSyntax, in type: EnclosingType) -> String? {
        guard node.plainName == "tableView", node.labels == ["_", "commit", "forRowAt"],
            !node.modifiers.isPrivate, !type.isPrivateExtension,
            !node.modifiers.contains(.static, .class), !node.attributes.contains(named: "nonobjc")
        else { return nil }
        return "tableView:commitEditingStyle:forRowAtIndexPath:"
    }

    /// Returns the optional requirement that a method implements, or nil. Objective-C knows such methods without an
    /// attribute.
    private func implementedRequirement(
        _ node: FunctionDeclSyntax, in type: EnclosingType
    ) -> ProjectIndex.OptionalRequirement? {
        guard index.optionals[node.plainName]?.isEmpty == false, !node.modifiers.isPrivate,
            !type.isPrivateExtension,
            !node.modifiers.contains(.static, .class, .override)
        else { return nil }
        var member = MemberDeclaration(kind: .method, name: node.plainName, labels: node.labels)
        member.types = node.spelledTypes
        let ancestry = index.ancestry(of: type.name, in: module)
        return index.optionalRequirements(of: ancestry, matching: member, in: module).first {
            implements($0, member, in: type)
        }
    }

    func register(_ node: VariableDeclSyntax) {
        guard let type = registrableClass, isKnown(node.attributes, node.modifiers, in: type),
            !node.attributes.areUnavailable
        else { return }
        let call = node.attributes.contains(named: "IBOutlet") ? "outlet" : "property"
        for binding in node.bindings {
            guard let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
                continue
            }
            let name = node.attributes.first(named: "objc")?.objcName ?? identifier.withoutBackticks
            add("members.\(call)(\(name.swiftLiteral), \\.\(identifier))", to: type)
        }
    }

    /// Adds a line to the code that registers a class's members.
    func add(_ line: String, to type: EnclosingType) {
        let declaration = index.declarations(named: type.name, in: module).first { $0.kind == .class }
        registrations.add(line, conditions: conditions, to: type, objcName: declaration?.objcName)
    }

    /// Returns true if Objective-C would know a member with these attributes.
    private func isKnown(
        _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, in type: EnclosingType
    ) -> Bool {
        if modifiers.contains(.static, .class) || attributes.contains(named: "nonobjc", "NSManaged") {
            return false
        }
        if attributes.plain.contains(where: { memberAttributes.contains($0.name) }) { return true }
        if modifiers.isPrivate || type.isPrivateExtension || modifiers.contains(.override) { return false }
        return index.isObjCMembers(type.name, in: module) || (type.isObjCExtension && type.kind == .extension)
    }

    /// Returns the argument that registers a method: a curried reference, or a closure if a reference would be
    /// ambiguous or have another isolation than its class.
    func argument(for node: FunctionDeclSyntax, of type: EnclosingType) -> String {
        let labels = node.labels
        let ancestry = index.ancestry(of: type.name, in: module)
        let members = ancestry.flatMap { index.declarations(named: $0, in: module).flatMap(\.members) }
        let sameName = members.filter {
            $0.kind != .initializer && $0.name == node.plainName && !$0.isOverride
        }
        let same = sameName.filter { $0.kind == .method && $0.labels == labels }
        let isOnMainActor = index.isOnMainActor(ancestry, in: module)
        let isAmbiguous =
            same.count > 1
            || (labels.isEmpty && (sameName.count > 1 || ancestry.last.map(SystemClasses.contains) == true))
        let crosses = !isOnMainActor && node.attributes.contains(named: "MainActor")
        let base = "\(type.name).\(node.name.text)"
        guard isAmbiguous || crosses else {
            return labels.isEmpty ? base : base + "(" + labels.map { $0 + ":" }.joined() + ")"
        }
        let parameters = node.signature.parameterClause.parameters.enumerated()
        let names = ["object: \(type.name)"] + parameters.map { "a\($0): \($1.type.singleLine)" }
        let arguments = parameters.map { position, parameter in
            (parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": ") + "a\(position)"
        }
        // Without the empty capture list, Swift 5 would read the parameters as arguments of the attribute.
        let isolation =
            (isOnMainActor || crosses) && !node.modifiers.contains(.nonisolated) ? "@MainActor [] " : ""
        return "calling: { \(isolation)(\(names.joined(separator: ", "))) in "
            + "object.\(node.name.text)(\(arguments.joined(separator: ", "))) }"
    }
}

extension ProjectIndex {
    /// Returns true if a type or one of the types around it is generic.
    func isWithinGeneric(_ name: String, in module: String) -> Bool {
        let parts = name.split(separator: ".")
        return parts.indices.contains { last in
            let outer = parts[...last].joined(separator: ".")
            return declarations(named: outer, in: module).contains(where: \.isGeneric)
        }
    }

    /// Returns true if one of a class and its superclasses belongs to the main actor.
    func isOnMainActor(_ ancestry: [String], in module: String) -> Bool {
        ancestry.contains { name in
            SystemClasses.isOnMainActor(name)
                || declarations(named: name, in: module).contains { $0.kind == .class && $0.isOnMainActor }
        }
    }
}
