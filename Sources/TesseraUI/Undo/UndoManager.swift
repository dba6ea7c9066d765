import Foundation
import TesseraBasics
import TesseraSelectors

/// Records how to reverse changes, so that the user can undo them and redo them.
/// See Apple's [UndoManager](https://developer.apple.com/documentation/foundation/undomanager), which Foundation lacks on Linux.
///
/// ```swift
/// func rename(_ note: Note, to title: String) {
///     let old = note.title
///     undoManager?.registerUndo(withTarget: self) { $0.rename(note, to: old) }
///     undoManager?.setActionName("Rename Note")
///     note.title = title
/// }
/// ```
///
/// Actions are recorded in groups, which are undone as a whole. As on iOS, all actions of one turn of the main loop belong to one
/// group unless ``groupsByEvent`` is false.
@preconcurrency @MainActor
open class UndoManager: NSObject {
    private var undoStack: [UndoGroup] = []
    private var redoStack: [UndoGroup] = []
    /// The groups that are open, each within the one before it.
    private var open: [UndoGroup] = []
    /// True if the outermost open group was opened for the actions of one turn of the main loop.
    private var isEventGroupOpen = false
    private var disablings = 0

    /// Creates an empty undo manager.
    public override init() {
        super.init()
    }

    // MARK: Groups

    /// A Boolean value that tells whether the actions of one turn of the main loop are recorded in one group. The default is
    /// true.
    open var groupsByEvent = true

    /// The number of open groups.
    open var groupingLevel: Int { open.count }

    /// The greatest number of groups that can be undone, or 0 for any number, which is the default. If there are more, the oldest
    /// ones are removed.
    open var levelsOfUndo = 0 {
        didSet {
            demand(levelsOfUndo >= 0, "UndoManager.levelsOfUndo: \(levelsOfUndo); it must be 0 or more.")
            trim()
        }
    }

    /// Opens a group, within the group that is open if there is one.
    open func beginUndoGrouping() {
        openEventGroupIfNeeded()
        if !open.isEmpty { post(.NSUndoManagerCheckpoint) }
        openGroup()
    }

    /// Closes the innermost open group.
    open func endUndoGrouping() {
        demand(
            groupingLevel > (isEventGroupOpen ? 1 : 0),
            "UndoManager.endUndoGrouping(): no group is open; call beginUndoGrouping() before.")
        closeGroup()
        // The group around it may have waited for this one since an earlier turn of the main loop.
        if isEventGroupOpen, open.count == 1 { closeEventGroupLater() }
    }

