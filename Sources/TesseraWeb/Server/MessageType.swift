import Foundation

extension Data {
    /// Returns true if these bytes, which must be a JSON object with two members, have the member `"type":
    /// "<type>"`.
    ///
    /// Encoders write the members in any order, but of two members each is the first or the last. So the
    /// host need not parse scenes, which only browsers have to understand.
    func isMessage(_ type: String) -> Bool {
        let member = Data("\"type\":\"\(type)\"".utf8)
        return starts(with: Data("{".utf8) + member + Data(",".utf8))
            || suffix(member.count + 1) == member + Data("}".utf8)
    }
}
