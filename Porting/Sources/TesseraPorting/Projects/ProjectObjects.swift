import Foundation

/// The objects of a `project.pbxproj` by their identifiers.
struct ProjectObjects {
    /// The path of the file, as the user knows it.
    let file: String
    /// The identifier of the project object.
    let root: String
    private let members: [String: [String: PropertyList]]
    private let lines: [String: Int]

    /// Reads a file.
    ///
    /// - Throws: ``UnreadableFile`` if the file is not a property list or has no project object.
    init(_ data: Data, file: String) throws(UnreadableFile) {
        let (value, lines) = try PropertyListReader.readWithLines(data, file: file)
        guard let objects = value["objects"]?.dictionary else {
            throw UnreadableFile(file: file, message: "The file has no objects: it is no project of Xcode.")
        }
        members = objects.compactMapValues(\.dictionary)
        guard let root = value["rootObject"]?.string, members[root]?["isa"]?.string == "PBXProject" else {
            throw UnreadableFile(file: file, message: "The file names no project object.")
        }
        self.file = file
        self.root = root
        self.lines = lines
    }

    /// Returns the identifiers of all objects of a kind, sorted.
    func all(_ kind: String) -> [String] {
        members.filter { $0.value["isa"]?.string == kind }.keys.sorted()
    }

    /// The kinds of all objects.
    var kinds: Set<String> { Set(members.values.compactMap { $0["isa"]?.string }) }

    /// Returns true if there is an object with an identifier.
    func has(_ id: String) -> Bool { members[id] != nil }

    /// Returns the kind of an object, such as `PBXGroup`, or an empty text if there is no object with the identifier.
    func kind(_ id: String) -> String { members[id]?["isa"]?.string ?? "" }

    /// Returns the value of a property of an object, or nil.
    func value(_ id: String, _ key: String) -> PropertyList? { members[id]?[key] }

    /// Returns the text of a property of an object, or nil.
    func text(_ id: String, _ key: String) -> String? { members[id]?[key]?.string }

    /// Returns the texts in an array of an object, such as the identifiers of other objects.
    func texts(_ id: String, _ key: String) -> [String] { members[id]?[key]?.strings ?? [] }

    /// Returns the line in which an object begins, or nil.
    func line(_ id: String) -> Int? { lines[id] }
}
