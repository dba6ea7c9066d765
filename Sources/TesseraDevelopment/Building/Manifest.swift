import Foundation

/// What the manifest of a package says about its apps.
struct Manifest: Equatable, Sendable {
    /// The names of the executables that are apps, in the order of the manifest.
    var apps: [String]
    /// The names of all executables.
    var executables: [String]
    /// The folders of the packages on this machine on which this one depends.
    var localPackages: [String]

    /// Reads the output of `swift package dump-package`.
    ///
    /// - Throws: A `DecodingError` if the output has another form.
    init(parsing data: Data) throws {
        let dump = try JSONDecoder().decode(Dump.self, from: data)
        let targets = Dictionary(dump.targets.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let products = dump.products.filter { $0.type["executable"] != nil }
        let covered = Set(products.flatMap(\.targets))
        let others = dump.targets.filter { $0.type == "executable" && !covered.contains($0.name) }
        let all = products.map { ($0.name, $0.targets) } + others.map { ($0.name, [$0.name]) }

        var known: [String: Bool] = [:]
        func drawsViews(_ name: String) -> Bool {
            if name == "TesseraUI" { return true }
            if let answer = known[name] { return answer }
            known[name] = false
            let answer = targets[name]?.dependencies.contains { drawsViews($0.name) } ?? false
            known[name] = answer
            return answer
        }
        executables = all.map(\.0)
        let apps = all.filter { $0.1.contains(where: drawsViews) }.map(\.0)
        // An app may reach TesseraUI through a package that this manifest does not describe.
        self.apps = apps.isEmpty ? executables : apps
        localPackages = dump.dependencies.flatMap { $0["fileSystem"] ?? [] }.compactMap(\.path)
    }

    private struct Dump: Decodable {
        var products: [Product]
        var targets: [Target]
        var dependencies: [[String: [Place]]]
    }

    private struct Product: Decodable {
        var name: String
        var targets: [String]
        var type: [String: Anything?]
    }

    private struct Target: Decodable {
        var name: String
        var type: String
        var dependencies: [Dependency]
    }

    /// A dependency, such as `{"byName": ["TesseraUI", null]}`. The first element of each kind is the name.
    private struct Dependency: Decodable {
        var name: String

        init(from decoder: any Decoder) throws {
            let kinds = try decoder.singleValueContainer().decode([String: [Anything?]].self)
            name = kinds.values.first?.first.flatMap { $0?.text } ?? ""
        }
    }

    private struct Place: Decodable {
        var path: String?
    }

    /// A value of JSON, of which only texts are read.
    private struct Anything: Decodable {
        var text: String?

        init(from decoder: any Decoder) throws {
            text = try? decoder.singleValueContainer().decode(String.self)
        }
    }
}
