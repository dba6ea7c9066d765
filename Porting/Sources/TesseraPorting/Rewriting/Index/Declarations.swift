/// What one file declares, as far as the rewriting of other files needs it.
struct FileDeclarations: Codable, Hashable, Sendable {
    /// The types and the extensions, outer ones first.
    var types: [TypeDeclaration] = []
    /// The classes whose metatypes are the values of properties, parameters and results, by the names of those.
    var metatypes: [String: String] = [:]
    /// The names of functions and variables outside of types.
    var globals: [String] = []
    /// The modules that the file imports with `@_exported`.
    var exports: [String] = []
}

/// A type, or an extension of one.
struct TypeDeclaration: Codable, Hashable, Sendable {
    /// The keyword of a declaration.
    enum Kind: String, Codable, Sendable {
        case `class`, `struct`, `enum`, `protocol`, `actor`, `extension`
    }

    var kind: Kind
    /// The name with those of the enclosing types, such as `Outer.Inner`.
    var name: String
    /// What stands after the colon.
    var inherited: [InheritedType] = []
    /// Whether the declaration carries `@objc` or `@objcMembers`.
    var isObjC = false
    /// Whether `@objc` holds for all members.
    var isObjCMembers = false
    /// The name that `@objc` gives.
    var objcName: String?
    var isGeneric = false
    /// Whether the declaration carries `@MainActor`.
    var isOnMainActor = false
    /// Whether only the file sees the type.
    var isPrivate = false
    var isFinal = false
    var members: [MemberDeclaration] = []
}

/// A type after the colon of a declaration.
struct InheritedType: Codable, Hashable, Sendable {
    /// The name without attributes and generic arguments.
    var name: String
    /// Attributes such as `@preconcurrency`, or the empty text.
    var attributes: String = ""
}

/// A method, a property or an initializer.
struct MemberDeclaration: Codable, Hashable, Sendable {
    /// The sort of a member.
    enum Kind: String, Codable, Sendable {
        case method, property, initializer
    }

    var kind: Kind
    var name: String
    /// The labels of the arguments, `_` for none.
    var labels: [String] = []
    /// The types of the parameters and of the result, as spelled.
    var types: [String] = []
    var isStatic = false
    var isPrivate = false
    /// Whether the declaration itself carries one of the attributes that make it known to Objective-C.
    var isObjC = false
    var objcName: String?
    var isOptional = false
    var isOverride = false
    var isRequired = false
    /// Whether a curried reference to the method exists that has neither effects nor inout or generic parameters.
    var isPlain = true
    /// In extensions, what stands in the class's body for a member that takes part in overriding.
    var forwarder: String?
    /// The conditions of `#if` around the member.
    var conditions: [String] = []

    /// Whether a reference with these labels, or without any, can mean the member.
    func matches(name: String, labels: [String]?) -> Bool {
        self.name == name && (labels == nil || labels == self.labels)
    }
}
