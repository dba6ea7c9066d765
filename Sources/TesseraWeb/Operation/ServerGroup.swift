import Logging
import ServiceLifecycle

/// A server of a host, whose errors are explained.
struct Listener: Service {
    /// The server.
    let server: any Service
    /// Returns the error for the person who started the host.
    let explain: @Sendable (any Error) -> any Error

    func run() async throws {
        do {
            try await server.run()
        } catch {
            throw explain(error)
        }
    }
}

/// The servers of a host, which go on after a graceful shutdown has begun, until ``shutDown()`` is called.
///
/// A server sees the graceful shutdown of the task in which it runs, and would close the connections of devices that may
/// still finish. The servers run in a task of their own for that reason.
struct ServerGroup: Sendable {
    private let group: ServiceGroup

    /// Creates a group of servers.
    init(_ listeners: [Listener]) {
        let silent = Logger(label: "tessera.servers", factory: { _ in SwiftLogNoOpLogHandler() })
        group = ServiceGroup(
            configuration: .init(
                services: listeners.map {
                    .init(service: $0, successTerminationBehavior: .gracefullyShutdownGroup)
                },
                logger: silent))
    }

    /// Runs the servers until they have shut down or the task is cancelled.
    func run() async throws {
        let task = Task.detached { try await group.run() }
        try await withTaskCancellationHandler {
            do {
                try await task.value
            } catch  where Task.isCancelled {
                // The error only says that the servers were cancelled.
            }
        } onCancel: {
            task.cancel()
        }
    }

    /// Asks the servers to close their connections and to end.
    func shutDown() async {
        await group.triggerGracefulShutdown()
    }
}
