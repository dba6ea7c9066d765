import SwiftSyntax

/// Rewrites members of extensions that override others or that others override, which Swift allows only for members of
/// Objective-C.
///
/// The member stays where it is, so that it can use private declarations of its file, and gets another name. A member
/// with the old name is added before the closing brace of the class, which calls it.
extension FileRewriter {
    /// Renames a member of an extension that takes part in overriding.
    func forward(_ node: some DeclSyntaxProtocol & WithModifiersSyntax & WithAttributesSyntax) {
        let attributes = node.attributes
        guard let scope = scopes.last, let type = scope.type, type.kind == .extension, !type.isLocal
        else { return }
        var isOverride = node.modifiers.contains(.override)
        if !isOverride, !type.isPrivateExtension, let function = node.as(FunctionDeclSyntax.self) {
            isOverride = index.conformingSuperclass(for: function.member, of: type.name, in: module) != nil
        }
        let isObjC =
            type.isObjCExtension || index.isObjCMembers(type.name, in: module)
            || attributes.plain.contains { memberAttributes.contains($0.name) }
        guard isOverride || isObjC, let forwarder = Forwarder(node, in: type.name, conditions: conditions),
            isOverride || index.isOverridden(forwarder.member, of: type.name, in: module)
        else { return }
        guard index.hasBody(type.name, in: module), !forwarder.hasObservers else {
            let reason = forwarder.hasObservers ? "has observers" : "extends a class of another module"
            report(
                .error, at: node,
                "\(forwarder.member.name) takes part in overriding in an extension that \(reason), which Swift allows with Objective-C alone.",
                advice: "Move it into the body of a class of the app.")
            return
        }
        for modifier in node.modifiers where modifier.name.tokenKind == .keyword(.override) {
            blank(modifier)
        }
        edits.replace(range(forwarder.name), with: forwarder.target)
    }

    /// Adds members to a class that call the renamed members of its extensions.
    func takeOverrides(into node: ClassDeclSyntax) {
        guard let type = enclosingType, !type.isLocal else { return }
        for entry in index.places(named: type.name, in: module)
        where entry.place.module == module && entry.type.kind == .extension {
            for member in entry.type.members {
                guard var code = member.forwarder else { continue }
                if index.conformingSuperclass(for: member, of: type.name, in: module) != nil {
                    code = code.replacing(
                        "func \(member.name)(", with: "override func \(member.name)(", maxReplacements: 1)
                } else if !member.isOverride && !index.isOverridden(member, of: type.name, in: module) {
                    continue
                }
                let before = bodyAdditions[
                    type.end, default: BodyAddition(brace: node.memberBlock.rightBrace)]
                bodyAdditions[type.end] = before.adding(code.wrapped(in: member.conditions))
            }
        }
    }

    /// Inserts the additional members of classes before the closing braces.
    func insertBodyAdditions() {
        for (end, addition) in bodyAdditions {
            let position = locations.location(for: addition.brace.positionAfterSkippingLeadingTrivia)
            edits.insert(addition.text(path: file.path, line: position.line), at: end)
        }
    }
}

/// The members that are added to the body of a class before its closing brace.
struct BodyAddition {
    /// The closing brace.
    var brace: TokenSyntax
    private var members: [String] = []

    init(brace: TokenSyntax) { self.brace = brace }

    /// Returns a copy with one more member, which may have several lines.
    func adding(_ member: String) -> BodyAddition {
        var result = self
        result.members.append(member)
        return result
    }

    /// Returns the members in one line. If one has several lines, a directive after them sets the number of the
    /// following line.
    func text(path: String, line: Int) -> String {
        guard members.contains(where: { $0.contains("\n") }) else {
            return (needsSeparator ? "; " : " ") + members.joined(separator: "; ") + " "
        }
        return
            "\n\(members.joined(separator: "\n"))\n#sourceLocation(file: \(path.swiftLiteral), line: \(line))\n"
    }

    /// True if the closing brace comes after a member in the same line, so that a semicolon is needed.
    private var needsSeparator: Bool {
        guard let last = brace.parent?.as(MemberBlockSyntax.self)?.members.last, last.semicolon == nil else {
            return false
        }
        return !(brace.leadingTrivia + last.trailingTrivia).contains(where: \.isNewline)
    }
}

