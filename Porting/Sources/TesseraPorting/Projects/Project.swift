/// What a project of Xcode says about the apps and modules that are built from it.
public struct Project: Sendable {
    /// The name of the project, without its extension.
    public var name: String
    /// The absolute path of the folder that contains the project. Paths in findings are relative to it.
    public var folder: String
    /// The path of `project.pbxproj`, relative to the folder.
    public var file: String
    /// The apps and modules that can be built, in the order of the project.
    public var targets: [ProjectTarget] = []
    /// The Swift packages to which the project refers.
    public var packages: [PackageReference] = []
    /// The language of the texts that have no translation.
    public var developmentLanguage = "en"
    /// What needs the attention of the project's author, whatever is built from it.
    public var findings: [Finding] = []
    /// The absolute paths of the files that say what the project is, such as configuration files.
    public var descriptions: [String] = []

    /// Returns the target with a name.
    public func target(_ name: String) -> ProjectTarget? { targets.first { $0.name == name } }
}

/// A target of a project: an app, or a module of one.
public struct ProjectTarget: Sendable {
    /// The kinds of targets that are built.
    public enum Kind: Sendable {
        case application
        /// A framework or a static library. Its sources are a module, and its resources become those of the app.
        case module
        /// A bundle of resources, which becomes part of the app's bundle.
        case bundle
    }

    /// The name in the project.
    public var name: String
    /// What is built from it.
    public var kind: Kind
    /// The name of its Swift module.
    public var moduleName: String
    /// The absolute paths of its Swift files.
    public var sources: [String] = []
    /// Its resources.
    public var resources: [ProjectResource] = []
    /// The names of targets of the same project that it needs.
    public var targetDependencies: [String] = []
    /// The products of packages that it needs.
    public var products: [PackageProduct] = []
    /// Its build settings.
    public var settings: BuildSettings
    /// What needs attention if the target is built.
    public var findings: [Finding] = []
}

/// A file or folder that is copied into an app.
public struct ProjectResource: Hashable, Sendable {
    /// The absolute path.
    public var path: String
    /// The language of a localized file, such as `en` or `Base`.
    public var language: String?
    /// True for a folder that is copied as it is, whatever it contains.
    public var isFolder = false

    /// Creates a resource.
    public init(path: String, language: String? = nil, isFolder: Bool = false) {
        self.path = path
        self.language = language
        self.isFolder = isFolder
    }

    /// Whether a text can be the name of a language, which becomes part of paths.
    static func isLanguage(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.count <= 64
            && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
    }
}

/// A product of a Swift package.
public struct PackageProduct: Hashable, Sendable {
    /// The name of the product.
    public var name: String
    /// The identifier of its package, or nil for a package in the folder of the project.
    public var package: String?
}

/// A Swift package to which a project refers.
public struct PackageReference: Hashable, Sendable {
    /// The places of packages.
    public enum Place: Hashable, Sendable {
        /// The absolute path of a folder.
        case local(String)
        /// The address of a repository, and the versions as a manifest requires them, such as `from: "1.2.0"`.
        case remote(String, requirement: String)
    }

    /// The identifier of the reference in the project.
    public var id: String
    /// Where the package is.
    public var place: Place

    /// The name by which manifests know the package: the last part of its path or address, without `.git`.
    public var identity: String {
        let path =
            switch place {
            case .local(let path): path
            case .remote(let address, _): address
            }
        let last = path.split(whereSeparator: { $0 == "/" || $0 == ":" }).last ?? ""
        return (last.hasSuffix(".git") ? String(last.dropLast(4)) : String(last)).lowercased()
    }
}
