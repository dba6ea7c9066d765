import Foundation

/// Finds out which classes of an app override methods, without calling these: a page asks for the sensors of a device only where
/// an app needs them, the menu of a text is built only where an app may add something, a key selects everything or prints only
/// where the app does, a swipe offers to delete only where the app can, a window is asked for the touches that it lets through
/// only where the app decides about them, and views are asked for accessibility elements, and draw their layers, only where the
/// app does that itself. ``OptionalMethod`` learns such things by a call, which is out of the question for a method that changes
/// the app's data.
///
/// ## How it works
///
/// Each class has a table of its methods. An override takes the entry of what it overrides, so one method has the same entry in
/// the tables of all subclasses. A probe that overrides the methods shows which entries these are: those in which its table
/// differs from that of the class `Base`, while the table of a probe without the overrides does not. `DynamicInstantiation`
/// relies on the same tables.
///
/// The layout is one that Swift documents for its own use only. If it is not the expected one, nothing is read, and the answer is
/// one that harms no app. The page on the architecture gives the reasons and the limits.
@MainActor
struct MethodOverrides<Base: UIResponder> {
    /// The entries of the methods in the tables of `Base` and its subclasses, or nil if they cannot be determined.
    let entries: [Int]?
    private let base: ClassTable?
    private let answerIfUnknown: Bool

    /// Looks for the entries of the methods that a probe overrides.
    ///
    /// - Parameters:
    ///   - probe: A subclass of `Base` that overrides the methods and has no other members.
    ///   - count: The number of these methods.
    ///   - plain: A subclass of `Base` without members.
    ///   - answerIfUnknown: The answer where the tables cannot be read.
    fileprivate init(in probe: Base.Type, count: Int, unlike plain: Base.Type, answerIfUnknown: Bool) {
        self.answerIfUnknown = answerIfUnknown
        base = ClassTable(of: Base.self)
        guard let base, let plain = ClassTable(of: plain, below: base),
            let probe = ClassTable(of: probe, below: base),
            // What has no members of its own needs no further entries.
            plain.words.count == base.words.count, probe.words.count == base.words.count
        else {
            entries = nil
            return
        }
        let found = base.words.indices.filter {
            plain.words[$0] == base.words[$0] && probe.words[$0] != base.words[$0]
        }
        entries = found.count == count ? found : nil
    }

    /// Returns true if the class of an object overrides one of the methods.
    func areIn(_ object: Base) -> Bool {
        guard let entries, let base, let own = ClassTable(of: type(of: object)),
            own.words.count >= base.words.count
        else { return answerIfUnknown }
        return entries.contains { own.words[$0] != base.words[$0] }
    }
}

extension MethodOverrides where Base == UIResponder {
    /// The overrides of the methods for motions. If overrides cannot be found, no user is asked for the sensors.
    static var ofMotions: Self { motions }
    /// The overrides of ``UIResponder/buildMenu(with:)``. If overrides cannot be found, all menus are built.
    static var ofMenus: Self { menus }
    /// The overrides of ``UIResponder/selectAll(_:)``. If overrides cannot be found, the key for it is left to the browser.
    static var ofSelectAll: Self { selectAll }
    /// The overrides of ``UIResponder/printContent(_:)``. If overrides cannot be found, the key for it is left to the browser.
    static var ofPrinting: Self { printing }
    /// The overrides of the methods for presses of keys. If overrides cannot be found, only first responders get presses.
    static var ofPresses: Self { presses }
    /// The overrides of ``UIResponder/cut(_:)``, ``UIResponder/copy(_:)`` and ``UIResponder/paste(_:)``. If overrides cannot be
    /// found, only first responders are asked to edit.
    static var ofEditing: Self { editing }

    /// Returns true if the class of an object, or that of an object after it in the responder chain, overrides one of the
    /// methods.
    func areInChain(of responder: UIResponder) -> Bool {
        sequence(first: responder, next: \.next).contains(where: areIn)
    }
}

extension MethodOverrides where Base == UITableViewController {
    /// The overrides of ``UITableViewController/tableView(_:commit:forRowAt:)``. If overrides cannot be found, other methods
    /// decide about swipes.
    static var ofCommit: Self { commit }
}

extension MethodOverrides where Base == UIWindow {
    /// The overrides of ``UIView/hitTest(_:with:)`` and ``UIView/point(inside:with:)`` in classes of windows. If overrides cannot
    /// be found, a window takes all touches.
    static var ofHitTests: Self { hitTests }
}

extension MethodOverrides where Base == UIView {
    /// The overrides of ``UIView/accessibilityElements``, ``UIView/accessibilityElementCount()`` and
    /// ``UIView/accessibilityElement(at:)``. If overrides cannot be found, all views of apps are asked for elements.
    static var ofElements: Self { elements }
    /// The overrides of ``UIView/draw(_:in:)`` and ``UIView/layerWillDraw(_:)``. If overrides cannot be found, a view draws
    /// itself by ``UIView/draw(_:)`` alone.
    static var ofLayerDrawing: Self { layerDrawing }
}

extension MethodOverrides where Base == UILabel {
    /// The overrides of ``UILabel/preferredMaxLayoutWidth``. If overrides cannot be found, labels wrap at the width that was set.
    static var ofMaxLayoutWidth: Self { maxLayoutWidth }
}

