import Foundation
import TesseraBasics

/// Creates objects of classes that are known only while the app runs: app and scene delegates, reused cells.
///
/// UIKit sends `alloc` and `init` through the Objective-C runtime. In Swift an initializer can be called on a class value
/// only where it is `required`, and sources written for iOS say `override init(frame:)`. What can be called all
/// the same is the method table's entry: an override takes the entry of what it overrides, so calling
/// a `required` override in a probe class reaches, through the same entry, the initializer of the class that is
/// really there.
///
/// The optimizer must not see through this: knowing the probe's class, it would call the probe's own initializer. So the
/// calls stand in functions of their own that are neither optimized nor copied elsewhere.
enum DynamicInstantiation {
    /// Creates an object with `init()`.
    @inline(never) @_optimize(none)
    static func object(of type: NSObject.Type) -> NSObject {
        // Safe: class values have one layout, and `ObjectProbe.init()` occupies the entry of `NSObject.init()`,
        // which every subclass of NSObject has.
        let object = unsafeBitCast(type, to: ObjectProbe.Type.self).init() as NSObject
        demand(Swift.type(of: object) == type, "\(type).init() made a \(Swift.type(of: object)).")
        return object
    }

    /// Creates a view with `init(frame:)`.
    @MainActor
    static func view<View: UIView>(of type: View.Type, frame: CGRect) -> View {
        let view = untypedView(of: type, frame: frame)
        guard let view = view as? View else {
            fatalError("\(type).init(frame:) made a \(Swift.type(of: view)).")
        }
        return view
    }

    /// Creates a collection view with `init(frame:collectionViewLayout:)`.
    @MainActor
    @inline(never) @_optimize(none)
    static func collectionView(of type: UICollectionView.Type) -> UICollectionView {
        // Safe for the same reason as above, with the entry of `UICollectionView.init(frame:collectionViewLayout:)`.
        unsafeBitCast(type, to: CollectionViewProbe.Type.self).init(
            frame: .zero, collectionViewLayout: UICollectionViewLayout()) as UICollectionView
    }

    @MainActor
    @inline(never) @_optimize(none)
    private static func untypedView(of type: UIView.Type, frame: CGRect) -> UIView {
        // Safe for the same reason as above, with the entry of `UIView.init(frame:)`.
        unsafeBitCast(type, to: FrameProbe.Type.self).init(frame: frame) as UIView
    }
}

/// Not for use: see `DynamicInstantiation`. Open so that no call to its initializer is bound early.
open class ObjectProbe: NSObject {
    /// Creates a probe.
    public required override init() {
        super.init()
    }
}

/// Not for use: see `DynamicInstantiation`. Open so that no call to its initializer is bound early.
@MainActor
open class CollectionViewProbe: UICollectionView {
    /// Creates a probe.
    public required override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        super.init(frame: frame, collectionViewLayout: layout)
    }

    /// Creates nothing: there are no archives.
    public required init?(coder: NSCoder) {
        nil
    }
}

/// Not for use: see `DynamicInstantiation`. Open so that no call to its initializer is bound early.
@MainActor
open class FrameProbe: UIView {
    /// Creates a probe.
    public required override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates nothing: there are no archives.
    public required init?(coder: NSCoder) {
        nil
    }
}
