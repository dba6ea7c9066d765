import ExampleSupport

/// An endpoint and the state of its answer.
struct TopResource: Sendable {
    let endpoint: TopEndpoint
    var state: State

    enum State: Sendable {
        /// The answer has not arrived yet.
        case loading
        /// The endpoint answered.
        case responses([any TopResponse])
        /// The endpoint gave no answer that can be used.
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
