import SwiftSyntax

/// The optional requirements of a protocol, and the code that replaces them.
struct OptionalRequirements {
    /// A method or property that a conforming class may lack.
    private struct Requirement {
        var declaration: DeclSyntax
        var member: MemberDeclaration
        var attributes: String
        var conditions: [String]
    }

    private let name: String
    private let outer: String?
    private let access: String
    private let attributes: String
    private var requirements: [Requirement] = []

    init(of node: ProtocolDeclSyntax, in rewriter: FileRewriter) {
        name = node.name.text
        let full = rewriter.enclosingType?.name ?? name
        outer = full.lastIndex(of: ".").map { String(full[..<$0]) }
        let keywords: [Keyword] = [.public, .package, .fileprivate, .private]
        let keyword = keywords.first { node.modifiers.contains($0) }
        access = keyword.map { $0 == .private ? "fileprivate " : "\($0) " } ?? ""
        attributes = node.attributes.copied
        collect(node.memberBlock.members, conditions: rewriter.conditions)
    }

    private mutating func collect(_ members: MemberBlockItemListSyntax, conditions: [String]) {
        for item in members {
            if let configuration = item.decl.as(IfConfigDeclSyntax.self) {
                for clause in configuration.clauses {
                    guard let members = clause.elements?.as(MemberBlockItemListSyntax.self) else { continue }
                    collect(members, conditions: conditions + [ConditionText.text(of: clause)])
                }
            } else if let function = item.decl.as(FunctionDeclSyntax.self),
                function.modifiers.contains(.optional)
            {
                let member = MemberDeclaration(
                    kind: .method, name: function.plainName, labels: function.labels)
                add(function, member, function.attributes, conditions)
            } else if let variable = item.decl.as(VariableDeclSyntax.self),
                variable.modifiers.contains(.optional),
                let name = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
            {
                add(variable, MemberDeclaration(kind: .property, name: name), variable.attributes, conditions)
            }
        }
    }

    private mutating func add(
        _ node: some DeclSyntaxProtocol, _ member: MemberDeclaration, _ attributes: AttributeListSyntax,
        _ conditions: [String]
    ) {
        requirements.append(
            Requirement(
                declaration: DeclSyntax(node), member: member, attributes: attributes.copied,
                conditions: conditions))
    }

    /// Returns the code of the hidden protocols, of the types of values that can be called, and of the properties that
    /// return these values.
    func code() -> [String] {
        var hidden: [String] = []
        var properties: [String] = []
        for requirement in requirements {
            hidden.append(protocolCode(requirement).wrapped(in: requirement.conditions))
            guard let variable = requirement.declaration.as(VariableDeclSyntax.self) else { continue }
            properties.append(propertyCode(requirement, variable).wrapped(in: requirement.conditions))
        }
        var names: [String] = []
        for requirement in requirements
        where requirement.member.kind == .method && !names.contains(requirement.member.name) {
            let name = requirement.member.name
            names.append(name)
            let group = requirements.filter { $0.member.kind == .method && $0.member.name == name }
            let shared =
                group.allSatisfy { $0.conditions == requirement.conditions } ? requirement.conditions : []
            hidden.append(callCode(of: group).wrapped(in: shared))
            properties.append(accessCode(of: group).wrapped(in: shared))
        }
        guard !requirements.isEmpty else { return [] }
        let first = requirements.first.map(\.conditions) ?? []
        let common = first.prefix { condition in requirements.allSatisfy { $0.conditions.contains(condition) }
        }
        let qualified = outer.map { $0 + "." + name } ?? name
        let declarations = hidden.joined(separator: "\n")
        let types = outer.map { "extension \($0) {\n\(declarations)\n}" } ?? declarations
        let extending = "extension \(qualified) {\n\(properties.joined(separator: "\n"))\n}"
        return ["\(types)\n\(extending)".wrapped(in: Array(common))]
    }

    private func protocolName(_ requirement: Requirement) -> String {
        hiddenProtocol(of: name, requirement.member)
    }

    private func groupName(_ group: [Requirement]) -> String {
        "TesseraCall_\(name)_\(group.first?.member.name ?? "")"
    }

    private func protocolCode(_ requirement: Requirement) -> String {
        let copied = requirement.attributes
        let body: String
        if let function = requirement.declaration.as(FunctionDeclSyntax.self) {
            body = "\(copied)func \(function.name.text)\(function.signatureText)"
        } else {
            let bindings = requirement.declaration.as(VariableDeclSyntax.self)?.bindings.singleLine ?? ""
            body = "\(copied)var \(bindings)"
        }
        return "\(attributes)\(access)protocol \(protocolName(requirement)): AnyObject { \(body) }"
    }

