import ExampleSupport

/// Requests the endpoints and returns their answers.
struct TopResponseRepository: Sendable {
    let api: any APIRequestProtocol

    /// Requests all endpoints at the same time and returns their resources in the endpoints' order.
    ///
    /// The answers arrive in any order, and `didReceive` is called with each resource as it arrives. If an endpoint
    /// fails, its resource contains the error, and the others are not affected. Cancelling the task cancels all
    /// requests.
    func getResources(
        didReceive: @escaping @MainActor @Sendable (TopResource) -> Void
    ) async -> [TopResource] {
        await withTaskGroup(of: TopResource.self) { group in
            for endpoint in TopEndpoint.allCases {
                group.addTask { await getResource(of: endpoint) }
            }
            var received: [TopEndpoint: TopResource] = [:]
            for await resource in group {
                received[resource.endpoint] = resource
                await didReceive(resource)
            }
            return TopEndpoint.allCases.compactMap { received[$0] }
        }
    }

    /// Requests one endpoint.
    func getResource(of endpoint: TopEndpoint) async -> TopResource {
        do throws(APIError) {
            return TopResource(endpoint: endpoint, state: .responses(try await api.get(endpoint: endpoint)))
        } catch {
            return TopResource(endpoint: endpoint, state: .failure(error))
        }
    }
}
