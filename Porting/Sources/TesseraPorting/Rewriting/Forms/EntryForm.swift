import SwiftSyntax

/// Adds code at the top of a project's own `main.swift` that registers the members of all classes.
extension FileRewriter {
    /// The call of the function that registers the members of all modules. The porting tool writes the function into
    /// the app's module.
    static let registration = "tesseraRegisterMembers()"

    func registerAtTop(of tree: SourceFileSyntax) {
        guard file.path.split(separator: "/").last == "main.swift",
            let first = tree.statements.first(where: { !$0.item.is(ImportDeclSyntax.self) })
        else { return }
        edits.insert(Self.registration + "; ", at: range(first).lowerBound)
    }
}
