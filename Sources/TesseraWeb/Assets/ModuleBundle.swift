/// The page's modules, joined into one script for each of its entries. A page then makes two requests for its scripts
/// instead of one for each of a hundred modules, which took longer than everything else before the first scene.
///
/// A joined module is a constant with the names that the module exports. A function that runs at once makes it, so
/// that the other names of the module stay its own:
///
///     const $basics_values = (() => {
///     function clamp(value, low, high) { … }
///     return { clamp };
///     })();
///
/// Modules stand behind the modules that they import, in the order in which a browser would run them. This needs
/// modules without circles, exports that are never assigned again, and imports at the beginnings of lines. Tests and
/// the linter of the scripts check that.
struct ModuleBundle {
    /// The text of one script for each entry, by the path of the entry.
    let scripts: [String: String]

    /// Joins modules.
    ///
    /// - Parameters:
    ///   - sources: The text of each module by its path, as in `scene/scene.js`.
    ///   - entries: The paths of the modules that a page names, in the order in which they run. Each script contains
    ///     what its entry imports, except for what an earlier script contains already.
    /// - Throws: ``ModuleBundleError`` if a module does not exist, if its imports or exports have a form that cannot
    ///   be joined, or if modules import one another in a circle.
    init(_ sources: [String: String], entries: [String]) throws(ModuleBundleError) {
        var modules: [String: JoinableModule] = [:]
        for (path, text) in sources { modules[path] = try JoinableModule(path: path, text: text) }
        var scriptOfModule: [String: String] = [:]
        var scripts: [String: String] = [:]
        for entry in entries {
            var order: [JoinableModule] = []
            try Self.visit(entry, from: [], modules, isDone: { scriptOfModule[$0] != nil }) { module in
                scriptOfModule[module.path] = entry
                order.append(module)
            }
            scripts[entry] = Self.join(order, as: entry, scriptOfModule)
        }
        self.scripts = scripts
    }

    /// Calls a function with a module and everything that it imports, imported modules first.
    private static func visit(
        _ path: String, from importers: [String], _ modules: [String: JoinableModule],
        isDone: (String) -> Bool,
        _ body: (JoinableModule) -> Void
    ) throws(ModuleBundleError) {
        if isDone(path) { return }
        guard let module = modules[path] else { throw .missing(path, importer: importers.last) }
        guard !importers.contains(path) else { throw .circle(importers + [path]) }
        for dependency in module.imports {
            try visit(dependency.path, from: importers + [path], modules, isDone: isDone, body)
        }
        body(module)
    }

    /// Returns the script of an entry, which imports from earlier scripts and exports all of its modules.
    private static func join(
        _ modules: [JoinableModule], as entry: String, _ scriptOfModule: [String: String]
    ) -> String {
        var imported: [String: Set<String>] = [:]
        for dependency in modules.flatMap(\.imports) {
            guard let script = scriptOfModule[dependency.path], script != entry else { continue }
            imported[script, default: []].insert(JoinableModule.constant(for: dependency.path))
        }
        let imports = imported.sorted { $0.key < $1.key }.map { script, names in
            "import { \(names.sorted().joined(separator: ", ")) } from './\(script)';"
        }
        let exports = modules.map { JoinableModule.constant(for: $0.path) }.joined(separator: ", ")
        return (imports + modules.map(\.joined) + ["export { \(exports) };", ""]).joined(separator: "\n")
    }
}
