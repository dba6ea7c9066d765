import Foundation

/// The folder of the written package. Only what differs is written, so that the times of all other files stay, and what
/// belongs to no file any more goes away.
struct PackageFolder {
    let path: String
    private let before: PortState
    private(set) var files: Set<String> = []
    private(set) var copies: [String: FileStamp] = [:]
    /// The number of files that were written or removed.
    private(set) var changeCount = 0

    init(_ path: String, before: PortState) {
        self.path = path
        self.before = before
    }

    /// Writes a text unless the file has it already.
    mutating func write(_ text: String, to file: String) throws {
        try write(Data(text.utf8), to: file)
    }

    /// Writes bytes unless the file has them already.
    mutating func write(_ data: Data, to file: String) throws {
        files.insert(file)
        let place = path + "/" + file
        guard FileManager.default.contents(atPath: place) != data else { return }
        try makeFolder(of: place)
        try data.write(to: URL(fileURLWithPath: place), options: .atomic)
        changeCount += 1
    }

    /// Keeps a file as the last port has written it. Returns false if it is missing.
    mutating func keep(_ file: String) -> Bool {
        guard FileManager.default.fileExists(atPath: path + "/" + file) else { return false }
        files.insert(file)
        return true
    }

    /// Copies a file, or a folder with all that it contains.
    mutating func copy(_ source: String, to file: String, depth: Int = 0) throws {
        var isFolder: ObjCBool = false
        guard depth < 64, FileManager.default.fileExists(atPath: source, isDirectory: &isFolder) else {
            return
        }
        if isFolder.boolValue {
            for name in try FileManager.default.contentsOfDirectory(atPath: source).sorted()
            where !name.hasPrefix(".") {
                try copy(source + "/" + name, to: file + "/" + name, depth: depth + 1)
            }
            return
        }
        guard let stamp = FileStamp(source) else { return }
        copies[file] = stamp
        if before.copies[file] == stamp, keep(file) { return }
        files.insert(file)
        let place = path + "/" + file
        guard let data = FileManager.default.contents(atPath: source) else { return }
        guard FileManager.default.contents(atPath: place) != data else { return }
        try makeFolder(of: place)
        try data.write(to: URL(fileURLWithPath: place), options: .atomic)
        changeCount += 1
    }

    /// Removes what the last port has written and this one has not, with the folders that become empty.
    mutating func removeRest() throws {
        for file in before.files.subtracting(files).sorted() {
            // The state could have been changed by hand; nothing outside the package is removed.
            guard !file.hasPrefix("/"), !file.split(separator: "/").contains("..") else { continue }
            guard FileManager.default.fileExists(atPath: path + "/" + file) else { continue }
            try FileManager.default.removeItem(atPath: path + "/" + file)
            changeCount += 1
            var folder = (file as NSString).deletingLastPathComponent
            while !folder.isEmpty,
                (try? FileManager.default.contentsOfDirectory(atPath: path + "/" + folder))?.isEmpty ?? false
            {
                try FileManager.default.removeItem(atPath: path + "/" + folder)
                folder = (folder as NSString).deletingLastPathComponent
            }
        }
    }

    private func makeFolder(of file: String) throws {
        try FileManager.default.createDirectory(
            atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    }
}
