import Foundation

// Names that begin with an underscore stay out of the completion lists of editors.

/// A probe of `DynamicInstantiation`, which no app uses. It is open so that no call to its initializer is bound early.
@_documentation(visibility: internal)
open class _ObjectProbe: NSObject {
    /// Creates a probe.
    public required override init() {
        super.init()
    }
}

/// A probe of `DynamicInstantiation`, which no app uses. It is open so that no call to its initializer is bound early.
@_documentation(visibility: internal)
@MainActor
open class _CollectionViewProbe: UICollectionView {
    /// Creates a probe.
    public required override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        super.init(frame: frame, collectionViewLayout: layout)
    }

    /// Returns nil, since there are no archives.
    public required init?(coder: NSCoder) {
        nil
    }
}

/// A probe of `DynamicInstantiation`, which no app uses. It is open so that no call to its initializer is bound early.
@_documentation(visibility: internal)
@MainActor
open class _FrameProbe: UIView {
    /// Creates a probe.
    public required override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Returns nil, since there are no archives.
    public required init?(coder: NSCoder) {
        nil
    }
}

/// A probe of `DynamicInstantiation`, which no app uses. It is open so that no call to its initializer is bound early.
@_documentation(visibility: internal)
@MainActor
open class _CellProbe: UITableViewCell {
    /// Creates a probe.
    public required override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    /// Returns nil, since there are no archives.
    public required init?(coder: NSCoder) { nil }
}

/// A probe of `DynamicInstantiation`, which no app uses. It is open so that no call to its initializer is bound early.
@_documentation(visibility: internal)
@MainActor
open class _HeaderFooterProbe: UITableViewHeaderFooterView {
    /// Creates a probe.
    public required override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
    }

    /// Returns nil, since there are no archives.
    public required init?(coder: NSCoder) { nil }
}

/// A probe of `DynamicInstantiation`, which no app uses. It is open so that no call to its initializer is bound early.
@_documentation(visibility: internal)
@MainActor
open class _LayerProbe: CALayer {
    /// Creates a probe.
    public required override init(layer: Any) { super.init(layer: layer) }

    /// Returns nil, since there are no archives.
    public required init?(coder: NSCoder) { nil }
}

/// A probe of `DynamicInstantiation`, which no app uses. It is open so that no call to its initializer is bound early.
@_documentation(visibility: internal)
@MainActor
open class _ControllerProbe: UIViewController {
    /// Creates a probe.
    public required override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Returns nil, since there are no archives.
    public required init?(coder: NSCoder) { nil }
}

/// A probe of `DynamicInstantiation`, which no app uses. It is open so that no call to its initializer is bound early.
@_documentation(visibility: internal)
@MainActor
open class _SegueProbe: UIStoryboardSegue {
    /// Creates a probe.
    public required override init(
        identifier: String?, source: UIViewController, destination: UIViewController
    ) {
        super.init(identifier: identifier, source: source, destination: destination)
    }
}
