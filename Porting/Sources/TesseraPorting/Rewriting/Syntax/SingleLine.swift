import SwiftSyntax

extension SyntaxProtocol {
    /// The source in one line, without comments.
    var singleLine: String {
        var result = ""
        var isSpaced = false
        for token in tokens(viewMode: .sourceAccurate) {
            if isSpaced || !token.leadingTrivia.isEmpty, !result.isEmpty { result += " " }
            result += token.text
            isSpaced = !token.trailingTrivia.isEmpty
        }
        return result
    }
}

extension FunctionDeclSyntax {
    /// A call of a function with the parameters of this one, which passes its own parameters on.
    func call(_ callee: String, withLabels: Bool = true) -> String {
        let arguments = signature.parameterClause.parameters.map { parameter in
            let label = parameter.firstName.text
            let value = (parameter.isInout ? "&" : "") + parameter.localName
            return label == "_" || !withLabels ? value : "\(label): \(value)"
        }
        let effects = signature.effectSpecifiers
        return (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
            + "\(callee)(\(arguments.joined(separator: ", ")))"
    }

    /// What stands behind the name, in one line and without the body.
    var signatureText: String {
        (genericParameterClause?.singleLine ?? "") + signature.singleLine
            + (genericWhereClause.map { " " + $0.singleLine } ?? "")
    }
}

extension AttributeListSyntax {
    /// The attributes that hold for a copy of the declaration, in one line with a space behind.
    var copied: String {
        let removed = memberAttributes + ["objcMembers", "nonobjc", "NSCopying"]
        return plain.filter { !removed.contains($0.name) }.map { $0.singleLine + " " }.joined()
    }
}
