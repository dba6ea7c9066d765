import SwiftSyntax

/// Rewrites `#selector` as a `Selector` with the method's name in Objective-C and a curried reference to the method.
extension FileRewriter {
    func rewriteSelector(_ node: MacroExpansionExprSyntax) -> Bool {
        guard node.arguments.count == 1, let argument = node.arguments.first else { return false }
        switch argument.label?.text {
        case nil: return rewriteMethodSelector(node, argument.expression)
        case "getter", "setter": return rewriteAccessor(node, argument)
        default: return false
        }
    }

    private func rewriteAccessor(_ node: MacroExpansionExprSyntax, _ argument: LabeledExprSyntax) -> Bool {
        guard let (base, name) = parts(of: argument.expression) else { return false }
        let type = typeName(of: base) ?? enclosingType?.name
        let members = type.map { index.members(named: name.plainName, labels: nil, of: $0, in: module) } ?? []
        let member = members.first { $0.kind == .property && !$0.isOverride }
        var key = member?.objcName ?? name.plainName
        let isSetter = argument.label?.text == "setter"
        // In Apple's frameworks, the property with the getter isHidden has the setter setHidden.
        if isSetter, member == nil, key.hasPrefix("is"), key.dropFirst(2).first?.isUppercase == true {
            key = String(key.dropFirst(2))
        }
        let selector = isSetter ? ObjectiveCNames.setter(of: key) : key
        replace(node, with: "Selector(\(selector.swiftLiteral))")
        return true
    }

    private func rewriteMethodSelector(_ node: MacroExpansionExprSyntax, _ expression: ExprSyntax) -> Bool {
        var method = withoutParentheses(expression)
        var cast: TypeSyntax?
        if let sequence = method.as(SequenceExprSyntax.self) {
            let elements = Array(sequence.elements)
            guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
                let type = elements[2].as(TypeExprSyntax.self)?.type
            else { return false }
            method = withoutParentheses(elements[0])
            cast = type
        }
        guard let (base, name) = parts(of: method) else { return false }
        let target = target(base: base, name: name, cast: cast)
        let selector = target.selector.swiftLiteral
        guard let reference = target.reference else {
            replace(node, with: "Selector(\(selector))")
            return true
        }
        replace(node, with: "Selector(\(selector), \(reference))")
        return true
    }

    private func withoutParentheses(_ expression: ExprSyntax) -> ExprSyntax {
        guard let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let first = tuple.elements.first
        else { return expression }
        return withoutParentheses(first.expression)
    }

    /// Returns the name of a selector in Objective-C, and a curried reference to its method, or nil if none can be
    /// written.
    private func target(
        base: ExprSyntax?, name: DeclReferenceExprSyntax, cast: TypeSyntax?
    ) -> (selector: String, reference: String?) {
        let labels = name.labels
        let arity = cast?.as(FunctionTypeSyntax.self).map(Self.arity)
        func chosen(_ members: [MemberDeclaration]) -> MemberDeclaration? {
            let methods = members.filter { $0.kind == .method && (arity == nil || $0.labels.count == arity) }
            return methods.first { $0.isObjC && !$0.isStatic } ?? methods.first { $0.isObjC } ?? methods.first
        }
        let type = typeName(of: base)
        let owners = type.map { [$0] } ?? (base == nil ? enclosingClasses : [])
        // Outside of a generic class, a reference needs the arguments.
        let spelled = base.map(\.trimmedDescription).flatMap { $0.contains("<") ? $0 : nil }
        for owner in owners {
            let members = index.members(named: name.plainName, labels: labels, of: owner, in: module)
            guard let method = chosen(members) else { continue }
            let selector =
                method.objcName ?? ObjectiveCNames.selector(of: method.name, labels: method.labels)
            if method.isStatic {
                report(
                    .error, at: name,
                    "The selector names the class method \(name.plainName), and selectors reach methods of objects alone.",
                    advice: "Name a method of an object that calls it.")
            }
            let carries = method.isPlain && !method.isStatic && method.labels.count <= 3
            guard carries else { return (selector, nil) }
            return (selector, reference(owner, spelled, name, labels: method.labels, cast: cast))
        }
        let known =
            base == nil || type != nil ? nil : chosen(index.anyMembers(named: name.plainName, labels: labels))
        let unknown =
            labels ?? Array(repeating: "_", count: arity ?? SystemSelectors.arity(of: name.plainName))
        let selector =
            known.map { $0.objcName ?? ObjectiveCNames.selector(of: $0.name, labels: $0.labels) }
            ?? SystemSelectors.selector(of: name.plainName, labels: unknown)
        guard let owner = owners.first, !index.isProtocol(owner, in: module), unknown.count <= 3 else {
            return (selector, nil)
        }
        return (selector, reference(owner, spelled, name, labels: unknown, cast: cast))
    }

