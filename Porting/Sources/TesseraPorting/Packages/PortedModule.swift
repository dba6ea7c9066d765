/// A module of the written package: a target of the project, a pod, or a target of a package on this machine.
struct PortedModule: Equatable {
    var name: String
    /// True for an app, which is an executable and has an entry.
    var isApp = false
    /// The absolute paths of the module's Swift files.
    var sources: [String] = []
    /// The absolute path of the folder to which the paths of the written files are relative.
    var root: String
    /// The names of the modules that the module imports.
    var dependencies: Set<String> = []
    /// The products of packages that the module needs.
    var products: Set<RequiredProduct> = []
    var language = LanguageSettings()
    /// The files that become part of the app's bundle.
    var resources: [ProjectResource] = []
    /// The resources that belong to the module itself, as in a Swift package.
    var ownResources: [OwnResource] = []
    /// The build settings of the target in the project, or nil if the module comes from a package.
    var settings: BuildSettings?
}

/// A product of a package that is built as it is.
struct RequiredProduct: Hashable, Comparable {
    var name: String
    var package: String

    static func < (one: Self, other: Self) -> Bool { (one.package, one.name) < (other.package, other.name) }
}

/// A resource of a Swift package.
struct OwnResource: Equatable {
    /// The rule of the manifest: `copy`, `process` or `embedInCode`.
    var rule: String
    /// The absolute path of the resource.
    var path: String
}
