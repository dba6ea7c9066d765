/// What the files of all modules of a project declare, by which rewriting resolves names.
///
/// It is built file by file, so that one changed file is read alone:
///
///     var index = ProjectIndex()
///     for file in files { index.update(file, in: "App") }
///     let rewritten = files.map { rewrite($0, in: "App", index: index) }
///
/// After a change of one file, ``update(_:in:)`` returns whether other files may need what changed. If they do not, that file is
/// rewritten alone.
public struct ProjectIndex: Sendable {
    /// The place of a declaration.
    struct Place: Hashable, Comparable, Sendable {
        var module: String
        var path: String

        static func < (one: Place, other: Place) -> Bool {
            (one.module, one.path) < (other.module, other.path)
        }
    }

    /// A declaration and its place.
    struct Entry: Hashable, Sendable {
        var place: Place
        var type: TypeDeclaration
    }

    private(set) var files: [Place: FileDeclarations] = [:]
    /// The declarations by the last part of their names, in the order of their places.
    private(set) var entries: [String: [Entry]] = [:]
    /// The metatypes of all files by the names of values.
    private(set) var metatypes: [String: [String]] = [:]

    /// Creates an index of no files.
    public init() {}

    /// Reads a file anew, and returns whether the rewriting of other files may depend on what changed.
    @discardableResult
    public mutating func update(_ file: SourceFile, in module: String) -> Bool {
        set(DeclarationReader.declarations(of: file.text), at: Place(module: module, path: file.path))
    }

    /// Removes a file, and returns whether the rewriting of other files may depend on it.
    @discardableResult
    public mutating func remove(path: String, from module: String) -> Bool {
        set(nil, at: Place(module: module, path: path))
    }

    private mutating func set(_ declarations: FileDeclarations?, at place: Place) -> Bool {
        let old = files[place]
        guard old != declarations else { return false }
        for type in old?.types ?? [] {
            entries[type.simpleName]?.removeAll { $0.place == place }
        }
        files[place] = declarations
        let new = Dictionary(grouping: declarations?.types ?? [], by: \.simpleName)
        for (name, types) in new {
            var list = entries[name, default: []]
            let index = list.firstIndex { place < $0.place } ?? list.endIndex
            list.insert(contentsOf: types.map { Entry(place: place, type: $0) }, at: index)
            entries[name] = list
        }
        for name in Set((old?.metatypes ?? [:]).keys).union((declarations?.metatypes ?? [:]).keys) {
            metatypes[name] = files.values.compactMap { $0.metatypes[name] }.sorted()
        }
        return !(old ?? FileDeclarations()).isEmpty || !(declarations ?? FileDeclarations()).isEmpty
    }
}

extension FileDeclarations {
    /// Whether no other file can refer to anything in the file.
    var isEmpty: Bool { types.isEmpty && metatypes.isEmpty }
}

extension TypeDeclaration {
    /// The last part of the name.
    var simpleName: String { String(name.split(separator: ".").last ?? "") }
}

extension ProjectIndex: Codable {
    private struct Record: Codable {
        var module: String
        var path: String
        var declarations: FileDeclarations
    }

    /// Reads an index.
    public init(from decoder: any Decoder) throws {
        let records = try [Record](from: decoder)
        for record in records {
            _ = set(record.declarations, at: Place(module: record.module, path: record.path))
        }
    }

    /// Writes the declarations of each file.
    public func encode(to encoder: any Encoder) throws {
        try files.sorted { $0.key < $1.key }
            .map { Record(module: $0.key.module, path: $0.key.path, declarations: $0.value) }
            .encode(to: encoder)
    }
}
