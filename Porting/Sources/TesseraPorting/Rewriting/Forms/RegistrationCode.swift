/// Generates the code that registers a file's members.
extension FileRewriter {
    /// The part of generated names that differs for each file.
    var suffix: String { (module + "/" + file.path).stableHash }

    /// Returns the name of the function that registers all members of the file, and its code with the functions that it
    /// calls. Returns nil if there are no members.
    ///
    /// The function of a class that is private to another one is added to its own body, since code at the end of the
    /// file cannot use its private members.
    func registrationCode() -> (name: String, text: String)? {
        guard !registrations.types.isEmpty else { return nil }
        let stem = file.path.split(separator: "/").last.map { $0.prefix { $0 != "." } } ?? ""
        let plain = String(stem.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
        let name = "tesseraRegister_\(plain)_\(suffix)"
        var declarations: [String] = []
        var calls: [String] = []
        for registered in registrations.types {
            guard let (declaration, call) = code(for: registered) else { continue }
            declarations.append(declaration.wrapped(in: registered.type.conditions))
            calls.append(call.wrapped(in: registered.type.conditions))
        }
        guard !calls.isEmpty else { return nil }
        let body = calls.joined(separator: "\n").split(separator: "\n").map { "    \($0)\n" }.joined()
        declarations.append("@MainActor func \(name)() {\n\(body)}")
        return (name, declarations.joined(separator: "\n"))
    }

    private func code(for registered: Registrations.Registered) -> (declaration: String, call: String)? {
        let type = registered.type
        let owner = index.places(named: type.name, in: module).first { $0.type.kind == .class }?.place.module
        let names =
            [owner.map { "\($0).\(type.name)" } ?? type.name] + (registered.objcName.map { [$0] } ?? [])
        let members = "tesseraMembers_\(suffix)"
        let parameter = "_ members: inout TesseraSelectors.ClassMembers<\(type.name)>"
        guard let depth = type.path.firstIndex(where: \.isPrivate), type.kind != .extension else {
            let lines = registered.lines.map { $0.text.wrapped(in: $0.conditions) }
                .joined(separator: "\n").split(separator: "\n").map { "        \($0)\n" }.joined()
            let declaration = """
                extension \(type.name) {
                    @MainActor fileprivate static func \(members)(\(parameter)) {
                \(lines)    }
                }
                """
            return (
                declaration,
                names.map { registering(type.name, as: $0, with: "\(type.name).\(members)") }.joined(
                    separator: "\n")
            )
        }
        let lines = registered.lines.filter(\.conditions.isEmpty).map(\.text).joined(separator: "; ")
        let before = bodyAdditions[type.end, default: BodyAddition(brace: type.brace)]
        bodyAdditions[type.end] = before.adding(
            "@MainActor fileprivate static func \(members)(\(parameter)) { \(lines) }")
        let outer = type.path[..<depth].map(\.name).joined(separator: ".")
        let inner = type.path[depth...].map(\.name).joined(separator: ".")
        let function = "tesseraRegister_\(inner.replacing(".", with: "_"))_\(suffix)"
        let body = names.map { "        \(registering(inner, as: $0, with: "\(inner).\(members)"))\n" }
            .joined()
        return (
            "extension \(outer) {\n    @MainActor fileprivate static func \(function)() {\n\(body)    }\n}",
            "\(outer).\(function)()"
        )
    }

    private func registering(_ type: String, as name: String, with function: String) -> String {
        "TesseraSelectors.registerMembers(of: \(type).self, named: \(name.swiftLiteral), \(function))"
    }
}
