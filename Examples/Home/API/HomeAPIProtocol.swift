import Combine
import ExampleSupport

/// The requests that the view model sends to the API.
protocol HomeAPIProtocol: Sendable {
    /// Requests all entries of a section. The answer may come on any thread.
    func getEntries(of section: Section) -> Future<[Applince], APIError>
}
