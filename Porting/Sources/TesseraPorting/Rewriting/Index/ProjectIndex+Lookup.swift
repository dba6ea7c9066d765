extension ProjectIndex {
    /// The declarations and extensions of a type, those of the asking module first.
    ///
    /// - Parameter name: The name as it is spelled at the top of a file, possibly with the module's name before it.
    func declarations(named name: String, in module: String) -> [TypeDeclaration] {
        places(named: name, in: module).map(\.type)
    }

    /// The declarations and extensions of a type with their places.
    func places(named name: String, in module: String) -> [Entry] {
        guard let last = name.split(separator: ".").last, let list = entries[String(last)] else { return [] }
        let matching = list.filter { $0.type.name == name || "\($0.place.module).\($0.type.name)" == name }
        return matching.filter { $0.place.module == module } + matching.filter { $0.place.module != module }
    }

    /// The name of a type that is spelled within other types: the innermost one that declares it wins.
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

    /// Whether all members of a class are known to Objective-C.
    func isObjCMembers(_ name: String, in module: String) -> Bool {
        declarations(named: name, in: module).contains { $0.kind == .class && $0.isObjCMembers }
    }

    /// Whether the name means a class of the project, or a type of another framework that is named like a class.
    func isClass(_ name: String, in module: String) -> Bool {
        let kinds = declarations(named: name, in: module).filter { $0.kind != .extension }.map(\.kind)
        return kinds.isEmpty ? SystemClasses.contains(name) : kinds.contains(.class)
    }

    /// Whether the name means a protocol of the project, or a type of UIKit that is named like a protocol.
    func isProtocol(_ name: String, in module: String) -> Bool {
        let kinds = declarations(named: name, in: module).filter { $0.kind != .extension }.map(\.kind)
        return kinds.isEmpty ? SystemProtocols.contains(name) : kinds.contains(.protocol)
    }

    /// The class and its superclasses, from the class up, as far as the project declares them, with the first name
    /// that it does not declare at the end.
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

    /// The members of a class that a reference can mean, those of the nearest class first. Members of extensions of other
    /// frameworks' classes come last.
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

    /// The members of any type that Objective-C knows and that a reference can mean.
    func anyMembers(named name: String, labels: [String]?) -> [MemberDeclaration] {
        files.sorted { $0.key < $1.key }.flatMap(\.value.types).flatMap { type in
            type.members.filter {
                ($0.isObjC || type.isObjCMembers) && $0.matches(name: name, labels: labels)
            }
        }
    }
}
