import Foundation
import SwiftParser
import SwiftSyntax

/// Finds the imports for which a package cannot be built as it is.
enum LinuxImports {
    /// Modules for which a package is ported even if it does not need them on Linux, since apps use its views.
    private static let screens: Set<String> = [
        "UIKit", "SafariServices", "PhotosUI", "QuickLook", "WebKit", "AVFoundation", "AVKit",
        "UserNotifications", "CoreLocation",
    ]

    /// The things for which a source asks.
    enum Need: Equatable {
        /// Nothing that Linux lacks.
        case nothing
        /// Views on iOS, which it does not need on Linux.
        case views
        /// Modules of Apple on Linux, too.
        case modules
    }

    /// Returns what a source asks for.
    static func need(of text: String) -> Need {
        let modules = ImportScanner.modules(in: text)
        guard modules.contains(where: isApple) else { return .nothing }
        let finder = Finder(viewMode: .sourceAccurate)
        finder.walk(Parser.parse(source: text))
        return finder.isFound ? .modules : modules.isDisjoint(with: screens) ? .nothing : .views
    }

    /// Returns the need to port a target.
    ///
    /// A target that displays something on iOS and builds on Linux is ported unless its code for iOS needs what is missing here.
    static func need(ofTarget module: PortedModule) -> PortState.Need {
        let files = module.sources.map { path in
            SourceFile(
                path: path,
                text: String(
                    decoding: RegularFile.contents(path, limit: RegularFile.maximumSourceSize) ?? Data(),
                    as: UTF8.self))
        }
        let needs = files.map { need(of: $0.text) }
        guard !needs.contains(.modules) else { return PortState.Need(isPort: true) }
        guard needs.contains(.views) else { return PortState.Need(isPort: false) }
        var index = ProjectIndex()
        for file in files { index.update(file, in: module.name) }
        for file in files {
            let findings = rewrite(file, in: module.name, index: index).findings
            if let obstacle = findings.first(where: { $0.severity == .error }) {
                return PortState.Need(isPort: false, obstacle: obstacle)
            }
        }
        return PortState.Need(isPort: true)
    }

    private static func isApple(_ module: String) -> Bool {
        screens.contains(module) || ["AppKit", "Cocoa", "Combine"].contains(module)
            || Frameworks.isMissing(module)
            || Frameworks.counterpart(of: module) != nil || module == "Network"
    }

    /// The value of a call in a condition on Linux, or nil if it depends on what is not known here.
    private static func value(_ call: FunctionCallExprSyntax) -> Bool? {
        guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let argument = call.arguments.first?.expression.trimmedDescription
        else { return nil }
        switch name {
        case "os": return argument == "Linux"
        case "_runtime": return argument == "_Native"
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
