import Foundation

extension PackageWriter {
    /// Writes the resources of an app and of the modules that it contains. On iOS a framework has a bundle of its own. Here
    /// all code is one program with one bundle.
    mutating func writeResources(of app: PortedModule) throws {
        let base = "Sources/\(app.name)/Resources"
        let needed = app.allDependencies(plan.modules)
        // The app comes first, since its own files win.
        let owners = [app] + plan.modules.filter { needed.contains($0.name) }
        let resources = owners.flatMap { owner in
            owner.resources.map { (resource: $0, module: owner.name) }
        }
        try write(resources, in: base, information: Self.information(app.settings, project) ?? "")
        for bundle in owners.flatMap(\.bundles) {
            let place = "\(base)/\(bundle.name).bundle"
            let path = Self.information(bundle.settings, project) ?? ""
            try write(
                bundle.resources.map { (resource: $0, module: bundle.name) }, in: place, information: path)
            try writeInformation(of: bundle.name, bundle.settings, in: place)
        }
        if let settings = app.settings { try writeInformation(of: app.name, settings, in: base) }
    }

    /// Writes the resources of a module that is no app, such as a target of a Swift package, and notes their places.
    mutating func writeOwnResources(of module: PortedModule) throws {
        let base = "Sources/\(module.name)"
        let resources = module.ownResources.map { (resource: $0, module: module.name) }
        try write(resources, in: base + "/Resources", information: nil)
        // The package manager copies a folder under its own name, so each entry of the bundle is copied by itself.
        let names = Set(
            module.ownResources.isEmpty
                ? []
                : folder.files.filter { $0.hasPrefix(base + "/Resources/") }
                    .compactMap { $0.dropFirst(base.count + 11).split(separator: "/").first.map(String.init) }
        )
        var places = names.sorted().map { (rule: "copy", path: "Resources/" + $0) }
        for (number, path) in module.embedded.enumerated() {
            let place = "Embedded/\(number)/\((path as NSString).lastPathComponent)"
            try folder.copy(path, to: base + "/" + place)
            places.append((rule: "embedInCode", path: place))
        }
        ownResources[module.name] = places
    }

    /// Writes compiled resources into the folder of a bundle. Of resources with one place, the first wins.
    ///
    /// - Parameters:
    ///   - resources: The resources, each with the module to which it belongs.
    ///   - base: The folder within the package.
    ///   - information: The absolute path of the file from which the bundle's `Info.plist` is made, "" if it is made from the
    ///     settings alone, or nil if the bundle has none.
    private mutating func write(
        _ resources: [(resource: ProjectResource, module: String)], in base: String, information: String?
    ) throws {
        var modules: [ProjectResource: String] = [:]
        for (resource, module) in resources where modules[resource] == nil { modules[resource] = module }
        var tables: [String: StringTables] = [:]
        var places = information.map { ["Info.plist": $0] } ?? [:]
        for resource in ProjectReader.unique(resources.map(\.resource)) {
            let name = (resource.path as NSString).lastPathComponent
            // If these texts existed, Foundation on Linux would ignore the rest of the Info.plist.
            guard !["InfoPlist.strings", "InfoPlist.xcstrings"].contains(name) else { continue }
            switch resource.isFolder ? "" : (name as NSString).pathExtension.lowercased() {
            case "strings", "stringsdict", "xcstrings":
                addStrings(resource, named: name, to: &tables)
            case "xib", "storyboard":
                try writeNib(resource, of: modules[resource] ?? "", in: base, &places)
            case "xcassets":
                // On iOS a bundle has one compiled catalog. Here it has all catalogs, under different names.
                try copy(resource, to: free(name, for: resource, in: places), in: base, &places)
            default:
                try copy(resource, to: name, in: base, &places)
            }
        }
        for (table, strings) in tables.sorted(by: { $0.key < $1.key }) {
            for (file, text) in strings.files(named: table) { try folder.write(text, to: "\(base)/\(file)") }
        }
    }

    private func free(_ name: String, for resource: ProjectResource, in places: [String: String]) -> String {
        var (result, number) = (name, 1)
        while let other = places[Self.place(result, of: resource)], other != resource.path {
            number += 1
            result = (name as NSString).deletingPathExtension + "-\(number).xcassets"
        }
        return result
    }

    /// The path of a file of a resource within the bundle.
    private static func place(_ name: String, of resource: ProjectResource) -> String {
        resource.language.map { "\($0).lproj/\(name)" } ?? name
    }

