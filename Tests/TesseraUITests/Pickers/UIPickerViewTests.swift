import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

/// A data source and delegate of two wheels, one with letters and one with many numbers.
@MainActor
private final class Menu: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var chosen: [[Int]] = []
    var views: Set<Int> = []
    var letters = ["a", "b", "c"]

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        component == 0 ? letters.count : 100_000
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
        component == 0 ? letters[row] : "\(row)"
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        chosen.append([row, component])
    }
}

/// A data source and delegate of one wheel that consists of views.
@MainActor
private final class Views: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var made = 0
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 1000 }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 50 }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 80 }
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        if view == nil { made += 1 }
        let view = view ?? UIView()
        view.tag = row
        return view
    }
}

@MainActor
private func columns(_ picker: UIPickerView) -> [PickerColumn] {
    picker.subviews.compactMap { $0 as? PickerColumn }
}

@MainActor struct UIPickerViewTests {
    private func picker(_ menu: Menu) -> UIPickerView {
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        picker.dataSource = menu
        picker.delegate = menu
        picker.layoutIfNeeded()
        return picker
    }

    @Test func `a picker view asks for its wheels and rows`() {
        let menu = Menu()
        let picker = picker(menu)
        #expect(picker.numberOfComponents == 2)
        #expect(picker.numberOfRows(inComponent: 0) == 3 && picker.numberOfRows(inComponent: 1) == 100_000)
        #expect(picker.selectedRow(inComponent: 0) == 0)
        #expect(picker.rowSize(forComponent: 0) == CGSize(width: 148.5, height: 32))
        #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
        #expect(UIPickerView().numberOfComponents == 0)
    }

    @Test func `choosing a row in code puts it in the middle without an event`() {
        let menu = Menu()
        let picker = picker(menu)
        picker.selectRow(50_000, inComponent: 1, animated: false)
        #expect(picker.selectedRow(inComponent: 1) == 50_000 && menu.chosen.isEmpty)
        // The middle of the row is 50,000.5 rows of 32 points down, and is in the middle of the 216 points that are
        // visible.
        let middle: CGFloat = 50_000.5 * 32 - 108
        #expect(columns(picker)[1].contentOffset.y == middle)
    }

    @Test func `a row that was chosen before the first layout is in the middle then`() {
        let menu = Menu()
        let picker = UIPickerView()
        picker.dataSource = menu
        picker.delegate = menu
        picker.selectRow(2, inComponent: 0, animated: false)
        picker.frame = CGRect(x: 0, y: 0, width: 320, height: 216)
        picker.layoutIfNeeded()
        let middle: CGFloat = 2.5 * 32 - 108
        #expect(columns(picker)[0].contentOffset.y == middle)
    }

    @Test func `only rows around the visible ones are made`() {
        let menu = Menu()
        let picker = picker(menu)
        #expect(columns(picker)[1].subviews.count < 50)
    }

    @Test func `rows that are gone take the choice to the last one`() {
        let menu = Menu()
        let picker = picker(menu)
        picker.selectRow(2, inComponent: 0, animated: false)
        menu.letters = ["a"]
        picker.reloadComponent(0)
        #expect(picker.numberOfRows(inComponent: 0) == 1 && picker.selectedRow(inComponent: 0) == 0)
        menu.letters = []
        picker.reloadAllComponents()
        #expect(picker.selectedRow(inComponent: 0) == -1)
    }

    @Test func `assistive technology goes from row to row and reads them`() {
        let menu = Menu()
        let picker = picker(menu)
        let wheel = columns(picker)[0]
        #expect(wheel.accessibilityValue == "a")
        wheel.accessibilityIncrement()
        wheel.accessibilityIncrement()
        wheel.accessibilityIncrement()
        #expect(wheel.accessibilityValue == "c" && menu.chosen == [[1, 0], [2, 0]])
    }

    @Test func `the delegate's views are used again, in its sizes`() {
        let views = Views()
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        picker.dataSource = views
        picker.delegate = views
        picker.layoutIfNeeded()
        #expect(picker.rowSize(forComponent: 0) == CGSize(width: 80, height: 50))
        #expect(picker.view(forRow: 3, forComponent: 0)?.tag == 3)
        let made = views.made
        for row in stride(from: 20, through: 400, by: 20) {
            picker.selectRow(row, inComponent: 0, animated: false)
            picker.layoutIfNeeded()
        }
        #expect(picker.view(forRow: 400, forComponent: 0)?.tag == 400)
        #expect(views.made < 3 * made)
    }

    @Test func `from right to left the first wheel is at the right`() {
        let menu = Menu()
        let picker = picker(menu)
        picker.semanticContentAttribute = .forceRightToLeft
        picker.layoutIfNeeded()
        let wheels = columns(picker)
        #expect(wheels[0].frame.minX > wheels[1].frame.maxX)
    }

    @Test func `a row that does not exist ends the app`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                UIPickerView().selectRow(0, inComponent: 0, animated: false)
            }
        }
    }
}

extension DisplayTests {
    @Test func `the row at which a wheel comes to rest is selected`() async throws {
        let display = try await FakeDisplay.attached()
        let window = try display.show()
        let menu = Menu()
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        picker.dataSource = menu
        picker.delegate = menu
        window.addSubview(picker)
        await display.settle()
        let wheel = columns(picker)[1]
        let properties = display.elements[wheel.node.id]?.properties
        #expect(properties?["sc"]?["rs"]?["p"]?.int == 32 && properties?["sc"]?["rs"]?["f"]?.int == -92)
        #expect(properties?["ax"]?["r"] == .string("adjustable") && properties?["ax"]?["v"] == .string("0"))
        display.scroll(wheel, to: 0, .dragging)
        display.scroll(wheel, to: 200, .decelerating)
        await display.settle()
        #expect(menu.chosen.isEmpty)
        display.scroll(wheel, to: 10 * 32 - 92, .idle)
        await display.settle()
        #expect(menu.chosen == [[10, 1]] && picker.selectedRow(inComponent: 1) == 10)
        #expect(display.elements[wheel.node.id]?.properties["ax"]?["v"] == .string("10"))
    }

    @Test func `a tap on a row goes there and chooses it`() async throws {
        let display = try await FakeDisplay.attached()
        let window = try display.show()
        let menu = Menu()
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        picker.dataSource = menu
        picker.delegate = menu
        window.addSubview(picker)
        await display.settle()
        // This is two rows of 32 points below the middle.
        display.tap(40, 108 + 64)
        await display.settle()
        #expect(menu.chosen == [[2, 0]] && picker.selectedRow(inComponent: 0) == 2)
        #expect(display.elements[columns(picker)[0].node.id]?.properties["sc"]?["an"] == .bool(true))
    }
}
