import Foundation

/// What is at a place of the file system.
struct FileNode {
    let kind: FileWrapper.Kind
    /// The attributes by the raw values of their keys.
    let attributes: [String: Any]
    private(set) var contents = FileWrapper.Contents.file(Data())

    /// Looks at the attributes at a place. A link is not followed.
    init(attributesAt url: URL) throws {
        let found = try FileManager.default.attributesOfItem(atPath: url.path)
        kind =
            switch found[.type] as? FileAttributeType {
            case .typeDirectory?: .directory
            case .typeSymbolicLink?: .link
            default: .file
            }
        attributes = Dictionary(uniqueKeysWithValues: found.map { ($0.key.rawValue, $0.value) })
    }

    /// Reads what is at a place.
    init(reading url: URL, _ options: FileWrapper.ReadingOptions) throws {
        try self.init(attributesAt: url)
        let files = FileManager.default
        switch kind {
        case .file:
            guard options.contains(.immediate) else {
                contents = .unread(url)
                return
            }
            let mapping: Data.ReadingOptions = options.contains(.withoutMapping) ? [] : .mappedIfSafe
            contents = .file(try Data(contentsOf: url, options: mapping))
        case .link:
            contents = .link(URL(fileURLWithPath: try files.destinationOfSymbolicLink(atPath: url.path)))
        case .directory:
            var children: [String: FileWrapper] = [:]
            for name in try files.contentsOfDirectory(atPath: url.path) {
                children[name] = try FileWrapper(url: url.appendingPathComponent(name), options: options)
            }
            contents = .directory(children)
        }
    }

    /// Returns true if the size and the date are those of other attributes.
    func matches(_ other: [String: Any]) -> Bool {
        let (date, size) = (FileAttributeKey.modificationDate.rawValue, FileAttributeKey.size.rawValue)
        guard let own = attributes[date] as? Date, let theirs = other[date] as? Date, own == theirs else {
            return false
        }
        return kind == .directory || (attributes[size] as? NSNumber) == (other[size] as? NSNumber)
    }
}

/// A wrapper as a property list.
struct StoredFile: Codable {
    private let kind: FileWrapper.Kind
    let name: String?
    let preferredName: String?
    private var data: Data?
    private var path: String?
    private var children: [String: StoredFile]?

    init(_ wrapper: FileWrapper) {
        kind = wrapper.kind
        name = wrapper.filename
        preferredName = wrapper.preferredFilename
        data = wrapper.regularFileContents
        path = wrapper.symbolicLinkDestinationURL?.path
        children = wrapper.fileWrappers?.mapValues(StoredFile.init)
    }

    var contents: FileWrapper.Contents {
        switch kind {
        case .file: .file(data ?? Data())
        case .link: .link(URL(fileURLWithPath: path ?? ""))
        case .directory: .directory((children ?? [:]).mapValues { FileWrapper($0) })
        }
    }
}

/// Writing that leaves what was there until everything is written.
enum SafeFile {
    /// Writes what is at a place anew. If writing fails, what was there stays.
    static func replace(_ url: URL, _ write: (URL) throws -> Void) throws {
        let files = FileManager.default
        let folder = url.deletingLastPathComponent()
        let new = folder.appendingPathComponent(".\(url.lastPathComponent).\(UUID().uuidString)")
        do {
            try write(new)
            // A file takes the place of another one in a single step.
            guard rename(new.path, url.path) != 0 else { return }
            try exchange(url, new, files)
        } catch {
            try? files.removeItem(at: new)
            throw error
        }
    }

    /// Moves what is new to a place where there may be a folder, which cannot be replaced in a single step.
    private static func exchange(_ url: URL, _ new: URL, _ files: FileManager) throws {
        let old = new.appendingPathExtension("old")
        // A link counts, wherever it leads.
        let isThere = (try? files.attributesOfItem(atPath: url.path)) != nil
        if isThere { try files.moveItem(at: url, to: old) }
        do {
            try files.moveItem(at: new, to: url)
        } catch {
            if isThere { try? files.moveItem(at: old, to: url) }
            throw error
        }
        if isThere { try files.removeItem(at: old) }
    }
}