    /// Returns true if a place in the bundle is free, and takes it. Otherwise reports the resource, unless it has the place
    /// already.
    private mutating func take(
        _ place: String, for resource: ProjectResource, in places: inout [String: String]
    ) -> Bool {
        guard let other = places[place] else {
            places[place] = resource.path
            return true
        }
        guard other != resource.path else { return false }
        let first = other.isEmpty ? "its own" : ProjectPaths.relative(other, to: project.folder)
        findings.append(
            Finding(
                .warning, file: ProjectPaths.relative(resource.path, to: project.folder),
                message: "The app has one bundle for all its modules, which has one \(place) only: \(first).",
                advice: "Rename one of the two files."))
        return false
    }

    private mutating func copy(
        _ resource: ProjectResource, to name: String, in base: String, _ places: inout [String: String]
    ) throws {
        let place = Self.place(name, of: resource)
        guard take(place, for: resource, in: &places) else { return }
        try folder.copy(resource.path, to: "\(base)/\(place)")
    }

    /// Writes the compiled file of a nib of a module, or reports that the nib cannot be read.
    private mutating func writeNib(
        _ resource: ProjectResource, of module: String, in base: String, _ places: inout [String: String]
    ) throws {
        let nib = PortedNib(resource.path, folder: project.folder, module: module)
        findings += nib.findings
        for (file, data) in nib.files {
            let place = Self.place(file, of: resource)
            if take(place, for: resource, in: &places) { try folder.write(data, to: "\(base)/\(place)") }
        }
    }

    private mutating func addStrings(
        _ resource: ProjectResource, named name: String, to tables: inout [String: StringTables]
    ) {
        let file = ProjectPaths.relative(resource.path, to: project.folder)
        let table = (name as NSString).deletingPathExtension
        do throws(UnreadableFile) {
            let data = try UnreadableFile.data(at: resource.path, file: file)
            switch (name as NSString).pathExtension.lowercased() {
            case "xcstrings":
                let catalog = try StringCatalog(data, file: file)
                findings += catalog.findings
                for (language, content) in catalog.tables {
                    tables[table, default: StringTables()].add(content, language: language)
                }
            case "stringsdict":
                let rules = try PropertyListReader.read(data, file: file).dictionary ?? [:]
                tables[table, default: StringTables()].add(
                    StringCatalog.Table(rules: rules), language: resource.language)
            default:
                let strings = try PropertyListReader.readStrings(data, file: file).compactMapValues(\.string)
                tables[table, default: StringTables()].add(
                    StringCatalog.Table(strings: strings), language: resource.language)
            }
        } catch {
            findings.append(error.finding(advice: "Correct the file; Xcode refuses it, too."))
        }
    }

    /// The absolute path of an `Info.plist`, or nil if the project has none for the settings.
    private static func information(_ settings: BuildSettings?, _ project: Project) -> String? {
        guard let settings, let path = settings["INFOPLIST_FILE"] else { return nil }
        return ProjectPaths.joined(settings["SRCROOT"] ?? project.folder, path)
    }

    private mutating func writeInformation(of name: String, _ settings: BuildSettings, in base: String) throws
    {
        var file: PropertyList?
        if let place = Self.information(settings, project) {
            let shown = ProjectPaths.relative(place, to: project.folder)
            do throws(UnreadableFile) {
                file = try PropertyListReader.read(UnreadableFile.data(at: place, file: shown), file: shown)
            } catch {
                findings.append(
                    error.finding(advice: "Restore it, or correct INFOPLIST_FILE in the build settings."))
            }
        }
        let list = InformationList(settings, file: file, developmentLanguage: project.developmentLanguage)
        findings += list.findings
        try folder.write(list.text, to: "\(base)/Info.plist")
    }

    /// Writes the symbols of the asset catalogs of a target.
    mutating func writeAssetSymbols(of module: PortedModule) throws {
        // A target of a package has a bundle of its own; all other modules share that of the app.
        let isPackage = module.settings == nil
        let catalogs = (isPackage ? module.ownResources : module.resources)
            .filter { $0.path.hasSuffix(".xcassets") && !$0.isFolder }.map(\.path)
        let symbols = AssetSymbols(catalogs: catalogs, folder: project.folder)
        findings += symbols.pictureFindings
        guard module.settings?["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"] != "NO" else { return }
        findings += symbols.findings
        let extensions = "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"
        let hasExtensions = module.settings?.isOn(extensions) ?? false
        guard let text = symbols.source(hasExtensions: hasExtensions, bundle: isPackage ? ".module" : ".main")
        else { return }
        try folder.write(text, to: "Sources/\(module.name)/GeneratedAssetSymbols.swift")
    }
}
