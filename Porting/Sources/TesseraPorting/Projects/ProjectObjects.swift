import Foundation

/// The objects of a `project.pbxproj` by their identifiers, as they stand in the file.
struct ProjectObjects {
    /// The path of the file, as the user knows it.
    let file: String
    /// The identifier of the project object.
    let root: String
    private let members: [String: [String: PropertyList]]
    private let lines: [String: Int]

    /// Reads a file.
    ///
    /// - Throws: ``UnreadableFile`` if it is no property list or has no project object.
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

    /// The identifiers of all objects of a kind, sorted.
    func all(_ kind: String) -> [String] {
        members.filter { $0.value["isa"]?.string == kind }.keys.sorted()
    }

    /// The kinds of all objects.
    var kinds: Set<String> { Set(members.values.compactMap { $0["isa"]?.string }) }

    /// Returns true if there is an object with an identifier.
    func has(_ id: String) -> Bool { members[id] != nil }

    /// The kind of an object, such as `PBXGroup`, or an empty text for an identifier without an object.
    func kind(_ id: String) -> String { members[id]?["isa"]?.string ?? "" }

    /// A property of an object.
    func value(_ id: String, _ key: String) -> PropertyList? { members[id]?[key] }

    /// A text of an object.
    func text(_ id: String, _ key: String) -> String? { members[id]?[key]?.string }

    /// The texts in an array of an object, such as the identifiers of other objects.
    func texts(_ id: String, _ key: String) -> [String] { members[id]?[key]?.strings ?? [] }

    /// The line at which an object begins.
    func line(_ id: String) -> Int? { lines[id] }
}
