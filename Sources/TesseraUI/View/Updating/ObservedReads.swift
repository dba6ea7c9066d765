import Foundation
import Observation
import TesseraBasics

/// A method of a view, a controller or a presentation that UIKit calls again after a change of what it has read.
enum ObservedMethod: Hashable {
    case properties
    case layout
    case constraints
    case drawing
    case configuration
    case unavailableContent
}

/// An object some of whose methods read properties of observable objects.
@MainActor
protocol ObservingReads: AnyObject {
    /// The last runs of the methods that have read something observable.
    var observedReads: [ObservedMethod: ObservedReads] { get set }
    /// Called before the first change of a property that the last run of a method has read.
    func readsWillChange(of method: ObservedMethod)
}

extension ObservingReads {
    /// Runs a method, and observes the properties of observable objects that it reads until the method runs again.
    func observeReads(of method: ObservedMethod, _ run: () -> Void) {
        var known = observedReads[method]
        if let known {
            // The previous run has no effect any more, even if this one reads nothing.
            known.end()
        } else if ReadingMethods.contain(method, of: type(of: self)) {
            known = ObservedReads()
            observedReads[method] = known
        }
        func observed() {
            known?.note()
            run()
        }
        // The closure is made only if something was read.
        withObservationTracking(observed, onChange: observer(of: method))
    }

    /// Returns the closure that the registrars of the properties call, on any thread.
    private func observer(of method: ObservedMethod) -> @Sendable () -> Void {
        let reads = observedReads[method] ?? ObservedReads()
        observedReads[method] = reads
        ReadingMethods.insert(method, of: type(of: self))
        let run = reads.run
        let notice: @MainActor @Sendable () -> Void = { [weak self] in
            guard let self, self.observedReads[method]?.run == run else { return }
            self.readsWillChange(of: method)
        }
        return {
            // A change on the main actor marks the view at once, so that a layout in the same animation block finds the mark.
            if isOnMainActor {
                MainActor.assumeIsolated { notice() }
            } else {
                DispatchQueue.main.async { notice() }
            }
        }
    }
}

/// What the last run of a method has read.
///
/// The observation of a run ends with the first change of anything that was read. So each run also reads a property of this
/// object, whose change ends the observation when the method runs again and when the view is gone. Otherwise the objects would
/// collect observers as long as nothing in them changes. Only the very first run of a class that reads anything lacks this: it is
/// not known before.
final class ObservedReads: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    /// The number of runs that have ended.
    @MainActor private(set) var run = 0
    /// The property that each run reads.
    private var mark: Int { 0 }

    deinit { registrar.willSet(self, keyPath: \.mark) }

    /// Makes this object a part of what the present run reads.
    func note() { registrar.access(self, keyPath: \.mark) }

    /// Ends the observation of the last run.
    @MainActor
    func end() {
        run += 1
        registrar.willSet(self, keyPath: \.mark)
    }
}

/// The methods that have read something observable, by classes.
@MainActor
enum ReadingMethods {
    private static var known: [ObservedMethod: Set<ObjectIdentifier>] = [:]

    static func contain(_ method: ObservedMethod, of type: AnyClass) -> Bool {
        known[method]?.contains(ObjectIdentifier(type)) == true
    }

    static func insert(_ method: ObservedMethod, of type: AnyClass) {
        known[method, default: []].insert(ObjectIdentifier(type))
    }
}
