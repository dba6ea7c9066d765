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
    nonisolated func submit(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to section: SectionIdentifierType, animated: Bool, _ completion: (() -> Void)?
    ) {
        let call = "apply(_:to:animatingDifferences:completion:)"
        submit(.differences(animated: animated), completion, call) { contents in
            contents.show(snapshot, in: section, call)
        }
    }

    /// What a section holds, as the queue of the caller knows it.
    nonisolated func presentOutline(
        of section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        let contents = isOnMainQueue ? MainActor.assumeIsolated { self.contents } : applied.latest.contents
        guard let outline = contents.outline(of: section) else {
            fatalError("UICollectionViewDiffableDataSource.snapshot(for:): there is no section \(section)")
        }
        return outline
    }
}
