import Foundation

extension PackageWriter {
    /// Writes the resources of an app and of the modules that it contains: on iOS a framework has a bundle of its own, and here
    /// all code is one program with one bundle.
    mutating func writeResources(of app: PortedModule) throws {
        let base = "Sources/\(app.name)/Resources"
        let needed = app.allDependencies(plan.modules)
        let modules = plan.modules.filter { needed.contains($0.name) }
        try write(app.resources + modules.flatMap(\.resources), in: base)
        for bundle in app.bundles + modules.flatMap(\.bundles) {
            let place = "\(base)/\(bundle.name).bundle"
            try write(bundle.resources, in: place)
            try writeInformation(of: bundle.name, bundle.settings, in: place)
        }
        if let settings = app.settings { try writeInformation(of: app.name, settings, in: base) }
    }

    /// Writes the resources of a module that is no app, such as a target of a Swift package, and notes their places.
    mutating func writeOwnResources(of module: PortedModule) throws {
        let base = "Sources/\(module.name)"
        try write(module.ownResources, in: base + "/Resources")
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

    /// Writes what resources become into the folder of a bundle.
    private mutating func write(_ resources: [ProjectResource], in base: String) throws {
        var tables: [String: StringTables] = [:]
        var places: [String: String] = [:]
        for resource in ProjectReader.unique(resources) {
            let name = (resource.path as NSString).lastPathComponent
            // Where these texts are, Foundation on Linux would find nothing else of the Info.plist.
            guard !["InfoPlist.strings", "InfoPlist.xcstrings"].contains(name) else { continue }
            switch resource.isFolder ? "" : (name as NSString).pathExtension.lowercased() {
            case "strings", "stringsdict", "xcstrings":
                addStrings(resource, named: name, to: &tables)
            case "xib", "storyboard":
                try writeNib(resource, named: name, in: base)
            case "xcassets":
                // Each bundle has one catalog on iOS; here it has all of them, under names that differ.
                try copy(resource, to: free(name, for: resource.path, in: &places), in: base)
            default:
                try copy(resource, to: name, in: base)
            }
        }
        for (table, strings) in tables.sorted(by: { $0.key < $1.key }) {
            for (file, text) in strings.files(named: table) { try folder.write(text, to: "\(base)/\(file)") }
        }
    }

    private func free(_ name: String, for path: String, in places: inout [String: String]) -> String {
        var (result, number) = (name, 1)
        while let other = places[result], other != path {
            number += 1
            result = (name as NSString).deletingPathExtension + "-\(number).xcassets"
        }
        places[result] = path
        return result
    }

    private mutating func copy(_ resource: ProjectResource, to name: String, in base: String) throws {
        let folderOfLanguage = resource.language.map { "/\($0).lproj" } ?? ""
        try folder.copy(resource.path, to: "\(base)\(folderOfLanguage)/\(name)")
    }

    /// Writes what a nib becomes, or reports that it cannot be read.
    private mutating func writeNib(_ resource: ProjectResource, named name: String, in base: String) throws {
        let nib = PortedNib(resource.path, folder: project.folder)
        findings += nib.findings
        let folderOfLanguage = resource.language.map { "/\($0).lproj" } ?? ""
        for (file, data) in nib.files { try folder.write(data, to: "\(base)\(folderOfLanguage)/\(file)") }
    }

    private mutating func addStrings(
        _ resource: ProjectResource, named name: String, to tables: inout [String: StringTables]
    ) {
        let file = ProjectPaths.relative(resource.path, to: project.folder)
        let table = (name as NSString).deletingPathExtension
        do throws(UnreadableFile) {
            guard let data = FileManager.default.contents(atPath: resource.path) else {
                throw UnreadableFile(file: file, message: "The file cannot be read.")
            }
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

    private mutating func writeInformation(
        of name: String, _ settings: BuildSettings, in base: String
    ) throws {
        var file: PropertyList?
        if let path = settings["INFOPLIST_FILE"] {
            let place = ProjectPaths.joined(settings["SRCROOT"] ?? project.folder, path)
            let shown = ProjectPaths.relative(place, to: project.folder)
            do throws(UnreadableFile) {
                guard let data = FileManager.default.contents(atPath: place) else {
                    throw UnreadableFile(file: shown, message: "The Info.plist of \(name) is missing.")
                }
                file = try PropertyListReader.read(data, file: shown)
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
        guard module.settings?["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"] != "NO" else { return }
        // A target of a package has a bundle of its own; all other modules share that of the app.
        let isPackage = module.settings == nil
        let catalogs = (isPackage ? module.ownResources : module.resources)
            .filter { $0.path.hasSuffix(".xcassets") && !$0.isFolder }.map(\.path)
        let symbols = AssetSymbols(catalogs: catalogs, folder: project.folder)
        findings += symbols.findings
        let extensions = "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"
        let hasExtensions = module.settings?.isOn(extensions) ?? false
        guard let text = symbols.source(hasExtensions: hasExtensions, bundle: isPackage ? ".module" : ".main")
        else { return }
        try folder.write(text, to: "Sources/\(module.name)/GeneratedAssetSymbols.swift")
    }
}
