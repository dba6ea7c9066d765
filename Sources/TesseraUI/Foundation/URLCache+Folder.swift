#if canImport(FoundationNetworking)
    import Foundation
    import FoundationNetworking

    extension URLCache {
        /// Creates a cache with a folder of its own.
        ///
        /// - Parameters:
        ///   - memoryCapacity: The bytes that the cache may keep in memory.
        ///   - diskCapacity: The bytes that the cache may keep in files.
        ///   - directory: The folder of the files, or nil for the usual one.
        public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
            self.init(
                memoryCapacity: memoryCapacity, diskCapacity: diskCapacity,
                diskPath: directory?.path(percentEncoded: false))
        }
    }
#endif
