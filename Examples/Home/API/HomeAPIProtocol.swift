import Combine
import ExampleSupport

/// What the view model asks of the API.
protocol HomeAPIProtocol: Sendable {
    /// Requests all entries of a section. The answer may come on any thread.
    func getEntries(of section: Section) -> Future<[Applince], APIError>
}
