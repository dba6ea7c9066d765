import Foundation

extension CodingUserInfoKey {
    /// The root of the API, a `URL`. URLs in answers are relative to it.
    static let apiRoot: CodingUserInfoKey = {
        guard let key = CodingUserInfoKey(rawValue: "apiRoot") else { preconditionFailure("never nil") }
        return key
    }()
}

extension Decoder {
    /// Returns the URL that a text of an answer contains, relative to the API, or nil if the text is no URL.
    public func answerURL(_ text: String) -> URL? {
        URL(string: text, relativeTo: userInfo[.apiRoot] as? URL)?.absoluteURL
    }
}
