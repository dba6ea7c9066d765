import Foundation
import TesseraDisplay

/// Displays the search bar of a presented search at the top of a controller, and the search's view below it. Touches beside these
/// views reach the views behind.
final class SearchPresentationView: UIView {
    private let bar: UISearchBar
    /// The background of the bar above it, where the status bar is.
    private let backdrop = UIView()
    /// Runs after each layout.
    var didLayOut: (() -> Void)?

    init(bar: UISearchBar) {
        self.bar = bar
        super.init(frame: .zero)
        backdrop.backgroundColor = .systemBackground
        addSubview(backdrop)
        addSubview(bar)
    }

    required init?(coder: NSCoder) { nil }

    /// The space below the search bar.
    var contentFrame: CGRect {
        let top = min(safeAreaInsets.top + bar.preferredHeight, bounds.height)
        return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let top = safeAreaInsets.top
        backdrop.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
        if bar.superview === self {
            bar.frame = CGRect(x: 0, y: top, width: bounds.width, height: bar.preferredHeight)
        }
        didLayOut?()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        super.describeContent(in: &properties, context: context)
        properties.ignoresTouches = true
    }

    /// Removes the view and gives the search bar back.
    func close() {
        if bar.superview === self { bar.removeFromSuperview() }
        removeFromSuperview()
    }
}
