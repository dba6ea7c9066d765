import SwiftSyntax

/// Rewrites one file. The extensions in the folder Forms each rewrite one form of code. The methods here call them in
/// the order of the source.
final class FileRewriter: SyntaxVisitor {
    let file: SourceFile
    let module: String
    let index: ProjectIndex
    lazy var locations = SourceLocationConverter(fileName: file.path, tree: tree)
    private let tree: SourceFileSyntax

    var edits = TextEdits()
    var findings: [Finding] = []
    var entries: [RewrittenFile.Entry] = []
    /// The types and functions around the current node.
    var scopes: [Scope] = []
    /// The conditions of `#if` around the current node.
    var conditions: [String] = []
    var registrations = Registrations()
    /// Declarations for the end of the file.
    var additions: [String] = []
    /// Members for the bodies of classes, by the offsets of the closing braces.
    var bodyAdditions: [Int: BodyAddition] = [:]
    var usage = ImportUsage()
    var imports: [RewrittenFile.Import] = []
    /// True if generated code uses the module TesseraSelectors.
    var needsSelectors = false
    /// The classes whose metatypes are values in the file, by the names of the values.
    let localMetatypes: [String: [String]]

    init(_ file: SourceFile, tree: SourceFileSyntax, module: String, index: ProjectIndex) {
        self.file = file
        self.module = module
        self.index = index
        self.tree = tree
        let reader = MetatypeReader(viewMode: .sourceAccurate)
        reader.walk(tree)
        localMetatypes = reader.types
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: Places

    /// Returns the range of a node's bytes without the white space and comments around it.
    func range(_ node: some SyntaxProtocol) -> Range<Int> {
        node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// Returns the line of a node, counted from one.
    func line(_ node: some SyntaxProtocol) -> Int {
        locations.location(for: node.positionAfterSkippingLeadingTrivia).line
    }

    /// Replaces a node by white space of the same length, and keeps its line breaks.
    func blank(_ node: some SyntaxProtocol) {
        edits.replace(range(node), with: Self.blanks(for: node.trimmedDescription))
    }

    /// Replaces a node by a text. Line breaks are added so that the number of lines stays the same. If `filling` is
    /// true, spaces are added so that the length stays the same, unless the text is longer or line breaks were added.
    func replace(_ node: some SyntaxProtocol, with text: String, filling: Bool = false) {
        let old = node.trimmedDescription
        let breaks = String(
            repeating: "\n", count: old.utf8.count { $0 == 10 } - text.utf8.count { $0 == 10 })
        let fill = filling && breaks.isEmpty ? max(0, old.utf8.count - text.utf8.count) : 0
        edits.replace(range(node), with: text + breaks + String(repeating: " ", count: fill))
    }

    /// Returns white space that replaces a text: a space for each byte, and the text's line breaks.
    static func blanks(for text: String) -> String {
        String(decoding: text.utf8.map { [9, 10, 13].contains($0) ? $0 : 32 }, as: UTF8.self)
    }

    /// Adds a finding at a node.
    func report(_ severity: Finding.Severity, at node: some SyntaxProtocol, _ message: String, advice: String)
    {
        findings.append(
            Finding(severity, file: file.path, line: line(node), message: message, advice: advice))
    }

    /// The innermost type around the current node.
    var enclosingType: EnclosingType? { scopes.last { $0.type != nil }?.type }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        open(.class, node, generics: node.genericParameterClause, requirements: node.genericWhereClause)
        takeOverrides(into: node)
        takeInheritedConformances(into: node)
        conformToFlowLayoutDelegate()
        return .visitChildren
    }

    override func visitPost(_ node: ClassDeclSyntax) { close() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        open(.struct, node, generics: node.genericParameterClause, requirements: node.genericWhereClause)
    }

    override func visitPost(_ node: StructDeclSyntax) { close() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        open(.enum, node, generics: node.genericParameterClause, requirements: node.genericWhereClause)
    }

    override func visitPost(_ node: EnumDeclSyntax) { close() }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        open(.actor, node, generics: node.genericParameterClause, requirements: node.genericWhereClause)
    }

    override func visitPost(_ node: ActorDeclSyntax) { close() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        open(.protocol, node, generics: nil, requirements: node.genericWhereClause)
        rewriteProtocol(node)
        return .visitChildren
    }

