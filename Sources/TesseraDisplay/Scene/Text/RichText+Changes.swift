extension RichText {
    /// The looks from which a description tells only the difference: `[revision, first, count]` on the wire.
    public struct Base: Codable, Equatable, Sendable {
        /// The ``RichText/revision`` of the looks.
        public var revision: Int
        /// The index of the first one of their parts in whose place others come.
        public var first: Int
        /// The number of these parts.
        public var count: Int

        /// Creates a reference to looks.
        public init(revision: Int, first: Int, count: Int) {
            (self.revision, self.first, self.count) = (revision, first, count)
        }

        /// Reads the notation of the wire.
        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            revision = try container.decode(Int.self)
            first = try container.decode(Int.self)
            count = try container.decode(Int.self)
        }

        /// Writes the notation of the wire.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            try container.encode(revision)
            try container.encode(first)
            try container.encode(count)
        }
    }

    /// Returns the difference from former looks, for a display that has these. The result is the whole if the lists of the former
    /// looks and paragraphs are not the starts of the present ones, as they are after ``numbered(like:)``.
    func change(since former: RichText) -> RichText {
        guard base == nil, former.base == nil, revision != former.revision,
            looks.starts(with: former.looks), paragraphs.starts(with: former.paragraphs)
        else { return self }
        let most = min(runs.count, former.runs.count)
        var start = 0
        while start < most, runs[start] == former.runs[start] { start += 1 }
        var end = 0
        while end < most - start, runs[runs.count - 1 - end] == former.runs[former.runs.count - 1 - end] {
            end += 1
        }
        var change = self
        change.base = Base(revision: former.revision, first: start, count: former.runs.count - end - start)
        change.looks = Array(looks[former.looks.count...])
        change.paragraphs = Array(paragraphs[former.paragraphs.count...])
        change.runs = Array(runs[start..<runs.count - end])
        return change
    }

    /// Returns the whole looks that differ from former ones as this description tells. The result is nil if the former looks are
    /// others than those from which it tells the difference.
    func whole(after former: RichText?) -> RichText? {
        guard let base else { return self }
        guard let former, former.base == nil, former.revision == base.revision,
            (0...former.runs.count).contains(base.first),
            (0...former.runs.count - base.first).contains(base.count)
        else { return nil }
        var whole = self
        whole.base = nil
        whole.looks = former.looks + looks
        whole.paragraphs = former.paragraphs + paragraphs
        whole.runs.insert(contentsOf: former.runs[..<base.first], at: 0)
        whole.runs += former.runs[(base.first + base.count)...]
        return whole
    }

    /// Returns the same looks with the indices that former ones have for them, so that the parts that have not changed are equal
    /// in both. Looks and paragraphs that the former ones lack follow theirs.
    ///
    /// The result has indices of its own if too many of the former looks are no longer used, or if a text without characters has
    /// another look.
    public func numbered(like former: RichText) -> RichText {
        var result = self
        var paragraphIndices = Indices(former.paragraphs)
        let paragraphs = paragraphs.map { paragraphIndices.index(of: $0) }
        var lookIndices = Indices(former.looks)
        var indices = [Int?](repeating: nil, count: looks.count)
        // The look of what is typed behind another one comes before that, because it has no such look itself.
        for isBefore in [true, false] {
            for (index, look) in looks.enumerated() where (look.following == nil) == isBefore {
                var look = look
                guard paragraphs.indices.contains(look.paragraph) else { return self }
                look.paragraph = paragraphs[look.paragraph]
                if let following = look.following {
                    guard looks.indices.contains(following), looks[following].following == nil else {
                        return self
                    }
                    look.following = indices[following]
                }
                indices[index] = lookIndices.index(of: look)
            }
        }
        guard indices.first == 0, lookIndices.values.count <= 2 * looks.count + 16,
            paragraphIndices.values.count <= 2 * self.paragraphs.count + 16
        else { return self }
        for index in runs.indices {
            guard looks.indices.contains(runs[index].look), let look = indices[runs[index].look] else {
                return self
            }
            result.runs[index].look = look
        }
        if let typing {
            guard looks.indices.contains(typing.look), let look = indices[typing.look] else { return self }
            result.typing?.look = look
        }
        (result.looks, result.paragraphs) = (lookIndices.values, paragraphIndices.values)
        return result
    }

    /// A list of values in which each has an index, and that grows by those that it lacks.
    private struct Indices<Value: Hashable> {
        private(set) var values: [Value]
        private var known: [Value: Int]

        init(_ values: [Value]) {
            self.values = values
            let pairs = values.enumerated().map { ($1, $0) }
            known = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
        }

        mutating func index(of value: Value) -> Int {
            if let index = known[value] { return index }
            known[value] = values.count
            values.append(value)
            return values.count - 1
        }
    }
}
