import SwiftSyntax

/// Conditions of `#if`, which choose what is written for iOS.
extension FileRewriter {
    func rewriteCondition(_ call: FunctionCallExprSyntax) {
        if let text = ConditionText.replacement(of: call) { replace(call, with: text, filling: true) }
    }
}
