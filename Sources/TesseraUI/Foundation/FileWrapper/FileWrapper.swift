import Foundation
import TesseraBasics

/// A file, a folder or a symbolic link in memory, which Foundation lacks on Linux.
/// See Apple's [FileWrapper](https://developer.apple.com/documentation/foundation/filewrapper).
///
/// ```swift
/// let book = FileWrapper(directoryWithFileWrappers: [:])
/// book.addRegularFile(withContents: text, preferredFilename: "Chapter.txt")
/// try book.write(to: url, options: .atomic, originalContentsURL: nil)
/// ```
open class FileWrapper: NSObject {
    /// What is in the wrapper.
    enum Contents {
        case file(Data)
        case directory([String: FileWrapper])
        case link(URL)
        /// A file that is read when its bytes are asked for.
        case unread(URL)
    }
    final var contents: Contents
    /// The last number that distinguishes a name in the folder from equal ones, by the preferred name.
    private var lastNumbers: [String: Int] = [:]

    // MARK: Creating wrappers

    /// Creates a wrapper of what is at a place, with everything in it if that is a folder.
    ///
    /// - Throws: An error of the file system.
    public init(url: URL, options: ReadingOptions = []) throws {
        let node = try FileNode(reading: url, options)
        contents = node.contents
        fileAttributes = node.attributes
        filename = url.lastPathComponent
        preferredFilename = url.lastPathComponent
        super.init()
    }

