import SwiftSyntax

/// Members of extensions that override others, or that others override, which Swift allows to Objective-C's members alone.
///
/// The member stays where it is, so that it sees what is private to its file, and takes another name. The body of the class
/// gets a member with the old name, which calls it, before its closing brace.
extension FileRewriter {
    /// Renames a member of an extension that takes part in overriding.
    func forward(_ node: some DeclSyntaxProtocol & WithModifiersSyntax & WithAttributesSyntax) {
        let attributes = node.attributes
        guard let scope = scopes.last, let type = scope.type, type.kind == .extension, !type.isLocal
        else { return }
        let isOverride = node.modifiers.contains(.override)
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

    /// Adds the members of a class's extensions that take part in overriding to the class.
    func takeOverrides(into node: ClassDeclSyntax) {
        guard let type = enclosingType, !type.isLocal else { return }
        for entry in index.places(named: type.name, in: module)
        where entry.place.module == module && entry.type.kind == .extension {
            for member in entry.type.members {
                guard let code = member.forwarder,
                    member.isOverride || index.isOverridden(member, of: type.name, in: module)
                else { continue }
                let before = bodyAdditions[
                    type.end, default: BodyAddition(brace: node.memberBlock.rightBrace)]
                bodyAdditions[type.end] = before.adding(code.wrapped(in: member.conditions))
            }
        }
    }

    /// Inserts what the bodies of classes get before their closing braces.
    func insertBodyAdditions() {
        for (end, addition) in bodyAdditions {
            let position = locations.location(for: addition.brace.positionAfterSkippingLeadingTrivia)
            edits.insert(addition.text(path: file.path, line: position.line), at: end)
        }
    }
}

/// Members that the body of a class gets before its closing brace.
struct BodyAddition {
    /// The closing brace.
    var brace: TokenSyntax
    private var members: [String] = []

    init(brace: TokenSyntax) { self.brace = brace }

    /// The members with one more, which may have several lines.
    func adding(_ member: String) -> BodyAddition {
        var result = self
        result.members.append(member)
        return result
    }

    /// The members in one line, or in several ones behind which the compiler counts as before.
    func text(path: String, line: Int) -> String {
        guard members.contains(where: { $0.contains("\n") }) else {
            return (needsSeparator ? "; " : " ") + members.joined(separator: "; ") + " "
        }
        return
            "\n\(members.joined(separator: "\n"))\n#sourceLocation(file: \(path.swiftLiteral), line: \(line))\n"
    }

    /// Whether a member stands in the line of the brace.
    private var needsSeparator: Bool {
        guard let last = brace.parent?.as(MemberBlockSyntax.self)?.members.last, last.semicolon == nil else {
            return false
        }
        return !(brace.leadingTrivia + last.trailingTrivia).contains(where: \.isNewline)
    }
}

/// A member of a class that calls the member of an extension in whose place it stands.
struct Forwarder {
    /// The name in the source.
    var name: TokenSyntax
    /// The name that the member of the extension takes.
    var target: String
    /// The declaration for the class, in one line.
    var code: String
    /// The member, as far as overriding needs it.
    var member: MemberDeclaration
    /// Whether the member is a property with observers, which cannot be called.
    var hasObservers = false

    /// Reads a member of an extension.
    init?(_ node: some DeclSyntaxProtocol, in type: String, conditions: [String]) {
        let prefix = "tesseraOverride_\(type.map { $0 == "." ? "_" : String($0) }.joined())_"
        if let function = node.as(FunctionDeclSyntax.self), function.name.text.first?.isLetter == true {
            name = function.name
            target = prefix + function.plainName
            code =
                "\(function.attributes.copied)\(function.modifiers.kept)func \(name.text)\(function.signatureText)"
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
                "\(variable.attributes.copied)\(variable.modifiers.kept)var \(identifier.text): \(type.singleLine)\(accessors)"
            member = MemberDeclaration(kind: .property, name: identifier.text.withoutBackticks)
        } else {
            return nil
        }
    }
}

extension DeclModifierListSyntax {
    /// The modifiers in one line with a space behind, without those that Linux lacks.
    fileprivate var kept: String {
        filter { $0.name.tokenKind != .keyword(.dynamic) }.map { $0.singleLine + " " }.joined()
    }
}

extension ProjectIndex {
    /// Whether the module declares the body of a class.
    func hasBody(_ name: String, in module: String) -> Bool {
        places(named: name, in: module).contains { $0.place.module == module && $0.type.kind == .class }
    }

    /// Whether a class below this one overrides a member.
    func isOverridden(_ member: MemberDeclaration, of name: String, in module: String) -> Bool {
        overrides[member.name, default: []].contains { entry in
            entry.type.members.contains {
                $0.isOverride && $0.kind == member.kind
                    && $0.matches(name: member.name, labels: member.labels)
            } && ancestry(of: entry.type.name, in: entry.place.module).dropFirst().contains(name)
        }
    }
}