@MainActor private let motions = MethodOverrides<UIResponder>(
    in: MotionProbe.self, count: 3, unlike: PlainResponder.self, answerIfUnknown: false)
@MainActor private let menus = MethodOverrides<UIResponder>(
    in: MenuProbe.self, count: 1, unlike: PlainResponder.self, answerIfUnknown: true)
@MainActor private let selectAll = MethodOverrides<UIResponder>(
    in: SelectAllProbe.self, count: 1, unlike: PlainResponder.self, answerIfUnknown: false)
@MainActor private let printing = MethodOverrides<UIResponder>(
    in: PrintProbe.self, count: 1, unlike: PlainResponder.self, answerIfUnknown: false)
@MainActor private let presses = MethodOverrides<UIResponder>(
    in: PressProbe.self, count: 4, unlike: PlainResponder.self, answerIfUnknown: false)
@MainActor private let editing = MethodOverrides<UIResponder>(
    in: EditingProbe.self, count: 3, unlike: PlainResponder.self, answerIfUnknown: false)
@MainActor private let commit = MethodOverrides<UITableViewController>(
    in: CommitProbe.self, count: 1, unlike: PlainTableController.self, answerIfUnknown: false)

@MainActor private let hitTests = MethodOverrides<UIWindow>(
    in: HitTestProbe.self, count: 2, unlike: PlainWindow.self, answerIfUnknown: false)

// The getter, the setter and the changing access of the property are three entries.
@MainActor private let elements = MethodOverrides<UIView>(
    in: ElementsProbe.self, count: 5, unlike: PlainView.self, answerIfUnknown: true)
@MainActor private let layerDrawing = MethodOverrides<UIView>(
    in: LayerDrawingProbe.self, count: 2, unlike: PlainView.self, answerIfUnknown: false)
@MainActor private let maxLayoutWidth = MethodOverrides<UILabel>(
    in: MaxLayoutWidthProbe.self, count: 3, unlike: PlainLabel.self, answerIfUnknown: false)

/// The description of a class in memory, which ends with its methods and the offsets of its properties, those of its superclass
/// first.
private struct ClassTable {
    /// The words of the description, from the one to which the value of the class leads.
    let words: UnsafeBufferPointer<UInt>

    /// Reads where the description of a class ends. Returns nil if the layout is not the expected one.
    ///
    /// - Parameters:
    ///   - type: The class.
    ///   - base: The description of its superclass, if it is known.
    init?(of type: AnyClass, below base: ClassTable? = nil) {
        #if os(Linux) && (arch(x86_64) || arch(arm64))
            // Safe: on these systems a class value is the address of the description of the class, which stays there while the
            // process runs. Swift's document “Type Metadata” gives its layout. Five words are always there. The first one is 0
            // for classes, the second one is the superclass, and the fifth one has the size of the description in bytes, and how
            // many of them lie before its address.
            let start = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
            let (kind, superclass, sizes) = (start[0], start[1], start[4])
            let (size, before) = (Int(sizes & 0xFFFF_FFFF), Int(sizes >> 32))
            guard kind == 0, size % 8 == 0, before % 8 == 0, (7...100_000).contains((size - before) / 8)
            else {
                return nil
            }
            if let base, superclass != UInt(bitPattern: base.words.baseAddress) { return nil }
            words = UnsafeBufferPointer(start: start, count: (size - before) / 8)
        #else
            return nil
        #endif
    }
}

// MARK: Probes

private class PlainResponder: UIResponder {}
private class PlainTableController: UITableViewController {}
private class PlainWindow: UIWindow {}
private class PlainView: UIView {}
private class PlainLabel: UILabel {}

// The methods differ from those of the superclasses, so that neither a compiler nor a linker makes one of two.

private class MotionProbe: UIResponder {
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
}

private class MenuProbe: UIResponder {
    override func buildMenu(with builder: any UIMenuBuilder) { builder.remove(menu: .root) }
}

private class SelectAllProbe: UIResponder {
    override func selectAll(_ sender: Any?) { next?.select(sender) }
}

private class PrintProbe: UIResponder {
    override func printContent(_ sender: Any?) { next?.delete(sender) }
}

private class PressProbe: UIResponder {
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        becomeFirstResponder()
    }
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        reloadInputViews()
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        resignFirstResponder()
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.select(nil)
    }
}

private class EditingProbe: UIResponder {
    override func cut(_ sender: Any?) { next?.selectAll(sender) }
    override func copy(_ sender: Any?) { next?.toggleItalics(sender) }
    override func paste(_ sender: Any?) { next?.toggleBoldface(sender) }
}

private class CommitProbe: UITableViewController {
    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) { tableView.setNeedsLayout() }
}

private class HitTestProbe: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { superview }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { point.x < 0 }
}

private class ElementsProbe: UIView {
    override var accessibilityElements: [Any]? {
        get { subviews }
        set { tag = newValue?.count ?? 0 }
    }
    override func accessibilityElementCount() -> Int { tag }
    override func accessibilityElement(at index: Int) -> Any? { subviews[index] }
}

private class LayerDrawingProbe: UIView {
    override func draw(_ layer: CALayer, in ctx: CGContext) { setNeedsLayout() }
    override func layerWillDraw(_ layer: CALayer) { setNeedsCommit() }
}

private class MaxLayoutWidthProbe: UILabel {
    override var preferredMaxLayoutWidth: CGFloat {
        get { frame.height }
        set { frame.size.height = newValue }
    }
}
