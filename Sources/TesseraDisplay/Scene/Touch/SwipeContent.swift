/// The description of a row of a list that the user can swipe aside, with the place that the app wants for
/// the row.
///
/// The display moves the row's children by itself, and sends ``DisplayEvent/Swipe/Phase/began`` when the
/// movement starts. The app answers with a child of the row that has ``NodeProperties/swipeActions`` and
/// does not move, or by increasing ``revision``, which moves the row to the place that ``open`` describes.
public struct SwipeContent: Codable, Equatable, Sendable {
    /// The edges at which actions can appear. A key opens the actions at the first of them.
    public var sides: [Side]
    /// The edge at which the row's actions are open. If absent, the row is closed.
    public var open: Side?
    /// The number of times that the app has set the place of the row. A display that receives a higher
    /// number than before moves the row as ``open`` describes. Its events contain the number, so that the
    /// app recognizes older ones.
    public var revision: Int

    /// An edge of a row.
    public enum Side: String, Codable, Sendable {
        /// The left edge, at which actions appear as the row moves to the right.
        case left = "l"
        /// The right edge, at which actions appear as the row moves to the left.
        case right = "r"
    }

    /// Creates the description of a row.
    public init(sides: [Side], open: Side? = nil, revision: Int = 0) {
        self.sides = sides
        self.open = open
        self.revision = revision
    }

    private enum CodingKeys: String, CodingKey {
        case sides = "s"
        case open = "at"
        case revision = "rev"
    }
}

/// The description of an element whose children are the actions of a row. They appear as the row that
/// contains the element is swiped aside.
///
/// The element lies at an edge of the row and is as wide as the open actions. Its children are the actions,
/// the one at the row's edge first. The display draws only the part of the element that the row no longer
/// covers, and spreads and stretches the actions.
public struct SwipeActionsContent: Codable, Equatable, Sendable {
    /// The row's edge at which the actions lie.
    public var side: SwipeContent.Side
    /// A Boolean value that tells whether swiping the row all the way performs the first action. If absent,
    /// it does not.
    public var performsFirst: Bool?

    /// Creates the description of a row's actions.
    public init(side: SwipeContent.Side, performsFirst: Bool) {
        self.side = side
        if performsFirst { self.performsFirst = true }
    }

    private enum CodingKeys: String, CodingKey {
        case side = "s"
        case performsFirst = "f"
    }
}
