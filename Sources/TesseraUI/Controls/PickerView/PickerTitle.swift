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

    func display(_ title: AttributedRuns?) {
        guard var title, !title.runs.isEmpty else {
            text = nil
            return
        }
        title.changeAttributes { attributes in
            attributes.merge([.font: Self.usualFont, .foregroundColor: UIColor.label]) { own, _ in own }
        }
        setAttributedText(title)
        textAlignment = .center
    }

    private static let usualFont = UIFont.systemFont(ofSize: 21)
}
