import SwiftSyntax

/// Replaces attributes and modifiers that exist only for Objective-C and Interface Builder by white space.
extension FileRewriter {
    /// The attributes that Swift on Linux rejects. It accepts `@nonobjc` and `@NSCopying`.
    private static let removed: Set<String> = [
        "objc", "objcMembers", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable",
        "GKInspectable",
    ]

    /// The attributes that mark the type that starts the app. They are removed, since the generated entry starts the
    /// app.
    private static let entries: Set<String> = ["main", "UIApplicationMain", "NSApplicationMain"]

    func rewriteAttribute(_ node: AttributeSyntax) {
        if Self.removed.contains(node.name) {
            blank(node)
        } else if Self.entries.contains(node.name) {
            rewriteEntry(node)
        } else if node.name == "NSManaged" {
            rewriteManaged(node)
        }
    }

    /// Gives a property of a layer that `@NSManaged` declares accessors that read and write the values of the layer. Core Data,
    /// which has such properties too, is reported.
    private func rewriteManaged(_ node: AttributeSyntax) {
        guard let type = enclosingType, isLayer(type.name),
            let variable = node.parent?.parent?.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            let binding = variable.bindings.first, binding.typeAnnotation != nil,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.withoutBackticks
        else {
            return report(
                .error, at: node, "@NSManaged needs Core Data, which Linux lacks.",
                advice: "Keep the model in a plain class, or exclude the file with a compilation condition.")
        }
        blank(node)
        let key = name.swiftLiteral
        edits.insert(
            " { get { _managedValue(\(key)) } set { setValue(newValue, forKey: \(key)) } }",
            at: range(binding).upperBound)
    }

    private func isLayer(_ name: String) -> Bool {
        guard let last = index.ancestry(of: name, in: module).last else { return false }
        return ([last] + SystemClasses.superclasses(of: last)).contains("CALayer")
    }

    private func rewriteEntry(_ node: AttributeSyntax) {
        blank(node)
        guard let type = enclosingType, !isImpossible(node) else { return }
        if let declaration = index.declarations(named: type.name, in: module).first,
            declaration.inherited.contains(where: { ["App", "SwiftUI.App"].contains($0.name) })
        {
            report(
                .error, at: node, "\(type.name) is an app of SwiftUI, which has no counterpart.",
                advice: "Give the app a UIApplicationDelegate and a scene delegate.")
        }
        entries.append(
            RewrittenFile.Entry(type.name, conditions: conditions.filter { $0 != "(true)" }))
    }

    func rewriteModifier(_ node: DeclModifierSyntax) {
        guard node.name.tokenKind == .keyword(.dynamic),
            let list = node.parent?.as(DeclModifierListSyntax.self),
            let declaration = list.parent?.asProtocol((any WithAttributesSyntax).self)
        else { return }
        let isObjC = declaration.attributes.plain.contains { memberAttributes.contains($0.name) }
        if isObjC || enclosingType.map({ index.isObjCMembers($0.name, in: module) }) == true { blank(node) }
    }
}
