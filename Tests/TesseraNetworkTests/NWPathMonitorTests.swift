import Dispatch
import TesseraNetwork
import Testing

@Suite(.timeLimit(.minutes(1))) struct NWPathMonitorTests {
    @Test func `the handler gets the path of the moment on its queue`() async {
        let queue = DispatchQueue(label: "paths")
        let monitor = NWPathMonitor(requiredInterfaceType: .loopback)
        let before = monitor.currentPath
        let path = await withCheckedContinuation { continuation in
            // The handler is called once more only if the network changes, which would be too often for the continuation.
            monitor.pathUpdateHandler = { [weak monitor] path in
                dispatchPrecondition(condition: .onQueue(queue))
                monitor?.cancel()
                continuation.resume(returning: path)
            }
            monitor.start(queue: queue)
        }
        #expect(path == before)
        #expect(monitor.queue === queue)
        #expect(monitor.currentPath == path)
    }

    @Test func `a sequence begins with the path of the moment and ends when the monitor is cancelled`() async
    {
        let monitor = NWPathMonitor()
        var paths: [NWPath] = []
        for await path in monitor {
            paths.append(path)
            monitor.cancel()
        }
        #expect(paths.first == monitor.currentPath)
        for await _ in monitor { Issue.record("A cancelled monitor has no paths.") }
    }

    @Test func `a sequence ends with its task`() async {
        let task = Task {
            var count = 0
            for await _ in NWPathMonitor() { count += 1 }
            return count
        }
        task.cancel()
        #expect(await task.value <= 1)
    }
}
