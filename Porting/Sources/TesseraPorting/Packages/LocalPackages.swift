import Foundation

/// The Swift packages that a project needs: those on this machine, and those that were fetched for the port.
///
/// The targets of packages on this machine become modules of the written package, since they may import UIKit. So do those of
/// packages from elsewhere that cannot be built on Linux as they are.
struct LocalPackages {
    private let project: Project
    private let state: PortState
    private let cache: String
    private(set) var packages: [String: PropertyList] = [:]
    /// The output of the package manager for each folder.
    private(set) var descriptions: [String: PortState.Description] = [:]
    var findings: [Finding] = []
    /// The packages that were fetched.
    private(set) var resolution: PortState.Resolution?
    private var isFetched = true
    /// The folders of the packages whose targets become modules.
    private(set) var ported: Set<String> = []
    /// The packages elsewhere that each package requires, by its folder.
    private var wishes: [String: [PackageReference]] = [:]
    /// The folders of the packages on this machine that each package requires.
    private var neighbours: [String: [String]] = [:]

    /// Prepares the reading of packages.
    ///
    /// - Parameters:
    ///   - project: The project that refers to the packages.
    ///   - state: The state of the last port.
    ///   - cache: The absolute path of the folder into which packages from elsewhere are fetched.
    init(_ project: Project, state: PortState, cache: String) {
        self.project = project
        self.state = state
        self.cache = cache
    }

    /// The folders of the packages on this machine that were not fetched.
    var folders: [String] {
        let fetched = Set(resolution?.checkouts.values.map(\.self) ?? [])
        return packages.keys.filter { !fetched.contains($0) }.sorted()
    }

    /// The packages elsewhere on which modules of the written package depend.
    var remotePackages: [PackageReference] {
        ported.sorted().flatMap { wishes[$0] ?? [] }.filter { wish in
            !(resolution?.checkouts[wish.identity].map(ported.contains) ?? false)
        }
    }

    /// The modules of the fetched packages that are built as they are, or nil if packages could not be fetched.
    var modulesOfPackages: Set<String>? {
        guard isFetched else { return nil }
        let packages = packages.filter { !ported.contains($0.key) }
        return Set(
            packages.values.flatMap { $0["targets"]?.array ?? [] }.compactMap { $0["name"]?.string }
                .map(BuildSettings.moduleName))
    }

    // MARK: Reading

    /// Reads the manifests of the packages with these products, and those of packages on which they depend.
    mutating func read(products: Set<String>) {
        for reference in project.packages {
            if case .local(let path) = reference.place { read(path, depth: 0, known: state.descriptions) }
        }
        ported = Set(packages.keys)
        let isMissing = products.contains { product in
            guard owner(ofProduct: product) == nil else { return false }
            if case .remote = reference(ofProduct: product)?.place { return false }
            return true
        }
        // A broken package that no app needs does not prevent a port.
        if !isMissing { findings = [] }
        fetch(for: products)
        choose(for: products)
    }

    /// Returns the reference of the project to the package with a product.
    func reference(ofProduct product: String) -> PackageReference? {
        let id = project.targets.flatMap(\.products).first { $0.name == product && $0.package != nil }?
            .package
        return project.packages.first { $0.id == id }
    }

    private mutating func read(_ path: String, depth: Int, known: [String: PortState.Description]) {
        guard packages[path] == nil, depth < 32 else { return }
        let manifest = path + "/Package.swift"
        guard let stamp = FileStamp(manifest) else {
            findings.append(
                Finding(
                    .error, file: path, message: "There is no package in the folder.",
                    advice: "Restore it, or remove the package from the project."))
            return
        }
        let json: String
        if let known = known[path], known.stamp == stamp {
            json = known.json
        } else {
            let (output, error) = Self.dump(path)
            guard let output else {
                findings.append(
                    Finding(
                        .error, file: manifest, message: "The manifest cannot be read: \(error)",
                        advice: "Try “swift package dump-package” in its folder."))
                return
            }
            json = output
        }
        descriptions[path] = PortState.Description(stamp: stamp, json: json)
        guard let package = PropertyListReader.json(Data(json.utf8)) else { return }
        packages[path] = package
        for dependency in package["dependencies"]?.array ?? [] {
            for local in dependency["fileSystem"]?.array ?? [] {
                if let other = local["path"]?.string {
                    neighbours[path, default: []].append(ProjectPaths.joined(path, other))
                    read(ProjectPaths.joined(path, other), depth: depth + 1, known: known)
                }
            }
            for remote in dependency["sourceControl"]?.array ?? [] {
                if let wish = Self.reference(remote) { wishes[path, default: []].append(wish) }
            }
        }
    }

