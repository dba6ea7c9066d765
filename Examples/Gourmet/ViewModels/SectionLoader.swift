import Combine
import ExampleSupport
import Foundation

/// Loads one section: its items, and how the newest request for them stands.
///
/// There is at most one request at a time. What has been loaded stays until another answer takes its place, so that a
/// failure costs nothing.
@MainActor
final class SectionLoader<Item: MainItem> {
    @Published private(set) var items: [Item] = []
    @Published private(set) var status = APIRequestStatus.none

    private let request: () -> Future<[Item], APIError>
    private var running: AnyCancellable?

    /// - Parameter request: Asks the API for the items.
    init(_ request: @escaping () -> Future<[Item], APIError>) {
        self.request = request
    }

    /// Requests the items, unless a request runs already.
    func fetch() {
        if status != .requesting { restart() }
    }

    /// Requests the items in place of any request that runs, whose late answer is then dropped.
    func restart() {
        running?.cancel()
        status = .requesting
        running = request()
            // `RunLoop.main` would deliver nothing on iOS while a finger scrolls.
            .receive(on: DispatchQueue.main)
            .sink { [weak self] completion in
                switch completion {
                case .finished: self?.status = .requestSuccess
                case .failure(let error): self?.status = .requestFailure(error)
                }
            } receiveValue: { [weak self] items in
                self?.items = items.withUniqueIdentifiers()
            }
    }
}
