import Foundation
import Testing

@testable import TesseraUI

/// Tests of primary actions: a tap on one item performs its action, and a tap that extends a selection does not.
@MainActor struct PrimaryActionTests {
    /// A delegate that records selections and actions.
    final class Gallery: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var log: [String] = []
        var mayBeSelected = true

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            4
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }

        func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
            -> Bool
        {
            mayBeSelected
        }

        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            log.append("select \(indexPath.item)")
        }

        func collectionView(
            _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
        ) {
            log.append("action \(indexPath.item)")
        }
    }

    /// A gallery that decides itself when an action is possible.
    final class Album: NSObject, UICollectionViewDelegate {
        var log: [String] = []

        func collectionView(
            _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
        ) -> Bool { indexPath.item == 1 }

        func collectionView(
            _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
        ) {
            log.append("action \(indexPath.item)")
        }
    }

    final class Songs: Numbers, UITableViewDataSource, UITableViewDelegate {
        var mayBeSelected = true

        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            mayBeSelected ? indexPath : nil
        }

        func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
            log.append("action \(indexPath.section)-\(indexPath.row)")
        }
    }

    let screen = CollectionScreen()
    var view: UICollectionView { screen.view }

    private func tap(_ items: Int...) {
        for item in items { _ = view.stage.activate([0, item]) }
    }

    private func display(_ gallery: Gallery) {
        (view.dataSource, view.delegate) = (gallery, gallery)
        screen.window.layoutIfNeeded()
    }

    @Test func `a tap selects an item and then performs its action, each time`() {
        let gallery = Gallery()
        display(gallery)
        tap(1, 1, 2)
        #expect(gallery.log == ["select 1", "action 1", "select 1", "action 1", "select 2", "action 2"])
    }

    @Test func `an item that cannot be selected still has its action`() {
        let gallery = Gallery()
        display(gallery)
        gallery.mayBeSelected = false
        tap(1)
        #expect(gallery.log == ["action 1"])
    }

    @Test func `a tap that extends or reduces a selection performs no action`() {
        let gallery = Gallery()
        display(gallery)
        view.allowsMultipleSelection = true
        tap(1, 2, 1)
        #expect(gallery.log == ["select 1", "action 1", "select 2"])
    }

    @Test func `while the collection view is edited there are no actions`() {
        let gallery = Gallery()
        display(gallery)
        (view.isEditing, view.allowsSelectionDuringEditing) = (true, true)
        tap(1)
        #expect(gallery.log == ["select 1"])
    }

    @Test
    func `the delegate decides whether an action is possible, also while the collection view is edited`() {
        let (gallery, album) = (Gallery(), Album())
        display(gallery)
        view.delegate = album
        (view.isEditing, view.allowsSelectionDuringEditing) = (true, true)
        tap(1, 2)
        #expect(album.log == ["action 1"])
    }

    @Test func `without selections there are no actions`() {
        let gallery = Gallery()
        display(gallery)
        view.allowsSelection = false
        tap(1)
        #expect(gallery.log.isEmpty)
    }

    @Test func `assistive technology performs the action as a tap does`() throws {
        let gallery = Gallery()
        display(gallery)
        #expect(try #require(view.cellForItem(at: [0, 3])).accessibilityActivate())
        #expect(gallery.log == ["select 3", "action 3"])
    }

    @Test func `rows of tables have the same rules`() {
        let songs = Songs([[0, 1, 2]])
        let screen = TableScreen(songs)
        let table = screen.view
        _ = table.stage.activate([0, 1])
        songs.mayBeSelected = false
        _ = table.stage.activate([0, 2])
        songs.mayBeSelected = true
        table.allowsMultipleSelection = true
        _ = table.stage.activate([0, 0])
        #expect(songs.log == ["select 0-1", "action 0-1", "action 0-2", "select 0-0"])
    }
}
