/// How far the boundaries that content insets are measured from lie inside a layout's container, in points.
///
/// A layout without views has no such boundaries: all of them are zero unless its caller says otherwise.
public struct ReferenceInsets: Hashable, Sendable {
    /// To the part that no bar and no hardware covers.
    public var safeArea: NSDirectionalEdgeInsets
    /// To the margins.
    public var layoutMargins: NSDirectionalEdgeInsets
    /// To the part of the margins in which lines of text are not too long to read.
    public var readableContent: NSDirectionalEdgeInsets

    /// Creates insets from the edges of the container.
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

/// Finds the insets of a layout's parts from the references that they name.
struct InsetsResolver {
    /// The boundaries, across the axis of scrolling only: along it a scroll view keeps its content clear by itself.
    private let references: ReferenceInsets
    /// What an automatic reference means.
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

    /// The insets of a section's groups.
    @MainActor func insets(of section: NSCollectionLayoutSection) -> NSDirectionalEdgeInsets {
        section.contentInsets + insets(of: section.contentInsetsReference)
    }

    /// The insets of what lies at a section's boundary.
    @MainActor func supplementaryInsets(
        of section: NSCollectionLayoutSection, _ axis: LayoutAxis
    ) -> NSDirectionalEdgeInsets {
        switch section.supplementaryContentInsetsReference {
        case .automatic where section.supplementariesFollowContentInsets:
            insets(of: section).across(axis)
        case let reference: insets(of: reference)
        }
    }

    /// The insets that are left of these in a container that starts and ends further inside.
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
    /// These insets inside of others, on the sides where there are any.
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
