import ExampleSupport

/// The requests that the screen sends to the API.
protocol APIRequestProtocol: Sendable {
    /// Requests an endpoint. The answer is usually a list of one response, or an empty list if there is no content.
    func get(endpoint: TopEndpoint) async throws(APIError) -> [any TopResponse]
}

/// A client of the API over HTTP.
struct APIRequest: APIRequestProtocol {
    static let shared = APIRequest(client: .shared)

    let client: APIClient

    func get(endpoint: TopEndpoint) async throws(APIError) -> [any TopResponse] {
        switch endpoint {
        case .banner: try await responses(of: endpoint) as [TopBannerResponse]
        case .featured: try await responses(of: endpoint) as [TopFeaturedResponse]
        case .news: try await responses(of: endpoint) as [TopNewsResponse]
        case .special: try await responses(of: endpoint) as [TopSpecialResponse]
        case .photos: try await responses(of: endpoint) as [TopPhotosResponse]
        }
    }

    private func responses<Response: TopResponse>(
        of endpoint: TopEndpoint
    ) async throws(APIError) -> [Response] {
        try await client.answer(of: "api/mock/v1/top" + endpoint.rawValue)
    }
}
