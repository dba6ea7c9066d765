/// The distances from the edges of a layout's container to the boundaries from which content insets are
/// measured, in points.
///
/// A layout without views has no such boundaries, so all distances are zero by default.
public struct ReferenceInsets: Hashable, Sendable {
    /// The distances to the part that bars and the hardware of the device do not cover.
    public var safeArea: NSDirectionalEdgeInsets
    /// The distances to the margins.
    public var layoutMargins: NSDirectionalEdgeInsets
    /// The distances to the part of the margins in which lines of text are not too long to read.
    public var readableContent: NSDirectionalEdgeInsets

    /// Creates insets from the distances to each boundary.
    public init(
        safeArea: NSDirectionalEdgeInsets = .zero, layoutMargins: NSDirectionalEdgeInsets = .zero,
        readableContent: NSDirectionalEdgeInsets = .zero
    ) {
        self.safeArea = safeArea
        self.layoutMargins = layoutMargins
        self.readableContent = readableContent
    }

    func map(_ transform: (NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets) -> ReferenceInsets {
        ReferenceInsets(
            safeArea: transform(safeArea), layoutMargins: transform(layoutMargins),
            readableContent: transform(readableContent))
    }
}

/// Finds the insets of a layout's parts from the boundaries that they name.
struct InsetsResolver {
    /// The boundaries across the axis of scrolling only: along that axis a scroll view keeps its content
    /// clear of bars by itself.
    private let references: ReferenceInsets
    /// The boundary that `automatic` means.
    private let standard: UIContentInsetsReference

    init(_ references: ReferenceInsets, standard: UIContentInsetsReference?, axis: LayoutAxis) {
        for insets in [references.safeArea, references.layoutMargins, references.readableContent] {
            insets.requireLimits("ReferenceInsets")
        }
        self.references = references.map { $0.across(axis) }
        self.standard = standard ?? .safeArea
    }

    private init(references: ReferenceInsets, standard: UIContentInsetsReference) {
        self.references = references
        self.standard = standard
    }

    /// The insets of the whole layout.
    var insets: NSDirectionalEdgeInsets { insets(of: standard) }

    func insets(of reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
        switch reference {
        case .none: .zero
        case .layoutMargins: references.layoutMargins
        case .readableContent: references.readableContent
        case .safeArea: references.safeArea
        case .automatic: standard == .automatic ? references.safeArea : insets(of: standard)
        }
    }

    /// Returns the insets of a section's groups.
    @MainActor func insets(of section: NSCollectionLayoutSection) -> NSDirectionalEdgeInsets {
        section.contentInsets + insets(of: section.contentInsetsReference)
    }

    /// Returns the insets of the views at a section's boundary.
    @MainActor func supplementaryInsets(
        of section: NSCollectionLayoutSection, _ axis: LayoutAxis
    ) -> NSDirectionalEdgeInsets {
        switch section.supplementaryContentInsetsReference {
        case .automatic where section.supplementariesFollowContentInsets:
            insets(of: section).across(axis)
        case let reference: insets(of: reference)
        }
    }

    /// Returns insets that lead to the same boundaries from a container that is smaller by `outer`; none is
    /// less than zero.
    func inside(_ outer: NSDirectionalEdgeInsets) -> InsetsResolver {
        func left(_ inner: CGFloat, _ outer: CGFloat) -> CGFloat { max(0, inner - outer) }
        return InsetsResolver(
            references: references.map {
                .init(
                    top: left($0.top, outer.top), leading: left($0.leading, outer.leading),
                    bottom: left($0.bottom, outer.bottom), trailing: left($0.trailing, outer.trailing))
            }, standard: standard)
    }
}

extension NSDirectionalEdgeInsets {
    /// Returns the sums of these insets and `outer`, with zero on sides where this inset is zero.
    func inside(_ outer: Self) -> Self {
        func sum(_ inner: CGFloat, _ outer: CGFloat) -> CGFloat { inner == 0 ? 0 : inner + outer }
        return .init(
            top: sum(top, outer.top), leading: sum(leading, outer.leading),
            bottom: sum(bottom, outer.bottom), trailing: sum(trailing, outer.trailing))
    }

    static func + (one: Self, other: Self) -> Self {
        .init(
            top: one.top + other.top, leading: one.leading + other.leading,
            bottom: one.bottom + other.bottom, trailing: one.trailing + other.trailing)
    }
}
