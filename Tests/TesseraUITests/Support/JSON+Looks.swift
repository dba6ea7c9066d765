import Testing

extension JSON {
    /// Returns the whole looks of a text that a description of the wire means, which may be the difference from the last ones.
    func wholeLooks(after last: JSON?) throws -> JSON {
        guard var looks = object, let base = looks.removeValue(forKey: "ch")?.array?.map(\.int) else {
            return self
        }
        let former = try #require(last?.object, "Looks differ from others that are not there.")
        try #require(
            base.count == 3 && base[0] == former["rev"]?.int, "Looks differ from those of another number.")
        let (first, count) = (try #require(base[1]), try #require(base[2]))
        func list(_ looks: [String: JSON], _ key: String) throws -> [JSON] { try #require(looks[key]?.array) }
        var runs = try list(former, "r")
        try #require(first >= 0 && count >= 0 && count <= runs.count && first <= runs.count - count)
        runs.replaceSubrange(first..<first + count, with: try list(looks, "r"))
        looks["r"] = .array(runs)
        for key in ["s", "p"] { looks[key] = .array(try list(former, key) + list(looks, key)) }
        return .object(looks)
    }
}
