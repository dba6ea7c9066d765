/// The sections of the home screen, from top to bottom.
enum Section: CaseIterable {
    /// Appliances beside each other, each on a page of its own.
    case applianceHorizontal
    /// Articles in rows of one and of two in turn.
    case article
}
