import SwiftSyntax

/// Rewrites conditions of `#if`, so that they choose the code for iOS.
extension FileRewriter {
    func rewriteCondition(_ call: FunctionCallExprSyntax) {
        if let text = ConditionText.replacement(of: call) { replace(call, with: text, filling: true) }
    }
}
