/// The offsets of the content, in points, at which the bar's look begins or ceases to change.
struct NavigationBarTurningPoints: Equatable {
    /// The greatest distance by which content can be pulled down, in points.
    private static let farthestPull: Double = 4000

    /// The offset at which the bar begins to collapse.
    let start: Double
    /// The distances by which the accessory below the titles and the large title collapse.
    let accessory: Double, title: Double
    /// The offset at which the title begins to move with content that is pulled down, or nil if the title does not move.
    let pull: Double?

    var end: Double { start + accessory + title }

    /// Returns the changes of a length. It grows while content is pulled down, is 0 while the bar is whole,
    /// then shrinks by `first` while the accessory below the titles collapses, and by `second` while the
    /// title does.
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

    /// The changes of the accessory's height, at the offsets at which it begins and ends to collapse.
    var accessoryPoints: [(offset: Double, value: Double)] {
        accessory > 0 ? [(start, 0), (start + accessory, -accessory)] : [(start, 0)]
    }
}
