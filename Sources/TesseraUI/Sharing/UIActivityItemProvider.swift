import Foundation
import Synchronization

/// A shared item that is made when the user has chosen an activity.
/// See Apple's [UIActivityItemProvider](https://developer.apple.com/documentation/uikit/uiactivityitemprovider).
///
/// ```swift
/// final class Report: UIActivityItemProvider, @unchecked Sendable {
///     override var item: Any { makeReport(isShort: activityType == .message) }
/// }
/// ```
///
/// The item is made on a background thread: once, or again if it was made for a share sheet that the browser does not have. The
/// class is sendable because a lock protects its state.
nonisolated open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
    private struct State {
        var activityType: UIActivity.ActivityType?
        var item: UncheckedItem<Any>?
        /// True if the provider has been put into a queue, which may happen once only.
        var isStarted = false
    }

    /// What happens to a provider when the user has chosen an activity.
    enum Step {
        /// The provider is put into a queue.
        case start
        /// The item that was made for another activity is made again.
        case remake
        /// The provider makes the item, or has made it.
        case wait
    }

    private let state = Mutex(State())
    private let placeholder: UncheckedItem<Any>

    /// Creates a provider.
    ///
    /// - Parameter placeholderItem: A value of the item's type, which may be empty, such as an empty text. From it activities
    ///   determine if they can use the item.
    public init(placeholderItem: Any) {
        placeholder = UncheckedItem(placeholderItem)
        super.init()
    }

    /// The value that takes the item's place until the item is made.
    open var placeholderItem: Any? { placeholder.item }

    /// The activity that the user has chosen, or nil before that and for the browser's share sheet.
    open var activityType: UIActivity.ActivityType? { state.withLock { $0.activityType } }

    /// The item, which a subclass makes in an override of this property. It is called on a background thread. The default is the
    /// placeholder.
    open var item: Any { placeholder.item }

    /// Makes the item. Subclasses override ``item`` instead.
    open override func main() {
        guard !isCancelled else { return }
        let made = UncheckedItem(item)
        state.withLock { $0.item = made }
    }

    /// Notes the activity for which the item is made. Returns what has to happen, so that the item exists.
    func choose(_ activityType: UIActivity.ActivityType?) -> Step {
        state.withLock { state in
            let isSame = state.activityType == activityType
            state.activityType = activityType
            guard state.isStarted else {
                state.isStarted = true
                return .start
            }
            return state.item == nil || isSame ? .wait : .remake
        }
    }

    // MARK: The source of an item

    /// Returns the placeholder.
    @MainActor
    open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    {
        placeholder.item
    }

    /// Returns the item if it has been made, or otherwise the placeholder.
    @MainActor
    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { (state.withLock { $0.item } ?? placeholder).item }

    /// Returns the subject for an activity that uses one, such as a mail. The default is empty.
    @MainActor
    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
}
