#if canImport(CoreServices)
    import CoreServices
    import Foundation
    import NIOConcurrencyHelpers

    /// Watches folders with FSEvents, which reports changes in all folders below.
    final class FileEventsWatcher: FolderWatcher {
        let changes: AsyncStream<Set<String>>

        private let report: AsyncStream<Set<String>>.Continuation
        private let queue = DispatchQueue(label: "tessera.watching")
        private let streams = NIOLockedValueBox<[String: Stream]>([:])

        /// A stream of the system, which only its own queue uses.
        private struct Stream: @unchecked Sendable {
            let reference: FSEventStreamRef
        }

        /// The receiver of a stream's notifications.
        private final class Receiver {
            let root: String
            let report: AsyncStream<Set<String>>.Continuation
            init(_ root: String, _ report: AsyncStream<Set<String>>.Continuation) {
                (self.root, self.report) = (root, report)
            }
        }

        init() {
            (changes, report) = AsyncStream.makeStream()
        }

        func watch(_ folder: URL) throws(WatchError) {
            let root = folder.resolvingSymlinksInPath().path
            guard streams.withLockedValue({ $0[root] == nil }) else { return }
            var context = FSEventStreamContext()
            context.info = Unmanaged.passRetained(Receiver(root, report)).toOpaque()
            context.release = { $0.map { Unmanaged<Receiver>.fromOpaque($0).release() } }
            let flags = kFSEventStreamCreateFlagFileEvents | kFSEventStreamCreateFlagUseCFTypes
            let stream = FSEventStreamCreate(
                nil,
                { _, info, _, paths, _, _ in
                    guard let info,
                        let paths = Unmanaged<CFArray>.fromOpaque(paths).takeUnretainedValue() as? [String]
                    else { return }
                    let receiver = Unmanaged<Receiver>.fromOpaque(info).takeUnretainedValue()
                    let found = paths.filter {
                        $0.hasPrefix(receiver.root + "/")
                            && SourceFilter.isSource(String($0.dropFirst(receiver.root.count + 1)))
                    }
                    if !found.isEmpty { receiver.report.yield(Set(found)) }
                },
                &context, [root] as CFArray, FSEventStreamEventId(kFSEventStreamEventIdSinceNow), 0.02,
                FSEventStreamCreateFlags(flags))
            guard let stream else { throw WatchError(description: "The system does not watch \(root).") }
            FSEventStreamSetDispatchQueue(stream, queue)
            guard FSEventStreamStart(stream) else {
                throw WatchError(description: "The system does not watch \(root).")
            }
            streams.withLockedValue { $0[root] = Stream(reference: stream) }
        }

        func stop() {
            let all = streams.withLockedValue { streams in
                defer { streams = [:] }
                return Array(streams.values)
            }
            for stream in all {
                FSEventStreamStop(stream.reference)
                FSEventStreamInvalidate(stream.reference)
                FSEventStreamRelease(stream.reference)
            }
            report.finish()
        }
    }
#endif
