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
    /// The resources of a Swift package's target, which form a bundle of their own.
    var ownResources: [ProjectResource] = []
    /// The absolute paths of files whose bytes become part of the code.
    var embedded: [String] = []
    /// The bundles that become part of the app's bundle.
    var bundles: [ResourceBundle] = []
    /// The build settings of the target in the project, or nil if the module comes from a package.
    var settings: BuildSettings?
    /// What needs attention if an app contains the module.
    var findings: [Finding] = []
}

/// A product of a package that is built as it is.
struct RequiredProduct: Hashable, Comparable {
    var name: String
    var package: String

    static func < (one: Self, other: Self) -> Bool { (one.package, one.name) < (other.package, other.name) }
}

/// A bundle within the bundle of an app.
struct ResourceBundle: Equatable {
    /// The name without its extension.
    var name: String
    var resources: [ProjectResource]
    var settings: BuildSettings
    /// What needs attention if an app contains the bundle.
    var findings: [Finding]

    /// Creates the bundle of a target.
    init(_ target: ProjectTarget) {
        let product = (target.settings["PRODUCT_NAME"] ?? "").split(separator: "/").last.map(String.init)
        name = product ?? BuildSettings.moduleName(target.name)
        resources = target.resources
        settings = target.settings
        findings = target.findings
        if let source = target.sources.first {
            findings.append(
                Finding(
                    .warning, file: source, message: "The code of the bundle \(target.name) is not built.",
                    advice: "Move what the app needs of it into a framework or the app."))
        }
    }
}
