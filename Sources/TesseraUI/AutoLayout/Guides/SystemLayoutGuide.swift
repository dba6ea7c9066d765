import Foundation
import TesseraBasics

/// A layout guide that follows a part of its view by itself: the safe area, the margins, a scroll view's content.
@MainActor
final class SystemLayoutGuide: UILayoutGuide {
    /// The part of the view that a guide stands for.
    enum Part {
        case safeArea, margins, readableContent, scrolledContent, scrollViewFrame
    }

    let part: Part

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

    /// Always up to date, unlike that of an app's guide: it follows from properties of the view.
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
    weak var ownerOfSystemGuide: UIView?

    /// How far the guide lies inside its view's edges, in the view's coordinates, for the parts for which that is known.
    var insets: UIEdgeInsets {
        guard let view = owningView else { return .zero }
        return switch part {
        case .safeArea: view.mirroredInsets(view.safeAreaInsets)
        case .margins: view.mirroredInsets(view.layoutMargins)
        case .readableContent, .scrolledContent, .scrollViewFrame: .zero
        }
    }
}
