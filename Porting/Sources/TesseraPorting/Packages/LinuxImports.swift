import SwiftParser
import SwiftSyntax

/// Finds the imports for which a package cannot be built as it is.
enum LinuxImports {
    /// Modules for which a package is ported even where it does without them on Linux, since apps use its views.
    private static let screens: Set<String> = ["UIKit", "SafariServices"]

    /// Returns true if a source shows something on iOS, or imports a module of Apple on Linux, too.
    static func needPort(_ text: String) -> Bool {
        let modules = ImportScanner.modules(in: text)
        if !modules.isDisjoint(with: screens) { return true }
        guard modules.contains(where: isApple) else { return false }
        let finder = Finder(viewMode: .sourceAccurate)
        finder.walk(Parser.parse(source: text))
        return finder.isFound
    }

    private static func isApple(_ module: String) -> Bool {
        screens.contains(module) || module == "Combine" || Frameworks.isMissing(module)
            || Frameworks.counterpart(of: module) != nil
    }

    /// The value of a call in a condition on Linux, or nil if it depends on what is not known here.
    private static func value(_ call: FunctionCallExprSyntax) -> Bool? {
        guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let argument = call.arguments.first?.expression.trimmedDescription
        else { return nil }
        switch name {
        case "os": return argument == "Linux"
        case "targetEnvironment": return false
        case "canImport" where isApple(argument): return false
        case "canImport" where ["Foundation", "Glibc", "FoundationNetworking"].contains(argument): return true
        default: return nil
        }
    }

    private final class Finder: SyntaxVisitor {
        var isFound = false

        override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
            ConditionText.isImpossible(node, by: LinuxImports.value) ? .skipChildren : .visitChildren
        }

        override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
            if let name = node.path.first?.name.text, LinuxImports.isApple(name) { isFound = true }
            return .skipChildren
        }
    }
}
