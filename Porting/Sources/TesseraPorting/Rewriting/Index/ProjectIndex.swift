/// The declarations in the files of all modules of a project. The rewriting resolves names with it.
///
/// The index is built file by file, so that only changed files are read again:
///
///     var index = ProjectIndex()
///     for file in files { index.update(file, in: "App") }
///     let rewritten = files.map { rewrite($0, in: "App", index: index) }
///
/// ``update(_:in:)`` returns true if other files may depend on the change of a file. If it returns false, only that
/// file is rewritten.
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
    /// The classes and extensions with methods that have the names of optional methods of frameworks' protocols, in the
    /// order of their places.
    private(set) var candidates: [Entry] = []
    /// The metatypes of all files by the names of values.
    private var metatypePlaces: [String: [Place: String]] = [:]

    /// The number of files of a module, and the modules that it exports.
    private struct Module {
        var files = 0
        var exported: [String: Int] = [:]
        var exports: Set<String> { Set(exported.filter { $0.value > 0 }.keys) }
    }

    private var modules: [String: Module] = [:]
    private var globals: [String: Int] = [:]
    /// The number of classes that name a type first after the colon, by the last part of its name.
    private var subclasses: [String: Int] = [:]

    /// Creates an index of no files.
    public init() {}

    /// Reads the declarations of a file again. Returns true if the rewriting of other files may depend on the change.
    @discardableResult
    public mutating func update(_ file: SourceFile, in module: String) -> Bool {
        set(DeclarationReader.declarations(of: file.text), at: Place(module: module, path: file.path))
    }

    /// Removes the declarations of a file. Returns true if the rewriting of other files may depend on them.
    @discardableResult
    public mutating func remove(path: String, from module: String) -> Bool {
        set(nil, at: Place(module: module, path: path))
    }

    private mutating func set(_ declarations: FileDeclarations?, at place: Place) -> Bool {
        let old = files[place]
        guard old != declarations else { return false }
        count(old, in: place.module, by: -1)
        count(declarations, in: place.module, by: 1)
        candidates.removeAll { $0.place == place }
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
            if type.members.contains(where: \.isOptionalOfSystem) {
                let next = candidates.firstIndex { place < $0.place } ?? candidates.endIndex
                candidates.insert(entry, at: next)
            }
            for name in Set(type.members.filter(\.isOverride).map(\.name)) {
                Self.add(entry, to: &overrides, named: name)
            }
            for name in Set(type.members.filter(\.isOptional).map(\.name)) {
                Self.add(entry, to: &optionals, named: name)
            }
        }
        return !(old ?? FileDeclarations()).isEmpty || !(declarations ?? FileDeclarations()).isEmpty
    }

    /// Adds a number, 1 or -1, to the counts for a file that is added or removed.
    private mutating func count(_ declarations: FileDeclarations?, in module: String, by number: Int) {
        guard let declarations else { return }
        modules[module, default: Module()].files += number
        for name in declarations.globals { globals[name, default: 0] += number }
        for type in declarations.types where type.kind == .class {
            guard let last = type.inherited.first?.name.split(separator: ".").last else { continue }
            subclasses[String(last), default: 0] += number
        }
        for name in declarations.exports { modules[module]?.exported[name, default: 0] += number }
        if modules[module]?.files == 0 { modules[module] = nil }
    }

    /// Adds an entry to a list that is ordered by the places.
    private static func add(_ entry: Entry, to list: inout [String: [Entry]], named name: String) {
        let index = list[name]?.firstIndex { entry.place < $0.place } ?? list[name]?.endIndex ?? 0
        list[name, default: []].insert(entry, at: index)
    }

    /// Returns the classes whose metatypes are values with a name, in the order of their places.
    func metatypes(named name: String) -> [String] {
        metatypePlaces[name, default: [:]].sorted { $0.key < $1.key }.map(\.value)
    }

    /// Returns true if the project declares a type with a name, or a function or variable outside of types.
    func declares(_ name: String) -> Bool {
        globals[name, default: 0] > 0 || entries[name, default: []].contains { $0.type.kind != .extension }
    }

    /// Returns false if no class of the project has a superclass whose name ends with that of a type.
    func mayHaveSubclasses(_ name: String) -> Bool {
        subclasses[String(name.split(separator: ".").last ?? ""), default: 0] > 0
    }

    /// Returns true if the project has a module with a name.
    func hasModule(_ name: String) -> Bool { modules[name] != nil }

    /// Returns the modules that a module exports, both to modules that import it and to all its own files.
    func exports(of module: String) -> Set<String> { modules[module]?.exports ?? [] }
}

extension FileDeclarations {
    /// True if no other file can refer to anything in the file.
    var isEmpty: Bool {
        types.isEmpty && metatypes.isEmpty && exports.isEmpty && globals.isEmpty && closures.isEmpty
    }
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
