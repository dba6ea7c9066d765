/// The number of changes since a document was saved.
struct DocumentChanges {
    private var count = 0
    /// True if changes were undone beyond the saved state, and others have taken their place: no undoing leads back to that state.
    private var hasDiverged = false
    private var revision = 0

    var isEmpty: Bool { count == 0 && !hasDiverged }

    mutating func note(_ change: UIDocument.ChangeKind) {
        revision += 1
        switch change {
        case .done:
            if count < 0 { hasDiverged = true }
            count += 1
        case .undone: count -= 1
        case .redone: count += 1
        case .cleared: (count, hasDiverged) = (0, false)
        }
    }

    /// Notes that the changes that there were at an earlier time are saved.
    mutating func save(_ earlier: DocumentChanges) {
        if revision == earlier.revision {
            (count, hasDiverged) = (0, false)
        } else {
            count -= earlier.count
        }
    }
}