    /// Creates a folder of wrappers by their names. A wrapper without a preferred name gets its name in the folder as that.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        contents = .directory(childrenByPreferredName)
        super.init()
        for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
            child.preferredFilename = name
        }
    }

    /// Creates a file of bytes.
    public init(regularFileWithContents contents: Data) {
        self.contents = .file(contents)
        super.init()
    }

    /// Creates a symbolic link.
    public init(symbolicLinkWithDestinationURL url: URL) {
        contents = .link(url)
        super.init()
    }

    /// Creates a wrapper from the data of ``serializedRepresentation``, or returns nil if it is not such data.
    public convenience init?(serializedRepresentation serializeRepresentation: Data) {
        let list = try? PropertyListDecoder().decode(StoredFile.self, from: serializeRepresentation)
        guard let list else { return nil }
        self.init(list)
    }

    init(_ stored: StoredFile) {
        contents = stored.contents
        preferredFilename = stored.preferredName
        filename = stored.name
        super.init()
    }

    // MARK: Kinds

    /// A Boolean value that tells whether the wrapper is a folder.
    open var isDirectory: Bool { if case .directory = contents { true } else { false } }
    /// A Boolean value that tells whether the wrapper is a file.
    open var isRegularFile: Bool {
        switch contents {
        case .file, .unread: true
        case .directory, .link: false
        }
    }
    /// A Boolean value that tells whether the wrapper is a symbolic link.
    open var isSymbolicLink: Bool { if case .link = contents { true } else { false } }

    // MARK: Names

    /// The name that the wrapper gets in a folder, if no other in the folder has it.
    open var preferredFilename: String?
    /// The name of the file from which the wrapper was read, or to which it was written; nil if there is none.
    open var filename: String?
    /// The attributes of the file from which the wrapper was read, by the raw values of the keys of `FileManager`.
    open var fileAttributes: [String: Any] = [:]

    // MARK: Contents

    /// The bytes of a file, or nil if the wrapper is not a file or its file is gone.
    open var regularFileContents: Data? {
        switch contents {
        case .file(let data): return data
        case .unread(let url):
            guard let data = try? Data(contentsOf: url) else { return nil }
            contents = .file(data)
            return data
        case .directory, .link: return nil
        }
    }
    /// The place to which a symbolic link leads, or nil if the wrapper is not a link.
    open var symbolicLinkDestinationURL: URL? { if case .link(let url) = contents { url } else { nil } }
    /// The wrappers in a folder by their names in it, or nil if the wrapper is not a folder.
    open var fileWrappers: [String: FileWrapper]? {
        if case .directory(let children) = contents { children } else { nil }
    }

    /// Adds a wrapper to the folder, and returns its name there: the preferred one, or a longer one if that is taken.
    ///
    /// The wrapper must have a preferred name, and this one must be a folder.
    @discardableResult
    open func addFileWrapper(_ child: FileWrapper) -> String {
        guard let name = child.preferredFilename, !name.isEmpty else {
            misuse("FileWrapper.addFileWrapper(_:)", "the wrapper has no preferredFilename.")
        }
        var children = children("addFileWrapper(_:)")
        var key = name
        while children[key] != nil {
            let number = lastNumbers[name, default: 1] + 1
            lastNumbers[name] = number
            key = "\(number)__#$!@%!#__\(name)"
        }
        // A dictionary with a second reference would be copied.
        contents = .directory([:])
        children[key] = child
        contents = .directory(children)
        return key
    }

    /// Adds a file to the folder, and returns its name there: the preferred one, or a longer one if that is taken.
    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let file = FileWrapper(regularFileWithContents: data)
        file.preferredFilename = fileName
        return addFileWrapper(file)
    }

    /// Removes a wrapper from the folder.
    open func removeFileWrapper(_ child: FileWrapper) {
        contents = .directory(children("removeFileWrapper(_:)").filter { $0.value !== child })
    }

    /// Returns the name of a wrapper in the folder, or nil if it is not there.
    open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
        children("keyForChildFileWrapper(_:)").first { $0.value === child }?.key
    }

    private func children(_ call: String) -> [String: FileWrapper] {
        guard let children = fileWrappers else {
            misuse("FileWrapper.\(call)", "the wrapper is not a directory.")
        }
        return children
    }

    // MARK: Files

    /// Reads the wrapper again from a place.
    open func read(from url: URL, options: ReadingOptions = []) throws {
        let node = try FileNode(reading: url, options)
        (contents, fileAttributes) = (node.contents, node.attributes)
        filename = url.lastPathComponent
        if preferredFilename == nil { preferredFilename = filename }
    }

    /// Returns true if what is at a place has the names and the dates of the wrapper, so that it need not be read again.
    open func matchesContents(of url: URL) -> Bool {
        guard let node = try? FileNode(attributesAt: url), node.matches(fileAttributes) else { return false }
        guard let children = fileWrappers else { return node.kind == kind }
        let names = try? FileManager.default.contentsOfDirectory(atPath: url.path)
        guard node.kind == kind, let names, Set(names) == Set(children.keys) else { return false }
        return children.allSatisfy { $0.value.matchesContents(of: url.appendingPathComponent($0.key)) }
    }

    /// Writes the wrapper to a place, with everything in it.
    ///
    /// - Parameters:
    ///   - url: The place.
    ///   - options: How it is written.
    ///   - originalContentsURL: The place of an earlier version. It is not used: files are written anew.
    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
        // The place may be that of the files that this wrapper has not read yet.
        if options.contains(.atomic) || hasUnreadFiles {
            try SafeFile.replace(url) { try write(to: $0, FileManager.default) }
            followUnreadFiles(replacing: url)
        } else {
            try? FileManager.default.removeItem(at: url)
            try write(to: url, FileManager.default)
        }
        if options.contains(.withNameUpdating) { noteNames(url.lastPathComponent) }
    }

    private var hasUnreadFiles: Bool {
        switch contents {
        case .unread: true
        case .directory(let children): children.values.contains { $0.hasUnreadFiles }
        case .file, .link: false
        }
    }

    final func noteNames(_ name: String) {
        filename = name
        for (key, child) in fileWrappers ?? [:] { child.noteNames(key) }
    }

    private func write(to url: URL, _ files: FileManager) throws {
        switch contents {
        case .file(let data): try data.write(to: url)
        case .unread(let source): try files.copyItem(at: source, to: url)
        case .link(let destination):
            try files.createSymbolicLink(
                atPath: url.path, withDestinationPath: Self.path(ofLinkTo: destination))
        case .directory(let children):
            try files.createDirectory(at: url, withIntermediateDirectories: false)
            for (name, child) in children {
                guard SafeFile.isName(name) else { throw CocoaError(.fileWriteInvalidFileName) }
                try child.write(to: url.appendingPathComponent(name), files)
            }
        }
    }

    /// Returns the path that a link to a place has in the file system, which may begin at the folder of the link.
    static func path(ofLinkTo url: URL) -> String { url.isFileURL ? url.relativePath : url.path }

    /// The wrapper as data, from which ``init(serializedRepresentation:)`` creates it again.
    open var serializedRepresentation: Data? { try? PropertyListEncoder().encode(StoredFile(self)) }
}

extension FileWrapper {
    /// The ways in which a wrapper is read. See Apple's
    /// [FileWrapper.ReadingOptions](https://developer.apple.com/documentation/foundation/filewrapper/readingoptions).
    public struct ReadingOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates a set from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The bytes of files are read at once. Otherwise they are read when they are asked for.
        public static let immediate = Self(rawValue: 1)
        /// Files are not mapped into memory.
        public static let withoutMapping = Self(rawValue: 2)
    }

    /// The ways in which a wrapper is written. See Apple's
    /// [FileWrapper.WritingOptions](https://developer.apple.com/documentation/foundation/filewrapper/writingoptions).
    public struct WritingOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates a set from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// What is at the place stays until everything is written.
        public static let atomic = Self(rawValue: 1)
        /// The wrappers get the names of the files as ``FileWrapper/filename``.
        public static let withNameUpdating = Self(rawValue: 2)
    }

    enum Kind: Int, Codable {
        case file, directory, link
    }

    final var kind: Kind {
        switch contents {
        case .file, .unread: .file
        case .directory: .directory
        case .link: .link
        }
    }
}
