import Foundation
import Synchronization

/// A value that one thread passes to another and does not use afterwards, which the compiler cannot verify.
struct UncheckedItem<Item>: @unchecked Sendable {
    let item: Item

    init(_ item: Item) {
        self.item = item
    }
}

/// The loading of an item in the background.
enum ItemLoading {
    /// Runs `load` in the background, and passes its result to `completion` exactly once. A value that comes after a cancellation
    /// is passed to `discard`.
    static func run<Value>(
        _ completion: @escaping @Sendable (Value?, (any Error)?) -> Void,
        discard: @escaping @Sendable (Value) -> Void = { _ in },
        _ load:
            @escaping @Sendable (@escaping @Sendable (Value?, (any Error)?) -> Void) -> Progress?
    ) -> Progress {
        let progress = Progress(totalUnitCount: 100)
        let shared = UncheckedItem(progress)
        let once = Once()
        let finish: @Sendable (Value?, (any Error)?) -> Void = { value, error in
            guard once.isFirst else {
                if let value { discard(value) }
                return
            }
            shared.item.completedUnitCount = 100
            completion(value, error)
        }
        NSItemProvider.queue.async {
            guard !shared.item.isCancelled else { return finish(nil, CocoaError(.userCancelled)) }
            let part = load(finish)
            // A cancelled load reports the cancellation at once, and cancels the remaining work.
            let running = part.map(UncheckedItem.init)
            shared.item.cancellationHandler = {
                running?.item.cancel()
                finish(nil, CocoaError(.userCancelled))
            }
            if shared.item.isCancelled { finish(nil, CocoaError(.userCancelled)) }
        }
        return progress
    }

    /// Distinguishes the first call from later ones.
    private final class Once: Sendable {
        private let isUsed = Atomic(false)

        var isFirst: Bool { !isUsed.exchange(true, ordering: .acquiringAndReleasing) }
    }
}

/// A temporary file in a directory of its own, which other users of the machine cannot read.
struct TemporaryItemFile {
    let url: URL

    init(_ data: Data, name: String?, typeIdentifier: String) throws {
        url = try Self.place(name, typeIdentifier)
        try data.write(to: url)
    }

    /// Creates a copy of a file.
    init(copying source: URL, name: String?, typeIdentifier: String) throws {
        url = try Self.place(name, typeIdentifier)
        try FileManager.default.copyItem(at: source, to: url)
    }

    private static func place(_ name: String?, _ typeIdentifier: String) throws -> URL {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent(
            UUID().uuidString, isDirectory: true)
        try FileManager.default.createDirectory(
            at: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        return directory.appendingPathComponent(Self.name(name, typeIdentifier))
    }

    func remove() {
        try? FileManager.default.removeItem(at: url.deletingLastPathComponent())
    }

    /// Returns the last component of a suggested name. If it has no extension of the type, the preferred one
    /// is added.
    private static func name(_ suggested: String?, _ typeIdentifier: String) -> String {
        let name = suggested.map { URL(fileURLWithPath: $0).lastPathComponent } ?? ""
        let stem = name.isEmpty || name == "/" || name == ".." || name == "." ? "item" : name
        let known = KnownTypes.entry(of: typeIdentifier)?.extensions ?? []
        let current = URL(fileURLWithPath: stem).pathExtension.lowercased()
        guard let preferred = known.first, !known.contains(current) else { return stem }
        return stem + "." + preferred
    }
}
