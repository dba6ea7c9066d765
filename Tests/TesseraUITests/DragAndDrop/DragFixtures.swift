import Foundation
import TesseraDisplay

@testable import TesseraUI

/// A delegate of drags and drops that records its calls and returns the values that a test sets.
@MainActor
final class DragParty: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    var log: [String] = []
    var items = [UIDragItem(itemProvider: NSItemProvider(object: "soup" as NSString))]
    var added: [UIDragItem] = []
    var operation = UIDropOperation.copy
    var allowsMove = true
    var canHandle: ((any UIDropSession) -> Bool)?
    var performs: ((any UIDropSession) -> Void)?

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
        -> [UIDragItem]
    {
        log.append("items")
        return items
    }
    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) { log.append("lift") }
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        log.append("begin")
    }
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool {
        allowsMove
    }
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) { log.append("will end \(operation)") }
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { log.append("did end \(operation)") }
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)
    {
        log.append("transferred")
    }
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
        withTouchAt point: CGPoint
    ) -> [UIDragItem] { added }
    func dragInteraction(
        _ interaction: UIDragInteraction, item: UIDragItem,
        willAnimateCancelWith animator: any UIDragAnimating
    ) { log.append("back") }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        canHandle?(session) ?? true
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        log.append("enter")
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
        -> UIDropProposal
    {
        UIDropProposal(operation: operation)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        log.append("exit")
    }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        log.append("perform")
        performs?(session)
    }
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
        log.append("conclude")
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        log.append("over")
    }
}

/// A window with two views, each 100 points wide and high. The app drags items from the view at (0, 100) and drops them
/// on the one at (200, 100).
@MainActor
struct DragScreen {
    let display: FakeDisplay
    let party = DragParty()
    let source = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    let target = UIView(frame: CGRect(x: 200, y: 100, width: 100, height: 100))
    let drag: UIDragInteraction

    init() async throws {
        display = try await FakeDisplay.attached()
        drag = UIDragInteraction(delegate: party)
        source.backgroundColor = .red
        source.addInteraction(drag)
        target.addInteraction(UIDropInteraction(delegate: party))
        let window = try display.show()
        window.addSubview(source)
        window.addSubview(target)
        await display.settle()
        display.reset()
    }

    /// Lifts the source view with a finger.
    func lift() async {
        display.touch(.began, 50, 150)
        display.clock(0.5)
        await display.settle()
    }

    /// The element that the display moves along with the pointer, or nil if there is no drag.
    var platter: FakeDisplay.Element? { display.elements.values.first { $0.viewClass == "DragPlatter" } }
}

/// A list of dishes in one section of a collection view, with the delegate methods for drag and drop.
@MainActor
class Dishes: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate
{
    var names: [String]
    var log: [String] = []
    var operation = UIDropOperation.move
    var intent = UICollectionViewDropProposal.Intent.insertAtDestinationIndexPath
    var movesItself = false
    var placeholder: (any UICollectionViewDropPlaceholderContext)?
    var usesPlaceholder = false
    let view: UICollectionView

    init(_ names: [String], x: CGFloat) {
        self.names = names
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        view = UICollectionView(
            frame: CGRect(x: x, y: 100, width: 100, height: 400), collectionViewLayout: layout)
        super.init()
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "placeholder")
        view.dataSource = self
        view.dragDelegate = self
        view.dropDelegate = self
    }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        cell.accessibilityIdentifier = names[path.item]
        return cell
    }
    func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool { movesItself }
    func collectionView(_ view: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath) {
        log.append("move \(source.item) to \(target.item)")
        names.insert(names.remove(at: source.item), at: target.item)
    }

    func collectionView(
        _ view: UICollectionView, itemsForBeginning session: any UIDragSession, at path: IndexPath
    ) -> [UIDragItem] {
        let item = UIDragItem(itemProvider: NSItemProvider(object: names[path.item] as NSString))
        item.localObject = names[path.item]
        return [item]
    }
    func collectionView(_ view: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
        log.append("begin")
    }
    func collectionView(_ view: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
        log.append("drag ended")
    }
    func collectionView(_ view: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
        log.append("enter")
    }
    func collectionView(_ view: UICollectionView, dropSessionDidExit session: any UIDropSession) {
        log.append("exit")
    }
    func collectionView(_ view: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
        log.append("drop ended")
    }
    func collectionView(
        _ view: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath path: IndexPath?
    ) -> UICollectionViewDropProposal {
        log.append("at \(path.map { String($0.item) } ?? "none")")
        return UICollectionViewDropProposal(operation: operation, intent: intent)
    }
    func collectionView(
        _ view: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        let item = coordinator.items[0]
        let target = coordinator.destinationIndexPath ?? IndexPath(item: names.count, section: 0)
        log.append(
            "drop from \(item.sourceIndexPath.map { String($0.item) } ?? "elsewhere") to \(target.item)")
        if usesPlaceholder {
            placeholder = coordinator.drop(
                item.dragItem,
                to: UICollectionViewDropPlaceholder(
                    insertionIndexPath: target, reuseIdentifier: "placeholder"))
            return
        }
        guard let name = item.dragItem.localObject as? String else { return }
        view.performBatchUpdates {
            if let source = item.sourceIndexPath {
                self.names.remove(at: source.item)
                view.deleteItems(at: [source])
            }
            self.names.insert(name, at: target.item)
            view.insertItems(at: [target])
        }
        coordinator.drop(item.dragItem, toItemAt: target)
    }

    /// The dishes on the screen from top to bottom. A dash stands for a gap, and an ellipsis for a placeholder.
    var shown: [String] {
        view.layoutIfNeeded()
        return view.subviews.compactMap { $0 as? UICollectionViewCell }.filter { $0.element != nil }
            .sorted { $0.frame.minY < $1.frame.minY }
            .map { $0.alpha == 0 ? "-" : $0.staging.isPhantom ? "…" : $0.accessibilityIdentifier ?? "?" }
    }
}
