import Foundation

/// What an open batch has been told so far.
final class StageBatch {
    /// The number of items of each section before the batch.
    let before: [Int]
    var changes = DataChanges()
    /// The items, before the update, whose cells are configured anew in place.
    var reconfigured: [ElementPlace] = []
    var completions: [(Bool) -> Void] = []
    /// True if all was asked for anew meanwhile, so that the changes are done with.
    var isReloaded = false

    init(before: [Int]) { self.before = before }
}
