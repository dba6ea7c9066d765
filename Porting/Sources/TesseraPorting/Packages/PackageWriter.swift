import Foundation
import Synchronization

/// Writes the package of a plan: rewritten sources, generated ones, resources and the manifest.
struct PackageWriter {
    let plan: PortPlan
    let project: Project
    let before: PortState
    let tessera: String
    var folder: PackageFolder
    var state = PortState()
    var findings: [Finding] = []
    var apps: [PortReport.App] = []
    private(set) var rewrittenCount = 0
    /// The resources of modules that are no apps, as the manifest names them.
    var ownResources: [String: [(rule: String, path: String)]] = [:]
    /// The index of declarations, or nil if it has not changed.
    private var index: ProjectIndex?

    init(plan: PortPlan, project: Project, before: PortState, output: String, tessera: String) {
        self.plan = plan
        self.project = project
        self.before = before
        self.tessera = tessera
        folder = PackageFolder(output, before: before, project: project.folder)
    }

    mutating func write() throws {
        try writeSources()
        for module in plan.modules {
            if module.isApp { try writeApp(module) }
            try writeRegistration(of: module)
            try writeOwnResources(of: module)
            try writeAssetSymbols(of: module)
        }
        checkImports()
        try writeManifest()
        try folder.removeRest()
        state.files = folder.files
        state.copies = folder.copies
        state.indexStamp = before.indexStamp
        if let index { try state.write(index, in: folder.path) }
    }

    // MARK: Sources

    /// A source that was read, since it must be rewritten.
    private struct Reading: Sendable {
        var module: String
        var path: String
        var text: String
        var stamp: FileStamp
        var output: String
    }

    private mutating func writeSources() throws {
        var changed: [Reading] = []
        var unchanged: [(module: String, path: String, source: PortState.Source)] = []
        for module in plan.modules {
            var outputs: Set<String> = []
            for path in module.sources {
                guard let stamp = FileStamp(path) else { continue }
                let output = Self.output(of: path, in: module)
                guard outputs.insert(output).inserted else { continue }
                if let known = before.sources[module.name]?[path], known.stamp == stamp,
                    known.output == output,
                    folder.keep(output)
                {
                    unchanged.append((module.name, path, known))
                } else {
                    guard let text = readSource(path) else { continue }
                    changed.append(
                        Reading(
                            module: module.name, path: path, text: text, stamp: stamp, output: output))
                }
            }
        }
        let removed = before.sources.flatMap { name, sources in
            let module = plan.modules.first { $0.name == name }
            return sources.keys.filter { !(module?.sources.contains($0) ?? false) }.map { (name, $0) }
        }
        guard !changed.isEmpty || !removed.isEmpty else {
            for (module, path, source) in unchanged { keep(source, module, path) }
            return
        }
        let known = before.index(in: folder.path)
        var index = known ?? ProjectIndex()
        var concernsOthers = known == nil
        for (module, path) in removed where index.remove(path: path, from: module) { concernsOthers = true }
        for file in changed where index.update(SourceFile(path: file.path, text: file.text), in: file.module)
        {
            concernsOthers = true
        }
        if concernsOthers {
            for (module, path, source) in unchanged {
                guard let text = readSource(path) else { continue }
                if known == nil { index.update(SourceFile(path: path, text: text), in: module) }
                changed.append(
                    Reading(
                        module: module, path: path, text: text, stamp: source.stamp, output: source.output))
            }
        } else {
            for (module, path, source) in unchanged { keep(source, module, path) }
        }
        for (file, result) in zip(changed, Self.rewritten(changed, index: index)) {
            try write(result, of: file)
        }
        rewrittenCount = changed.count
        self.index = index
    }

    /// Returns the text of a source, or nil after a finding.
    private mutating func readSource(_ path: String) -> String? {
        do {
            let data = try RegularFile.data(at: path, limit: RegularFile.maximumSourceSize)
            return String(decoding: data, as: UTF8.self)
        } catch {
            findings.append(
                Finding(
                    .error, file: path, message: error.description,
                    advice: "Restore the source, or remove it from the target."))
            return nil
        }
    }

