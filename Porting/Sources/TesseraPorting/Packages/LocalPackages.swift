import Foundation

/// The Swift packages on this machine to which a project refers. Their targets become modules of the written package,
/// since they may import UIKit.
struct LocalPackages {
    private let references: [PackageReference]
    private let state: PortState
    private var packages: [String: PropertyList] = [:]
    /// The output of the package manager for each folder.
    private(set) var descriptions: [String: PortState.Description] = [:]
    private(set) var findings: [Finding] = []
    /// The remote packages on which these packages depend.
    private(set) var remotePackages: [PackageReference] = []

    init(_ references: [PackageReference], state: PortState) {
        self.references = references
        self.state = state
    }

    /// The folders of the packages.
    var folders: [String] { packages.keys.sorted() }

    /// Reads the manifests of the packages, and of the local packages on which they depend.
    mutating func read() {
        for reference in references {
            if case .local(let path) = reference.place { read(path, depth: 0) }
        }
    }

    private mutating func read(_ path: String, depth: Int) {
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
        if let known = state.descriptions[path], known.stamp == stamp {
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
                    read(ProjectPaths.joined(path, other), depth: depth + 1)
                }
            }
            for remote in dependency["sourceControl"]?.array ?? [] { add(remote) }
        }
    }

    private mutating func add(_ remote: PropertyList) {
        guard let identity = remote["identity"]?.string,
            let address = remote["location"]?["remote"]?.array?.first.flatMap({
                $0["urlString"]?.string ?? $0.string
            }),
            let wish = remote["requirement"]?.dictionary
        else { return }
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
        guard let requirement, !remotePackages.contains(where: { $0.identity == identity }) else { return }
        remotePackages.append(
            PackageReference(id: identity, place: .remote(address, requirement: requirement)))
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

    // MARK: Modules

    /// Returns the folder of the package with a product, and the description of the product, or nil.
    private func owner(ofProduct name: String) -> (path: String, product: PropertyList)? {
        for path in folders {
            let products = packages[path]?["products"]?.array ?? []
            if let product = products.first(where: { $0["name"]?.string == name }) { return (path, product) }
        }
        return nil
    }

    /// Returns the names of the targets of a product.
    func targets(ofProduct name: String) -> Set<String> {
        Set(owner(ofProduct: name)?.product["targets"]?.strings ?? [])
    }

    /// Returns the modules that a product needs, including those of other packages on this machine.
    mutating func modules(ofProduct name: String) -> [PortedModule] {
        guard let (path, product) = owner(ofProduct: name) else { return [] }
        var modules: [PortedModule] = []
        var visited: Set<String> = []
        for target in product["targets"]?.strings ?? [] {
            add(target, of: path, to: &modules, visited: &visited)
        }
        return modules
    }

    private mutating func add(
        _ name: String, of path: String, to modules: inout [PortedModule], visited: inout Set<String>
    ) {
        guard visited.insert(name).inserted,
            let target = packages[path]?["targets"]?.array?.first(where: { $0["name"]?.string == name })
        else { return }
        guard target["type"]?.string == "regular" else {
            findings.append(
                Finding(
                    .error, file: path + "/Package.swift",
                    message:
                        "The target \(name) is of the kind \(target["type"]?.string ?? "none"), which is not built.",
                    advice: "Use a target of Swift sources."))
            return
        }
        let reader = PackageTarget(target, package: path, description: packages[path] ?? .dictionary([:]))
        if let place = reader.strangePlace {
            findings.append(
                Finding(
                    .error, file: path + "/Package.swift",
                    message: "The target \(name) has files outside of its package: \(place).",
                    advice: "Move them into the folder of the package."))
            return
        }
        var module = reader.module()
        if module.sources.isEmpty {
            findings.append(
                Finding(
                    .error, file: path + "/Package.swift",
                    message: "The target \(name) has no Swift sources.",
                    advice: "Write it in Swift, or remove it from the project."))
            return
        }
        for dependency in target["dependencies"]?.array ?? [] {
            let own = (dependency["target"] ?? dependency["byName"])?.array?.first?.string
            let product = dependency["product"]?.array?.first?.string
            if let own,
                packages[path]?["targets"]?.array?.contains(where: { $0["name"]?.string == own }) ?? false
            {
                module.dependencies.insert(own)
                add(own, of: path, to: &modules, visited: &visited)
            } else if let product = product ?? own {
                if let (place, description) = owner(ofProduct: product) {
                    for target in description["targets"]?.strings ?? [] {
                        module.dependencies.insert(target)
                        add(target, of: place, to: &modules, visited: &visited)
                    }
                } else {
                    let package = dependency["product"]?.array?.dropFirst().first?.string
                    module.products.insert(
                        RequiredProduct(name: product, package: (package ?? product).lowercased()))
                }
            }
        }
        modules.append(module)
    }
}
