import Foundation

/// The part of a view that the keyboard on the screen covers.
/// See Apple's [UIKeyboardLayoutGuide](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide).
///
/// ```swift
/// textField.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8).isActive = true
/// ```
///
/// Without a keyboard, the guide is the part of the view below its safe area. Changes of the keyboard are
/// animated. Browsers place their keyboard at the lower edge of the screen, so the guide is always near that
/// edge and away from the others.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    private var top: NSLayoutConstraint?

    /// A Boolean value that tells whether the guide without a keyboard extends up to the end of the safe
    /// area, and not only to the view's lower edge; true by default.
    open var usesBottomSafeArea = true { didSet { updateHeight() } }

    /// A Boolean value that tells whether the guide follows a keyboard that the user has undocked from the screen's lower edge;
    /// false by default. Browsers keep their keyboard docked, so the guide has the same frame with both values.
    open var followsUndockedKeyboard = false

    override init() {
        super.init()
        identifier = "keyboardLayoutGuide"
        nearEdges = .bottom
    }

    /// Returns nil. A guide is created by its view, and there are no archives.
    public required init?(coder: NSCoder) { nil }

    /// Makes the guide represent a part of a view.
    func attach(to view: UIView) {
        view.addLayoutGuide(self)
        // Constraints on the edges of a scroll view apply to its content, so its frame is used.
        if let frame = view.scrollFrameGuide {
            attach(frame.bottomAnchor, frame.leadingAnchor, frame.trailingAnchor)
        } else {
            attach(view.bottomAnchor, view.leadingAnchor, view.trailingAnchor)
        }
        ScreenKeyboard.shared.add(self)
        updateHeight()
    }

    private func attach(
        _ lower: NSLayoutYAxisAnchor, _ leading: NSLayoutXAxisAnchor,
        _ trailing: NSLayoutXAxisAnchor
    ) {
        let top = topAnchor.constraint(equalTo: lower)
        self.top = top
        let constraints = [
            top, bottomAnchor.constraint(equalTo: lower), leadingAnchor.constraint(equalTo: leading),
            trailingAnchor.constraint(equalTo: trailing),
        ]
        for constraint in constraints { constraint.identifier = identifier }
        NSLayoutConstraint.activate(constraints)
    }

    /// Adapts the guide to the present height of the keyboard, or of the safe area.
    func updateHeight() {
        guard let top, let view = owningView else { return }
        let covered = view.overlap(withKeyboardOf: ScreenKeyboard.shared.height)
        let height = max(covered, usesBottomSafeArea ? view.safeAreaInsets.bottom : 0)
        if top.constant != -height { top.constant = -height }
    }
}