    private mutating func keep(_ source: PortState.Source, _ module: String, _ path: String) {
        state.sources[module, default: [:]][path] = source
        findings += source.findings
    }

    /// Returns the rewritten files, which all processors rewrite together.
    private static func rewritten(_ files: [Reading], index: ProjectIndex) -> [RewrittenFile] {
        let results = Mutex([Int: RewrittenFile]())
        DispatchQueue.concurrentPerform(iterations: files.count) { number in
            let file = files[number]
            let result = rewrite(SourceFile(path: file.path, text: file.text), in: file.module, index: index)
            results.withLock { $0[number] = result }
        }
        return results.withLock { results in
            files.indices.map { results[$0] ?? RewrittenFile(text: files[$0].text) }
        }
    }

    private mutating func write(_ result: RewrittenFile, of file: Reading) throws {
        let isMain = (file.path as NSString).lastPathComponent == "main.swift"
        let text = result.text.hasPrefix("\u{FEFF}") ? String(result.text.dropFirst()) : result.text
        try folder.write(
            "#sourceLocation(file: \(SwiftText.literal(file.path)), line: 1)\n" + text, to: file.output)
        // The rewriting may have added imports of Tessera's modules, which become dependencies too.
        let imports = ImportScanner.modules(in: file.text).union(
            ImportScanner.modules(in: text).filter { $0.hasPrefix("Tessera") })
        let source = PortState.Source(
            stamp: file.stamp, output: file.output, imports: imports,
            registration: result.registration, entries: result.entries, isMain: isMain,
            findings: result.findings, wanted: result.imports)
        keep(source, file.module, file.path)
    }

    /// Returns the path of a rewritten source within the package.
    ///
    /// Sources are written below a folder `Code`, since a folder of the project could have the name of the folder for
    /// resources. A file gets the extension `.ported.swift`, so that its name differs from the generated files;
    /// otherwise the compiler warns. Only `main.swift` must keep its name.
    static func output(of path: String, in module: PortedModule) -> String {
        let relative = ProjectPaths.relative(path, to: module.root).split(separator: "/")
            .map { $0 == ".." ? "_" : $0 }.joined(separator: "/")
        let isMain = relative == "main.swift" || relative.hasSuffix("/main.swift")
        return "Sources/\(module.name)/Code/\(isMain ? relative : relative.dropLast(6) + ".ported.swift")"
    }

    // MARK: Entries

    /// Returns the name of the function that registers the members of all classes of a module. The function of an app
    /// registers those of all its modules; the rewriting calls it at the top of a `main.swift`.
    static func registration(_ module: PortedModule) -> String {
        module.isApp
            ? String(FileRewriter.registration.prefix { $0 != "(" })
            : "tesseraRegisterMembersOf\(module.name)"
    }

    private func registrations(of module: PortedModule) -> [String] {
        (state.sources[module.name] ?? [:]).sorted { $0.key < $1.key }.compactMap(\.value.registration)
    }

    private mutating func writeRegistration(of module: PortedModule) throws {
        let functions = registrations(of: module)
        guard module.isApp || !functions.isEmpty else { return }
        // The app's nibs may name classes of all modules.
        let needed = module.isApp ? module.allDependencies(plan.modules) : []
        let others = plan.modules.filter { needed.contains($0.name) && !registrations(of: $0).isEmpty }
        let imports = others.map(\.name).sorted()
        let calls = others.sorted { $0.name < $1.name }.map(Self.registration) + functions
        // The statements of a main.swift run on the main thread, but in language mode 5 the compiler does not know
        // that.
        let body =
            module.isApp
            ? """
            nonisolated func \(Self.registration(module))() {
                MainActor.assumeIsolated {
            \(calls.map { "        \($0)()\n" }.joined())    }
            }

            """
            : """
            @MainActor public func \(Self.registration(module))() {
            \(calls.map { "    \($0)()\n" }.joined())}

            """
        try folder.write(
            "\(imports.map { "import \($0)\n" }.joined())\n"
                + "/// Registers the members that selectors and nibs of this module name.\n" + body,
            to: "Sources/\(module.name)/TesseraRegistration.swift")
    }

