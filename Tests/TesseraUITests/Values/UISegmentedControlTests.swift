import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

@MainActor struct UISegmentedControlTests {
    private func control(_ titles: String...) -> UISegmentedControl { UISegmentedControl(items: titles) }

    private func titles(_ control: UISegmentedControl) -> [String?] {
        (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) }
    }

    @Test func `no segment is selected at first`() {
        let control = control("One", "Two")
        #expect(control.numberOfSegments == 2 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
        #expect(UISegmentedControl.noSegment == -1 && !control.isMomentary)
        #expect(!control.apportionsSegmentWidthsByContent && control.selectedSegmentTintColor == nil)
    }

    @Test func `the selection keeps to its segment as others come and go`() {
        let control = control("One", "Two")
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "Zero", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2)
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == 1 && titles(control) == ["Zero", "Two"])
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == -1)
        control.removeAllSegments()
        #expect(control.numberOfSegments == 0)
    }

    @Test func `places beyond the ends stand for the ends`() {
        let control = control("One", "Two")
        control.insertSegment(withTitle: "Last", at: 99, animated: false)
        control.insertSegment(withTitle: "First", at: -5, animated: false)
        #expect(titles(control) == ["First", "One", "Two", "Last"])
        control.setTitle("Final", forSegmentAt: 99)
        #expect(control.titleForSegment(at: 3) == "Final")
        control.setEnabled(false, forSegmentAt: 99)
        #expect(!control.isEnabledForSegment(at: 3) && control.isEnabledForSegment(at: 0))
        control.removeSegment(at: 99, animated: false)
        #expect(titles(control) == ["First", "One", "Two"])
    }

    @Test func `a segment has a title or an image`() {
        let control = control("One")
        let image = UIImage()
        control.setImage(image, forSegmentAt: 0)
        #expect(control.titleForSegment(at: 0) == nil && control.imageForSegment(at: 0) === image)
        control.setTitle("One", forSegmentAt: 0)
        #expect(control.imageForSegment(at: 0) == nil)
    }

    @Test func `actions are found by their identifiers, and come once`() {
        let one = UIAction(title: "One", identifier: .init("1")) { _ in }
        let two = UIAction(title: "Two", identifier: .init("2")) { _ in }
        let control = UISegmentedControl(frame: .zero, actions: [one, two])
        #expect(titles(control) == ["One", "Two"] && control.actionForSegment(at: 1) === two)
        #expect(control.segmentIndex(identifiedBy: .init("2")) == 1)
        #expect(control.segmentIndex(identifiedBy: .init("3")) == -1)
        let newOne = UIAction(title: "Uno", identifier: .init("1")) { _ in }
        control.insertSegment(action: newOne, at: 2, animated: false)
        #expect(titles(control) == ["Two", "Uno"])
        control.insertSegment(action: one, at: 1, animated: false)
        #expect(titles(control) == ["Two", "One"])
    }

    @Test func `segments are equally wide, or as their content asks for`() throws {
        let control = control("A", "A much longer title")
        control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
        control.layoutIfNeeded()
        let views = control.subviews.compactMap { $0 as? SegmentView }
        #expect(views.map(\.frame.width) == [150, 150])
        control.apportionsSegmentWidthsByContent = true
        control.layoutIfNeeded()
        #expect(views[0].frame.width < 100 && abs(views[1].frame.maxX - 300) < 0.01)
        control.setWidth(120, forSegmentAt: 0)
        control.layoutIfNeeded()
        #expect(views[0].frame.width == 120 && views[1].frame == CGRect(x: 120, y: 0, width: 180, height: 32))
        control.semanticContentAttribute = .forceRightToLeft
        control.layoutIfNeeded()
        #expect(views[0].frame.minX == 180 && views[1].frame.minX == 0)
    }

    @Test func `the size contains the widest title in each segment`() {
        let short = control("A", "B"), long = control("A", "A much longer title")
        #expect(short.intrinsicContentSize.height == 32)
        #expect(long.intrinsicContentSize.width > 2 * short.intrinsicContentSize.width)
        long.apportionsSegmentWidthsByContent = true
        #expect(
            long.intrinsicContentSize.width < 1.5 * control("A much longer title").intrinsicContentSize.width)
    }

    @Test func `looks are kept by state and height of bars`() {
        let control = control("One", "Two")
        let image = UIImage()
        control.setBackgroundImage(image, for: .selected, barMetrics: .default)
        #expect(control.backgroundImage(for: .selected, barMetrics: .default) === image)
        #expect(control.backgroundImage(for: .normal, barMetrics: .default) == nil)
        control.setDividerImage(
            image, forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default)
        #expect(
            control.dividerImage(
                forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default) === image)
        control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
        #expect(control.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .red)
        control.setContentPositionAdjustment(
            UIOffset(horizontal: 2, vertical: 1), forSegmentType: .left, barMetrics: .default)
        #expect(
            control.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default)
                == UIOffset(horizontal: 2, vertical: 1))
    }

    @Test func `a selection that does not exist ends the app`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { UISegmentedControl(items: ["One"]).selectedSegmentIndex = 1 }
        }
    }
}

extension DisplayTests {
    @Test func `a segment that the user chooses performs its action`() async throws {
        let display = try await FakeDisplay.attached()
        let window = try display.show()
        var performed: [String] = []
        let control = UISegmentedControl(
            frame: CGRect(x: 0, y: 0, width: 200, height: 32),
            actions: ["One", "Two"].map { title in UIAction(title: title) { _ in performed.append(title) } })
        let changes = count(.valueChanged, of: control)
        window.addSubview(control)
        await display.settle()
        #expect(
            display.control(control)?["sg"]?["s"]?.array?.map { $0["l"] } == [.string("One"), .string("Two")])
        display.change(control, to: 1, edit: 1)
        await display.settle()
        #expect(control.selectedSegmentIndex == 1 && changes() == 1 && performed == ["Two"])
        // A segment that does not exist or is disabled cannot be selected.
        display.change(control, to: 7, edit: 2)
        control.setEnabled(false, forSegmentAt: 0)
        display.change(control, to: 0, edit: 3)
        await display.settle()
        #expect(control.selectedSegmentIndex == 1)
        #expect(display.control(control)?["v"] == .array([.number(1)]))
    }

    @Test func `a momentary control knows its segment in the action only`() async throws {
        let display = try await FakeDisplay.attached()
        let window = try display.show()
        let control = UISegmentedControl(items: ["One", "Two"])
        control.isMomentary = true
        var seen: [Int] = []
        control.addAction(UIAction { _ in seen.append(control.selectedSegmentIndex) }, for: .valueChanged)
        window.addSubview(control)
        await display.settle()
        display.change(control, to: 1, edit: 1)
        await display.settle()
        #expect(seen == [1] && control.selectedSegmentIndex == -1)
    }
}
