import SwiftSyntax

extension FunctionDeclSyntax {
    /// The labels of the arguments. A missing label is `_`.
    var labels: [String] { signature.parameterClause.labels }

    /// The name without backticks.
    var plainName: String { name.text.withoutBackticks }

    /// True if the method has neither effects nor inout, variadic or generic parameters, so that a curried reference to
    /// it can be registered.
    var isPlain: Bool {
        genericParameterClause == nil && signature.effectSpecifiers?.asyncSpecifier == nil
            && signature.effectSpecifiers?.throwsClause == nil && signature.parameterClause.isPlain
    }

    /// The types of the parameters and of the result, as spelled.
    var spelledTypes: [String] {
        signature.parameterClause.parameters.map(\.type.trimmedDescription)
            + [signature.returnClause?.type.trimmedDescription ?? "Void"]
    }
}

extension FunctionParameterClauseSyntax {
    /// The labels of the arguments. A missing label is `_`.
    var labels: [String] { parameters.map { $0.firstName.text.withoutBackticks } }

    /// True if no parameter is inout, variadic, of an opaque type, or a closure that does not escape.
    var isPlain: Bool {
        parameters.allSatisfy { parameter in
            let attributed = parameter.type.as(AttributedTypeSyntax.self)
            let type = attributed?.baseType ?? parameter.type
            let escapes = attributed?.attributes.contains(named: "escaping") ?? false
            return parameter.ellipsis == nil && attributed?.specifiers.isEmpty ?? true
                && (!type.is(FunctionTypeSyntax.self) || escapes) && !type.isOpaque
        }
    }
}

extension FunctionParameterSyntax {
    /// True if the argument is passed as inout.
    var isInout: Bool {
        type.as(AttributedTypeSyntax.self)?.specifiers.contains {
            $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout)
        } ?? false
    }

    /// The name within the function's body.
    var localName: String { (secondName ?? firstName).text }
}

extension DeclReferenceExprSyntax {
    /// The labels in parentheses, or nil if the reference has only the base name. A missing label is `_`.
    var labels: [String]? { argumentNames?.arguments.map { $0.name.text.withoutBackticks } }

    /// The base name without backticks.
    var plainName: String { baseName.text.withoutBackticks }
}

extension String {
    /// The name without the backticks of an escaped keyword.
    var withoutBackticks: String {
        count > 2 && hasPrefix("`") && hasSuffix("`") ? String(dropFirst().dropLast()) : self
    }

    /// The text with its first letter as a capital.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension TypeSyntax {
    /// True if the type begins with `some`.
    var isOpaque: Bool {
        self.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.tokenKind == .keyword(.some)
    }

    /// The name of a nominal type without attributes, generic arguments and optional marks, or nil.
    var nominalName: String? {
        if let type = self.as(IdentifierTypeSyntax.self) { return type.name.text.withoutBackticks }
        if let type = self.as(MemberTypeSyntax.self) {
            return type.baseType.nominalName.map { $0 + "." + type.name.text.withoutBackticks }
        }
        if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.nominalName }
        if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.nominalName }
        if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return type.wrappedType.nominalName
        }
        if let type = self.as(SomeOrAnyTypeSyntax.self) { return type.constraint.nominalName }
        return nil
    }

    /// The class of a metatype such as `UIView.Type`, which may be optional, or nil for other types.
    var metatypeName: String? {
        if let type = self.as(MetatypeTypeSyntax.self) { return type.baseType.nominalName }
        if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.metatypeName }
        if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return type.wrappedType.metatypeName
        }
        if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.metatypeName }
        return nil
    }
}
