import Foundation

extension LocalPackages {
    /// What a target of a package needs.
    enum Dependency {
        /// A target of the same package.
        case target(String)
        /// A product of another package, whose name may be unknown.
        case product(String, package: String?)
    }

    /// Returns what a target needs on iOS.
    func dependencies(of target: PropertyList, in path: String) -> [Dependency] {
        (target["dependencies"]?.array ?? []).compactMap { dependency in
            let parts = ["target", "byName", "product"].compactMap { dependency[$0]?.array }.first ?? []
            let platforms = parts.last?["platformNames"]?.strings ?? []
            guard let name = parts.first?.string, platforms.isEmpty || platforms.contains("ios") else {
                return nil
            }
            if dependency["product"] == nil, self.target(name, of: path) != nil { return .target(name) }
            return .product(
                name, package: dependency["product"] == nil ? nil : parts.dropFirst().first?.string)
        }
    }

    /// Returns the description of a target.
    func target(_ name: String, of path: String) -> PropertyList? {
        packages[path]?["targets"]?.array?.first { $0["name"]?.string == name }
    }

    /// Returns the folder and description of the package with a product.
    ///
    /// - Parameter package: The identity of the package, which decides between several with the same product.
    func owner(ofProduct name: String, package: String? = nil) -> (path: String, product: PropertyList)? {
        let owners = packages.keys.sorted().compactMap { path in
            packages[path]?["products"]?.array?.first { $0["name"]?.string == name }.map { (path, $0) }
        }
        return owners.first { identity(of: $0.0) == package?.lowercased() } ?? owners.first
    }

    /// Returns the name by which manifests know the package in a folder.
    func identity(of path: String) -> String {
        resolution?.checkouts.first { $0.value == path }?.key
            ?? PackageReference(id: "", place: .local(path)).identity
    }

    /// Returns the targets of a product with the folders of their package.
    func targets(ofProduct name: String, package: String?) -> [(path: String, name: String)] {
        guard let (path, product) = owner(ofProduct: name, package: package) else { return [] }
        return (product["targets"]?.strings ?? []).map { (path, $0) }
    }

    /// Returns the products with the modules of the packages that are built as they are, by the names of the modules.
    func productsByModule() -> [String: Set<RequiredProduct>] {
        var result: [String: Set<RequiredProduct>] = [:]
        for (path, package) in packages where !ported.contains(path) {
            for product in package["products"]?.array ?? [] {
                guard let name = product["name"]?.string else { continue }
                for target in product["targets"]?.strings ?? [] {
                    result[BuildSettings.moduleName(target), default: []].insert(
                        RequiredProduct(name: name, package: identity(of: path)))
                }
            }
        }
        return result
    }

    // MARK: Modules

    /// Returns the names of the modules of a product.
    func modules(namedByProduct name: String) -> Set<String> {
        Set(targets(ofProduct: name, package: nil).map { BuildSettings.moduleName($0.name) })
    }

    /// Returns the modules that a product needs, with those of other packages, or none if its package is built as it is.
    mutating func modules(ofProduct name: String) -> [PortedModule] {
        var modules: [PortedModule] = []
        var visited: Set<String> = []
        for target in targets(ofProduct: name, package: nil) where ported.contains(target.path) {
            add(target.name, of: target.path, to: &modules, visited: &visited)
        }
        return modules
    }

    private mutating func add(
        _ name: String, of path: String, to modules: inout [PortedModule], visited: inout Set<String>
    ) {
        guard visited.insert(path + "#" + name).inserted, let target = target(name, of: path) else { return }
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
        for dependency in dependencies(of: target, in: path) {
            switch dependency {
            case .target(let own):
                module.dependencies.insert(BuildSettings.moduleName(own))
                add(own, of: path, to: &modules, visited: &visited)
            case .product(let product, let package):
                let owner = owner(ofProduct: product, package: package)?.path
                guard let owner, ported.contains(owner) else {
                    module.products.insert(
                        RequiredProduct(
                            name: product,
                            package: owner.map(identity) ?? (package ?? product).lowercased()))
                    continue
                }
                for other in targets(ofProduct: product, package: package) {
                    module.dependencies.insert(BuildSettings.moduleName(other.name))
                    add(other.name, of: other.path, to: &modules, visited: &visited)
                }
            }
        }
        modules.append(module)
    }
}
