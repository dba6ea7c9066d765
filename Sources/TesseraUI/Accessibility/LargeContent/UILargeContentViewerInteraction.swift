import Foundation

/// Displays the content of small views in the middle of the screen while a finger rests on them, for users who have chosen one of the
/// accessibility sizes of text.
/// See Apple's [UILargeContentViewerInteraction](https://developer.apple.com/documentation/uikit/uilargecontentviewerinteraction).
///
/// The views are those within the view of the interaction, and that view itself, whose ``UIView/showsLargeContentViewer`` is true. The
/// finger may move from one to another. When it is lifted, a control is activated. The system's bars have such an interaction.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    /// The object that chooses the content and what happens at the end.
    open var delegate: (any UILargeContentViewerInteractionDelegate)? { ownDelegate }
    private weak var ownDelegate: (any UILargeContentViewerInteractionDelegate)?
    /// The view to which the interaction was added.
    open private(set) weak var view: UIView?
    /// The gesture of the interaction, by which other gestures can require that it fails.
    open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { press }

    private let press = UILongPressGestureRecognizer()
    private var registration: (any UITraitChangeRegistration)?
    private var viewer: LargeContentView?
    private var item: (any UILargeContentViewerItem)?

    /// Creates an interaction; add it to a view with ``UIView/addInteraction(_:)``.
    public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
        ownDelegate = delegate
        super.init()
        press.addAction(UIAction { [weak self] _ in self?.pressed() })
    }

    /// Creates an interaction without a delegate.
    public override convenience init() {
        self.init(delegate: nil)
    }

    /// A Boolean value that tells whether the user has chosen one of the accessibility sizes of text, so that the viewer appears.
    open class var isEnabled: Bool {
        UIScreen.main.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    }
    /// Posted when ``isEnabled`` has changed.
    public nonisolated static let enabledStatusDidChangeNotification = Notification.Name(
        "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

    /// Ends the display, because the interaction is about to be added to a view or removed from one.
    open func willMove(to view: UIView?) {
        guard let old = self.view, view !== old else { return }
        hide()
        old.removeGestureRecognizer(press)
        if let registration { old.unregisterForTraitChanges(registration) }
        registration = nil
    }

    /// Notes the view to which the interaction was added, or nil if it was removed.
    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        view.addGestureRecognizer(press)
        registration = view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
            [weak self] (_: UIView, _: UITraitCollection) in self?.updateGesture()
        }
        updateGesture()
    }

    /// Enables the gesture at accessibility sizes of text only, so that no touch has to wait for it at other sizes.
    private func updateGesture() {
        press.isEnabled =
            view?.traitCollection.preferredContentSizeCategory.isAccessibilityCategory ?? false
    }

    // MARK: The gesture

    private func pressed() {
        guard let view else { return }
        let point = press.location(in: view)
        switch press.state {
        case .began, .changed: show(item(at: point, in: view))
        case .ended:
            let item = item(at: point, in: view)
            hide()
            let place = (item as? UIView).map { $0.convert(point, from: view) } ?? point
            if let delegate {
                delegate.largeContentViewerInteraction(self, didEndOn: item, at: place)
            } else {
                activate(item)
            }
        default: hide()
        }
    }

    private func item(at point: CGPoint, in view: UIView) -> (any UILargeContentViewerItem)? {
        guard let delegate else { return usualItem(at: point) }
        return delegate.largeContentViewerInteraction(self, itemAt: point)
    }

    /// Returns the view at a point that the viewer displays unless the delegate chooses another item.
    func usualItem(at point: CGPoint) -> (any UILargeContentViewerItem)? { view?.largeContentItem(at: point) }

    /// Activates an item on which the finger was lifted, as a tap does.
    func activate(_ item: (any UILargeContentViewerItem)?) {
        if let control = item as? UIControl { _ = control.accessibilityActivate() }
    }

    /// The controller over which the content appears.
    var usualController: UIViewController? {
        let responders = sequence(first: view as UIResponder?, next: { $0?.next })
        for case let controller as UIViewController in responders { return controller }
        return view?.window?.rootViewController
    }

    /// Displays the content of an item in place of what is displayed, or nothing if the item is nil or wants no viewer.
    private func show(_ new: (any UILargeContentViewerItem)?) {
        guard let new, new.showsLargeContentViewer, let view, let window = view.window else {
            return hide()
        }
        if item !== new || viewer == nil {
            viewer?.removeFromSuperview()
            let made = LargeContentView(new)
            viewer = made
            window.addSubview(made)
        }
        item = new
        let controller = delegate?.viewController(for: self) ?? usualController
        let area = controller?.viewIfLoaded.map { $0.convert($0.bounds, to: window) } ?? window.bounds
        viewer?.place(in: area)
    }

    private func hide() {
        viewer?.removeFromSuperview()
        (viewer, item) = (nil, nil)
    }
}

/// The methods that choose the content of a ``UILargeContentViewerInteraction``.
/// See Apple's [UILargeContentViewerInteractionDelegate](
/// https://developer.apple.com/documentation/uikit/uilargecontentviewerinteractiondelegate).
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
    /// Informs the delegate that the finger was lifted. The default implementation activates a control.
    ///
    /// - Parameters:
    ///   - interaction: The interaction.
    ///   - item: The item under the finger, or nil.
    ///   - point: The place of the finger, in points of the item if it is a view, or else of the view of the interaction.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint)
    /// Returns the item at a point of the view of the interaction. By default it is the frontmost view there whose
    /// ``UIView/showsLargeContentViewer`` is true.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)?
    /// Returns the controller in whose middle the content appears. By default it is the one that contains the view of the interaction.
    func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
    /// Activates a control as a tap does.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    ) { interaction.activate(item) }
    /// Returns the frontmost view whose ``UIView/showsLargeContentViewer`` is true.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? { interaction.usualItem(at: point) }
    /// Returns the controller that contains the view of the interaction.
    public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
        interaction.usualController ?? UIViewController()
    }
}
