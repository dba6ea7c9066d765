import Foundation
import Testing

@testable import TesseraUI

@Suite @MainActor struct CellAccessoryTests {
    private func cell(_ accessories: [UICellAccessory]) -> UICollectionViewListCell {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        cell.accessories = accessories
        cell.layoutIfNeeded()
        return cell
    }

    private func kinds(_ views: [CellAccessoryView]) -> [UICellAccessory.AccessoryType] {
        views.map(\.accessory.accessoryType)
    }

    @Test func `accessories of the system have fixed places`() {
        let cell = cell([
            .reorder(displayed: .always), .outlineDisclosure(), .label(text: "3"),
            .insert(displayed: .always),
            .multiselect(displayed: .always), .detail(), .disclosureIndicator(), .checkmark(),
        ])
        #expect(kinds(cell.installedAccessories.leading) == [.multiselect, .insert])
        #expect(
            kinds(cell.installedAccessories.trailing) == [
                .label, .checkmark, .detail, .disclosureIndicator, .outlineDisclosure, .reorder,
            ])
    }

    @Test func `custom accessories stand next to the content, or where their position says`() {
        let views = (0..<4).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        func custom(_ index: Int, _ placement: UICellAccessory.Placement) -> UICellAccessory {
            .customView(configuration: .init(customView: views[index], placement: placement))
        }
        let cell = cell([
            .checkmark(), .disclosureIndicator(), .delete(displayed: .always),
            custom(0, .trailing()), custom(1, .leading()),
            custom(2, .trailing(at: UICellAccessory.Placement.position(after: .checkmark()))),
            custom(3, .leading(at: UICellAccessory.Placement.position(before: .delete()))),
        ])
        #expect(
            kinds(cell.installedAccessories.leading) == [
                .customView(views[3]), .delete, .customView(views[1]),
            ])
        #expect(
            kinds(cell.installedAccessories.trailing) == [
                .customView(views[0]), .checkmark, .customView(views[2]), .disclosureIndicator,
            ])
    }

    @Test func `touches on the view of a custom accessory go to the row, and to gestures around it`() throws {
        final class Cell: UICollectionViewListCell {
            var touches = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
        }
        let cell = Cell(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        cell.accessories = [.customView(configuration: .init(customView: view, placement: .trailing()))]
        cell.layoutIfNeeded()
        view.touchesBegan([], with: nil)
        #expect(cell.touches == 1)
        let accessory = try #require(view.superview as? CellAccessoryView)
        #expect(accessory.gestureRecognizerShouldBegin(UITapGestureRecognizer()))
        let button = UIButton()
        view.addSubview(button)
        #expect(!button.gestureRecognizerShouldBegin(UITapGestureRecognizer()))
    }

    @Test func `a position beside an accessory that is not there is the beginning or the end`() {
        let both: [UICellAccessory] = [.checkmark(), .disclosureIndicator()]
        #expect(UICellAccessory.Placement.position(before: .delete())(both) == 0)
        #expect(UICellAccessory.Placement.position(after: .delete())(both) == 2)
    }

    @Test func `a custom view has its own size, that of its constraints, or the one it had`() {
        let box = UIView()
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: box.trailingAnchor),
            inner.topAnchor.constraint(equalTo: box.topAnchor),
            inner.bottomAnchor.constraint(equalTo: box.bottomAnchor),
            inner.widthAnchor.constraint(equalToConstant: 30),
            inner.heightAnchor.constraint(equalToConstant: 20),
        ])
        _ = cell([.customView(configuration: .init(customView: box, placement: .trailing()))])
        #expect(box.bounds.size == CGSize(width: 30, height: 20))
        let fixed = UILabel(frame: CGRect(x: 0, y: 0, width: 70, height: 9))
        fixed.text = "Text"
        _ = cell([
            .customView(
                configuration: .init(
                    customView: fixed, placement: .leading(), reservedLayoutWidth: .custom(100),
                    maintainsFixedSize: true))
        ])
        #expect(fixed.bounds.size == CGSize(width: 70, height: 9))
    }

    @Test func `accessories can have their own colour or be hidden`() throws {
        let cell = cell([
            .delete(displayed: .always, options: .init(isHidden: true)),
            .disclosureIndicator(options: .init(tintColor: .red)), .checkmark(),
        ])
        #expect(cell.installedAccessories.leading[0].isHidden)
        #expect(abs(cell.contentView.frame.minX - (8 + 28)) < 0.001)
        #expect(cell.installedAccessories.trailing[0].tintColor == cell.tintColor)
        #expect(cell.installedAccessories.trailing[1].tintColor == .red)
    }

    @Test func `accessories with a function are tapped, and the others let touches through`() throws {
        var taps: [String] = []
        let cell = cell([
            .insert(displayed: .always) { taps.append("insert") }, .detail { taps.append("detail") },
            .disclosureIndicator(),
        ])
        #expect(cell.hitTest(CGPoint(x: 5, y: 22), with: nil) is CircleAccessory)
        #expect(cell.hitTest(CGPoint(x: 385, y: 22), with: nil) === cell)
        for view in cell.installedAccessories.views { _ = view.accessibilityActivate() }
        #expect(taps == ["insert", "detail"])
    }

    @Test func `views stay when options change`() throws {
        let cell = cell([.checkmark()])
        let view = try #require(cell.installedAccessories.trailing.first)
        cell.accessories = [.checkmark(options: .init(tintColor: .red)), .disclosureIndicator()]
        #expect(cell.installedAccessories.trailing.first === view)
        #expect(view.tintColor == .red)
    }

    @Test func `a position outside of the accessories ends the app`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UICollectionViewListCell(frame: .zero).accessories = [
                    .customView(
                        configuration: .init(customView: UIView(), placement: .leading(at: { _ in 2 })))
                ]
            }
        }
        let line = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(line.contains("the position of a custom accessory is 2; it must lie between 0 and 0"))
    }

    @Test func `the vertical line of a handle stands between it and another accessory`() throws {
        let (with, without) = (
            cell([.checkmark(), .reorder(displayed: .always)]), cell([.reorder(displayed: .always)])
        )
        func line(_ cell: UICollectionViewListCell) -> UIView? {
            cell.installedAccessories.trailing.last?.subviews.first
        }
        #expect(line(with)?.isHidden == false)
        #expect(line(without)?.isHidden == true)
    }
}
