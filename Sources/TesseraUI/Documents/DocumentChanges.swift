/// The changes since a document was saved.
struct DocumentChanges {
    /// The number of changes that lead from the first state of the document to the present one.
    private var place = 0
    /// The place of the last state to which redoing leads.
    private var end = 0
    /// The place of the saved state, or nil if neither undoing nor redoing leads to it.
    private var saved: Int? = 0
    /// The number of times that a change has taken the place of undone ones.
    private var branch = 0

    var isEmpty: Bool { place == saved }

    mutating func note(_ change: UIDocument.ChangeKind) {
        switch change {
        case .done:
            if place < end {
                branch += 1
                if let saved, saved > place { self.saved = nil }
            }
            place += 1
            end = place
        case .undone: place -= 1
        case .redone:
            place += 1
            end = max(end, place)
        case .cleared: saved = place
        }
    }

    /// Notes that the state that there was at an earlier time is saved.
    mutating func save(_ earlier: DocumentChanges) {
        // If other changes have taken the place of undone ones since then, perhaps nothing leads back to that state.
        saved = branch == earlier.branch ? earlier.place : nil
    }
}
