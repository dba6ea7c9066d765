import Foundation

/// The folder of the written package. Only files that differ are written, so that all others keep their times. Files
/// that are no longer needed are removed.
struct PackageFolder {
    let path: String
    private let before: PortState
    private(set) var files: Set<String> = []
    private(set) var copies: [String: FileStamp] = [:]
    /// The number of files that were written or removed.
    private(set) var changeCount = 0
    /// The findings about files that were not copied.
    private(set) var findings: [Finding] = []
    private let project: String
    /// The number and size of all files that were copied so far.
    private var copied = Copied()

    /// The greatest number of copied files, and their greatest size together. Without limits, links within folders
    /// could multiply files.
    struct Limits {
        var count = 50_000
        var bytes = 2 << 30
    }

    private struct Copied {
        var count = 0
        var bytes = 0
        var isReported = false
    }

    private let limits: Limits

    /// Prepares a folder.
    ///
    /// - Parameters:
    ///   - path: The absolute path of the folder.
    ///   - before: The state of the last port.
    ///   - project: The folder of the project, which links within copied folders must not leave.
    init(_ path: String, before: PortState, project: String = "", limits: Limits = Limits()) {
        self.path = path
        self.before = before
        self.project = project
        self.limits = limits
    }

    /// Throws an error if a path leads out of the package.
    private func check(_ file: String) throws {
        let parts = file.split(separator: "/", omittingEmptySubsequences: false)
        guard !file.hasPrefix("/"), !parts.contains(".."), !parts.contains("") else {
            throw Porter.Refusal(description: "“\(file.prefix(200))” lies outside of the written package.")
        }
    }

    /// Writes a text to a file unless the file contains it already.
    mutating func write(_ text: String, to file: String) throws {
        try write(Data(text.utf8), to: file)
    }

    /// Writes bytes to a file unless the file contains them already.
    mutating func write(_ data: Data, to file: String) throws {
        try check(file)
        files.insert(file)
        let place = path + "/" + file
        guard RegularFile.contents(place, limit: data.count) != data else { return }
        try makeFolder(of: place)
        try data.write(to: URL(fileURLWithPath: place), options: .atomic)
        changeCount += 1
    }

    /// Keeps a file that the last port has written. Returns false if the file is missing.
    mutating func keep(_ file: String) -> Bool {
        guard FileManager.default.fileExists(atPath: path + "/" + file) else { return false }
        files.insert(file)
        return true
    }

    /// Copies a file, or a folder with all that it contains.
    mutating func copy(_ source: String, to file: String) throws {
        try check(file)
        var links = FolderLinks(within: [source, project])
        try copy(source, to: file, depth: 0, links: &links)
    }

    private mutating func copy(
        _ source: String, to file: String, depth: Int, links: inout FolderLinks
    ) throws {
        switch depth < 64 ? links.kind(of: source) : nil {
        case .folder:
            for name in try FileManager.default.contentsOfDirectory(atPath: source).sorted()
            where !name.hasPrefix(".") {
                try copy(source + "/" + name, to: file + "/" + name, depth: depth + 1, links: &links)
            }
        case .file: try copyFile(source, to: file)
        case .stranger:
            findings.append(FolderLinks.finding(ProjectPaths.relative(source, to: project)))
        case nil: break
        }
    }

    private mutating func copyFile(_ source: String, to file: String) throws {
        guard let stamp = FileStamp(source) else { return }
        copied.count += 1
        copied.bytes += stamp.size
        guard copied.count <= limits.count, copied.bytes <= limits.bytes else {
            guard !copied.isReported else { return }
            copied.isReported = true
            findings.append(
                Finding(
                    .error, file: ProjectPaths.relative(source, to: project),
                    message: "The resources have more than \(limits.count) files or \(limits.bytes) bytes.",
                    advice: "Remove folders that are no part of the app from its resources."))
            return
        }
        copies[file] = stamp
        if before.copies[file] == stamp, keep(file) { return }
        files.insert(file)
        let place = path + "/" + file
        let data: Data
        do {
            data = try RegularFile.data(at: source, limit: limits.bytes)
        } catch {
            findings.append(
                Finding(
                    .warning, file: ProjectPaths.relative(source, to: project), message: error.description,
                    advice: "Make the file readable, or remove it from the resources."))
            return
        }
        guard RegularFile.contents(place, limit: data.count) != data else { return }
        try makeFolder(of: place)
        try data.write(to: URL(fileURLWithPath: place), options: .atomic)
        changeCount += 1
    }

    /// Removes the files that the last port has written and this one has not, and the folders that become empty.
    mutating func removeRest() throws {
        for file in before.files.subtracting(files).sorted() {
            // The state may have been changed by hand, so this makes sure that no file outside the package is removed.
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
