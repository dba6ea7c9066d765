import Foundation
import TesseraData

/// Sections whose items form an outline.
///
/// A section shows the visible items of its section snapshot, and these are its items in ``snapshot()``, as in UIKit: what
/// collapsed items hide is known to ``snapshot(for:)`` alone. UIKit's documentation leaves open what becomes of that
/// where a snapshot of all sections is applied. Here a section's outline follows: as long as its items are the same, it
/// stays as it is; an item that is deleted takes along what is below it; a new item comes to the level of the item
/// before it; and an item that is moved out from under its parent comes to the level where it then lies. The outline
/// of a deleted section is forgotten.
extension UICollectionViewDiffableDataSource {
    /// Shows a section snapshot's visible items in a section by changing what differs there; the other sections stay as
    /// they are. `completion` runs on the main thread when the change is shown.
    ///
    /// ```swift
    /// var outline = dataSource.snapshot(for: .menu)
    /// outline.expand(["Food"])
    /// dataSource.apply(outline, to: .menu)
    /// ```
    ///
    /// A section that is not shown yet becomes the last one. An apply during an apply, or while the collection view
    /// lays out or makes its cells, waits for that to end. Stops the program where another section shows one of the items. What
    /// ``apply(_:animatingDifferences:completion:)`` says of queues holds here too.
    nonisolated public func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to section: SectionIdentifierType, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        let call = "apply(_:to:animatingDifferences:completion:)"
        submit(.differences(animated: animatingDifferences), completion, call) { contents in
            contents.show(snapshot, in: section, call)
        }
    }

    /// Shows a section snapshot's visible items in a section by changing what differs there, and returns when the change
    /// is shown.
    public func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to section: SectionIdentifierType, animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, to: section, animatingDifferences: animatingDifferences) {
                continuation.resume()
            }
        }
    }

    /// A copy of what a section holds, to be edited and applied. On a background queue, a copy of what was applied last.
    ///
    /// Stops the program where the section is not shown.
    nonisolated public func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        let contents = isOnMainQueue ? MainActor.assumeIsolated { self.contents } : applied.latest.contents
        guard let outline = contents.outline(of: section) else {
            fatalError("UICollectionViewDiffableDataSource.snapshot(for:): there is no section \(section)")
        }
        return outline
    }
}
