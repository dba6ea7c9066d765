#if os(Linux)
    import Foundation
    import NIOConcurrencyHelpers

    /// Watches folders with Linux's inotify, which watches one folder at a time and not those below it.
    final class InotifyWatcher: FolderWatcher {
        let changes: AsyncStream<Set<String>>

        private let report: AsyncStream<Set<String>>.Continuation
        private let descriptor: CInt
        nonisolated(unsafe) private let source: any DispatchSourceRead
        private let state = NIOLockedValueBox(State())

        private struct State {
            /// The watched folders by the numbers of their watches, with the package to which they belong.
            var folders: [CInt: (root: String, path: String)] = [:]
            var roots: Set<String> = []
        }

        private static let mask =
            UInt32(IN_CLOSE_WRITE) | UInt32(IN_CREATE) | UInt32(IN_DELETE) | UInt32(IN_MOVED_FROM)
            | UInt32(IN_MOVED_TO) | UInt32(IN_ONLYDIR)

        /// Creates a watcher without folders.
        init() throws(WatchError) {
            descriptor = inotify_init1(CInt(IN_NONBLOCK) | CInt(IN_CLOEXEC))
            guard descriptor >= 0 else {
                throw WatchError(
                    description: "The system watches no files: \(String(cString: strerror(errno))).")
            }
            (changes, report) = AsyncStream.makeStream()
            source = DispatchSource.makeReadSource(
                fileDescriptor: descriptor, queue: DispatchQueue(label: "tessera.watching"))
            let descriptor = descriptor
            source.setCancelHandler { close(descriptor) }
            source.setEventHandler { [weak self] in self?.read() }
            source.resume()
        }

        deinit { source.cancel() }

        func stop() {
            source.cancel()
            report.finish()
        }

        func watch(_ folder: URL) throws(WatchError) {
            let root = folder.standardizedFileURL.resolvingSymlinksInPath().path
            guard state.withLockedValue({ $0.roots.insert(root).inserted }) else { return }
            var files: Set<String> = []
            try enter(root, root: root, files: &files)
        }

        /// Watches a folder and those below it, and adds the sources in them to `files`.
        private func enter(_ folder: String, root: String, files: inout Set<String>) throws(WatchError) {
            // The watch begins before the folder is read, so that a file that comes meanwhile is not overlooked.
            let number = inotify_add_watch(descriptor, folder, Self.mask)
            guard number >= 0 else {
                // A folder may be gone again, and this process may have no permission for others.
                guard errno == ENOSPC else { return }
                throw WatchError(
                    description: "The system does not watch as many folders as the package has: "
                        + "raise fs.inotify.max_user_watches.")
            }
            state.withLockedValue { $0.folders[number] = (root, folder) }
            for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
                let path = "\(folder)/\(name)"
                let inner = String(path.dropFirst(root.count + 1))
                if Self.isFolder(path) {
                    if SourceFilter.entersFolder(inner) { try enter(path, root: root, files: &files) }
                } else if SourceFilter.isSource(inner) {
                    files.insert(path)
                }
            }
        }

        private static func isFolder(_ path: String) -> Bool {
            var status = stat()
            return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
        }

        private func read() {
            var paths: Set<String> = []
            var isReported = false
            withUnsafeTemporaryAllocation(byteCount: 64 * 1024, alignment: 8) { buffer in
                while true {
                    let count = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
                    guard count > 0 else { break }
                    var start = 0
                    let headerSize = MemoryLayout<inotify_event>.size
                    while start + headerSize <= count {
                        let event = buffer.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
                        let nameBytes = buffer[(start + headerSize)..<(start + headerSize + Int(event.len))]
                        let name = String(decoding: nameBytes.prefix { $0 != 0 }, as: UTF8.self)
                        isReported = take(event, name, &paths) || isReported
                        start += headerSize + Int(event.len)
                    }
                }
            }
            if isReported || !paths.isEmpty { report.yield(paths) }
        }

        /// Reads one notification. Returns true if there is something to report even without a path.
        private func take(_ event: inotify_event, _ name: String, _ paths: inout Set<String>) -> Bool {
            func has(_ bit: Int32) -> Bool { event.mask & UInt32(bitPattern: bit) != 0 }
            if has(IN_Q_OVERFLOW) { return true }
            if has(IN_IGNORED) {
                _ = state.withLockedValue { $0.folders.removeValue(forKey: event.wd) }
                return false
            }
            guard let (root, folder) = state.withLockedValue({ $0.folders[event.wd] }), !name.isEmpty else {
                return false
            }
            let path = "\(folder)/\(name)"
            let inner = String(path.dropFirst(root.count + 1))
            if has(IN_ISDIR) {
                guard SourceFilter.entersFolder(inner) else { return false }
                if has(IN_CREATE) || has(IN_MOVED_TO) {
                    // The files of a folder that was moved here, or that came before the watch, count as changed.
                    try? enter(path, root: root, files: &paths)
                } else {
                    paths.insert(path)
                }
                return false
            }
            // A new file is written after it was created. Only a link is complete at once.
            if has(IN_CREATE), !Self.isLink(path) { return false }
            if SourceFilter.isSource(inner) { paths.insert(path) }
            return false
        }

        private static func isLink(_ path: String) -> Bool {
            var status = stat()
            guard lstat(path, &status) == 0 else { return false }
            return status.st_mode & S_IFMT == S_IFLNK || status.st_nlink > 1
        }
    }
#endif
