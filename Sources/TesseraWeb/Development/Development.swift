import Foundation
import NIOConcurrencyHelpers

/// What a host needs to know of a package that is built again while its apps are on display: the present builds of the
/// apps, and the state of the build.
///
/// The owner of the builds writes here, and the host reads. Pages wait here for the first build of their app.
public final class Development: Sendable {
    /// The folder with the app's own sources, which a report of a crash may quote.
    public let sources: URL

    private struct State {
        var names: [String] = []
        var apps: [String: HostedApp] = [:]
        var status = BuildStatus.building(done: 0, total: 0)
        var listeners: [Int: AsyncStream<Void>.Continuation] = [:]
        var lastListener = 0
    }

    private let state = NIOLockedValueBox(State())

    /// Creates the state of a package that was not built yet.
    public init(sources: URL) {
        self.sources = sources
    }

    /// The apps that have an address, in their order. Those that were not built yet have no executable.
    public var apps: [HostedApp] {
        state.withLockedValue { state in
            state.names.map { state.apps[$0.lowercased()] ?? HostedApp(unbuilt: $0) }
        }
    }

    /// The state of the build.
    public var status: BuildStatus { state.withLockedValue { $0.status } }

    /// The state of the build for the pages of one app, by its name in addresses. It is a failure if the package has no such app
    /// any more.
    package func status(of pathName: String) -> BuildStatus {
        let (status, names) = state.withLockedValue { ($0.status, $0.names) }
        guard !names.isEmpty, !names.contains(where: { $0.lowercased() == pathName }) else { return status }
        let sentence =
            "The package has no app “\(pathName)” any more. It has: \(names.joined(separator: ", "))."
        return .failed([BuildProblem(sentence)], more: 0)
    }

    /// Gives addresses to the apps with these names, and takes away those of other apps.
    ///
    /// - Throws: ``HostError`` if two apps would have the same address, or a name cannot be part of one.
    public func setNames(_ names: [String]) throws(HostError) {
        var seen: Set<String> = []
        for name in names {
            guard HostedApp.isUsable(name.lowercased()) else { throw .unusableName(name) }
            guard seen.insert(name.lowercased()).inserted else { throw .duplicateName(name.lowercased()) }
        }
        change { $0.names = names }
    }

    /// Makes these the present builds of their apps. Pages that display another build of such an app change to the new one.
    public func serve(_ apps: [HostedApp]) {
        change { state in
            for app in apps { state.apps[app.pathName] = app }
        }
    }

    /// Sends the state of the build to all pages.
    public func report(_ status: BuildStatus) {
        change { $0.status = status }
    }

    /// Returns the present build of an app once there is one, or nil if the task is cancelled.
    func build(of pathName: String) async -> HostedApp? {
        for await _ in changes() {
            if let app = state.withLockedValue({ $0.apps[pathName] }) { return app }
        }
        return nil
    }

    /// Returns the present builds of apps, by their names in addresses.
    var builds: [String: HostedApp] { state.withLockedValue { $0.apps } }

    /// Returns a stream with a value at once and after changes of the state. Several changes may lead to one value.
    func changes() -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let number = state.withLockedValue { state in
            state.lastListener += 1
            state.listeners[state.lastListener] = continuation
            return state.lastListener
        }
        continuation.onTermination = { [weak self] _ in
            _ = self?.state.withLockedValue { $0.listeners.removeValue(forKey: number) }
        }
        continuation.yield()
        return stream
    }

    private func change(_ body: (inout State) -> Void) {
        let listeners = state.withLockedValue { state in
            body(&state)
            return Array(state.listeners.values)
        }
        for listener in listeners { listener.yield() }
    }
}
