extension ProjectIndex {
    /// Returns the declarations and extensions of a type. Those of the given module come first.
    ///
    /// - Parameter name: The full name of the type, possibly with the module's name before it.
    func declarations(named name: String, in module: String) -> [TypeDeclaration] {
        places(named: name, in: module).map(\.type)
    }

    /// Returns the declarations and extensions of a type with their places.
    func places(named name: String, in module: String) -> [Entry] {
        guard let last = name.split(separator: ".").last, let list = entries[String(last)] else { return [] }
        let matching = list.filter { $0.type.name == name || "\($0.place.module).\($0.type.name)" == name }
        return matching.filter { $0.place.module == module } + matching.filter { $0.place.module != module }
    }

    /// Returns the full name of a type that is named within other types. The innermost type that declares it wins.
    func resolve(_ name: String, within outer: String?, in module: String) -> String {
        var parts = outer?.split(separator: ".") ?? []
        while !parts.isEmpty {
            let candidate = parts.joined(separator: ".") + "." + name
            if declarations(named: candidate, in: module).contains(where: { $0.kind != .extension }) {
                return candidate
            }
            parts.removeLast()
        }
        return name
    }

    /// Returns true if all members of a class are known to Objective-C.
    func isObjCMembers(_ name: String, in module: String) -> Bool {
        declarations(named: name, in: module).contains { $0.kind == .class && $0.isObjCMembers }
    }

    /// Returns true if a name is that of a class of the project or, if the project has no such type, of a framework.
    func isClass(_ name: String, in module: String) -> Bool {
        let kinds = declarations(named: name, in: module).filter { $0.kind != .extension }.map(\.kind)
        return kinds.isEmpty ? SystemClasses.contains(name) : kinds.contains(.class)
    }

    /// Returns true if a name is that of a protocol of the project or, if the project has no such type, of UIKit.
    func isProtocol(_ name: String, in module: String) -> Bool {
        let kinds = declarations(named: name, in: module).filter { $0.kind != .extension }.map(\.kind)
        return kinds.isEmpty ? SystemProtocols.contains(name) : kinds.contains(.protocol)
    }

    /// Returns a class and its superclasses that the project declares, the class first. The last name is that of the
    /// first superclass that the project does not declare.
    func ancestry(of name: String, in module: String) -> [String] {
        var result: [String] = []
        var next: String? = name
        while let name = next, !result.contains(name) {
            result.append(name)
            let declaration = declarations(named: name, in: module).first { $0.kind == .class }
            let outer =
                name.contains(".") ? String(name[..<(name.lastIndex(of: ".") ?? name.startIndex)]) : nil
            next = declaration?.inherited.first.map { resolve($0.name, within: outer, in: module) }
            if let superclass = next, !isClass(superclass, in: module) { next = nil }
        }
        return result
    }

    /// Returns the members of a class and its superclasses that a reference can name, those of the nearest class first.
    /// If there are none, returns those in the project's extensions of frameworks' classes.
    func members(named name: String, labels: [String]?, of type: String, in module: String)
        -> [MemberDeclaration]
    {
        var result: [MemberDeclaration] = []
        let ancestry = ancestry(of: type, in: module)
        for ancestor in ancestry {
            for declaration in declarations(named: ancestor, in: module) {
                result += declaration.members.filter { $0.matches(name: name, labels: labels) }
            }
        }
        if result.isEmpty, let root = ancestry.last, SystemClasses.contains(root) {
            for superclass in SystemClasses.superclasses(of: root) {
                for declaration in declarations(named: superclass, in: module) {
                    result += declaration.members.filter { $0.matches(name: name, labels: labels) }
                }
            }
        }
        return result
    }

    /// Returns the members of all types that Objective-C knows and that a reference can name.
    func anyMembers(named name: String, labels: [String]?) -> [MemberDeclaration] {
        files.sorted { $0.key < $1.key }.flatMap(\.value.types).flatMap { type in
            type.members.filter {
                ($0.isObjC || type.isObjCMembers) && $0.matches(name: name, labels: labels)
            }
        }
    }
}
