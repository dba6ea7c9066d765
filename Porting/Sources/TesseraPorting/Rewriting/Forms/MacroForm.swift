import SwiftSyntax

/// Rewrites expressions that begin with a number sign: selectors, key paths and literals of Xcode.
extension FileRewriter {
    /// Rewrites an expression. Returns true if the whole expression was rewritten.
    func rewriteMacro(_ node: MacroExpansionExprSyntax) -> Bool {
        switch node.macroName.text {
        case "selector": return rewriteSelector(node)
        case "keyPath": return rewriteKeyPath(node)
        // The compiler knows literals of images and colours, but Foundation on Linux has none of files.
        case "fileLiteral": return rewriteFileLiteral(node)
        case "Preview": return blankPreview(node)
        default: return false
        }
    }

    /// Removes `#Preview("Name") { DetailController() }`, which only Xcode displays, and returns true if it stands by itself.
    func blankPreview(_ node: some FreestandingMacroExpansionSyntax) -> Bool {
        guard node.macroName.text == "Preview" else { return false }
        var next = node.parent
        while let parent = next {
            // The semicolon belongs to the item around the macro, and must not stay alone.
            if parent.is(CodeBlockItemSyntax.self) || parent.is(MemberBlockItemSyntax.self) {
                blank(parent)
                return true
            }
            guard parent.is(ExpressionStmtSyntax.self) else { return false }
            next = parent.parent
        }
        return false
    }

    /// Rewrites `#fileLiteral(resourceName: name)` as an expression that also ends the app if there is no such file.
    private func rewriteFileLiteral(_ node: MacroExpansionExprSyntax) -> Bool {
        guard let argument = node.arguments.first, argument.label?.text == "resourceName" else {
            return false
        }
        let name = argument.expression.trimmedDescription
        replace(node, with: "Bundle.main.url(forResource: \(name), withExtension: nil)!")
        return true
    }

    /// Rewrites `#keyPath(Person.address.street)` as `"address.street"`.
    private func rewriteKeyPath(_ node: MacroExpansionExprSyntax) -> Bool {
        guard node.arguments.count == 1, let expression = node.arguments.first?.expression else {
            return false
        }
        var names: [String] = []
        var next: ExprSyntax? = expression
        while let current = next {
            if let member = current.as(MemberAccessExprSyntax.self) {
                names.insert(member.declName.plainName, at: 0)
                next = member.base
            } else if let reference = current.as(DeclReferenceExprSyntax.self) {
                names.insert(reference.plainName, at: 0)
                next = nil
            } else if let optional = current.as(OptionalChainingExprSyntax.self) {
                next = optional.expression
            } else if let forced = current.as(ForceUnwrapExprSyntax.self) {
                next = forced.expression
            } else {
                return false
            }
        }
        let (type, members) = split(names)
        guard !members.isEmpty else { return false }
        let owner = type ?? enclosingType?.name
        let keys = members.enumerated().map { position, name in
            key(of: name, in: position == 0 ? owner : nil)
        }
        replace(node, with: keys.joined(separator: ".").swiftLiteral)
        return true
    }

    /// Splits names into the leading types and the members after them.
    private func split(_ names: [String]) -> (type: String?, members: [String]) {
        let count = names.prefix { $0.first?.isUppercase == true }.count
        guard count > 0 else { return (nil, names) }
        return (names[..<count].joined(separator: "."), Array(names[count...]))
    }

    /// Returns the key of a property in Objective-C.
    private func key(of name: String, in type: String?) -> String {
        let members =
            type.map { type in
                let resolved = index.resolve(type, within: enclosingType?.name, in: module)
                return index.members(named: name, labels: nil, of: resolved, in: module)
            } ?? index.anyMembers(named: name, labels: nil)
        if let member = members.first(where: { $0.kind == .property }) { return member.objcName ?? name }
        // In Objective-C's classes, a property such as `isHidden` has the key `hidden`.
        if name.hasPrefix("is"), let letter = name.dropFirst(2).first, letter.isUppercase {
            return letter.lowercased() + name.dropFirst(3)
        }
        return name
    }
}
