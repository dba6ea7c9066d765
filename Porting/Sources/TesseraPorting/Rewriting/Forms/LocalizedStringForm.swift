import SwiftSyntax

/// Rewrites `localizedString(forKey:value:table:)` of `Bundle`, so that the text is in the language of the page.
extension FileRewriter {
    /// Replaces a value `nil` by an empty text, which means the same. Foundation's method finds texts in the language of the
    /// computer that runs the app, and is the only one that takes `nil` for both the value and the table.
    func rewriteLocalizedString(_ node: FunctionCallExprSyntax) {
        let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        guard name == "localizedString",
            node.arguments.map({ $0.label?.text ?? "" }) == ["forKey", "value", "table"]
        else { return }
        usage.note("NSLocalizedString")
        guard let value = node.arguments.dropFirst().first?.expression.as(NilLiteralExprSyntax.self) else {
            return
        }
        replace(value, with: "\"\"", filling: true)
    }
}
