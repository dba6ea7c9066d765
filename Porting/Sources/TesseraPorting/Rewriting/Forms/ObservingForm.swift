import SwiftSyntax

/// Lets properties with `@objc dynamic` announce their changes, and rewrites overrides of the methods of key-value
/// coding.
extension FileRewriter {
    func observe(_ node: VariableDeclSyntax) {
        guard let type = scopes.last?.type, type.kind == .class || type.kind == .extension,
            node.modifiers.contains(.dynamic), !node.modifiers.contains(.static, .class),
            node.bindingSpecifier.tokenKind == .keyword(.var), node.bindings.count == 1,
            !node.attributes.contains(named: "NSManaged"), let binding = node.bindings.first,
            node.attributes.contains(named: "objc", "IBInspectable")
                || index.isObjCMembers(type.name, in: module),
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.withoutBackticks
        else { return }
        let key = (node.attributes.first(named: "objc")?.objcName ?? name).swiftLiteral
        let before = "TesseraSelectors.willChangeValue(of: self, forKey: \(key))"
        let after = "TesseraSelectors.didChangeValue(of: self, forKey: \(key))"
        guard let block = binding.accessorBlock else {
            needsSelectors = true
            edits.insert(" { willSet { \(before) } didSet { \(after) } }", at: range(binding).upperBound)
            return
        }
        guard case .accessors(let list) = block.accessors else { return }
        func insert(_ text: String, intoBodyOf specifier: Keyword) -> Bool {
            let accessor = list.first { $0.accessorSpecifier.tokenKind == .keyword(specifier) }
            guard let brace = accessor?.body?.leftBrace else { return false }
            needsSelectors = true
            edits.insert(" " + text, at: range(brace).upperBound)
            return true
        }
        if insert("\(before); defer { \(after) };", intoBodyOf: .set) { return }
        let observers: [Keyword] = [.willSet, .didSet]
        guard
            list.contains(where: { accessor in
                observers.contains { accessor.accessorSpecifier.tokenKind == .keyword($0) }
            })
        else { return }
        var missing = ""
        if !insert("\(before);", intoBodyOf: .willSet) { missing += " willSet { \(before) }" }
        if !insert("defer { \(after) };", intoBodyOf: .didSet) { missing += " didSet { \(after) }" }
        if !missing.isEmpty { edits.insert(missing, at: range(block.leftBrace).upperBound) }
    }

    /// Registers a method `keyPathsForValuesAffectingName()`, which returns the properties on which the property `name`
    /// depends.
    func registerDependencies(_ node: FunctionDeclSyntax) {
        let prefix = "keyPathsForValuesAffecting"
        guard let type = registrableClass, node.modifiers.contains(.static, .class), node.labels.isEmpty,
            node.attributes.contains(named: "objc"), node.plainName.hasPrefix(prefix),
            node.plainName != prefix
        else { return }
        let name = node.plainName.dropFirst(prefix.count)
        let key = name.prefix(1).lowercased() + name.dropFirst()
        add("members.dependencies(\(key.swiftLiteral), \(type.name).\(node.name.text))", to: type)
    }

    /// The selectors of methods that NSObject has on Apple's systems and lacks on Linux, by the names of the methods.
    private static let missingMethods = [
        "observeValue(forKeyPath:of:change:context:)": "observeValueForKeyPath:ofObject:change:context:",
        "value(forKey:)": "valueForKey:", "setValue(_:forKey:)": "setValue:forKey:",
        "value(forUndefinedKey:)": "valueForUndefinedKey:",
        "setValue(_:forUndefinedKey:)": "setValue:forUndefinedKey:", "responds(to:)": "respondsToSelector:",
        "awakeFromNib()": "awakeFromNib", "prepareForInterfaceBuilder()": "prepareForInterfaceBuilder",
    ]

    /// Rewrites overrides of the methods of key-value coding, and of those that nibs call, in classes whose superclasses
    /// lack them.
    func rewriteMissingOverride(_ node: FunctionDeclSyntax) {
        let labels = node.labels.map { $0 + ":" }.joined()
        guard let selector = Self.missingMethods["\(node.plainName)(\(labels))"],
            node.modifiers.contains(.override), let type = scopes.last?.type, type.kind == .class
        else { return }
        let superclasses = index.ancestry(of: type.name, in: module).dropFirst()
        guard superclasses.last == "NSObject", !superclasses.contains(where: SystemClasses.isObservable)
        else { return }
        let isDeclared = superclasses.contains { name in
            index.declarations(named: name, in: module).flatMap(\.members).contains {
                $0.kind == .method && $0.matches(name: node.plainName, labels: node.labels)
            }
        }
        guard !isDeclared else { return }
        for modifier in node.modifiers where modifier.name.tokenKind == .keyword(.override) {
            blank(modifier)
        }
        guard let type = registrableClass else { return }
        add("members.method(\(selector.swiftLiteral), \(argument(for: node, of: type)))", to: type)
    }
}
