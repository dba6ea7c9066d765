import UIKit

/// The content of a row with a rating: a name, and stars of which some are filled.
struct RatingContent: UIContentConfiguration {
    static let mostStars = 5

    var name = ""
    var stars = 0
    /// Runs when the user taps a star. The argument is the star's number, from 1.
    var onRate: (Int) -> Void = { _ in }
    /// The colour of the name, which depends on the state of the cell.
    private(set) var nameColor = UIColor.label

    func makeContentView() -> any UIView & UIContentView { RatingView(self) }

    /// The name of a selected row is blue.
    func updated(for state: any UIConfigurationState) -> RatingContent {
        guard let state = state as? UICellConfigurationState else { return self }
        var content = self
        content.nameColor = state.isSelected ? .systemBlue : .label
        return content
    }
}
