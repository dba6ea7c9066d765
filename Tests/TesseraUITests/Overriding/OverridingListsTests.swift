import Foundation
import TesseraUI
import Testing

private final class OverridingListCell: UICollectionViewListCell, Logging {
    let calls = Calls()

    override var accessories: [UICellAccessory] {
        get { super.accessories }
        set {
            log("accessories")
            super.accessories = newValue
        }
    }
    override var indentationLevel: Int {
        get { super.indentationLevel }
        set {
            log("indentationLevel")
            super.indentationLevel = newValue
        }
    }
    override var indentationWidth: CGFloat {
        get { super.indentationWidth }
        set {
            log("indentationWidth")
            super.indentationWidth = newValue
        }
    }
    override var indentsAccessories: Bool {
        get { super.indentsAccessories }
        set {
            log("indentsAccessories")
            super.indentsAccessories = newValue
        }
    }
    override var separatorLayoutGuide: UILayoutGuide {
        log("separatorLayoutGuide")
        return super.separatorLayoutGuide
    }
    override func defaultContentConfiguration() -> UIListContentConfiguration {
        log("defaultContentConfiguration()")
        return super.defaultContentConfiguration()
    }
    override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        log("defaultBackgroundConfiguration()")
        return super.defaultBackgroundConfiguration()
    }
}

private final class OverridingCollectionController: UICollectionViewController, Logging {
    let calls = Calls()

    override var collectionView: UICollectionView! {
        get { super.collectionView }
        set {
            log("collectionView")
            super.collectionView = newValue
        }
    }
    override var collectionViewLayout: UICollectionViewLayout {
        log("collectionViewLayout")
        return super.collectionViewLayout
    }
    override var clearsSelectionOnViewWillAppear: Bool {
        get { super.clearsSelectionOnViewWillAppear }
        set {
            log("clearsSelectionOnViewWillAppear")
            super.clearsSelectionOnViewWillAppear = newValue
        }
    }
    override var installsStandardGestureForInteractiveMovement: Bool {
        get { super.installsStandardGestureForInteractiveMovement }
        set {
            log("installsStandardGestureForInteractiveMovement")
            super.installsStandardGestureForInteractiveMovement = newValue
        }
    }
    override func numberOfSections(in collectionView: UICollectionView) -> Int {
        log("numberOfSections(in:)")
        return super.numberOfSections(in: collectionView)
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    {
        log("collectionView(_:numberOfItemsInSection:)")
        return super.collectionView(collectionView, numberOfItemsInSection: section) + 2
    }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        log("collectionView(_:cellForItemAt:)")
        return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    override func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath)
        -> Bool
    {
        log("collectionView(_:canEditItemAt:)")
        return super.collectionView(collectionView, canEditItemAt: indexPath)
    }
    override func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        log("collectionView(_:willDisplay:forItemAt:)")
        super.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
    }
}

@Suite @MainActor struct OverridingListsTests {
    @Test func `a list cell's overrides run when it is set up`() {
        let cell = OverridingListCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        cell.accessories = [.checkmark()]
        cell.indentationLevel = 1
        cell.indentationWidth = 20
        cell.indentsAccessories = false
        _ = cell.separatorLayoutGuide
        _ = cell.defaultContentConfiguration()
        _ = cell.defaultBackgroundConfiguration()
        #expect(
            cell.calls.missing(of: [
                "accessories", "indentationLevel", "indentationWidth", "indentsAccessories",
                "separatorLayoutGuide", "defaultContentConfiguration()", "defaultBackgroundConfiguration()",
            ]) == [])
    }

    @Test func `a collection view controller's overrides run when its view is shown and edited`() {
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        let controller = OverridingCollectionController(collectionViewLayout: layout)
        controller.collectionView.register(
            UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        #expect(controller.collectionView.numberOfItems(inSection: 0) == 2)
        #expect(controller.view.subviews == [controller.collectionView])
        #expect(controller.collectionView.frame == CGRect(x: 0, y: 0, width: 200, height: 400))
        #expect(controller.collectionViewLayout === layout)
        controller.setEditing(true, animated: false)
        #expect(controller.collectionView.isEditing)
        controller.clearsSelectionOnViewWillAppear = false
        controller.installsStandardGestureForInteractiveMovement = false
        #expect(
            controller.calls.missing(of: [
                "collectionViewLayout", "clearsSelectionOnViewWillAppear",
                "installsStandardGestureForInteractiveMovement", "numberOfSections(in:)",
                "collectionView(_:numberOfItemsInSection:)", "collectionView(_:cellForItemAt:)",
                "collectionView(_:canEditItemAt:)", "collectionView(_:willDisplay:forItemAt:)",
            ]) == [])
    }
}
