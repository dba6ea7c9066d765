import Foundation

/// The reasons why the API returned no usable answer. Each case has a message for the user.
public enum APIError: Error, Equatable, Sendable {
    /// No server answers at the API's address, or the connection broke.
    case unreachable
    /// The API took too long to answer.
    case timedOut
    /// The API answered with a status other than 200.
    case status(Int)
    /// The answer does not have the form that the API promises.
    case invalidResponse

    /// The message that the screen displays.
    public var message: String {
        switch self {
        case .unreachable: "サーバーに接続できませんでした。通信環境をご確認ください。"
        case .timedOut: "サーバーからの応答がありませんでした。しばらくしてからもう一度お試しください。"
        case .status(let code): "サーバーでエラーが発生しました(ステータスコード: \(code))。"
        case .invalidResponse: "サーバーから受け取ったデータを読み込めませんでした。"
        }
    }
}

extension APIError {
    /// Creates the error that corresponds to an error of `URLSession`.
    public init(_ error: any Error) {
        self = (error as? URLError)?.code == .timedOut ? .timedOut : .unreachable
    }
}
