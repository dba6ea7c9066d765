extension SceneOperation {
    /// Writes the step at the end of a message, within `depth` objects and arrays, if it is one of those that messages have most: an
    /// update or a move. Returns false for other steps, and writes nothing then.
    ///
    /// A container would take as long as the members of such a step.
    func write(to text: JSONText, depth: Int) throws -> Bool {
        func begin(_ operation: String, _ id: Int) {
            text.open(.object, at: depth)
            text.beginMember(CodingKeys.operation.rawValue, at: depth + 1)
            text.append(operation)
            text.beginMember(CodingKeys.id.rawValue, at: depth + 1)
            text.append(id)
        }
        switch self {
        case .update(let id, let set, let cleared, nil):
            begin("=", id)
            text.beginMember(CodingKeys.set.rawValue, at: depth + 1)
            try set.write(to: text, depth: depth + 1)
            guard !cleared.isEmpty else { return true }
            text.beginMember(CodingKeys.cleared.rawValue, at: depth + 1)
            try text.append(cleared, depth: depth + 1)
        case .move(let id, let parent, let index):
            begin(">", id)
            text.beginMember(CodingKeys.parent.rawValue, at: depth + 1)
            text.append(parent)
            text.beginMember(CodingKeys.index.rawValue, at: depth + 1)
            text.append(index)
        default: return false
        }
        return true
    }
}
