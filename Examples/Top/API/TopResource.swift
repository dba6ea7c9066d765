import ExampleSupport

/// An endpoint and the state of its answer.
struct TopResource: Sendable {
    let endpoint: TopEndpoint
    var state: State

    enum State: Sendable {
        /// The answer has not arrived yet.
        case loading
        /// The answer of the endpoint.
        case responses([any TopResponse])
        /// The reason why the endpoint has no usable answer.
        case failure(APIError)
    }
}

extension TopResource {
    var hasResponses: Bool {
        if case .responses = state { true } else { false }
    }

    var failure: APIError? {
        if case .failure(let error) = state { error } else { nil }
    }
}
