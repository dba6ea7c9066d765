/// How the user can swipe a row of a list aside, and where the app wants the row.
///
/// The display moves what the row holds by itself, and says ``DisplayEvent/Swipe/Phase/began`` as it starts. The app answers with
/// a child of the row that has ``NodeProperties/swipeActions`` and is not moved, or by raising ``revision``, which puts the
/// row where ``open`` says.
public struct SwipeContent: Codable, Equatable, Sendable {
    /// The edges at which actions may come to light, the one first that a key opens.
    public var sides: [Side]
    /// The edge at which the row's actions are open. Absent: the row is closed.
    public var open: Side?
    /// Counts how often the app has put the row somewhere. A display that sees a higher number than it knows moves the row to
    /// ``open``; its events carry the number, so that the app can tell older ones.
    public var revision: Int

    /// An edge of a row.
    public enum Side: String, Codable, Sendable {
        /// The left edge, which comes to light as the row moves to the right.
        case left = "l"
        /// The right edge, which comes to light as the row moves to the left.
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

/// The actions that come to light as the row that holds them is swiped aside.
///
/// The element lies at an edge of the row, as wide as the open actions. Its children are the actions, the one at the row's edge
/// first. The display shows as much of it as the row has left, and spreads and stretches the actions.
public struct SwipeActionsContent: Codable, Equatable, Sendable {
    /// The row's edge at which the actions lie.
    public var side: SwipeContent.Side
    /// Whether swiping the row all the way performs the first action. Absent: it does not.
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
