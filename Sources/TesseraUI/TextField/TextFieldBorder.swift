/// The line around a text field. Its colour changes between light and dark mode.
@MainActor
final class TextFieldBorder: UIView {
    var color = UIColor.systemGray4 { didSet { update() } }

    override func traitsDidChange() {
        super.traitsDidChange()
        update()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        update()
    }

    private func update() { layer.borderColor = color.cgColor(for: traitCollection) }
}
