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
    /// Returns a call of another function that passes on the parameters of this one.
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

    /// The signature after the name in one line, without the body.
    var signatureText: String {
        (genericParameterClause?.singleLine ?? "") + signature.singleLine
            + (genericWhereClause.map { " " + $0.singleLine } ?? "")
    }
}

extension AttributeListSyntax {
    /// The attributes that a copy of the declaration needs, in one line, each followed by a space.
    var copied: String {
        let removed = memberAttributes + ["objcMembers", "nonobjc", "NSCopying"]
        return plain.filter { !removed.contains($0.name) }.map { $0.singleLine + " " }.joined()
    }
}
