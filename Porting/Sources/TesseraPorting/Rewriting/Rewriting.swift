import SwiftParser
import SwiftSyntax

/// Rewrites a file of an iOS project so that Swift on Linux accepts it.
///
/// All other parts of the file stay as they are, byte for byte, and each line keeps its number. Generated declarations
/// come after the last line. A file with syntax errors is returned unchanged, so that the compiler reports them.
///
/// - Parameters:
///   - file: The file. Generated directives `#sourceLocation` name its path.
///   - module: The name of the module that contains the file.
///   - index: The declarations of all modules of the project.
public func rewrite(_ file: SourceFile, in module: String, index: ProjectIndex) -> RewrittenFile {
    let tree = Parser.parse(source: file.text)
    guard !tree.hasError else { return RewrittenFile(text: file.text) }
    let rewriter = FileRewriter(file, tree: tree, module: module, index: index)
    rewriter.registerAtTop(of: tree)
    rewriter.walk(tree)
    return rewriter.result()
}

extension FileRewriter {
    /// Returns the rewritten file with all edits and generated declarations.
    func result() -> RewrittenFile {
        addMissingImports()
        let registration = registrationCode()
        insertBodyAdditions()
        var text = edits.applied(to: file.text)
        var generated = additions
        if registration != nil || needsSelectors { generated.append("import TesseraSelectors") }
        if let registration { generated.append(registration.text) }
        if !generated.isEmpty {
            if text.utf8.last != 10 { text += "\n" }
            text += generated.joined(separator: "\n") + "\n"
        }
        var result = RewrittenFile(
            text: text, registration: registration?.name, entries: entries, findings: findings)
        result.imports = imports
        return result
    }
}
