import Foundation

/// A row of a wheel that has a title.
@MainActor
final class PickerTitle: UILabel {
    override init(frame: CGRect) {
        super.init(frame: frame)
        textAlignment = .center
        adjustsFontSizeToFitWidth = true
        minimumScaleFactor = 0.5
    }

    required init?(coder: NSCoder) { nil }

    func display(_ title: NSAttributedString?) {
        let whole = NSRange(location: 0, length: title?.length ?? 0)
        guard let title, whole.length > 0 else {
            text = nil
            return
        }
        let styled = NSMutableAttributedString(
            string: title.string, attributes: [.font: Self.usualFont, .foregroundColor: UIColor.label])
        title.enumerateAttributes(in: whole) { attributes, range, _ in
            styled.addAttributes(attributes, range: range)
        }
        attributedText = styled
        textAlignment = .center
    }

    private static let usualFont = UIFont.systemFont(ofSize: 21)
}
