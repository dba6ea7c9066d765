import Foundation

/// The modules that make up the apps of a project, and where their files are.
struct PortPlan {
    let project: Project
    private let targets: [String]
    let state: PortState
    private(set) var modules: [PortedModule] = []
    /// The packages that are built as they are.
    private(set) var packages: [PackageReference] = []
    private(set) var findings: [Finding] = []
    private(set) var watched: [String] = []
    /// The descriptions of the packages on this machine, by their folders.
    private(set) var descriptions: [String: PortState.Description] = [:]
    /// The packages from elsewhere that were fetched.
    private(set) var resolution: PortState.Resolution?
    /// The modules of the packages that are built as they are, or nil if these could not be fetched.
    private(set) var modulesOfPackages: Set<String>? = []
    /// The names of the pods without Swift sources.
    private(set) var foreignPods: Set<String> = []
    /// The products with the modules of the packages that are built as they are, by the names of the modules.
    private var productsByModule: [String: Set<RequiredProduct>] = [:]
    private let output: String

    /// Prepares a plan for the apps with the given names, or for all apps if there are no names.
    ///
    /// - Parameters:
    ///   - project: The project.
    ///   - targets: The names of the apps, or none for all apps.
    ///   - state: The state of the last port.
    ///   - output: The absolute path of the package to write.
    init(_ project: Project, targets: [String], state: PortState, output: String) {
        self.project = project
        self.targets = targets
        self.state = state
        self.output = output
    }

    mutating func make() {
        watched = [project.folder]
        let apps = project.targets.filter { $0.kind == .application }
        for name in targets where !apps.contains(where: { $0.name == name }) {
            findings.append(
                Finding(
                    .error, file: project.file, message: "The project has no app “\(name)”.",
                    advice: "Name one of: \(list(apps.map(\.name)))."))
        }
        let chosen = targets.isEmpty ? apps : apps.filter { targets.contains($0.name) }
        if apps.isEmpty {
            findings.append(
                Finding(
                    .error, file: project.file, message: "The project has no app that could be displayed.",
                    advice: "Name a project with a target that is an iOS app."))
        }
        var names: Set<String> = []
        for app in chosen {
            if names.contains(app.moduleName) {
                findings.append(
                    Finding(
                        .warning, file: project.file,
                        message: "The app \(app.name) has the same module as another one, and is not built.",
                        advice: "Choose one of the two with --target."))
            }
            add(app, names: &names, path: [])
        }
        for pod in PodReader.pods(in: project.folder, foreign: &foreignPods, findings: &findings)
        where names.insert(pod.name).inserted {
            modules.append(pod)
        }
        addPackages(&names)
        connect()
        dropUnused()
        for place in modules.flatMap(\.sources).map({ ProjectPaths.normalized($0 + "/..") })
        where !(watched + [output]).contains(where: { (place + "/").hasPrefix($0 + "/") }) {
            watched.append(place)
        }
    }

    private func list(_ names: [String]) -> String { names.isEmpty ? "none" : names.joined(separator: ", ") }

    // MARK: Targets

    private mutating func add(_ target: ProjectTarget, names: inout Set<String>, path: [String]) {
        guard !path.contains(target.name), names.insert(target.moduleName).inserted else { return }
        var module = PortedModule(name: target.moduleName, root: project.folder)
        module.isApp = target.kind == .application
        module.sources = target.sources
        module.resources = target.resources
        module.settings = target.settings
        module.language = LanguageSettings(target.settings)
        findings += target.findings
        if !module.language.ignoredFlags.isEmpty {
            findings.append(
                Finding(
                    .warning, file: project.file,
                    message:
                        "Flags of the compiler are ignored: \(module.language.ignoredFlags.joined(separator: " ")).",
                    advice: "Nothing has to be done unless the sources need them."))
        }
        for name in target.targetDependencies {
            if let bundle = project.target(name), bundle.kind == .bundle {
                let contained = ResourceBundle(bundle)
                module.bundles.append(contained)
                findings += contained.findings
            }
            // A target with the name of one of Tessera's libraries is that library, so it is not built again.
            guard let other = project.target(name), other.kind == .module,
                !Self.libraries.contains(other.moduleName)
            else { continue }
            module.dependencies.insert(other.moduleName)
            add(other, names: &names, path: path + [target.name])
            // A framework without sources has nothing to import, but its resources are part of the app.
            if other.sources.isEmpty { module.resources += other.resources }
        }
        if module.sources.isEmpty, !module.isApp {
            // A framework without Swift sources has no module that could be imported.
            return
        }
        modules.append(module)
    }

