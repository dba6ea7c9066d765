import Foundation

/// Reads files that a project names. Their paths may lead to anything: to devices and pipes, which have no end, and to files
/// of any size.
enum RegularFile {
    /// The greatest size of a file that is read as a whole: 64 MB.
    static let maximumSize = 64 << 20
    /// The greatest size of a source: 16 MB. Its syntax takes much more memory than its text.
    static let maximumSourceSize = 16 << 20

    /// A reason why a file is not read, as a sentence.
    enum Problem: Error, Equatable, CustomStringConvertible {
        case missing
        case special
        case tooLarge(limit: Int)

        var description: String {
            switch self {
            case .missing: "The file is missing or cannot be read."
            case .special: "The path leads to a folder, a device or a pipe, not to a file."
            case .tooLarge(let limit): "The file is larger than \(limit >> 20) MB."
            }
        }
    }

    /// Returns the contents of a file.
    ///
    /// - Parameters:
    ///   - path: The path of the file, which may be a link.
    ///   - limit: The greatest number of bytes that the file may have.
    static func data(at path: String, limit: Int = maximumSize) throws(Problem) -> Data {
        // A pipe that nobody writes would otherwise keep the program waiting.
        let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { throw .missing }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw .missing }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .special }
        let size = Int(status.st_size)
        guard size <= limit else { throw .tooLarge(limit: limit) }
        // Bytes that are appended meanwhile are not read.
        var data = Data(count: size)
        let count: Int? = data.withUnsafeMutableBytes { bytes in
            var count = 0
            while count < size {
                let part = read(file, bytes.baseAddress?.advanced(by: count), size - count)
                if part == 0 { break }
                if part > 0 { count += part } else if errno != EINTR { return nil }
            }
            return count
        }
        guard let count else { throw .missing }
        return count < size ? data.prefix(count) : data
    }

    /// Returns the contents of a file, or nil if they cannot be read.
    static func contents(_ path: String, limit: Int = maximumSize) -> Data? {
        try? data(at: path, limit: limit)
    }
}

extension UnreadableFile {
    /// Returns the contents of a file, or throws an error that names the file as findings do.
    static func data(at path: String, file: String) throws(UnreadableFile) -> Data {
        do {
            return try RegularFile.data(at: path)
        } catch {
            throw UnreadableFile(file: file, message: error.description)
        }
    }
}
