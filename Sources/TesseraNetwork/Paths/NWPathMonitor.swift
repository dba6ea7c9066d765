import Dispatch
import Synchronization

/// Tells an app whether the computer that runs it is connected to a network.
/// See Apple's [NWPathMonitor](https://developer.apple.com/documentation/network/nwpathmonitor).
///
/// It reports the network by which `URLSession` loads, which is the one of the host. The connection between the user and the host
/// is another one: while it is interrupted, the page says so, and nothing that the app displays reaches the user.
///
/// ```swift
/// import Network
///
/// let monitor = NWPathMonitor()
/// monitor.pathUpdateHandler = { path in
///     print(path.status == .satisfied ? "online" : "offline")
/// }
/// monitor.start(queue: .main)
/// ```
public final class NWPathMonitor: Sendable {
    private struct State {
        var handler: (@Sendable (NWPath) -> Void)?
        var queue: DispatchQueue?
        var path: NWPath?
        var watch: NetworkWatch?
        var isCancelled = false
        var continuations: [Int: AsyncStream<NWPath>.Continuation] = [:]
        var nextNumber = 0
    }

    private let filter: PathFilter
    private let state = Mutex(State())

    /// Creates a monitor of all interfaces.
    public init() { filter = PathFilter() }

    /// Creates a monitor of the interfaces of one kind.
    public init(requiredInterfaceType: NWInterface.InterfaceType) {
        filter = PathFilter(required: requiredInterfaceType)
    }

    /// Creates a monitor of the interfaces that are not of some kinds.
    public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
        filter = PathFilter(prohibited: prohibitedInterfaceTypes)
    }

    deinit { finish() }

    /// The function that is called on the queue with the path at the start, and with each one that differs from the last.
    public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)? {
        get { state.withLock { $0.handler } }
        set { state.withLock { $0.handler = newValue } }
    }

    /// The path that was found last. Before the monitor has begun, it is the one of this moment.
    public var currentPath: NWPath {
        state.withLock { $0.path } ?? filter.path(in: .current())
    }

    /// The queue on which the handler is called, or nil before the start.
    public var queue: DispatchQueue? { state.withLock { $0.queue } }

    /// Begins to watch the network and to call the handler on a queue. It does nothing if the monitor has begun or was
    /// cancelled.
    public func start(queue: DispatchQueue) {
        let known: NWPath? = state.withLock { state in
            guard state.queue == nil, !state.isCancelled else { return nil }
            state.queue = queue
            beginWatching(&state)
            return state.path
        }
        // Somebody who reads a sequence of this monitor has begun to watch before.
        if let known { report(known, on: queue) }
    }

    /// Ends the watch for good. The handler is not called any more, and sequences of the monitor end.
    public func cancel() { finish() }

    private func finish() {
        let (watch, continuations) = state.withLock { state in
            defer {
                state.isCancelled = true
                (state.watch, state.continuations) = (nil, [:])
            }
            return (state.watch, state.continuations)
        }
        watch?.stop()
        for continuation in continuations.values { continuation.finish() }
    }

    private func beginWatching(_ state: inout State) {
        guard state.watch == nil else { return }
        let watch = NetworkWatch { [weak self] in self?.update() }
        state.watch = watch
        watch.begin()
    }

    private func update() {
        let path = filter.path(in: .current())
        let queue: DispatchQueue? = state.withLock { state in
            guard state.watch != nil, state.path != path else { return nil }
            state.path = path
            for continuation in state.continuations.values { continuation.yield(path) }
            return state.queue
        }
        if let queue { report(path, on: queue) }
    }

    private func report(_ path: NWPath, on queue: DispatchQueue) {
        queue.async { [weak self] in
            // The app may have cancelled the monitor or set another handler meanwhile.
            guard let self, let handler = state.withLock({ $0.isCancelled ? nil : $0.handler }) else {
                return
            }
            handler(path)
        }
    }
}

extension NWPathMonitor: AsyncSequence {
    /// A path.
    public typealias Element = NWPath
    /// The type of the iterator.
    public typealias AsyncIterator = Iterator

    /// An iterator of paths. If paths change faster than they are read, the latest is next.
    public struct Iterator: AsyncIteratorProtocol {
        // The iterator keeps the monitor, which may be nowhere else: `for await path in NWPathMonitor()`.
        private let monitor: NWPathMonitor
        private var iterator: AsyncStream<NWPath>.Iterator

        fileprivate init(_ monitor: NWPathMonitor) {
            self.monitor = monitor
            iterator = monitor.stream().makeAsyncIterator()
        }

        /// Returns the next path, or nil if the monitor or the task is cancelled.
        public mutating func next() async -> NWPath? { await iterator.next() }
    }

    /// Returns an iterator of the path and of each one that differs from the last. The monitor watches the network as long as the
    /// iterator exists, even if it was not started.
    public func makeAsyncIterator() -> Iterator { Iterator(self) }

    private func stream() -> AsyncStream<NWPath> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: NWPath.self, bufferingPolicy: .bufferingNewest(1))
        let number: Int? = state.withLock { state in
            guard !state.isCancelled else { return nil }
            state.nextNumber += 1
            state.continuations[state.nextNumber] = continuation
            beginWatching(&state)
            if let path = state.path { continuation.yield(path) }
            return state.nextNumber
        }
        guard let number else {
            continuation.finish()
            return stream
        }
        continuation.onTermination = { [weak self] _ in self?.removeStream(number) }
        return stream
    }

    private func removeStream(_ number: Int) {
        let watch: NetworkWatch? = state.withLock { state in
            state.continuations[number] = nil
            guard state.continuations.isEmpty, state.queue == nil else { return nil }
            defer { (state.watch, state.path) = (nil, nil) }
            return state.watch
        }
        watch?.stop()
    }
}

extension NWPathMonitor: CustomDebugStringConvertible {
    /// The path that was found last.
    public var debugDescription: String { currentPath.debugDescription }
}
