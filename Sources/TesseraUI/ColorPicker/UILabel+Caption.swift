extension UILabel {
    /// Makes a small grey label of a control. Assistive technology does not read it, since the control has the same name or
    /// value.
    convenience init(caption: String) {
        self.init(frame: .zero)
        text = caption
        font = .preferredFont(forTextStyle: .footnote)
        adjustsFontForContentSizeCategory = true
        textColor = .secondaryLabel
        isAccessibilityElement = false
    }
}
