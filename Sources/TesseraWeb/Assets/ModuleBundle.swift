/// The page's modules, joined into one script for each of its entries. A page then makes one request for its scripts
/// instead of one for each of a hundred modules, which took longer than everything else before the first scene. Its
/// first script stands in the page itself and needs no request.
///
/// A joined module is a constant with the names that the module exports. A function that runs at once makes it, so
/// that the other names of the module stay its own:
///
///     const $basics_values = (() => {
///     function clamp(value, low, high) { … }
///     return { clamp };
///     })();
///
/// Modules stand behind the modules that they import, in the order in which a browser would run them. The constants of
/// a script in the page are visible to all scripts that run after it. This needs modules without circles, exports that
/// are never assigned again, and imports at the beginnings of lines. Tests and the linter of the scripts check that.
struct ModuleBundle {
    /// The text of one script for each entry, by the path of the entry.
    let scripts: [String: String]

    /// Joins modules.
    ///
    /// - Parameters:
    ///   - sources: The text of each module by its path, as in `scene/scene.js`.
    ///   - entries: The paths of the modules that a page names, in the order in which they run. Each script contains
    ///     what its entry imports, except for what an earlier script contains already. All scripts but the last must
    ///     run as scripts and not as modules, so that the later ones see their constants.
    /// - Throws: ``ModuleBundleError`` if a module does not exist, if its imports or exports have a form that cannot
    ///   be joined, if it contains the end of a script, or if modules import one another in a circle.
    init(_ sources: [String: String], entries: [String]) throws(ModuleBundleError) {
        var modules: [String: JoinableModule] = [:]
        for (path, text) in sources { modules[path] = try JoinableModule(path: path, text: text) }
        var done: Set<String> = []
        var scripts: [String: String] = [:]
        for entry in entries {
            var order: [JoinableModule] = []
            try Self.visit(entry, from: [], modules, isDone: { done.contains($0) }) { module in
                done.insert(module.path)
                order.append(module)
            }
            scripts[entry] = (["'use strict';"] + order.map(\.joined) + [""]).joined(separator: "\n")
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
}