    private func openGroup() {
        open.append(UndoGroup())
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    /// Closes the innermost open group, and adds it to the one around it or to the stack.
    private func closeGroup() {
        post(.NSUndoManagerCheckpoint)
        post(
            .NSUndoManagerWillCloseUndoGroup,
            [NSUndoManagerGroupIsDiscardableKey: open.last?.isDiscardable == true])
        guard let group = open.popLast() else { return }
        if open.isEmpty { isEventGroupOpen = false }
        if !group.steps.isEmpty {
            if let outer = open.last {
                outer.steps.append(.group(group))
            } else if isUndoing {
                redoStack.append(group)
            } else {
                undoStack.append(group)
                trim()
            }
            changed()
        }
        post(.NSUndoManagerDidCloseUndoGroup)
    }

    /// Opens a group for the actions of this turn of the main loop, which closes at the end of the turn.
    private func openEventGroupIfNeeded() {
        guard groupsByEvent, open.isEmpty, !isUndoing, !isRedoing else { return }
        isEventGroupOpen = true
        openGroup()
        closeEventGroupLater()
    }

    /// Closes the outermost group at the end of this turn of the main loop, unless the app has opened another one in it.
    private func closeEventGroupLater() {
        let group = open.first
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.isEventGroupOpen, self.open.first === group, self.open.count == 1
                else { return }
                self.closeGroup()
            }
        }
    }

    private func trim() {
        guard levelsOfUndo > 0 else { return }
        undoStack.removeFirst(max(undoStack.count - levelsOfUndo, 0))
        redoStack.removeFirst(max(redoStack.count - levelsOfUndo, 0))
    }

    // MARK: Recording

    /// A Boolean value that tells whether actions are recorded.
    open var isUndoRegistrationEnabled: Bool { disablings == 0 }

    /// Ignores actions until ``enableUndoRegistration()`` is called as often as this method.
    open func disableUndoRegistration() { disablings += 1 }

    /// Records actions again.
    open func enableUndoRegistration() {
        demand(
            disablings > 0,
            "UndoManager.enableUndoRegistration(): the registration is enabled; call disableUndoRegistration() before."
        )
        disablings -= 1
    }

    /// Records a closure that reverses a change.
    ///
    /// - Parameters:
    ///   - target: The object that the closure gets. The undo manager does not retain it, and leaves the action out when the
    ///     object is gone.
    ///   - handler: The closure. What it records while it runs is the action that redoes the change.
    public func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) {
        record(target) { [weak target] in
            if let target { handler(target) }
        }
    }

    /// Records that a method of an object reverses a change.
    ///
    /// - Parameters:
    ///   - target: The object, which the undo manager does not retain.
    ///   - selector: The selector of the method.
    ///   - anObject: The argument of the method, which the undo manager retains.
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        let target = target as AnyObject
        record(target) { [weak target] in
            if let target { _ = selector.send(to: target, arguments: [anObject]) }
        }
    }

    private func record(_ target: AnyObject, _ run: @escaping @MainActor () -> Void) {
        guard isUndoRegistrationEnabled else { return }
        openEventGroupIfNeeded()
        // An action that is being undone may have removed all groups.
        if open.isEmpty, isUndoing || isRedoing { open = [UndoGroup()] }
        guard let group = open.last else {
            fatalError("UndoManager.registerUndo: no group is open; call beginUndoGrouping() before.")
        }
        group.steps.append(.action(UndoAction(target: target, run: run)))
        // A change of the user's makes what was undone before obsolete.
        if !isUndoing, !isRedoing, !redoStack.isEmpty { redoStack = [] }
        changed()
    }

    // MARK: Undoing

    /// A Boolean value that tells whether there is anything to undo.
    open var canUndo: Bool { !undoStack.isEmpty || isOpenGroupFilled }
    /// A Boolean value that tells whether there is anything to redo.
    open var canRedo: Bool {
        post(.NSUndoManagerCheckpoint)
        return redoCount > 0
    }
    /// The number of groups that can be undone.
    open var undoCount: Int { undoStack.count + (isOpenGroupFilled ? 1 : 0) }
    /// The number of groups that can be redone.
    open var redoCount: Int { redoStack.count }
    /// A Boolean value that tells whether the actions of a group are being undone.
    open private(set) var isUndoing = false
    /// A Boolean value that tells whether the actions of a group are being redone.
    open private(set) var isRedoing = false

    private var isOpenGroupFilled: Bool {
        !isUndoing && !isRedoing && open.first.map { !$0.steps.isEmpty } == true
    }

    /// Closes the group that is open, such as that of this turn of the main loop, and undoes the last group. Ends the app if
    /// groups are open within that group.
    open func undo() {
        if open.count == 1, !isUndoing, !isRedoing { closeGroup() }
        demand(
            open.isEmpty, "UndoManager.undo(): \(open.count) groups are open; call endUndoGrouping() before.")
        undoNestedGroup()
    }

    /// Undoes the last group within the group that is open, or the last group of all.
    open func undoNestedGroup() {
        demand(!isUndoing && !isRedoing, "UndoManager.undo(): an action is being undone or redone.")
        post(.NSUndoManagerCheckpoint)
        if let outer = open.last {
            guard case .group(let group)? = outer.steps.last else { return }
            outer.steps.removeLast()
            return undo(group)
        }
        guard let group = undoStack.popLast() else { return }
        undo(group)
    }

    private func undo(_ group: UndoGroup) {
        post(.NSUndoManagerWillUndoChange)
        isUndoing = true
        run(group)
        isUndoing = false
        post(.NSUndoManagerDidUndoChange)
        changed()
    }

    /// Redoes the last group that was undone.
    open func redo() {
        demand(!isUndoing && !isRedoing, "UndoManager.redo(): an action is being undone or redone.")
        post(.NSUndoManagerCheckpoint)
        if isEventGroupOpen, open.count == 1 { closeGroup() }
        guard let group = redoStack.popLast() else { return }
        post(.NSUndoManagerWillRedoChange)
        isRedoing = true
        run(group)
        isRedoing = false
        post(.NSUndoManagerDidRedoChange)
        changed()
    }

    /// Runs the actions of a group, the last first, and records what they record as one group with the same name.
    private func run(_ group: UndoGroup) {
        let outer = (open, isEventGroupOpen)
        (open, isEventGroupOpen) = ([UndoGroup(copyingPropertiesOf: group)], false)
        group.run()
        // Groups that an action has left open end with it.
        while !open.isEmpty { closeGroup() }
        (open, isEventGroupOpen) = outer
    }

    // MARK: Removing

    /// Removes all actions, closes the open groups, and records actions again.
    open func removeAllActions() {
        (undoStack, redoStack, open) = ([], [], [])
        isEventGroupOpen = false
        disablings = 0
        changed()
    }

    /// Removes the actions of an object. Groups without actions are removed too.
    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        for group in open { group.removeActions(of: target) }
        for group in undoStack + redoStack { group.removeActions(of: target) }
        undoStack.removeAll { $0.steps.isEmpty }
        redoStack.removeAll { $0.steps.isEmpty }
        changed()
    }

    // MARK: Names

    /// Names the action of the group that is open, or of the last one. An empty name removes the name.
    open func setActionName(_ actionName: String) {
        (open.first ?? undoStack.last)?.name = actionName
        changed()
    }

    /// The name of the action that ``undo()`` reverses, or an empty text.
    open var undoActionName: String {
        guard canUndo else { return "" }
        return (isOpenGroupFilled ? open.first : undoStack.last)?.name ?? ""
    }

    /// The name of the action that ``redo()`` repeats, or an empty text.
    open var redoActionName: String { redoStack.last?.name ?? "" }

    /// The title of a menu item for ``undo()``, such as “Undo Rename Note”.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

    /// The title of a menu item for ``redo()``, such as “Redo Rename Note”.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// Returns the title of a menu item that undoes an action with a name.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        SystemWord.undoing(actionName)
    }

    /// Returns the title of a menu item that redoes an action with a name.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        SystemWord.redoing(actionName)
    }

    /// Notes if the action of the group that is open, or of the last one, can be discarded, because it changes nothing that is
    /// saved. The default is false.
    open func setActionIsDiscardable(_ discardable: Bool) {
        (open.first ?? undoStack.last)?.isDiscardable = discardable
    }

    /// A Boolean value that tells whether the action that ``undo()`` reverses can be discarded.
    open var undoActionIsDiscardable: Bool {
        (isOpenGroupFilled ? open.first : undoStack.last)?.isDiscardable == true
    }

    /// A Boolean value that tells whether the action that ``redo()`` repeats can be discarded.
    open var redoActionIsDiscardable: Bool { redoStack.last?.isDiscardable == true }

    // MARK: Announcing

    private func post(_ name: NSNotification.Name, _ information: [AnyHashable: Any]? = nil) {
        NotificationCenter.default.post(name: name, object: self, userInfo: information)
    }

    /// Sends the displays the keys that undo and redo something now.
    private func changed() { UIApplication.shared.keyCommandsChanged() }
}

