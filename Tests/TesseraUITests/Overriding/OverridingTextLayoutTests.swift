import Foundation
import TesseraUI
import Testing

/// The calls of the overrides of text layout and of accessibility elements.
@MainActor
private var calls: [String] = []

private final class Storage: NSTextStorage {
    var processed = 0
    override func processEditing() {
        super.processEditing()
        processed += 1
    }
}

@MainActor
private final class Manager: NSLayoutManager {
    override func textContainerChangedGeometry(_ container: NSTextContainer) {
        super.textContainerChangedGeometry(container)
        calls.append("textContainerChangedGeometry")
    }
    override func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
        range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
        super.processEditing(
            for: textStorage, edited: editMask, range: newCharRange, changeInLength: delta,
            invalidatedRange: invalidatedCharRange)
        calls.append("processEditing \(newCharRange.location),\(newCharRange.length) \(delta)")
    }
}

@MainActor
private final class Container: NSTextContainer {
    override var size: CGSize { didSet { calls.append("size") } }
}

@MainActor
private final class Element: UIAccessibilityElement {
    override var accessibilityLabel: String? {
        get { "own" }
        set { super.accessibilityLabel = newValue }
    }
    override func accessibilityActivate() -> Bool { true }
}

@MainActor struct OverridingTextLayoutTests {
    @Test func `text layout calls what subclasses override`() {
        calls = []
        let (storage, manager) = (Storage(string: "ab"), Manager())
        let container = Container(size: CGSize(width: 100, height: 100))
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "xyz")
        container.size = CGSize(width: 50, height: 100)
        #expect(storage.processed == 1)
        #expect(calls == ["processEditing 0,3 2", "textContainerChangedGeometry", "size"])
    }

    @Test func `accessibility elements have the values of overrides`() {
        let element = Element(accessibilityContainer: UIView())
        #expect(element.accessibilityLabel == "own" && element.accessibilityActivate())
        #expect(element.accessibilityFrame == .zero && element.isAccessibilityElement)
    }
}