    override func visitPost(_ node: ProtocolDeclSyntax) { close() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        open(
            .extension, name: node.extendedType.nominalName ?? node.extendedType.trimmedDescription,
            group: node,
            generics: nil, requirements: node.genericWhereClause)
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { close() }

    @discardableResult
    private func open(
        _ kind: TypeDeclaration.Kind, _ node: some DeclGroupSyntax & NamedDeclSyntax,
        generics: GenericParameterClauseSyntax?, requirements: GenericWhereClauseSyntax?
    ) -> SyntaxVisitorContinueKind {
        open(
            kind, name: node.name.text.withoutBackticks, group: node, generics: generics,
            requirements: requirements)
    }

    private func open(
        _ kind: TypeDeclaration.Kind, name: String, group: some DeclGroupSyntax,
        generics: GenericParameterClauseSyntax?, requirements: GenericWhereClauseSyntax?
    ) -> SyntaxVisitorContinueKind {
        let isLocal = scopes.last.map { $0.type == nil || $0.type?.isLocal == true } ?? false
        let outer = scopes.last?.type
        var type = EnclosingType(
            kind: kind, name: outer.map { $0.name + "." + name } ?? name,
            brace: group.memberBlock.rightBrace)
        type.isLocal = isLocal
        type.path = (outer?.path ?? []) + [(name, group.modifiers.contains(.private) && outer != nil)]
        type.isGeneric = generics != nil || outer?.isGeneric ?? false
        type.isObjCExtension = kind == .extension && group.attributes.contains(named: "objc", "objcMembers")
        type.isPrivateExtension = kind == .extension && group.modifiers.isPrivate
        type.conditions = conditions
        scopes.append(Scope(type: type, bounds: bounds(of: generics, requirements)))
        return .visitChildren
    }

    private func close() { scopes.removeLast() }

    // MARK: Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if !blankIfOptional(node) {
            register(node)
            rewriteMissingOverride(node)
            let member = node.member
            if !node.attributes.areUnavailable { conform([member]) }
            overrideInherited(node, member)
        }
        forward(node)
        scopes.append(
            Scope(
                isStatic: node.modifiers.contains(.static, .class),
                bounds: bounds(of: node.genericParameterClause, node.genericWhereClause)))
        return .visitChildren
    }

    override func visitPost(_ node: FunctionDeclSyntax) { close() }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        scopes.append(
            Scope(isStatic: false, bounds: bounds(of: node.genericParameterClause, node.genericWhereClause)))
        return .visitChildren
    }

    override func visitPost(_ node: InitializerDeclSyntax) { close() }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if !blankIfOptional(node) {
            register(node)
            observe(node)
            conform(
                node.attributes.areUnavailable
                    ? []
                    : node.bindings.compactMap { binding in
                        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
                        else {
                            return nil
                        }
                        var member = MemberDeclaration(kind: .property, name: name.withoutBackticks)
                        member.types = [binding.typeAnnotation?.type.trimmedDescription ?? ""]
                        member.take(attributes: node.attributes, modifiers: node.modifiers)
                        return member
                    })
        }
        forward(node)
        return .visitChildren
    }

    override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
        scopes.append(Scope())
        return .visitChildren
    }

    override func visitPost(_ node: AccessorDeclSyntax) { close() }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        scopes.append(Scope())
        return .visitChildren
    }

    override func visitPost(_ node: ClosureExprSyntax) { close() }

    // MARK: Parts of declarations

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        rewriteAttribute(node)
        return .visitChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        rewriteModifier(node)
        return .skipChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        rewriteImport(node)
        return .skipChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        usage.note(node.name.text)
        findMissing(node.name.text, at: node)
        return .visitChildren
    }

    // MARK: Conditions

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        conditions.append(ConditionText.text(of: node))
        return .visitChildren
    }

    /// Returns true if a call belongs to a condition of `#if`.
    private func isInCondition(_ node: some SyntaxProtocol) -> Bool {
        var child = Syntax(node)
        while let parent = child.parent {
            if let clause = parent.as(IfConfigClauseSyntax.self) { return clause.condition?.id == child.id }
            if !parent.is(ExprSyntax.self) && !parent.is(ExprListSyntax.self)
                && !parent.is(LabeledExprSyntax.self)
                && !parent.is(LabeledExprListSyntax.self)
            {
                return false
            }
            child = parent
        }
        return false
    }

    override func visitPost(_ node: IfConfigClauseSyntax) { conditions.removeLast() }

    // MARK: Expressions

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        rewriteMacro(node) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        blankPreview(node) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if isInCondition(node) {
            rewriteCondition(node)
            return .skipChildren
        }
        // Calls such as String(localized:) and AttributedString(localized:) also need the functions of TesseraUI.
        let label = node.arguments.first?.label?.text
        if label == "localized" { usage.note("NSLocalizedString") }
        if label == "markdown" { usage.note("MarkdownParsingOptions") }
        findMissing(node)
        rewriteOptionalCall(node)
        rewriteMetatypeCall(node)
        rewriteLocalizedString(node)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        usage.note(node.baseName.text)
        if node.parent?.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription == "URL" {
            usage.note("URL." + node.baseName.text)
        }
        findMissing(node.baseName.text, at: node)
        rewriteOptionalReference(node)
        return .visitChildren
    }
}
