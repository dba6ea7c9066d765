import SwiftSyntax

/// A type or a function around the current node of the rewriter.
struct Scope {
    /// The type, or nil for a function or a closure.
    var type: EnclosingType?
    /// True if `self` is a class in the function. Nil for types and closures, which do not decide it.
    var isStatic: Bool?
    /// The classes that bound the generic parameters, by the names of the parameters.
    var bounds: [String: String] = [:]
}

/// A type or an extension around the current node of the rewriter.
struct EnclosingType {
    var kind: TypeDeclaration.Kind
    /// The name with the names of the enclosing types.
    var name: String
    /// True if the type is declared within a function, so that code at the end of the file cannot name it.
    var isLocal = false
    /// The names from the outermost to the innermost type. `isPrivate` is true for a type that is private to the type
    /// around it.
    var path: [(name: String, isPrivate: Bool)] = []
    var isGeneric = false
    /// True if the type is an extension with `@objc`, which applies to all its members.
    var isObjCExtension = false
    /// True if the type is an extension that is private, so that all its members are.
    var isPrivateExtension = false
    /// The conditions of `#if` around the type.
    var conditions: [String] = []
    /// The closing brace of the type's body.
    var brace: TokenSyntax
    /// The offset of the closing brace.
    var end: Int { brace.positionAfterSkippingLeadingTrivia.utf8Offset }
}
