/// An optional method of UIKit's whose absence changes what the framework does.
///
/// UIKit asks an object whether it responds to such a method before it calls it. Swift reports neither whether a type
/// implements a requirement itself nor whether a class overrides a method. The result of the default implementation
/// cannot carry the answer either: an override that calls `super` goes on with that result. So the caller makes the
/// call through ``answer(of:_:)``, and the default implementation says ``isMissing(in:)``:
///
/// ```swift
/// // The caller, which receives nil if the delegate does not implement the method:
/// let level = OptionalMethod.indentation.answer(of: delegate) {
///     delegate.tableView(self, indentationLevelForRowAt: indexPath)
/// }
///
/// // The default implementation:
/// OptionalMethod.indentation.isMissing(in: self)
/// return 0
/// ```
///
/// Nothing of a call remains after it has returned. Calls nest: a default implementation affects the innermost call only, and
/// only if that call asks the same object for the same method. An override that calls `super` counts as missing for that one
/// call; a caller to which the result matters takes it from ``result(of:_:)``.
enum OptionalMethod {
    // MARK: Scroll views

    /// `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)` of a delegate, and
    /// `targetContentOffset(forProposedContentOffset:withScrollingVelocity:)` of a layout.
    case targetContentOffset

    // MARK: Flow layouts

    /// `collectionView(_:layout:sizeForItemAt:)`.
    case itemSize

    // MARK: Collection views and table views

    /// `collectionView(_:contextMenuConfigurationForItemAt:point:)`,
    /// `tableView(_:contextMenuConfigurationForRowAt:point:)`.
    case contextMenu
    /// `collectionView(_:shouldShowMenuForItemAt:)`, `tableView(_:shouldShowMenuForRowAt:)`.
    case cellMenu
    /// `collectionView(_:shouldBeginMultipleSelectionInteractionAt:)`,
    /// `tableView(_:shouldBeginMultipleSelectionInteractionAt:)`.
    case multipleSelection

    /// `collectionView(_:moveItemAt:to:)`, `tableView(_:moveRowAt:to:)`.
    case move

    // MARK: Table views

    /// `tableView(_:heightForRowAt:)`.
    case rowHeight
    /// `tableView(_:estimatedHeightForRowAt:)`.
    case estimatedRowHeight
    /// `tableView(_:viewForHeaderInSection:)`.
    case headerView
    /// `tableView(_:viewForFooterInSection:)`.
    case footerView
    /// `tableView(_:canEditRowAt:)`.
    case canEdit
    /// `tableView(_:editingStyleForRowAt:)`.
    case editingStyle
    /// `tableView(_:indentationLevelForRowAt:)`.
    case indentation
    /// `tableView(_:leadingSwipeActionsConfigurationForRowAt:)`.
    case leadingActions
    /// `tableView(_:trailingSwipeActionsConfigurationForRowAt:)`.
    case trailingActions
    /// `tableView(_:editActionsForRowAt:)`.
    case rowActions

    // MARK: Transitions

    /// `interruptibleAnimator(using:)`.
    case interruptibleAnimator

    // MARK: Page controls

    /// `pageControlTimerProgressDidChange(_:)`.
    case timerProgressChange

    // MARK: Files

    /// `documentInteractionControllerViewControllerForPreview(_:)`.
    case documentPreview

    private struct Call {
        let method: OptionalMethod
        let object: ObjectIdentifier
        var isMissing = false
    }

    /// The calls under way, the innermost last.
    @MainActor private static var calls: [Call] = []

    /// Calls the method of an object of the app's. Returns its result, and false if the default implementation ran.
    @MainActor
    func result<Result>(of object: AnyObject, _ call: () -> Result) -> (Result, isImplemented: Bool) {
        Self.calls.append(Call(method: self, object: ObjectIdentifier(object)))
        let result = call()
        return (result, !Self.calls.removeLast().isMissing)
    }

    /// Calls the method of an object of the app's. Returns its result, or nil if the default implementation ran.
    @MainActor
    func answer<Answer>(of object: AnyObject, _ call: () -> Answer) -> Answer? {
        let (answer, isImplemented) = result(of: object, call)
        return isImplemented ? answer : nil
    }

    /// Reports that an object does not implement the method. Each default implementation calls this.
    @MainActor
    func isMissing(in object: AnyObject) {
        guard let last = Self.calls.indices.last, Self.calls[last].method == self,
            Self.calls[last].object == ObjectIdentifier(object)
        else { return }
        Self.calls[last].isMissing = true
    }
}
