import Foundation
import TesseraBasics

/// A layout guide that always matches a part of its view: the safe area, the margins or a scroll view's
/// content.
@MainActor
final class SystemLayoutGuide: UILayoutGuide {
    /// The part of the view that a guide matches.
    enum Part {
        case safeArea, margins, readableContent, scrolledContent, scrollViewFrame
    }

    let part: Part
    /// True if the guide lies inside its view by the safe area or the margins.
    var isInset: Bool { part == .safeArea || part == .margins || part == .readableContent }

    init(_ part: Part, of view: UIView) {
        self.part = part
        super.init()
        identifier =
            switch part {
            case .safeArea: "safeAreaLayoutGuide"
            case .margins: "layoutMarginsGuide"
            case .readableContent: "readableContentGuide"
            case .scrolledContent: "contentLayoutGuide"
            case .scrollViewFrame: "frameLayoutGuide"
            }
        view.adoptSystemGuide(self)
    }

    required init?(coder: NSCoder) { nil }

    /// The guide's rectangle. Unlike that of an app's guide it is always up to date, because it is computed
    /// from properties of the view.
    override var layoutFrame: CGRect {
        get {
            guard let view = owningView else { return .zero }
            return switch part {
            case .safeArea, .margins: view.bounds.inset(by: insets)
            case .readableContent: view.bounds.inset(by: view.mirroredInsets(view.readableContentInsets))
            case .scrolledContent: CGRect(origin: .zero, size: view.scrolledContentSize)
            case .scrollViewFrame: view.bounds
            }
        }
        set {}
    }

    override var owningView: UIView? {
        get { ownerOfSystemGuide }
        set {
            demand(
                newValue === ownerOfSystemGuide, "\(identifier).owningView: the guide belongs to its view.")
        }
    }

    /// The view that made the guide.
    var ownerOfSystemGuide: UIView? {
        get { systemReference.object }
        set { systemReference = LightReference(newValue) }
    }
    private var systemReference = LightReference<UIView>(nil)

    /// The distances of the guide from its view's edges, in the view's coordinates, or zero for parts that
    /// are not defined by distances.
    var insets: UIEdgeInsets {
        guard let view = owningView else { return .zero }
        return switch part {
        case .safeArea: view.mirroredInsets(view.safeAreaInsets)
        case .margins: view.mirroredInsets(view.layoutMargins)
        case .readableContent, .scrolledContent, .scrollViewFrame: .zero
        }
    }
}
