import SwiftParser
import SwiftSyntax

/// Returns a file as Linux Swift accepts it.
///
/// What is not rewritten stays as it is, byte for byte, and every line keeps its number. Generated declarations stand after the last line.
/// A file that does not parse is returned unchanged, so that the compiler reports its errors.
///
/// - Parameters:
///   - file: The file. Its path is what `#sourceLocation` names where a generated line in the midst of the file needs that.
///   - module: The module that the file belongs to.
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
    /// The file with all edits and generated declarations.
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
