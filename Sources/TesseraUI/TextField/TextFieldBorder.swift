/// The line around a text field, in a colour that follows the appearance.
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