/// A member of a class that calls the renamed member of an extension.
struct Forwarder {
    /// The name of the extension's member in the source.
    var name: TokenSyntax
    /// The new name of the extension's member.
    var target: String
    /// The declaration that is added to the class, in one line.
    var code: String
    /// The kind, name and labels of the member.
    var member: MemberDeclaration
    /// True if the member is a property with observers, which cannot be called.
    var hasObservers = false

    /// Reads a member of an extension, or returns nil if it cannot be renamed.
    init?(_ node: some DeclSyntaxProtocol, in type: String, conditions: [String]) {
        let outer = Self.inherited(by: node)
        let prefix = "tesseraOverride_\(type.map { $0 == "." ? "_" : String($0) }.joined())_"
        if let function = node.as(FunctionDeclSyntax.self), function.name.text.first?.isLetter == true {
            name = function.name
            target = prefix + function.plainName
            code =
                "\(function.attributes.copied)\(outer)\(function.modifiers.kept)func \(name.text)\(function.signatureText)"
                + " { \(function.call(target)) }"
            member = MemberDeclaration(kind: .method, name: function.plainName, labels: function.labels)
        } else if let variable = node.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
            variable.bindings.count == 1,
            let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            let type = binding.typeAnnotation?.type, let block = binding.accessorBlock
        {
            name = identifier
            target = prefix + identifier.text.withoutBackticks
            var accessors = " { \(target) }"
            if case .accessors(let list) = block.accessors {
                let words = list.map(\.accessorSpecifier.text)
                hasObservers = words.contains("didSet") || words.contains("willSet")
                if words.contains("set") { accessors = " { get { \(target) } set { \(target) = newValue } }" }
            }
            code =
                "\(variable.attributes.copied)\(outer)\(variable.modifiers.kept)var \(identifier.text): \(type.singleLine)\(accessors)"
            member = MemberDeclaration(kind: .property, name: identifier.text.withoutBackticks)
        } else {
            return nil
        }
    }
}

extension Forwarder {
    /// Returns the attributes and modifiers of an extension that apply to a member, each followed by a space.
    private static func inherited(by node: some DeclSyntaxProtocol) -> String {
        var next = node.parent
        while let parent = next, !parent.is(ExtensionDeclSyntax.self) { next = parent.parent }
        guard let group = next?.as(ExtensionDeclSyntax.self),
            let attributes = node.asProtocol((any WithAttributesSyntax).self)?.attributes,
            let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers
        else { return "" }
        let isIsolated = modifiers.contains(.nonisolated) || attributes.contains(named: "MainActor")
        var words = group.attributes.plain.filter {
            $0.name == "available" && !attributes.contains(named: "available")
                || $0.name == "MainActor" && !isIsolated
        }.map(\.singleLine)
        let access = [Keyword.open, .public, .package, .internal, .fileprivate, .private].map {
            TokenKind.keyword($0)
        }
        let isOpen = modifiers.contains { access.contains($0.name.tokenKind) && $0.detail == nil }
        words += group.modifiers.filter {
            access.contains($0.name.tokenKind) && !isOpen
                || $0.name.tokenKind == .keyword(.nonisolated) && !isIsolated
        }.map(\.singleLine)
        return words.map { $0 + " " }.joined()
    }
}

extension DeclModifierListSyntax {
    /// The modifiers in one line, each followed by a space, without `dynamic`, which Linux lacks.
    fileprivate var kept: String {
        filter { $0.name.tokenKind != .keyword(.dynamic) }.map { $0.singleLine + " " }.joined()
    }
}

extension ProjectIndex {
    /// Returns true if the module declares the body of a class.
    func hasBody(_ name: String, in module: String) -> Bool {
        places(named: name, in: module).contains { $0.place.module == module && $0.type.kind == .class }
    }

    /// Returns true if a subclass of a class overrides a member.
    func isOverridden(_ member: MemberDeclaration, of name: String, in module: String) -> Bool {
        overrides[member.name, default: []].contains { entry in
            entry.type.members.contains {
                $0.isOverride && $0.kind == member.kind
                    && $0.matches(name: member.name, labels: member.labels)
            } && ancestry(of: entry.type.name, in: entry.place.module).dropFirst().contains(name)
        }
    }
}
