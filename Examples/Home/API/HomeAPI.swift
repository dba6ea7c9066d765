import Combine
import ExampleSupport

/// A client of the home screen's API over HTTP, which has an endpoint for each section.
struct HomeAPI: HomeAPIProtocol {
    static let shared = HomeAPI(client: .shared)

    let client: APIClient

    func getEntries(of section: Section) -> Future<[Applince], APIError> {
        client.get(Self.path(of: section))
    }

    static func path(of section: Section) -> String {
        switch section {
        case .applianceHorizontal: "api/mock/v1/home/appliances"
        case .article: "api/mock/v1/home/articles"
        }
    }
}