    private mutating func writeApp(_ module: PortedModule) throws {
        let sources = state.sources[module.name] ?? [:]
        if !sources.values.contains(where: \.isMain) {
            let entries = sources.sorted { $0.key < $1.key }.flatMap { path, source in
                source.entries.map { (path: path, entry: $0) }
            }
            findings += entries.filter(\.entry.conditions.isEmpty).dropFirst().map { path, _ in
                Finding(
                    .error, file: path, message: "The app \(module.name) has a second entry here.",
                    advice: "Mark one type with @main.")
            }
            guard let start = Self.start(of: entries.map(\.entry)) else {
                findings.append(
                    Finding(
                        .error, file: project.file, message: "The app \(module.name) has no entry.",
                        advice: "Mark its delegate with @main."))
                return
            }
            try folder.write(
                "import UIKit\n\n\(Self.registration(module))()\n\(start)\n",
                to: "Sources/\(module.name)/main.swift")
        }
        apps.append(
            PortReport.App(
                target: module.settings?["TARGET_NAME"] ?? module.name,
                product: module.name))
        try writeResources(of: module)
    }

    /// Returns the statement that starts the app, within the conditions of its entries, or nil if there are no entries.
    static func start(of entries: [RewrittenFile.Entry]) -> String? {
        let usual = entries.first(where: \.conditions.isEmpty).map { "\($0.name).main()" }
        let others = entries.filter { !$0.conditions.isEmpty }
        guard !others.isEmpty else { return usual }
        let clauses = others.enumerated().map { number, entry in
            "\(number == 0 ? "#if" : "#elseif") \(entry.conditions.joined(separator: " && "))\n\(entry.name).main()\n"
        }
        return clauses.joined() + (usual.map { "#else\n\($0)\n" } ?? "") + "#endif"
    }

    // MARK: The manifest

    private mutating func writeManifest() throws {
        var products: [String: [String]] = [:]
        let own = Set(plan.modules.map(\.name))
        for module in plan.modules {
            let imports = (state.sources[module.name] ?? [:]).values.reduce(into: Set<String>()) {
                $0.formUnion($1.imports)
            }
            products[module.name] =
                ["TesseraUI", "TesseraCombine"]
                + ManifestText.counterparts
                .filter { imports.contains($0.name) && !own.contains($0.name) }.map(\.module)
                .filter { $0 != "TesseraUI" && $0 != "TesseraCombine" }
                + imports.filter { $0.hasPrefix("Tessera") && !own.contains($0) }
                .sorted()
                .filter { name in !ManifestText.counterparts.contains { $0.module == name } }
        }
        let text = ManifestText(
            modules: plan.modules, packages: plan.packages,
            tessera: ProjectPaths.relative(tessera, to: folder.path),
            tesseraProducts: products, resources: ownResources,
            developmentLanguage: project.developmentLanguage, folder: folder.path)
        try folder.write(text.text, to: "Package.swift")
        // The package begins with the versions that were fetched, or that Xcode has chosen.
        guard !plan.packages.isEmpty else { return }
        let fetched = "\(folder.path)/\(PortState.folder)/packages/Package.resolved"
        let isFetched = plan.resolution != nil && FileStamp(fetched) != nil
        if let versions = isFetched ? fetched : RemotePackages.versions(of: project) {
            try folder.copy(versions, to: "Package.resolved")
        }
    }
}

extension PortedModule {
    /// Returns the names of all modules that a module needs, directly or indirectly.
    func allDependencies(_ modules: [PortedModule]) -> Set<String> {
        var found: Set<String> = []
        var rest = Array(dependencies)
        while let name = rest.popLast() {
            guard found.insert(name).inserted else { continue }
            rest += modules.first { $0.name == name }?.dependencies ?? []
        }
        return found
    }
}
