import SwiftSyntax

/// Rewrites calls of initializers on metatypes: `controllerClass.init()`, and `T()` for a generic parameter.
///
/// Swift calls only required initializers on metatypes, except for classes of Objective-C. The rewritten code calls a
/// static method of Tessera with the labels of the initializer.
extension FileRewriter {
    /// The classes that declare initializers with such static methods, by the labels of the initializers.
    private static let initializers: [[String]: String] = [
        []: "NSObject", ["frame"]: "UIView", ["frame", "collectionViewLayout"]: "UICollectionView",
        ["style", "reuseIdentifier"]: "UITableViewCell", ["reuseIdentifier"]: "UITableViewHeaderFooterView",
        ["nibName", "bundle"]: "UIViewController",
    ]

    /// The name of the static methods that replace initializers.
    private static let maker = "tesseraInit"

    func rewriteMetatypeCall(_ node: FunctionCallExprSyntax) {
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        guard Self.initializers[labels] != nil, node.trailingClosure == nil else { return }
        if let reference = node.calledExpression.as(DeclReferenceExprSyntax.self) {
            guard let type = metatype(of: ExprSyntax(reference), isValue: false), needsMaker(type, labels)
            else { return }
            edits.insert("." + Self.maker, at: range(reference).upperBound)
        } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.tokenKind == .keyword(.`init`), let base = member.base
        {
            guard let type = metatype(of: base, isValue: true), needsMaker(type, labels) else { return }
            edits.replace(range(member.declName), with: Self.maker)
        }
    }

    /// Returns true if the class lacks a required initializer with these labels.
    private func needsMaker(_ type: String, _ labels: [String]) -> Bool {
        let ancestry = index.ancestry(of: type, in: module)
        guard let root = ancestry.last, let owner = Self.initializers[labels],
            ([root] + SystemClasses.superclasses(of: root)).contains(owner)
        else { return false }
        let members = ancestry.flatMap { name in
            index.declarations(named: name, in: module).flatMap(\.members)
        }
        return !members.contains { $0.kind == .initializer && $0.isRequired && $0.labels == labels }
    }

    /// Returns the class of which the value of an expression is a metatype, or nil if the expression names a type
    /// directly.
    private func metatype(of expression: ExprSyntax, isValue: Bool) -> String? {
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let only = tuple.elements.first
        {
            return metatype(of: only.expression, isValue: isValue)
        }
        if let sequence = expression.as(SequenceExprSyntax.self) {
            return sequence.elements.last?.as(TypeExprSyntax.self)?.type.metatypeName
        }
        if let call = expression.as(FunctionCallExprSyntax.self), call.trimmedDescription == "type(of: self)"
        {
            return classOfSelf
        }
        if let optional = expression.as(OptionalChainingExprSyntax.self) {
            return metatype(of: optional.expression, isValue: isValue)
        }
        if let forced = expression.as(ForceUnwrapExprSyntax.self) {
            return metatype(of: forced.expression, isValue: isValue)
        }
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            let name = reference.plainName
            if name == "Self" || (name == "self" && isValue && isStatic) { return classOfSelf }
            for scope in scopes.reversed() { if let bound = scope.bounds[name] { return bound } }
            return isValue && name.first?.isUppercase == false ? classOfValue(named: name) : nil
        }
        guard let member = expression.as(MemberAccessExprSyntax.self), isValue else { return nil }
        let name = member.declName.plainName
        return name.first?.isUppercase == false && name != "self" ? classOfValue(named: name) : nil
    }

    private func classOfValue(named name: String) -> String? {
        let candidates = localMetatypes[name, default: []] + index.metatypes(named: name)
        for candidate in candidates {
            for scope in scopes.reversed() { if let bound = scope.bounds[candidate] { return bound } }
        }
        return candidates.first { index.isClass($0, in: module) }
    }

    private var classOfSelf: String? {
        guard let type = enclosingType, type.kind == .class || type.kind == .extension else { return nil }
        let isFinal = index.declarations(named: type.name, in: module).contains {
            $0.kind == .class && $0.isFinal
        }
        return !isFinal && index.isClass(type.name, in: module) ? type.name : nil
    }

    /// True if `self` is a class rather than an object.
    private var isStatic: Bool { scopes.last { $0.isStatic != nil }?.isStatic ?? false }

    /// Returns the classes that bound generic parameters, by the parameters' names.
    func bounds(
        of clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?
    ) -> [String: String] {
        var result: [String: String] = [:]
        func add(_ name: String, _ type: TypeSyntax) {
            let types = type.as(CompositionTypeSyntax.self)?.elements.map(\.type) ?? [type]
            if let bound = types.compactMap(\.nominalName).first(where: { index.isClass($0, in: module) }) {
                result[name] = bound
            }
        }
        for parameter in clause?.parameters ?? [] {
            if let type = parameter.inheritedType { add(parameter.name.text, type) }
        }
        for requirement in requirements?.requirements ?? [] {
            guard case .conformanceRequirement(let conformance) = requirement.requirement,
                let name = conformance.leftType.as(IdentifierTypeSyntax.self)?.name.text
            else { continue }
            add(name, conformance.rightType)
        }
        return result
    }
}

/// Finds the values of a file whose type annotations or casts say that they are metatypes.
final class MetatypeReader: SyntaxVisitor {
    private(set) var types: [String: [String]] = [:]

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        note(node.pattern, node.typeAnnotation?.type, node.initializer?.value)
        return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        note(node.pattern, node.typeAnnotation?.type, node.initializer?.value)
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        if let type = node.type.metatypeName { types[node.localName, default: []].append(type) }
        return .visitChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        if let type = node.type?.metatypeName {
            types[(node.secondName ?? node.firstName).text, default: []].append(type)
        }
        return .visitChildren
    }

    private func note(_ pattern: PatternSyntax, _ type: TypeSyntax?, _ value: ExprSyntax?) {
        guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return }
        if let type = type?.metatypeName { types[name, default: []].append(type) }
        if let last = value?.as(SequenceExprSyntax.self)?.elements.last?.as(TypeExprSyntax.self)?.type
            .metatypeName
        {
            types[name, default: []].append(last)
        }
    }
}
