import Foundation
import TesseraDisplay
import TesseraLayout

/// A container for a section's header or footer whose class is not a `UITableViewHeaderFooterView`.
@MainActor
final class TableSectionView: UIView, StagedView {
    /// The app's view.
    let content: UIView

    init(_ content: UIView) {
        self.content = content
        super.init(frame: CGRect(origin: .zero, size: content.bounds.size))
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.translatesAutoresizingMaskIntoConstraints = true
        addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    private(set) lazy var staging = Staging(of: self)
    var reuseIdentifier: String? { nil }
    var constraintsDecideSize: Bool { content.hasConstraintsWithin }
    var constraintContainers: [UIView] { [self, content] }

    func prepareForReuse() {}
    func takeAttributes(_ attributes: UICollectionViewLayoutAttributes) {}

    func preferredAttributes(
        fitting attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        attributes.fittingHeight(of: self)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { content.sizeThatFits(size) }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        content.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }

    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        super.describeContent(in: &properties, context: context)
        staging.describe(in: &properties)
    }
}
