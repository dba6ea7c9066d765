import Foundation
import Synchronization

/// A selector that an object will perform later. It retains the object and the argument until then.
///
/// It is sendable because the requests are guarded by a mutex, and the one that takes a request out is the only one that
/// performs it.
final class DelayedRequest: @unchecked Sendable {
    let target: NSObject
    let selector: Selector
    let argument: Any?

    init(_ target: NSObject, _ selector: Selector, _ argument: Any?) {
        self.target = target
        self.selector = selector
        self.argument = argument
    }
}

/// The selectors that objects will perform later.
enum DelayedRequests {
    private struct State {
        /// The requests by their numbers. A number is never given twice, so that the block of a request that was cancelled
        /// finds nothing; the address of its object may belong to another request by then.
        var requests: [UInt64: DelayedRequest] = [:]
        var lastNumber: UInt64 = 0
    }

    private static let pending = Mutex(State())

    /// Performs a request after some seconds: on the main actor, or in the run loop of the thread that calls this.
    static func schedule(_ request: DelayedRequest, after delay: TimeInterval) {
        let number = pending.withLock { state in
            state.lastNumber += 1
            state.requests[state.lastNumber] = request
            return state.lastNumber
        }
        if isOnMainActor {
            DispatchQueue.main.asyncAfter(deadline: .now() + delay) { perform(number) }
        } else {
            RunLoop.current.add(
                Timer(timeInterval: max(delay, 0), repeats: false) { _ in perform(number) }, forMode: .default
            )
        }
    }

    private static func perform(_ number: UInt64) {
        guard let request = pending.withLock({ $0.requests.removeValue(forKey: number) }) else { return }
        request.selector.send(to: request.target, request.argument)
    }

    /// Removes the requests of an object for which a condition is true.
    static func cancel(of target: AnyObject, where isMeant: (DelayedRequest) -> Bool) {
        let target = ObjectIdentifier(target)
        let mine = pending.withLock { state in
            state.requests.filter { ObjectIdentifier($0.value.target) == target }
        }
        for (number, request) in mine where isMeant(request) {
            pending.withLock { _ = $0.requests.removeValue(forKey: number) }
        }
    }
}

extension NSObject {
    /// Performs a selector after a delay in seconds, with an argument. The object and the argument are retained until then.
    /// See Apple's [perform(_:with:afterDelay:)](
    /// https://developer.apple.com/documentation/objectivec/nsobject/perform(_:with:afterdelay:)).
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        DelayedRequests.schedule(DelayedRequest(self, aSelector, anArgument), after: delay)
    }

    /// Performs a selector after a delay in seconds. Here a run loop performs it in its default mode only, in which it always
    /// is.
    public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
        inModes modes: [RunLoop.Mode]
    ) {
        perform(aSelector, with: anArgument, afterDelay: delay)
    }

    /// Cancels the calls of ``perform(_:with:afterDelay:)`` of an object that have not happened yet.
    /// See Apple's [cancelPreviousPerformRequests(withTarget:)](
    /// https://developer.apple.com/documentation/objectivec/nsobject/cancelpreviousperformrequests(withtarget:)).
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        DelayedRequests.cancel(of: aTarget as AnyObject) { _ in true }
    }

    /// Cancels the calls of ``perform(_:with:afterDelay:)`` of an object with a selector and an equal argument.
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        DelayedRequests.cancel(of: aTarget as AnyObject) { request in
            request.selector == aSelector && areSame(request.argument, anArgument)
        }
    }

    /// Performs a selector on the main thread. If `wait` is true and this is the main thread, that is now.
    /// See Apple's [performSelector(onMainThread:with:waitUntilDone:)](
    /// https://developer.apple.com/documentation/objectivec/nsobject/performselector(onmainthread:with:waituntildone:)).
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        if isOnMainActor, wait {
            aSelector.send(to: self, arg)
            return
        }
        let request = DelayedRequest(self, aSelector, arg)
        let work: @Sendable () -> Void = { request.selector.send(to: request.target, request.argument) }
        if wait { DispatchQueue.main.sync(execute: work) } else { DispatchQueue.main.async(execute: work) }
    }

    /// Performs a selector on a thread in the background.
    /// See Apple's [performSelector(inBackground:with:)](
    /// https://developer.apple.com/documentation/objectivec/nsobject/performselector(inbackground:with:)).
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        let request = DelayedRequest(self, aSelector, arg)
        DispatchQueue.global().async { request.selector.send(to: request.target, request.argument) }
    }
}

private func areSame(_ left: Any?, _ right: Any?) -> Bool {
    guard let left = flattened(left), let right = flattened(right) else {
        return flattened(left) == nil && flattened(right) == nil
    }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    return left as AnyObject === right as AnyObject
}