extension NSNotification.Name {
    /// Posted before an undo manager looks at its groups, so that others can record what they have not recorded yet.
    public static let NSUndoManagerCheckpoint = NSNotification.Name("NSUndoManagerCheckpointNotification")
    /// Posted after a group was opened.
    public static let NSUndoManagerDidOpenUndoGroup = NSNotification.Name(
        "NSUndoManagerDidOpenUndoGroupNotification")
    /// Posted before a group is closed.
    public static let NSUndoManagerWillCloseUndoGroup = NSNotification.Name(
        "NSUndoManagerWillCloseUndoGroupNotification")
    /// Posted after a group was closed.
    public static let NSUndoManagerDidCloseUndoGroup = NSNotification.Name(
        "NSUndoManagerDidCloseUndoGroupNotification")
    /// Posted before actions are undone.
    public static let NSUndoManagerWillUndoChange = NSNotification.Name(
        "NSUndoManagerWillUndoChangeNotification")
    /// Posted after actions were undone.
    public static let NSUndoManagerDidUndoChange = NSNotification.Name(
        "NSUndoManagerDidUndoChangeNotification")
    /// Posted before actions are redone.
    public static let NSUndoManagerWillRedoChange = NSNotification.Name(
        "NSUndoManagerWillRedoChangeNotification")
    /// Posted after actions were redone.
    public static let NSUndoManagerDidRedoChange = NSNotification.Name(
        "NSUndoManagerDidRedoChangeNotification")
}

/// The key in the information of `NSUndoManagerWillCloseUndoGroup` that tells whether the actions of the
/// group can be discarded.
public let NSUndoManagerGroupIsDiscardableKey = "NSUndoManagerGroupIsDiscardableKey"
