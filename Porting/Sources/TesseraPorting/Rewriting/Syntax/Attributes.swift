import SwiftSyntax

extension AttributeListSyntax {
    /// The attributes of the list, without those between `#if` and `#endif`.
    var plain: [AttributeSyntax] { compactMap { $0.as(AttributeSyntax.self) } }

    /// Returns the first attribute with a name, or nil.
    func first(named name: String) -> AttributeSyntax? { plain.first { $0.name == name } }

    /// True if an attribute `@available` makes the declaration unavailable on iOS.
    var areUnavailable: Bool {
        plain.contains { attribute in
            guard attribute.name == "available", let arguments = attribute.arguments else { return false }
            let words = arguments.singleLine.split(separator: ",").map { $0.filter { !$0.isWhitespace } }
            return ["*", "iOS", "swift"].contains(words.first ?? "")
                && words.dropFirst().contains { $0 == "unavailable" || $0.hasPrefix("obsoleted:") }
        }
    }

    /// Returns true if the list contains an attribute with one of the names.
    func contains(named names: String...) -> Bool { plain.contains { names.contains($0.name) } }
}

extension AttributeSyntax {
    /// The name without the at sign, such as `objc`.
    var name: String { attributeName.trimmedDescription }

    /// The name that `@objc` gives the declaration, or nil.
    var objcName: String? {
        guard name == "objc", let arguments else { return nil }
        let text = arguments.trimmedDescription.filter { !$0.isWhitespace }
        return text.isEmpty ? nil : text
    }
}

extension DeclModifierListSyntax {
    /// Returns true if the list contains one of the keywords.
    func contains(_ keywords: Keyword...) -> Bool {
        contains { modifier in keywords.contains { modifier.name.tokenKind == .keyword($0) } }
    }

    /// True if the declaration is visible only in its file.
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