    private static let libraries: Set<String> = [
        "TesseraImages", "TesseraBindings", "TesseraUI", "TesseraCombine", "TesseraSelectors",
        "TesseraLogging",
    ]

    // MARK: Packages

    private mutating func addPackages(_ names: inout Set<String>) {
        var wanted: [String: Set<String>] = [:]
        for target in project.targets where modules.contains(where: { $0.name == target.moduleName }) {
            for product in target.products { wanted[product.name, default: []].insert(target.moduleName) }
        }
        guard !wanted.isEmpty else { return }
        var reader = LocalPackages(project, state: state, cache: "\(output)/\(PortState.folder)/packages")
        reader.read(products: Set(wanted.keys))
        descriptions = reader.descriptions
        resolution = reader.resolution
        for (product, importers) in wanted.sorted(by: { $0.key < $1.key }) {
            let found = reader.modules(ofProduct: product)
            if !found.isEmpty {
                for module in found where names.insert(module.name).inserted { modules.append(module) }
                let direct = reader.modules(namedByProduct: product)
                for index in modules.indices where importers.contains(modules[index].name) {
                    modules[index].dependencies.formUnion(direct)
                }
                continue
            }
            guard let package = reader.reference(ofProduct: product) else {
                findings.append(
                    Finding(
                        .error, file: project.file,
                        message: "No package of the project has the product “\(product)”.",
                        advice: "Add the package, or remove the product from the target."))
                continue
            }
            if !packages.contains(package) { packages.append(package) }
            for index in modules.indices where importers.contains(modules[index].name) {
                modules[index].products.insert(RequiredProduct(name: product, package: package.identity))
            }
        }
        for package in reader.remotePackages
        where !packages.contains(where: { $0.identity == package.identity }) {
            packages.append(package)
        }
        findings += reader.findings
        modulesOfPackages = reader.modulesOfPackages
        productsByModule = reader.productsByModule()
        watched += reader.folders.filter { folder in !(folder + "/").hasPrefix(project.folder + "/") }
    }

    /// Adds the dependencies on the modules that the sources import. Xcode finds these without a declaration too.
    private mutating func connect() {
        let names = Set(modules.filter { !$0.isApp }.map(\.name))
        for index in modules.indices {
            let own = modules[index].name
            for source in modules[index].sources {
                let imports: Set<String>
                if let known = state.sources[own]?[source], known.stamp == FileStamp(source) {
                    imports = known.imports
                } else {
                    let data =
                        RegularFile.contents(source, limit: RegularFile.maximumSourceSize) ?? Data()
                    imports = ImportScanner.modules(in: String(decoding: data, as: UTF8.self))
                }
                modules[index].dependencies.formUnion(imports.intersection(names))
                addProducts(for: imports, to: &modules[index])
            }
            modules[index].dependencies.remove(own)
            modules[index].dependencies.formIntersection(names)
        }
    }

    /// Adds products that a target imports without naming them, since another target of the project names them.
    private func addProducts(for imports: Set<String>, to module: inout PortedModule) {
        for name in imports.sorted() {
            guard let products = productsByModule[name], products.isDisjoint(with: module.products) else {
                continue
            }
            let known = products.sorted().filter { product in
                packages.contains { $0.identity == product.package }
            }
            if let product = known.first(where: { $0.name == name }) ?? known.first {
                module.products.insert(product)
            }
        }
    }

    /// Removes the modules that no app contains, such as the pods of tests, with what was found about them.
    private mutating func dropUnused() {
        let used = modules.filter(\.isApp).reduce(into: Set<String>()) { used, app in
            used.insert(app.name)
            used.formUnion(app.allDependencies(modules))
        }
        modules.removeAll { !used.contains($0.name) }
        findings += modules.flatMap(\.findings)
        let wanted = Set(modules.flatMap(\.products).map(\.package))
        packages.removeAll { !wanted.contains($0.identity) }
    }
}
