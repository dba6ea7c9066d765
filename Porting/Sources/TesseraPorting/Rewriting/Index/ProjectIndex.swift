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
    /// The types with members that override others, by the names of those members.
    private(set) var overrides: [String: [Entry]] = [:]
    /// The protocols with optional requirements, by the names of those requirements.
    private(set) var optionals: [String: [Entry]] = [:]
    /// The metatypes of all files by the names of values.
    private var metatypePlaces: [String: [Place: String]] = [:]

    /// What is known of a module as a whole.
    private struct Module {
        var files = 0
        var exported: [String: Int] = [:]
        var exports: Set<String> { Set(exported.filter { $0.value > 0 }.keys) }
    }

    private var modules: [String: Module] = [:]
    private var globals: [String: Int] = [:]

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
        count(old, in: place.module, by: -1)
        count(declarations, in: place.module, by: 1)
        for type in old?.types ?? [] {
            entries[type.simpleName]?.removeAll { $0.place == place }
            for member in type.members where member.isOverride {
                overrides[member.name]?.removeAll { $0.place == place }
            }
            for member in type.members where member.isOptional {
                optionals[member.name]?.removeAll { $0.place == place }
            }
        }
        for name in (old?.metatypes ?? [:]).keys { metatypePlaces[name]?[place] = nil }
        files[place] = declarations
        for (name, type) in declarations?.metatypes ?? [:] {
            metatypePlaces[name, default: [:]][place] = type
        }
        for type in declarations?.types ?? [] {
            let entry = Entry(place: place, type: type)
            Self.add(entry, to: &entries, named: type.simpleName)
            for name in Set(type.members.filter(\.isOverride).map(\.name)) {
                Self.add(entry, to: &overrides, named: name)
            }
            for name in Set(type.members.filter(\.isOptional).map(\.name)) {
                Self.add(entry, to: &optionals, named: name)
            }
        }
        return !(old ?? FileDeclarations()).isEmpty || !(declarations ?? FileDeclarations()).isEmpty
    }

    /// Counts a file that comes or goes.
    private mutating func count(_ declarations: FileDeclarations?, in module: String, by number: Int) {
        guard let declarations else { return }
        modules[module, default: Module()].files += number
        for name in declarations.globals { globals[name, default: 0] += number }
        for name in declarations.exports { modules[module]?.exported[name, default: 0] += number }
        if modules[module]?.files == 0 { modules[module] = nil }
    }

    /// Adds an entry behind those of its place and of the places before it.
    private static func add(_ entry: Entry, to list: inout [String: [Entry]], named name: String) {
        let index = list[name]?.firstIndex { entry.place < $0.place } ?? list[name]?.endIndex ?? 0
        list[name, default: []].insert(entry, at: index)
    }

    /// The classes whose metatypes are values of a name, in the order of their places.
    func metatypes(named name: String) -> [String] {
        metatypePlaces[name, default: [:]].sorted { $0.key < $1.key }.map(\.value)
    }

    /// Whether the project declares a type, or a function or variable outside of types, of the name.
    func declares(_ name: String) -> Bool {
        globals[name, default: 0] > 0 || entries[name, default: []].contains { $0.type.kind != .extension }
    }

    /// The names of the project's modules.
    func hasModule(_ name: String) -> Bool { modules[name] != nil }

    /// The modules that a module exports to those that import it, and to all of its own files.
    func exports(of module: String) -> Set<String> { modules[module]?.exports ?? [] }
}

extension FileDeclarations {
    /// Whether no other file can refer to anything in the file.
    var isEmpty: Bool { types.isEmpty && metatypes.isEmpty && exports.isEmpty && globals.isEmpty }
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