    private func propertyCode(_ requirement: Requirement, _ variable: VariableDeclSyntax) -> String {
        let type = variable.bindings.first?.typeAnnotation?.type.singleLine ?? "Any"
        let optional = variable.bindings.first?.typeAnnotation?.type.is(IdentifierTypeSyntax.self) == true
        let name = requirement.member.name
        return "    \(requirement.attributes)\(access)var \(name): \(optional ? type : "(\(type))")? { "
            + "(self as? any \(hiddenName(requirement)))?.\(name) }"
    }

    private func hiddenName(_ requirement: Requirement) -> String {
        (outer.map { $0 + "." } ?? "") + protocolName(requirement)
    }

    /// Returns the code of a type whose values call the methods of a group, which share a base name. If there are
    /// several, each method returns nil if the object lacks it.
    private func callCode(of group: [Requirement]) -> String {
        var lines: [String] = []
        for requirement in group {
            guard let function = requirement.declaration.as(FunctionDeclSyntax.self) else { continue }
            lines.append(contentsOf: methods(function, requirement, isAlone: group.count == 1))
        }
        let object = group.count == 1 ? group.first.map(protocolName) ?? name : name
        return "\(attributes)\(access)struct \(groupName(group)) {\n"
            + "    fileprivate let object: any \(object)\n\(lines.joined(separator: "\n"))\n}"
    }

    private func methods(
        _ function: FunctionDeclSyntax, _ requirement: Requirement, isAlone: Bool
    ) -> [String] {
        let name = function.name.text
        let result = function.signature.returnClause?.type
        let isVoid = result.map { ["Void", "()"].contains($0.trimmedDescription) } ?? true
        let isOptional = result?.is(OptionalTypeSyntax.self) ?? false
        let effects = function.signature.effectSpecifiers.map { " " + $0.singleLine } ?? ""
        let type = isVoid ? "Void" : result?.singleLine ?? "Void"
        let spelled = result?.is(IdentifierTypeSyntax.self) == true || isVoid ? type : "(\(type))"
        let returned = isAlone || isOptional ? type : "\(spelled)?"
        let receiver = isAlone ? "object" : "(object as? any \(protocolName(requirement)))?"
        let call = function.call("\(receiver).\(name)")
        let discardable = isAlone && isVoid ? "" : "@discardableResult "
        func method(_ clause: String) -> String {
            "    \(discardable)\(requirement.attributes)\(access)func callAsFunction\(clause)\(effects) -> \(returned)"
                + " { \(call) }"
        }
        let clause = function.signature.parameterClause
        guard !isAlone else {
            let parameters = clause.parameters.map { "_ \($0.localName): \($0.type.singleLine)" }
            let hasLabels = clause.labels.contains { $0 != "_" }
            return [method(clause.singleLine)]
                + (hasLabels ? [method("(\(parameters.joined(separator: ", ")))")] : [])
        }
        return [method(clause.singleLine), property(function, requirement, effects: effects, type: type)]
            .map { $0.wrapped(in: requirement.conditions) }
    }

    /// Returns the code of the property whose value is the method of a group as a function without labels, or nil if the object
    /// lacks the method.
    private func property(
        _ function: FunctionDeclSyntax, _ requirement: Requirement, effects: String, type: String
    ) -> String {
        let clause = function.signature.parameterClause
        let names = clause.parameters.map(\.localName)
        let types = clause.parameters.map(\.type.singleLine).joined(separator: ", ")
        let closure =
            (names.isEmpty ? "" : "\(names.joined(separator: ", ")) in ")
            + function.call("tesseraObject.\(function.name.text)")
        return "    \(requirement.attributes)\(access)var \(Self.property(labels: clause.labels)): "
            + "((\(types))\(effects) -> \(type))? { (object as? any \(protocolName(requirement)))"
            + ".map { tesseraObject in { \(closure) } } }"
    }

    /// Returns the name of the property whose value is the method with these labels, or nil if it is not implemented.
    static func property(labels: [String]) -> String {
        "tessera" + labels.map { "_" + ($0 == "_" ? "" : $0) }.joined()
    }

    private func accessCode(of group: [Requirement]) -> String {
        let base = group.first?.declaration.as(FunctionDeclSyntax.self)?.name.text ?? ""
        let type = (outer.map { $0 + "." } ?? "") + groupName(group)
        let body: String
        if let only = group.first, group.count == 1 {
            body = "(self as? any \(hiddenName(only))).map { \(type)(object: $0) }"
        } else {
            guard group.allSatisfy({ $0.conditions == group[0].conditions }) else {
                let tests = group.map { requirement in
                    "if self is any \(hiddenName(requirement)) { return \(type)(object: self) }"
                        .wrapped(in: requirement.conditions)
                }
                return "    \(access)var \(base): \(type)? {\n\(tests.joined(separator: "\n"))\nreturn nil\n}"
            }
            let tests = group.map { "self is any \(hiddenName($0))" }.joined(separator: " || ")
            body = "\(tests) ? \(type)(object: self) : nil"
        }
        let attributes = group.count == 1 ? group.first?.attributes ?? "" : ""
        return "    \(attributes)\(access)var \(base): \(type)? { \(body) }"
    }
}
