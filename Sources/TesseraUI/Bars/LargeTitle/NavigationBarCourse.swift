/// Where the content is at the turning points of the bar's look.
struct NavigationBarCourse: Equatable {
    /// How far content can be pulled down at most, in points.
    private static let farthestPull: Double = 4000

    /// The offset at which the bar begins to collapse.
    let start: Double
    /// How far what is below the titles collapses, and how far the title does.
    let accessory: Double, title: Double
    /// The offset from which on pulling the content down takes the title along. Nil: it stays.
    let pull: Double?

    var end: Double { start + accessory + title }

    /// What a measure is that grows with a pull, is 0 while the bar is whole, and then shrinks: by the first amount while
    /// what is below the titles collapses, and by the second while the title does.
    func points(_ first: Double, _ second: Double) -> [(offset: Double, value: Double)] {
        var points: [(offset: Double, value: Double)] = []
        if let pull {
            points.append((pull - Self.farthestPull, Self.farthestPull))
            points.append((pull, 0))
        }
        if pull != start { points.append((start, 0)) }
        if accessory > 0 { points.append((start + accessory, -first)) }
        if title > 0 { points.append((end, -first - second)) }
        return points
    }

    /// How much less of what is below the titles there is at the offsets at which that begins and ends to collapse.
    var accessoryPoints: [(offset: Double, value: Double)] {
        accessory > 0 ? [(start, 0), (start + accessory, -accessory)] : [(start, 0)]
    }
}
