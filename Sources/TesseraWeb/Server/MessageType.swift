import Foundation

extension Data {
    /// Returns true if these bytes, a JSON object of two members, have the member `"type": "<type>"`.
    ///
    /// Encoders put the members in any order, but one of two is the first or the last. This saves the host the
    /// parsing of scenes, which only browsers need to understand.
    func isMessage(_ type: String) -> Bool {
        let member = Data("\"type\":\"\(type)\"".utf8)
        return starts(with: Data("{".utf8) + member + Data(",".utf8))
            || suffix(member.count + 1) == member + Data("}".utf8)
    }
}
