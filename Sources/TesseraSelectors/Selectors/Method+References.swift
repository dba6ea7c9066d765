import Foundation

// These initializers create methods from references. For example, `Counter.tapped(_:)` has the type
// `(Counter) -> (Any?) -> Void`.
extension Method {
    convenience init<Target: AnyObject, Result>(free method: @escaping (Target) -> () -> Result) {
        self.init(free: 0, of: Target.self) { target, _ in method(target)() }
    }

    convenience init<Target: AnyObject, Result>(main method: @escaping (Target) -> @MainActor () -> Result) {
        nonisolated(unsafe) let method = method  // A reference to a method captures nothing.
        self.init(main: 0, of: Target.self) { target, _ in method(target)() }
    }

    convenience init<Target: AnyObject, A, Result>(free method: @escaping (Target) -> (A) -> Result) {
        self.init(free: 1, of: Target.self) { target, call in method(target)(call.argument(0)) }
    }

    convenience init<Target: AnyObject, A, Result>(
        main method: @escaping (Target) -> @MainActor (A) -> Result
    ) {
        nonisolated(unsafe) let method = method  // A reference to a method captures nothing.
        self.init(main: 1, of: Target.self) { target, call in method(target)(call.argument(0)) }
    }

    convenience init<Target: AnyObject, A, B, Result>(free method: @escaping (Target) -> (A, B) -> Result) {
        self.init(free: 2, of: Target.self) { target, call in
            method(target)(call.argument(0), call.argument(1))
        }
    }

    convenience init<Target: AnyObject, A, B, Result>(
        main method: @escaping (Target) -> @MainActor (A, B) -> Result
    ) {
        nonisolated(unsafe) let method = method  // A reference to a method captures nothing.
        self.init(main: 2, of: Target.self) { target, call in
            method(target)(call.argument(0), call.argument(1))
        }
    }

    convenience init<Target: AnyObject, A, B, C, Result>(
        free method: @escaping (Target) -> (A, B, C) -> Result
    ) {
        self.init(free: 3, of: Target.self) { target, call in
            method(target)(call.argument(0), call.argument(1), call.argument(2))
        }
    }

    convenience init<Target: AnyObject, A, B, C, Result>(
        main method: @escaping (Target) -> @MainActor (A, B, C) -> Result
    ) {
        nonisolated(unsafe) let method = method  // A reference to a method captures nothing.
        self.init(main: 3, of: Target.self) { target, call in
            method(target)(call.argument(0), call.argument(1), call.argument(2))
        }
    }

    convenience init<Target: AnyObject, A, B, C, D, Result>(
        free method: @escaping (Target) -> (A, B, C, D) -> Result
    ) {
        self.init(free: 4, of: Target.self) { target, call in
            method(target)(call.argument(0), call.argument(1), call.argument(2), call.argument(3))
        }
    }

    convenience init<Target: AnyObject, A, B, C, D, Result>(
        main method: @escaping (Target) -> @MainActor (A, B, C, D) -> Result
    ) {
        nonisolated(unsafe) let method = method  // A reference to a method captures nothing.
        self.init(main: 4, of: Target.self) { target, call in
            method(target)(call.argument(0), call.argument(1), call.argument(2), call.argument(3))
        }
    }
}
