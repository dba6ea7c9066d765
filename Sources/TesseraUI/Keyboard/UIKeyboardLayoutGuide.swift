import Foundation

/// The part of a view that the keyboard on the screen covers.
/// See Apple's [UIKeyboardLayoutGuide](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide).
///
/// ```swift
/// textField.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8).isActive = true
/// ```
///
/// While there is no keyboard, the guide is the part of the view below its safe area. Changes of the keyboard are laid out with an
/// animation. Browsers keep their keyboard at the lower edge of the screen, so that the guide is near that edge and away from the
/// others.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    private var top: NSLayoutConstraint?

    /// Whether the guide reaches up to the end of the safe area while there is no keyboard, and not only to the view's lower edge; true
    /// at first.
    open var usesBottomSafeArea = true { didSet { follow() } }

    override init() {
        super.init()
        identifier = "keyboardLayoutGuide"
        nearEdges = .bottom
    }

    /// Creates nothing: a guide belongs to the view that makes it, and there are no archives.
    public required init?(coder: NSCoder) { nil }

    /// Lets the guide stand for a part of a view from now on.
    func attach(to view: UIView) {
        view.addLayoutGuide(self)
        // What a scroll view's own edges stand for in constraints is its content.
        if let frame = view.scrollFrameGuide {
            attach(frame.bottomAnchor, frame.leadingAnchor, frame.trailingAnchor)
        } else {
            attach(view.bottomAnchor, view.leadingAnchor, view.trailingAnchor)
        }
        ScreenKeyboard.shared.add(self)
        follow()
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

    /// Takes the height that the keyboard, or the safe area, has in the view now.
    func follow() {
        guard let top, let view = owningView else { return }
        let covered = view.overlap(withKeyboardOf: ScreenKeyboard.shared.height)
        let height = max(covered, usesBottomSafeArea ? view.safeAreaInsets.bottom : 0)
        if top.constant != -height { top.constant = -height }
    }
}
