/// The status of the newest request to the API.
public enum APIRequestStatus: Equatable, Sendable {
    /// Nothing has been requested yet.
    case none
    case requesting
    case requestSuccess
    case requestFailure(APIError)
}
