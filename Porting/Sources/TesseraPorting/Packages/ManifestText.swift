/// The text of the written package's manifest.
struct ManifestText {
    /// The name of the package. The package manager puts the resources of the app `Shop` into `iOS_Shop.resources`
    /// beside the executable, where TesseraUI finds them.
    static let packageName = "iOS"

    /// The modules of Apple that have a counterpart of another name, and these counterparts.
    static let counterparts: [(name: String, module: String)] = [
        ("UIKit", "TesseraUI"), ("Combine", "TesseraCombine"), ("SafariServices", "TesseraSafariServices"),
        ("PhotosUI", "TesseraPhotosUI"), ("QuickLook", "TesseraQuickLook"),
        ("WebKit", "TesseraWebKit"), ("CoreMedia", "TesseraCoreMedia"),
        ("AVFoundation", "TesseraAVFoundation"), ("AVKit", "TesseraAVKit"),
        ("UserNotifications", "TesseraUserNotifications"), ("CoreLocation", "TesseraCoreLocation"),
        ("Network", "TesseraNetwork"),
    ]

    /// Returns true if a module of Apple has a counterpart of another name.
    static func isAlias(_ name: String) -> Bool { counterparts.contains { $0.name == name } }

    var modules: [PortedModule]
    var packages: [PackageReference]
    /// The path of Tessera's package, relative to the folder of the written package.
    var tessera: String
    /// The products of Tessera that each module needs, by the module's name.
    var tesseraProducts: [String: [String]]
    /// The resources of modules that are no apps, by the module's name.
    var resources: [String: [(rule: String, path: String)]] = [:]
    /// The language of the project's development, in which texts without a translation are written.
    var developmentLanguage: String
    /// The folder of the written package, to which paths are relative.
    var folder: String

    /// The text of the manifest.
    var text: String {
        let products = modules.filter(\.isApp).map { module in
            "        .executable(name: \(quoted(module.name)), targets: [\(quoted(module.name))]),\n"
        }
        let dependencies = packages.map { "        \(dependency($0)),\n" }
        return """
            // swift-tools-version: 6.3
            // Written from a project of Xcode. Changes are lost when it is written again.
            import PackageDescription

            let package = Package(
                name: \(quoted(Self.packageName)),
                defaultLocalization: \(quoted(developmentLanguage)),
                platforms: [.macOS(.v14)],
                products: [
            \(products.joined())    ],
                dependencies: [
                    .package(name: "tessera", path: \(quoted(tessera))),
            \(dependencies.joined())    ],
                targets: [
            \(modules.map(target).joined())    ]
            )

            """
    }

    private func dependency(_ package: PackageReference) -> String {
        switch package.place {
        case .local(let path): ".package(path: \(quoted(ProjectPaths.relative(path, to: folder))))"
        case .remote(let address, let requirement): ".package(url: \(quoted(address)), \(requirement))"
        }
    }

    private func target(_ module: PortedModule) -> String {
        let own = (tesseraProducts[module.name] ?? []).map { RequiredProduct(name: $0, package: "tessera") }
        let dependencies =
            module.dependencies.sorted().map { "                .target(name: \(quoted($0))),\n" }
            + (own + module.products.sorted()).map {
                "                .product(name: \(quoted($0.name)), package: \(quoted($0.package))),\n"
            }
        var resources = (self.resources[module.name] ?? []).map { ".\($0.rule)(\(quoted($0.path)))" }
        if module.isApp { resources = [".copy(\"Resources\")"] }
        let list = resources.isEmpty ? "" : "            resources: [\(resources.joined(separator: ", "))],\n"
        return """
                    .\(module.isApp ? "executableTarget" : "target")(
                        name: \(quoted(module.name)),
                        dependencies: [
            \(dependencies.joined())            ],
                        path: \(quoted("Sources/" + module.name)),
            \(list)            swiftSettings: [
            \(settings(of: module.language).map { "                \($0),\n" }.joined())            ]),

            """
    }

    private func settings(of language: LanguageSettings) -> [String] {
        // A module of the project keeps its name, and takes the place of Apple's as it does in Xcode.
        let own = Set(modules.map(\.name))
        let flags =
            Self.counterparts.filter { !own.contains($0.name) }
            .flatMap { ["-module-alias", "\($0.name)=\($0.module)"] }
            + (language.concurrencyChecking.map { ["-strict-concurrency=\($0)"] } ?? [])
        return [".swiftLanguageMode(.v\(language.mode))"]
            + (language.isMainActorByDefault ? [".defaultIsolation(MainActor.self)"] : [])
            + language.upcomingFeatures.map { ".enableUpcomingFeature(\(quoted($0)))" }
            + language.experimentalFeatures.map { ".enableExperimentalFeature(\(quoted($0)))" }
            + language.conditions.map { ".define(\(quoted($0)))" }
            + [".unsafeFlags([\(flags.map(quoted).joined(separator: ", "))])"]
    }

    private func quoted(_ text: String) -> String { SwiftText.literal(text) }
}

/// Writes texts as Swift literals.
enum SwiftText {
    /// Returns a string literal of a text, which may contain any characters.
    static func literal(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\" + String(Character(scalar))
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where scalar.value < 32 || scalar.value == 127:
                result += "\\u{" + String(scalar.value, radix: 16) + "}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
