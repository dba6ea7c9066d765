import Foundation

/// The changes that an open batch has collected so far.
final class StageBatch {
    /// The number of items of each section before the batch.
    let before: [Int]
    var changes = DataChanges()
    /// The items, before the update, whose cells are configured again in place.
    var reconfigured: [ItemPosition] = []
    var completions: [(Bool) -> Void] = []
    /// True if everything was reloaded during the batch, which makes its changes obsolete.
    var isReloaded = false

    init(before: [Int]) { self.before = before }
}
