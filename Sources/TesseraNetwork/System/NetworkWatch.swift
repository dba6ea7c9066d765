import Foundation

/// Calls a function at the beginning, and when interfaces, addresses or routes of the system may have changed.
final class NetworkWatch: Sendable {
    /// The seconds from the first notice of a change to the call, since notices come in groups.
    private static let gathering = 0.1
    /// The seconds from the notice to another call: the file with the servers of names is often written last, without a notice.
    private static let settling = 2.0
    /// The seconds between calls where the system gives this process no notices.
    private static let pause = 5.0

    private let queue = DispatchQueue(label: "tessera.network")
    private let change: @Sendable () -> Void
    // Set once before anybody else knows the watch. The functions of a source may be called from any thread.
    nonisolated(unsafe) private let source: any DispatchSourceProtocol

    init(change: @escaping @Sendable () -> Void) {
        self.change = change
        let (queue, descriptor) = (queue, Self.openNotices())
        if let descriptor {
            let notices = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
            let gathering = Gathering()
            notices.setEventHandler {
                Self.readAll(descriptor)
                gathering.note(on: queue, change)
            }
            notices.setCancelHandler { close(descriptor) }
            source = notices
        } else {
            let timer = DispatchSource.makeTimerSource(queue: queue)
            timer.schedule(deadline: .now() + Self.pause, repeating: Self.pause, leeway: .seconds(1))
            timer.setEventHandler { change() }
            source = timer
        }
    }

    deinit { source.cancel() }

    /// Begins the watch.
    func begin() {
        source.activate()
        queue.async { [change] in change() }
    }

    /// Ends the watch for good.
    func stop() { source.cancel() }

    /// Returns a socket by which the kernel tells of changes, or nil if this process may have none.
    private static func openNotices() -> Int32? {
        let kind = Int32(SOCK_RAW.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
        // The protocol 0 is NETLINK_ROUTE of linux/netlink.h.
        let descriptor = socket(AF_NETLINK, kind, 0)
        guard descriptor >= 0 else { return nil }
        // The groups of linux/rtnetlink.h: links, addresses and routes, the latter two of both versions.
        let groups: UInt32 = 0x1 | 0x10 | 0x40 | 0x100 | 0x400
        // Swift does not import sockaddr_nl, whose words are the family, the number of this end, which the kernel chooses for 0,
        // and the groups. The family fills the first half of its word.
        var address = (UInt16(AF_NETLINK), UInt16(0), UInt32(0), groups)
        let size = socklen_t(MemoryLayout.size(ofValue: address))
        let result = withUnsafeBytes(of: &address) { bytes in
            bytes.baseAddress.map { bind(descriptor, $0.assumingMemoryBound(to: sockaddr.self), size) }
        }
        guard result == 0 else {
            close(descriptor)
            return nil
        }
        return descriptor
    }

    /// Drops what the kernel has written. That there was something is enough to look at the state anew.
    private static func readAll(_ descriptor: Int32) {
        withUnsafeTemporaryAllocation(byteCount: 8 * 1024, alignment: 8) { buffer in
            // An overflow is an error of one call; the next ones read on until there is nothing more.
            while recv(descriptor, buffer.baseAddress, buffer.count, 0) > 0 || errno == ENOBUFS
                || errno == EINTR
            {}
        }
    }

    /// Makes one call of the notices that come together. It is used on one queue only.
    private final class Gathering {
        private var isWaiting = false
        private var number = 0

        func note(on queue: DispatchQueue, _ change: @escaping @Sendable () -> Void) {
            number += 1
            // The blocks run on the queue of the notices, one after the other.
            nonisolated(unsafe) let this = self
            if !isWaiting {
                isWaiting = true
                queue.asyncAfter(deadline: .now() + NetworkWatch.gathering) {
                    this.isWaiting = false
                    change()
                }
            }
            let last = number
            queue.asyncAfter(deadline: .now() + NetworkWatch.settling) { if this.number == last { change() } }
        }
    }
}