    /// Returns a curried reference to a method of a class, or a closure if a cast chooses among overloads. Returns nil
    /// if neither can be written. `spelled` is the class with its generic arguments, or nil if it has none.
    private func reference(
        _ owner: String, _ spelled: String?, _ name: DeclReferenceExprSyntax, labels: [String],
        cast: TypeSyntax?
    ) -> String? {
        guard !index.isProtocol(owner, in: module) else { return nil }
        let type = spelled ?? owner
        guard let cast else { return "\(type).\(name.trimmedDescription)" }
        guard let function = cast.as(FunctionTypeSyntax.self) else { return nil }
        let inner = function.returnClause.type.as(FunctionTypeSyntax.self) ?? function
        let types = Self.arity(of: function) == 0 ? [] : inner.parameters.map(\.type.singleLine)
        guard types.count == labels.count else { return nil }
        let parameters = ["object: \(type)"] + types.enumerated().map { "a\($0): \($1)" }
        let arguments = labels.enumerated().map { ($1 == "_" ? "" : $1 + ": ") + "a\($0)" }
        let isolation =
            index.isOnMainActor(index.ancestry(of: owner, in: module), in: module) ? "@MainActor [] " : ""
        return "calling: { \(isolation)(\(parameters.joined(separator: ", "))) in "
            + "object.\(name.baseName.text)(\(arguments.joined(separator: ", "))) }"
    }

    private static func arity(of type: FunctionTypeSyntax) -> Int {
        let inner = type.returnClause.type.as(FunctionTypeSyntax.self) ?? type
        let parameters = inner.parameters
        guard let only = parameters.first, parameters.count == 1 else { return parameters.count }
        return ["Void", "()"].contains(only.type.trimmedDescription) ? 0 : 1
    }

    /// Returns the base and the name of a reference to a member, or nil if the expression is not one.
    private func parts(of expression: ExprSyntax) -> (base: ExprSyntax?, name: DeclReferenceExprSyntax)? {
        if let reference = expression.as(DeclReferenceExprSyntax.self) { return (nil, reference) }
        guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
        return (member.base, member.declName)
    }

    /// The full names of the classes around the current node, the innermost one first.
    private var enclosingClasses: [String] {
        scopes.compactMap(\.type).reversed().filter { $0.kind == .class || $0.kind == .extension }.map(\.name)
    }

    /// Returns the type that the base of a reference names, or nil if the base is a value.
    private func typeName(of base: ExprSyntax?) -> String? {
        guard let base else { return nil }
        let text = withoutGenericArguments(base.trimmedDescription)
        if text == "self" || text == "Self" || text == "super" {
            let owner = enclosingClasses.first
            guard text == "super", let owner else { return owner }
            return index.ancestry(of: owner, in: module).dropFirst().first
        }
        guard text.split(separator: ".").allSatisfy({ $0.first?.isUppercase == true }),
            text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
        else { return nil }
        return index.resolve(text, within: enclosingType?.name, in: module)
    }

    private func withoutGenericArguments(_ type: String) -> String {
        var depth = 0
        return type.filter { character in
            if character == "<" { depth += 1 }
            defer { if character == ">" { depth -= 1 } }
            return depth == 0
        }
    }
}
