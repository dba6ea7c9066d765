import Combine
import ExampleSupport
import Foundation
import TestSupport

@testable import Home

/// An API whose requests a test answers one by one, in any order.
final class FakeHomeAPI: HomeAPIProtocol {
    private let requests = PendingRequests<Section, Result<[Applince], APIError>>()

    /// The sections of all requests so far, in order.
    var requestedSections: [Section] { requests.keys }

    func getEntries(of section: Section) -> Future<[Applince], APIError> {
        Future { self.requests.add(section, promise: $0) }
    }

    /// Answers the request at an index and waits until the answer has arrived.
    @MainActor
    func answer(_ index: Int, with result: Result<[Applince], APIError>) async {
        requests.send(result, to: index)
        // An answer becomes an output after two turns, and an output may cause another request.
        for _ in 1...4 { await turn() }
    }

    /// Answers a request with entries.
    @MainActor
    func answer(_ index: Int, ids: some Sequence<Int>) async {
        await answer(index, with: .success(ids.map { .sample($0) }))
    }
}

extension Applince {
    /// An entry for tests, named after its identifier.
    static func sample(_ id: Int, title: String? = nil) -> Applince {
        Applince(id: id, title: title ?? "Entry \(id)", summary: "Summary \(id)", imageURL: nil)
    }
}
