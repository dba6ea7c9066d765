import Foundation
import TesseraBasics

/// Creates objects of classes that are known only while the app runs: app and scene delegates, cells, bars, proxies of
/// appearances.
///
/// ## The reason
///
/// UIKit sends `alloc` and `init` through the Objective-C runtime, which Linux lacks. Swift calls an initializer on a
/// class value only if the initializer is `required`, but sources written for iOS say `override init(frame:)`.
///
/// ## How it works
///
/// Each class has a table of its methods. An override takes the entry of what it overrides, so one initializer has the
/// same entry in the tables of all subclasses. A probe overrides an initializer and makes it `required`. A call through the
/// probe's type reads that entry from the table of the class that is really there, and reaches that class's own
/// initializer.
///
/// The optimizer must not see through this: knowing the probe's class, it would call the probe's own initializer. So the
/// calls stand in functions of their own that are neither optimized nor copied elsewhere, and the probes are open.
///
/// ## Limits
///
/// - It depends on how the compiler lays out tables, which Swift does not promise within one module. The tests in
///   `DynamicInstantiationTests` run each call in a process of its own, and name this file if it fails. Run them first with
///   a new version of Swift.
/// - A class whose initializer cannot be inherited, since it has stored properties without a value, still has the entry,
///   and creating it ends the process with Swift's own message.
/// - It works for the initializers below, and for no others.
///
/// ## Alternatives
///
/// - Required initializers in UIView and its subclasses: each `override init(frame:)` of an app would no longer compile.
/// - Factories in place of classes, or a macro that registers each class: sources of iOS have neither.
/// - Looking up an initializer's symbol by its mangled name: private classes and inherited initializers have no symbol.
/// - A table of all classes of the app made at build time: each app would need a build plugin.
enum DynamicInstantiation {
    /// Creates an object with `init()`.
    @inline(never) @_optimize(none)
    static func object(of type: NSObject.Type) -> NSObject {
        // Safe: class values have one layout, and `_ObjectProbe.init()` occupies the entry of `NSObject.init()`,
        // which every subclass of NSObject has.
        let object = unsafeBitCast(type, to: _ObjectProbe.Type.self).init() as NSObject
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
    static func collectionView(
        of type: UICollectionView.Type, frame: CGRect = .zero, layout: UICollectionViewLayout? = nil
    ) -> UICollectionView {
        // Safe for the same reason as above, with the entry of `UICollectionView.init(frame:collectionViewLayout:)`.
        unsafeBitCast(type, to: _CollectionViewProbe.Type.self).init(
            frame: frame, collectionViewLayout: layout ?? UICollectionViewLayout()) as UICollectionView
    }

    /// Creates a controller with `init(nibName:bundle:)`.
    @MainActor
    @inline(never) @_optimize(none)
    static func controller(of type: UIViewController.Type, nibName: String?, bundle: Bundle?)
        -> UIViewController
    {
        // Safe for the same reason as above, with the entry of `UIViewController.init(nibName:bundle:)`.
        unsafeBitCast(type, to: _ControllerProbe.Type.self).init(nibName: nibName, bundle: bundle)
            as UIViewController
    }

    /// Creates a picture of a layer, of the same class, with `init(layer:)`.
    @MainActor
    static func layer(copying layer: CALayer) -> CALayer {
        let copy = untypedLayer(of: Swift.type(of: layer), copying: layer)
        demand(
            Swift.type(of: copy) == Swift.type(of: layer),
            "\(Swift.type(of: layer)).init(layer:) made a \(Swift.type(of: copy)).")
        return copy
    }

    @MainActor
    @inline(never) @_optimize(none)
    private static func untypedLayer(of type: CALayer.Type, copying layer: CALayer) -> CALayer {
        // Safe for the same reason as above, with the entry of `CALayer.init(layer:)`.
        unsafeBitCast(type, to: _LayerProbe.Type.self).init(layer: layer) as CALayer
    }

    @MainActor
    @inline(never) @_optimize(none)
    private static func untypedView(of type: UIView.Type, frame: CGRect) -> UIView {
        // Safe for the same reason as above, with the entry of `UIView.init(frame:)`.
        unsafeBitCast(type, to: _FrameProbe.Type.self).init(frame: frame) as UIView
    }
}

extension DynamicInstantiation {
    /// Creates a segue with `init(identifier:source:destination:)`.
    @MainActor
    static func segue(
        of type: UIStoryboardSegue.Type, identifier: String?, source: UIViewController,
        destination: UIViewController
    ) -> UIStoryboardSegue {
        let segue = untypedSegue(of: type, identifier: identifier, source: source, destination: destination)
        demand(
            Swift.type(of: segue) == type,
            "\(type).init(identifier:source:destination:) made a \(Swift.type(of: segue)).")
        return segue
    }

    @MainActor
    @inline(never) @_optimize(none)
    private static func untypedSegue(
        of type: UIStoryboardSegue.Type, identifier: String?, source: UIViewController,
        destination: UIViewController
    ) -> UIStoryboardSegue {
        // Safe for the same reason as above, with the entry of `UIStoryboardSegue.init(identifier:source:destination:)`.
        unsafeBitCast(type, to: _SegueProbe.Type.self).init(
            identifier: identifier, source: source, destination: destination) as UIStoryboardSegue
    }
}
