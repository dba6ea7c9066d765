import Foundation
import TesseraGeometry

/// The look of a text in a list if the app sets no other.
struct ListTextDefaults {
    var font: UIFont
    var color = UIColor.label
    var colorTransformer: UIConfigurationColorTransformer?
    var numberOfLines = 0
    /// True if text that does not fit in a line becomes tighter and slightly smaller.
    var isShrunkToFit = false
    var transform = UIListContentConfiguration.TextProperties.TextTransform.none

    init(_ style: UIFont.TextStyle, weight: UIFont.Weight? = nil, color: UIColor = .label) {
        font = .listFont(style, weight: weight)
        self.color = color
    }
}

/// The values of a list content configuration that the app does not set. They are those of lists on iOS.
struct ListContentDefaults {
    /// The conditions on which the values depend.
    struct Key: Hashable {
        var style: ListContentStyle
        /// True if the view is disabled.
        var isFaded = false
        /// True if the row of a sidebar is selected or is the target of a drop.
        var isSelected = false
        /// True if a touch highlights the row or header of a sidebar.
        var isHighlighted = false
    }

    var text: ListTextDefaults
    var secondaryText: ListTextDefaults
    var imageTint: UIColor?
    var transformer: UIConfigurationColorTransformer?
    var margins: NSDirectionalEdgeInsets
    var isSideBySide = false
    var imageToTextPadding: CGFloat = 16
    var alpha: CGFloat = 1

    init(_ key: Key) {
        self.init(key.style)
        if key.isFaded { fade(key.style) }
        if key.isSelected { select(key.style) }
        guard key.isHighlighted else { return }
        transformer = .opacity(0.3)
        text.colorTransformer = transformer
        secondaryText.colorTransformer = transformer
    }

    private init(_ style: ListContentStyle) {
        switch style {
        case .cell: self.init(row: ListTextDefaults(.subheadline, color: .secondaryLabel))
        case .subtitleCell: self.init(row: ListTextDefaults(.caption1, color: .secondaryLabel))
        case .valueCell:
            self.init(row: ListTextDefaults(.body, color: .secondaryLabel))
            isSideBySide = true
        case .header, .plainHeader:
            self.init(edge: ListTextDefaults(.subheadline, weight: .semibold, color: .secondaryLabel))
        case .groupedHeader:
            self.init(edge: ListTextDefaults(.footnote, color: .secondaryLabel))
            text.transform = .uppercase
            margins = .init(top: 17, leading: 8, bottom: 6, trailing: 8)
        case .prominentInsetGroupedHeader:
            self.init(edge: ListTextDefaults(.title3, weight: .semibold))
            margins = .init(top: 16, leading: 8, bottom: 8, trailing: 8)
        case .extraProminentInsetGroupedHeader:
            self.init(edge: ListTextDefaults(.title2, weight: .bold))
            margins = .init(top: 16, leading: 8, bottom: 8, trailing: 8)
        case .footer, .plainFooter, .groupedFooter:
            self.init(edge: ListTextDefaults(.footnote, color: .secondaryLabel))
            margins = .init(top: 8, leading: 8, bottom: 8, trailing: 8)
        case .sidebarCell, .accompaniedSidebarCell: self.init(sidebar: ListTextDefaults(.body))
        case .sidebarSubtitleCell, .accompaniedSidebarSubtitleCell:
            self.init(sidebar: ListTextDefaults(.body))
            margins = .init(top: 4, leading: 8, bottom: 4, trailing: 8)
        case .sidebarHeader:
            self.init(sidebar: ListTextDefaults(.title3, weight: .semibold))
        }
    }

    /// Creates the values for a row of a list.
    private init(row secondary: ListTextDefaults) {
        text = ListTextDefaults(.body)
        secondaryText = secondary
        margins = .init(top: 11, leading: 16, bottom: 11, trailing: 8)
    }

    /// Creates the values for a header or a footer.
    private init(edge primary: ListTextDefaults) {
        text = primary
        secondaryText = ListTextDefaults(.footnote, color: .secondaryLabel)
        margins = .init(top: 10, leading: 8, bottom: 6, trailing: 8)
    }

    /// Creates the values for a row or a header of a sidebar.
    private init(sidebar primary: ListTextDefaults) {
        text = primary
        secondaryText = ListTextDefaults(.footnote, color: .secondaryLabel)
        margins = .init(top: 11, leading: 8, bottom: 11, trailing: 8)
        imageToTextPadding = 10
        for path in [\Self.text, \Self.secondaryText] {
            self[keyPath: path].numberOfLines = 1
            self[keyPath: path].isShrunkToFit = true
        }
    }

    private mutating func fade(_ style: ListContentStyle) {
        if style.isSidebarCell || style == .sidebarHeader { return alpha = 0.5 }
        imageTint = .tertiaryLabel
        guard style.minimumHeight > 0 else { return }
        text.color = .tertiaryLabel
        secondaryText.color = .quaternaryLabel
    }

    private mutating func select(_ style: ListContentStyle) {
        switch style {
        case .sidebarCell, .sidebarSubtitleCell:
            text.color = .white
            secondaryText.color = UIColor(white: 1, alpha: 0.8)
            imageTint = .white
        default: break
        }
        text.font = .listFont(.body, weight: .medium)
    }
}

extension UIFont {
    /// Returns the font of a text style, with another weight if one is given. Its size depends on the user's
    /// text size.
    fileprivate static func listFont(_ style: TextStyle, weight: Weight?) -> UIFont {
        guard let weight else { return .preferredFont(forTextStyle: style) }
        let font = UIFont.systemFont(ofSize: 17, weight: weight)
        return UIFont(font.descriptor, sizedBy: style, compatibleWith: nil)
    }
}
