import Foundation

/// The properties that the looks of texts of all content configurations share.
protocol ContentTextProperties {
    var font: UIFont { get }
    var lineBreakMode: NSLineBreakMode { get }
    var numberOfLines: Int { get }
    var adjustsFontSizeToFitWidth: Bool { get }
    var minimumScaleFactor: CGFloat { get }
    var allowsDefaultTighteningForTruncation: Bool { get }
}

extension UIListContentConfiguration.TextProperties: ContentTextProperties {}
extension UIContentUnavailableConfiguration.TextProperties: ContentTextProperties {}

extension UILabel {
    /// Displays a text of a content configuration.
    ///
    /// - Parameters:
    ///   - text: The text. Its attributes override the properties.
    ///   - properties: The look of the text.
    ///   - color: The colour of the text.
    ///   - alignment: The horizontal alignment of the lines.
    ///   - adaptsFont: True if a font of a text style adapts to the user's text size.
    func display(
        _ text: ContentText, _ properties: some ContentTextProperties, color: UIColor,
        alignment: NSTextAlignment, adaptsFont: Bool
    ) {
        adjustsFontForContentSizeCategory = adaptsFont
        numberOfLines = max(properties.numberOfLines, 0)
        adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        minimumScaleFactor = properties.minimumScaleFactor
        allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        // Properties that are set later replace the attributes of attributed text. Therefore it is removed first.
        if content.isAttributed { setContent(.none) }
        font = properties.font
        textColor = color
        textAlignment = alignment
        lineBreakMode = properties.lineBreakMode
        switch text {
        case .none: self.text = nil
        case .plain(let text): self.text = text
        case .attributed(let text): attributedText = text
        }
    }
}
