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
            let path = try files.destinationOfSymbolicLink(atPath: url.path)
            contents = .link(URL(fileURLWithPath: path, relativeTo: url.deletingLastPathComponent()))
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
