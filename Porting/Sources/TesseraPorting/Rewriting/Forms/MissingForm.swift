import SwiftSyntax

/// Reports functions and types that Linux lacks and that have no counterpart, so that the user gets advice with the
/// error.
extension FileRewriter {
    private static let runtime =
        "Change the behaviour in a subclass, or keep the code between #if canImport(ObjectiveC) and #endif."

    /// The advice for missing functions and types, by their names.
    private static let names: [String: String] = {
        var result: [String: String] = [:]
        let functions = """
            class_addMethod class_addProperty class_copyIvarList class_copyMethodList class_copyPropertyList
            class_getClassMethod class_getInstanceMethod class_getInstanceVariable class_getSuperclass
            class_replaceMethod imp_implementationWithBlock method_exchangeImplementations
            method_getImplementation method_setImplementation object_getClass object_setClass
            objc_allocateClassPair objc_copyClassList objc_getClass objc_getClassList objc_registerClassPair
            """
        for name in functions.split(whereSeparator: \.isWhitespace) { result[String(name)] = runtime }
        for name in [
            "NWBrowser", "NWConnection", "NWConnectionGroup", "NWEndpoint", "NWListener", "NWParameters",
        ] {
            result[name] =
                "Use URLSession and its web socket tasks, or the package swift-nio; the module Network has NWPathMonitor alone."
        }
        result["NSPointerArray"] = "Keep the objects in an array of structures with a weak property."
        result["NSException"] = "Throw a Swift error."
        result["NSLinguisticTagger"] = "Find the words by a regular expression."
        result["NSFileCoordinator"] = "Read and write the file directly."
        result["NSUbiquitousKeyValueStore"] = "Keep the values in UserDefaults, or on a server."
        return result
    }()

    /// The advice for missing initializers, by the type and the first label.
    private static let initializers = [
        "NSSortDescriptor(key:": "Create the descriptor with a key path.",
        "NSExpression(format:": "Compute the value in Swift.",
    ]

    func findMissing(_ name: String, at node: some SyntaxProtocol) {
        guard let advice = Self.names[name], !index.declares(name), !isImpossible(node) else { return }
        report(.error, at: node, "Linux has no \(name).", advice: advice)
    }

    func findMissing(_ node: FunctionCallExprSyntax) {
        guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let label = node.arguments.first?.label?.text,
            let advice = Self.initializers["\(name)(\(label):"], !isImpossible(node)
        else { return }
        report(.error, at: node, "Linux has no \(name)(\(label):).", advice: advice)
    }
}
