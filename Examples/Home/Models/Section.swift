/// The sections of the home screen, the first at the top.
enum Section: CaseIterable {
    /// Appliances side by side, a page each.
    case applianceHorizontal
    /// Articles: one as wide as the screen, then two beside each other, and so on.
    case article
}
