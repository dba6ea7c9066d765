import Foundation

/// The size, time and number of a file in the file system, which reveal a change without reading the file.
struct FileStamp: Codable, Hashable, Sendable {
    var size: Int
    var seconds: Int
    var nanoseconds: Int
    var number: UInt64

    /// Reads the stamp of a file, or returns nil if there is no such file.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        size = Int(status.st_size)
        seconds = Int(time.tv_sec)
        nanoseconds = Int(time.tv_nsec)
        number = UInt64(status.st_ino)
    }
}
