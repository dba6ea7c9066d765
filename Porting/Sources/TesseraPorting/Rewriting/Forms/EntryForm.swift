import SwiftSyntax

/// The code at the top of a project's own `main.swift`, which registers the members of all classes first.
extension FileRewriter {
    /// The function that the porting tool writes into the app's module, which registers the members of all modules.
    static let registration = "tesseraRegisterMembers()"

    func registerAtTop(of tree: SourceFileSyntax) {
        guard file.path.split(separator: "/").last == "main.swift",
            let first = tree.statements.first(where: { !$0.item.is(ImportDeclSyntax.self) })
        else { return }
        edits.insert(Self.registration + "; ", at: range(first).lowerBound)
    }
}
