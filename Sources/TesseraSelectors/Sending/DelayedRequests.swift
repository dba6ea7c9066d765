import Foundation
import Synchronization
import TesseraBasics

/// A request to perform a selector on an object later. It retains the object and the argument until then.
///
/// The class is sendable because a mutex guards the requests, and only the thread that takes a request out performs it.
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

/// The requests that wait until their delay is over.
enum DelayedRequests {
    private struct State {
        /// The requests by their numbers. Each number is used once, so that the block of a cancelled request finds
        /// nothing. An address would not do, since another request may get the address of a cancelled one.
        var requests: [UInt64: DelayedRequest] = [:]
        var lastNumber: UInt64 = 0
    }

    private static let pending = Mutex(State())

    /// Performs a request after a delay in seconds. The request runs on the main actor if the caller does, and
    /// otherwise in the run loop of the caller's thread.
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
    /// Performs a selector after a delay in seconds, with an argument. The object and the argument are retained until
    /// then.
    /// See Apple's [perform(_:with:afterDelay:)](
    /// https://developer.apple.com/documentation/objectivec/nsobject/perform(_:with:afterdelay:)).
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        DelayedRequests.schedule(DelayedRequest(self, aSelector, anArgument), after: delay)
    }

    /// Performs a selector after a delay in seconds. The modes have no effect: the run loop performs the selector in
    /// its default mode.
    public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
        inModes modes: [RunLoop.Mode]
    ) {
        perform(aSelector, with: anArgument, afterDelay: delay)
    }

    /// Cancels all requests of ``perform(_:with:afterDelay:)`` that wait for an object.
    /// See Apple's [cancelPreviousPerformRequests(withTarget:)](
    /// https://developer.apple.com/documentation/objectivec/nsobject/cancelpreviousperformrequests(withtarget:)).
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        DelayedRequests.cancel(of: aTarget as AnyObject) { _ in true }
    }

    /// Cancels the requests of ``perform(_:with:afterDelay:)`` that wait for an object, with a selector and an equal
    /// argument.
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        DelayedRequests.cancel(of: aTarget as AnyObject) { request in
            request.selector == aSelector && areSame(request.argument, anArgument)
        }
    }

    /// Performs a selector on the main thread. If `wait` is true, the call returns after that; on the main thread the
    /// selector is performed at once. If it is false, the main queue performs the selector later.
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
