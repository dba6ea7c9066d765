import SwiftSyntax

/// A type or a function that encloses what the rewriter looks at.
struct Scope {
    /// The type, or nil for a function or a closure.
    var type: EnclosingType?
    /// Whether `self` is a class in a function, or nil for what is no function.
    var isStatic: Bool?
    /// The classes that bound the generic parameters, by their names.
    var bounds: [String: String] = [:]
}

/// A type or an extension around what the rewriter looks at.
struct EnclosingType {
    var kind: TypeDeclaration.Kind
    /// The name with those of the enclosing types.
    var name: String
    /// Whether the type is declared within a function, out of reach of the end of the file.
    var isLocal = false
    /// The names from the outermost to the innermost type, with whether each is private to its own scope.
    var path: [(name: String, isPrivate: Bool)] = []
    var isGeneric = false
    /// Whether `@objc` on the extension holds for all its members.
    var isObjCExtension = false
    /// The conditions of `#if` around the type.
    var conditions: [String] = []
    /// The closing brace.
    var brace: TokenSyntax
    /// The offset of the closing brace.
    var end: Int { brace.positionAfterSkippingLeadingTrivia.utf8Offset }
}
