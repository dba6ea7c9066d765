import SwiftParser
import SwiftSyntax

/// Reads the declarations of a file that other files may refer to.
final class DeclarationReader: SyntaxVisitor {
    private var result = FileDeclarations()
    /// The indices of the enclosing types in the result.
    private var stack: [Int] = []
    /// The conditions of `#if` around the current node.
    private var conditions: [String] = []

    /// Returns the declarations of a source. If it has syntax errors, the declarations are read as far as possible.
    static func declarations(of text: String) -> FileDeclarations {
        let reader = DeclarationReader(viewMode: .sourceAccurate)
        reader.walk(Parser.parse(source: text))
        return reader.result
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        open(.class, node, generic: node.genericParameterClause != nil)
    }

    override func visitPost(_ node: ClassDeclSyntax) { stack.removeLast() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        open(.struct, node, generic: node.genericParameterClause != nil)
    }

    override func visitPost(_ node: StructDeclSyntax) { stack.removeLast() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        open(.enum, node, generic: node.genericParameterClause != nil)
    }

    override func visitPost(_ node: EnumDeclSyntax) { stack.removeLast() }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        open(.actor, node, generic: node.genericParameterClause != nil)
    }

    override func visitPost(_ node: ActorDeclSyntax) { stack.removeLast() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        open(.protocol, node, generic: false)
    }

    override func visitPost(_ node: ProtocolDeclSyntax) { stack.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        open(
            .extension, name: node.extendedType.nominalName ?? node.extendedType.trimmedDescription,
            group: node,
            generic: false)
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { stack.removeLast() }

    private func open(
        _ kind: TypeDeclaration.Kind, _ node: some DeclGroupSyntax & NamedDeclSyntax, generic: Bool
    ) -> SyntaxVisitorContinueKind {
        open(kind, name: node.name.text.withoutBackticks, group: node, generic: generic)
    }

    private func open(
        _ kind: TypeDeclaration.Kind, name: String, group: some DeclGroupSyntax, generic: Bool
    ) -> SyntaxVisitorContinueKind {
        let outer = stack.last.map { result.types[$0] }
        var type = TypeDeclaration(kind: kind, name: outer.map { $0.name + "." + name } ?? name)
        type.inherited = group.inheritanceClause?.inheritedTypes.compactMap(InheritedType.init) ?? []
        type.isObjC = group.attributes.contains(named: "objc", "objcMembers")
        type.isObjCMembers =
            group.attributes.contains(named: "objcMembers") || (kind == .extension && type.isObjC)
        type.objcName = group.attributes.first(named: "objc")?.objcName
        type.isFinal = group.modifiers.contains(.final)
        type.isOnMainActor = group.attributes.contains(named: "MainActor")
        type.isGeneric = generic || outer?.isGeneric ?? false
        type.isPrivate = group.modifiers.isPrivate || (kind != .extension && outer?.isPrivate ?? false)
        stack.append(result.types.count)
        result.types.append(type)
        return .visitChildren
    }

    // MARK: Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        for parameter in node.signature.parameterClause.parameters {
            note(parameter.type, of: parameter.localName)
        }
        if let type = node.signature.returnClause?.type { note(type, of: node.plainName) }
        guard let index = stack.last else {
            result.globals.append(node.plainName)
            return .skipChildren
        }
        var member = node.member
        if result.types[index].isPrivateExtension { member.isPrivate = true }
        addForwarder(to: &member, from: node, in: result.types[index])
        result.types[index].members.append(member)
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let index = stack.last else { return .skipChildren }
        var member = MemberDeclaration(
            kind: .initializer, name: "init", labels: node.signature.parameterClause.labels)
        member.take(attributes: node.attributes, modifiers: node.modifiers)
        result.types[index].members.append(member)
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            guard
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.withoutBackticks
            else { continue }
            if let type = binding.typeAnnotation?.type { note(type, of: name) }
            guard let index = stack.last else {
                result.globals.append(name)
                continue
            }
            var member = MemberDeclaration(kind: .property, name: name)
            member.types = [binding.typeAnnotation?.type.trimmedDescription ?? ""]
            member.take(attributes: node.attributes, modifiers: node.modifiers)
            if result.types[index].isPrivateExtension { member.isPrivate = true }
            addForwarder(to: &member, from: node, in: result.types[index])
            result.types[index].members.append(member)
        }
        return .skipChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.initializer.value.trimmedDescription.contains("->") {
            result.closures.append(node.name.text.withoutBackticks)
        }
        return .skipChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.attributes.contains(named: "_exported"), let name = node.path.first?.name.text {
            result.exports.append(name)
        }
        return .skipChildren
    }

    private func addForwarder(
        to member: inout MemberDeclaration, from node: some DeclSyntaxProtocol, in type: TypeDeclaration
    ) {
        if member.isOptionalOfSystem { member.conditions = conditions }
        guard type.kind == .extension,
            member.isOverride || member.isObjC || type.isObjCMembers || member.isOptionalOfSystem,
            let forwarder = Forwarder(node, in: type.name, conditions: conditions), !forwarder.hasObservers
        else { return }
        member.forwarder = forwarder.code
        member.conditions = conditions
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        conditions.append(ConditionText.text(of: node))
        return .visitChildren
    }

    override func visitPost(_ node: IfConfigClauseSyntax) { conditions.removeLast() }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func note(_ type: TypeSyntax, of name: String) {
        if let metatype = type.metatypeName { result.metatypes[name] = metatype }
    }
}

extension FunctionDeclSyntax {
    /// The declaration of the method.
    var member: MemberDeclaration {
        var member = MemberDeclaration(kind: .method, name: plainName, labels: labels)
        member.types = spelledTypes
        member.isPlain = isPlain
        member.take(attributes: attributes, modifiers: modifiers)
        return member
    }
}

extension MemberDeclaration {
    /// Reads the attributes and modifiers of a member.
    mutating func take(attributes: AttributeListSyntax, modifiers: DeclModifierListSyntax) {
        isObjC = attributes.plain.contains { memberAttributes.contains($0.name) }
        objcName = attributes.first(named: "objc")?.objcName
        isStatic = modifiers.contains(.static, .class)
        isPrivate = modifiers.isPrivate
        isOptional = modifiers.contains(.optional)
        isOverride = modifiers.contains(.override)
        isRequired = modifiers.contains(.required)
    }
}

extension InheritedType {
    /// Reads a type after the colon of a declaration, or returns nil if it is not a nominal type.
    init?(_ node: InheritedTypeSyntax) {
        guard let name = node.type.nominalName else { return nil }
        let attributes = node.type.as(AttributedTypeSyntax.self)
        self.init(name: name, attributes: attributes?.attributes.trimmedDescription ?? "")
    }
}
