/// Returns the contents of the screen to the view model, in the order of the endpoints.
struct TopResponseUseCase: Sendable {
    let repository: TopResponseRepository

    /// Gets the resources of all endpoints in their order. Calls `didReceive` with each resource as it arrives.
    func getResponse(
        didReceive: @escaping @MainActor @Sendable (TopResource) -> Void
    ) async -> [TopResource] {
        await repository.getResources(didReceive: didReceive)
    }

    /// Gets the resource of one endpoint.
    func getResponse(of endpoint: TopEndpoint) async -> TopResource {
        await repository.getResource(of: endpoint)
    }
}
