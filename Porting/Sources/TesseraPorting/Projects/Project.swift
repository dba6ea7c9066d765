/// An Xcode project: its apps, its modules and the packages to which it refers.
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
    /// The language of the project's development, in which texts without a translation are written.
    public var developmentLanguage = "en"
    /// The findings that do not belong to one target.
    public var findings: [Finding] = []
    /// The absolute paths of the files that describe the project, such as configuration files.
    public var descriptions: [String] = []

    /// Returns the target with a name.
    public func target(_ name: String) -> ProjectTarget? { targets.first { $0.name == name } }
}

/// A target of a project: an app, or a module of one.
public struct ProjectTarget: Sendable {
    /// The kind of a target.
    public enum Kind: Sendable {
        case application
        /// A framework or a static library. Its sources are a module, and its resources become those of the app.
        case module
        /// A bundle of resources, which becomes part of the app's bundle.
        case bundle
    }

    /// The name of the target in the project.
    public var name: String
    /// The kind of the target.
    public var kind: Kind
    /// The name of the target's Swift module.
    public var moduleName: String
    /// The absolute paths of the target's Swift files.
    public var sources: [String] = []
    /// The target's resources.
    public var resources: [ProjectResource] = []
    /// The names of the targets of the same project that the target needs.
    public var targetDependencies: [String] = []
    /// The products of packages that the target needs.
    public var products: [PackageProduct] = []
    /// The target's build settings.
    public var settings: BuildSettings
    /// The findings that concern the target.
    public var findings: [Finding] = []
}

/// A file or folder that is copied into an app.
public struct ProjectResource: Hashable, Sendable {
    /// The absolute path of the file or folder.
    public var path: String
    /// The language of a localized file, such as `en` or `Base`, or nil.
    public var language: String?
    /// True for a folder that is copied as it is, whatever it contains.
    public var isFolder = false

    /// Creates a resource.
    public init(path: String, language: String? = nil, isFolder: Bool = false) {
        self.path = path
        self.language = language
        self.isFolder = isFolder
    }

    /// Returns true if a text can be the name of a language. It becomes part of paths, so it must not contain a slash.
    static func isLanguage(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.count <= 64
            && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
    }
}

/// A product of a Swift package.
public struct PackageProduct: Hashable, Sendable {
    /// The name of the product.
    public var name: String
    /// The identifier of the reference to its package, or nil if the project does not state it, as for local packages.
    public var package: String?
}

/// A Swift package to which a project refers.
public struct PackageReference: Hashable, Sendable {
    /// The place of a package.
    public enum Place: Hashable, Sendable {
        /// The absolute path of a folder.
        case local(String)
        /// The address of a repository, and the requirement of its versions as a manifest spells it, such as
        /// `from: "1.2.0"`.
        case remote(String, requirement: String)
    }

    /// The identifier of the reference in the project.
    public var id: String
    /// The place of the package.
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
