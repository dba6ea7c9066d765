import Foundation

/// A target of a Swift package, as `swift package dump-package` describes it.
struct PackageTarget {
    private let target: PropertyList
    private let package: String
    private let description: PropertyList

    init(_ target: PropertyList, package: String, description: PropertyList) {
        self.target = target
        self.package = package
        self.description = description
    }

    var name: String { target["name"]?.string ?? "" }

    /// True if the target consists of Swift sources.
    var isSwift: Bool { target["type"]?.string == "regular" && !module().sources.isEmpty }

    /// The first folder of sources or resources that lies outside of the package, which no package needs, or nil.
    var strangePlace: String? {
        let resources = (target["resources"]?.array ?? []).compactMap { $0["path"]?.string }
        return ([folder] + resources.map { ProjectPaths.joined(folder, $0) }).first {
            !FolderLinks.isWithin(package, $0)
        }
    }

    /// Returns the module that is built from the target, without its dependencies. It has no sources if some lie outside of
    /// the package, since such a folder may be the whole disk.
    func module() -> PortedModule {
        let root = folder
        var module = PortedModule(name: BuildSettings.moduleName(name), root: root)
        guard strangePlace == nil else { return module }
        let excluded = (target["exclude"]?.strings ?? []).map { ProjectPaths.joined(root, $0) }
        let chosen = (target["sources"]?.strings).map { $0.map { ProjectPaths.joined(root, $0) } }
        func isWithin(_ file: String, _ folders: [String]) -> Bool {
            folders.contains { file == $0 || file.hasPrefix($0 + "/") }
        }
        let names = ((try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? []).sorted()
            .filter { !$0.hasPrefix(".build/") }
        let resources = PackageResources(of: target, in: root, names: names) { isWithin($0, excluded) }
        module.ownResources = resources.resources
        module.embedded = resources.embedded
        module.findings = resources.findings
        module.sources = names.filter { $0.hasSuffix(".swift") }
            .map { root + "/" + $0 }
            .filter { file in
                !isWithin(file, excluded) && (chosen.map { isWithin(file, $0) } ?? true)
                    && !isWithin(file, resources.declared)
            }
        module.language = language
        return module
    }

    /// The folder of the target's sources, which the manifest names or which is the first usual one that exists.
    private var folder: String {
        if let path = target["path"]?.string { return ProjectPaths.joined(package, path) }
        let places = ["Sources", "Source", "src", "srcs"].map { "\(package)/\($0)/\(name)" }
        if let place = places.first(where: FileManager.default.fileExists(atPath:)) { return place }
        // Since Swift 5.9, the sources of a single target may lie in Sources itself.
        return package + "/Sources"
    }

    private var language: LanguageSettings {
        var language = LanguageSettings()
        let tools = description["toolsVersion"]?["_version"]?.string ?? "5"
        language.mode = (Int(tools.prefix { $0 != "." }) ?? 5) >= 6 ? 6 : 5
        let versions = description["swiftLanguageVersions"]?.strings ?? []
        if !versions.isEmpty { language.mode = versions.contains { $0.hasPrefix("6") } ? 6 : 5 }
        for setting in target["settings"]?.array ?? [] where setting["tool"]?.string == "swift" {
            let platforms = setting["condition"]?["platformNames"]?.strings ?? []
            let configuration = setting["condition"]?["config"]?.string
            guard platforms.isEmpty || platforms.contains("ios"), configuration != "release" else { continue }
            for (kind, value) in setting["kind"]?.dictionary ?? [:] {
                let text = value["_0"]?.string ?? ""
                switch kind {
                case "define": language.conditions.append(text)
                case "enableUpcomingFeature": language.upcomingFeatures.append(text)
                case "enableExperimentalFeature": language.experimentalFeatures.append(text)
                case "swiftLanguageMode": language.mode = text.hasPrefix("6") ? 6 : 5
                case "defaultIsolation": language.isMainActorByDefault = text == "MainActor"
                default: break
                }
            }
        }
        language.finish()
        return language
    }
}

extension PropertyListReader {
    /// Reads JSON as a property list and leaves out null values. Returns nil if the data is not JSON.
    static func json(_ data: Data) -> PropertyList? {
        guard let value = try? JSONDecoder().decode(JSONValue.self, from: data) else { return nil }
        return value.list
    }

    private struct JSONValue: Decodable {
        var list: PropertyList?

        init(from decoder: any Decoder) throws {
            guard decoder.codingPath.count < PropertyListReader.maximumDepth else {
                throw DecodingError.dataCorrupted(
                    .init(codingPath: decoder.codingPath, debugDescription: "The values lie too deep."))
            }
            let container = try decoder.singleValueContainer()
            if container.decodeNil() {
                list = nil
            } else if let value = try? container.decode([String: JSONValue].self) {
                list = .dictionary(value.compactMapValues(\.list))
            } else if let value = try? container.decode([JSONValue].self) {
                list = .array(value.compactMap(\.list))
            } else if let value = try? container.decode(String.self) {
                list = .string(value)
            } else if let value = try? container.decode(Bool.self) {
                list = .boolean(value)
            } else if let value = try? container.decode(Int.self) {
                list = .integer(value)
            } else {
                list = .real(try container.decode(Double.self))
            }
        }
    }
}
