/// The declarations of one file that the rewriting of other files needs.
struct FileDeclarations: Codable, Hashable, Sendable {
    /// The types and the extensions, outer ones first.
    var types: [TypeDeclaration] = []
    /// The classes whose metatypes are the values of properties, parameters and results, by the names of these.
    var metatypes: [String: String] = [:]
    /// The names of functions and variables outside of types.
    var globals: [String] = []
    /// The names of type aliases of functions.
    var closures: [String] = []
    /// The modules that the file imports with `@_exported`.
    var exports: [String] = []
}

/// A type, or an extension of one.
struct TypeDeclaration: Codable, Hashable, Sendable {
    /// The kind of a declaration, which its keyword names.
    enum Kind: String, Codable, Sendable {
        case `class`, `struct`, `enum`, `protocol`, `actor`, `extension`
    }

    var kind: Kind
    /// The name with the names of the enclosing types, such as `Outer.Inner`.
    var name: String
    /// The types after the colon.
    var inherited: [InheritedType] = []
    /// True if the declaration carries `@objc` or `@objcMembers`.
    var isObjC = false
    /// True if `@objc` applies to all members.
    var isObjCMembers = false
    /// The name that `@objc` gives the type, or nil.
    var objcName: String?
    var isGeneric = false
    /// True if the declaration carries `@MainActor`.
    var isOnMainActor = false
    /// True if the type is visible only in its file or within another type.
    var isPrivate = false
    var isFinal = false
    var members: [MemberDeclaration] = []

    /// True for an extension that is private, so that all its members are.
    var isPrivateExtension: Bool { kind == .extension && isPrivate }
}

/// A type after the colon of a declaration.
struct InheritedType: Codable, Hashable, Sendable {
    /// The name of the type without attributes and generic arguments.
    var name: String
    /// The attributes of the conformance, such as `@preconcurrency`, or an empty text.
    var attributes: String = ""
}

/// A method, a property or an initializer.
struct MemberDeclaration: Codable, Hashable, Sendable {
    /// The kind of a member.
    enum Kind: String, Codable, Sendable {
        case method, property, initializer
    }

    var kind: Kind
    var name: String
    /// The labels of the arguments. A missing label is `_`.
    var labels: [String] = []
    /// The types of the parameters and of the result, as spelled.
    var types: [String] = []
    var isStatic = false
    var isPrivate = false
    /// True if the declaration has one of the attributes that make it known to Objective-C.
    var isObjC = false
    var objcName: String?
    var isOptional = false
    var isOverride = false
    var isRequired = false
    /// True if the method has neither effects nor inout or generic parameters, so that a curried reference to it can be
    /// registered.
    var isPlain = true
    /// The declaration that calls the member from the class's body, or nil. Only members of extensions that may take
    /// part in overriding have one.
    var forwarder: String?
    /// The conditions of `#if` around the member.
    var conditions: [String] = []

    /// True if the member has the name of an optional method of a framework's protocol.
    var isOptionalOfSystem: Bool {
        kind == .method && !isStatic && SystemProtocols.hasOptionalMethod(name, labels: labels)
    }

    /// Returns true if a reference can name the member. Nil stands for a reference without labels.
    func matches(name: String, labels: [String]?) -> Bool {
        self.name == name && (labels == nil || labels == self.labels)
    }
}
