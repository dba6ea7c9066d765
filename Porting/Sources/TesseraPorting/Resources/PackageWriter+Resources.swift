import Foundation

extension PackageWriter {
    /// Writes the resources of an app and of the modules that it contains. On iOS a framework has its own bundle; here
    /// all code is one program with one bundle.
    mutating func writeResources(of app: PortedModule) throws {
        let base = "Sources/\(app.name)/Resources"
        let needed = app.allDependencies(plan.modules)
        let resources = app.resources + plan.modules.filter { needed.contains($0.name) }.flatMap(\.resources)
        var tables: [String: StringTables] = [:]
        var places: [String: String] = [:]
        for resource in ProjectReader.unique(resources) {
            let name = (resource.path as NSString).lastPathComponent
            // If these texts existed, Foundation on Linux would ignore the rest of the Info.plist.
            guard !["InfoPlist.strings", "InfoPlist.xcstrings"].contains(name) else { continue }
            switch resource.isFolder ? "" : (name as NSString).pathExtension.lowercased() {
            case "strings", "stringsdict", "xcstrings":
                addStrings(resource, named: name, to: &tables)
            case "xib", "storyboard":
                try writeNib(resource, named: name, in: base)
            case "xcassets":
                // On iOS a bundle has one compiled catalog. Here it has all catalogs, under different names.
                try copy(resource, to: free(name, for: resource.path, in: &places), in: base)
            default:
                try copy(resource, to: name, in: base)
            }
        }
        for (table, strings) in tables.sorted(by: { $0.key < $1.key }) {
            for (file, text) in strings.files(named: table) { try folder.write(text, to: "\(base)/\(file)") }
        }
        try writeInformation(of: app, in: base)
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

    /// Writes the compiled file of a nib, or reports that the nib cannot be read.
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

    private mutating func writeInformation(of app: PortedModule, in base: String) throws {
        guard let settings = app.settings else { return }
        var file: PropertyList?
        if let path = settings["INFOPLIST_FILE"] {
            let place = ProjectPaths.joined(settings["SRCROOT"] ?? project.folder, path)
            let shown = ProjectPaths.relative(place, to: project.folder)
            do throws(UnreadableFile) {
                guard let data = FileManager.default.contents(atPath: place) else {
                    throw UnreadableFile(file: shown, message: "The Info.plist of \(app.name) is missing.")
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
        guard let settings = module.settings, settings["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"] != "NO"
        else {
            return
        }
        let catalogs = module.resources.filter { $0.path.hasSuffix(".xcassets") && !$0.isFolder }.map(\.path)
        let symbols = AssetSymbols(catalogs: catalogs, folder: project.folder)
        findings += symbols.findings
        let hasExtensions = settings.isOn("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS")
        guard let text = symbols.source(hasExtensions: hasExtensions) else { return }
        try folder.write(text, to: "Sources/\(module.name)/GeneratedAssetSymbols.swift")
    }
}