    private static func reference(_ remote: PropertyList) -> PackageReference? {
        let location = remote["location"]
        guard let identity = remote["identity"]?.string,
            let address = (location?["remote"] ?? location?["local"])?.array?.first.flatMap({
                $0["urlString"]?.string ?? $0.string
            }),
            let wish = remote["requirement"]?.dictionary
        else { return nil }
        func first(_ key: String) -> PropertyList? { wish[key]?.array?.first }
        let requirement: String? =
            if let range = first("range"), let least = range["lowerBound"]?.string,
                let most = range["upperBound"]?.string
            {
                "\(SwiftText.literal(least))..<\(SwiftText.literal(most))"
            } else {
                ["exact", "branch", "revision"].compactMap { kind in
                    first(kind)?.string.map { "\(kind): \(SwiftText.literal($0))" }
                }.first
            }
        return requirement.map { PackageReference(id: identity, place: .remote(address, requirement: $0)) }
    }

    private static func dump(_ path: String) -> (output: String?, error: String) {
        do {
            let result = try ToolRun(
                ["swift", "package", "--package-path", path, "dump-package"], limit: 120)
            guard result.status != nil else { return (nil, "the package manager has not ended in time.") }
            guard result.status != 0 else { return (result.output, "") }
            let line = result.errors.split(separator: "\n").first { $0.contains("error:") }
            return (nil, line.map(String.init) ?? "the package manager failed.")
        } catch {
            return (nil, "\(error.localizedDescription)")
        }
    }

    // MARK: Packages from elsewhere

    private mutating func fetch(for products: Set<String>) {
        var needed: Set<String> = []
        var rest = products.compactMap { owner(ofProduct: $0)?.path }
        while let folder = rest.popLast() {
            if needed.insert(folder).inserted { rest += neighbours[folder] ?? [] }
        }
        let own = products.sorted().filter { owner(ofProduct: $0) == nil }
            .compactMap { reference(ofProduct: $0) }
        // A package on this machine takes the place of one from elsewhere with the same name, as in Xcode.
        var identities = Set(folders.map { PackageReference(id: "", place: .local($0)).identity })
        let remote = (own + needed.sorted().flatMap { wishes[$0] ?? [] }).filter { reference in
            if case .remote = reference.place {
                identities.insert(reference.identity).inserted
            } else {
                false
            }
        }
        guard !remote.isEmpty else { return }
        var packages = RemotePackages(project, folder: cache)
        packages.resolve(remote, known: state.resolution)
        findings += packages.findings
        resolution = packages.resolution
        isFetched = resolution != nil
        // Another version may have another manifest in a file with an equal stamp.
        let isKnown = resolution?.key == state.resolution?.key
        for path in (resolution?.checkouts ?? [:]).values.sorted() {
            read(path, depth: 0, known: isKnown ? state.descriptions : [:])
        }
    }

    /// Chooses the fetched packages whose targets become modules: those that need Apple's modules, and those that depend on them.
    private mutating func choose(for products: Set<String>) {
        let fetched = Set((resolution?.checkouts ?? [:]).values)
        var used: [String: Set<String>] = [:]
        var rest = products.flatMap { targets(ofProduct: $0, package: nil) }
        var chosen: Set<String> = []
        while let (path, name) = rest.popLast() {
            guard used[path, default: []].insert(name).inserted, let target = target(name, of: path) else {
                continue
            }
            for dependency in dependencies(of: target, in: path) {
                switch dependency {
                case .target(let name): rest.append((path, name))
                case .product(let name, let package): rest += targets(ofProduct: name, package: package)
                }
            }
            if fetched.contains(path), needsPort(target, of: path) { chosen.insert(path) }
        }
        var count: Int
        repeat {
            count = chosen.count
            for path in fetched where used[path] != nil {
                let others = (wishes[path] ?? []).compactMap { resolution?.checkouts[$0.identity] }
                if !chosen.isDisjoint(with: others) { chosen.insert(path) }
            }
        } while chosen.count > count
        for path in chosen.sorted() {
            let strange = (used[path] ?? []).sorted().first { name in
                target(name, of: path).map {
                    !PackageTarget($0, package: path, description: .dictionary([:])).isSwift
                } ?? false
            }
            guard let strange else {
                ported.insert(path)
                continue
            }
            findings.append(
                Finding(
                    .warning, file: path + "/Package.swift",
                    message:
                        "The package uses UIKit, and is built without it, since its target \(strange) is no Swift.",
                    advice: "Put what uses its views between “#if canImport” lines."))
        }
    }

    /// Returns true if a target must be ported.
    private mutating func needsPort(_ target: PropertyList, of path: String) -> Bool {
        let target = PackageTarget(target, package: path, description: packages[path] ?? .dictionary([:]))
        let key = path + "#" + target.name
        let need = resolution?.needs[key] ?? LinuxImports.need(ofTarget: target.module())
        resolution?.needs[key] = need
        if let obstacle = need.obstacle {
            findings.append(
                Finding(
                    .warning, file: obstacle.file, line: obstacle.line,
                    message:
                        "The package \(identity(of: path)) is built as on Linux, without UIKit: \(obstacle.message)",
                    advice: "Put what uses its views between “#if canImport” lines."))
        }
        return need.isPort
    }
}
