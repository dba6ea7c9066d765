import SwiftSyntax

extension AttributeListSyntax {
    /// The attributes that stand in the list itself, without those between `#if` and `#endif`.
    var plain: [AttributeSyntax] { compactMap { $0.as(AttributeSyntax.self) } }

    /// The first attribute of a name.
    func first(named name: String) -> AttributeSyntax? { plain.first { $0.name == name } }

    /// Whether code for an iPhone cannot use the declaration.
    var areUnavailable: Bool {
        plain.contains { attribute in
            guard attribute.name == "available", let arguments = attribute.arguments else { return false }
            let words = arguments.singleLine.split(separator: ",").map { $0.filter { !$0.isWhitespace } }
            return ["*", "iOS", "swift"].contains(words.first ?? "")
                && words.dropFirst().contains { $0 == "unavailable" || $0.hasPrefix("obsoleted:") }
        }
    }

    /// Whether an attribute of one of the names stands in the list.
    func contains(named names: String...) -> Bool { plain.contains { names.contains($0.name) } }
}

extension AttributeSyntax {
    /// The name without the sign, such as `objc`.
    var name: String { attributeName.trimmedDescription }

    /// The name that `@objc` gives, or nil.
    var objcName: String? {
        guard name == "objc", let arguments else { return nil }
        let text = arguments.trimmedDescription.filter { !$0.isWhitespace }
        return text.isEmpty ? nil : text
    }
}

extension DeclModifierListSyntax {
    /// Whether one of the keywords stands in the list.
    func contains(_ keywords: Keyword...) -> Bool {
        contains { modifier in keywords.contains { modifier.name.tokenKind == .keyword($0) } }
    }

    /// Whether the declaration is visible in its file alone.
    var isPrivate: Bool {
        contains {
            $0.detail == nil && [.keyword(.private), .keyword(.fileprivate)].contains($0.name.tokenKind)
        }
    }
}

/// The attributes that make a member known to Objective-C.
let memberAttributes = [
    "objc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "GKInspectable", "NSManaged",
]
