#if !canImport(ObjectiveC)
    import Foundation

    /// An object that a collection retains or refers to weakly.
    struct HeldObject {
        private let strong: AnyObject?
        private weak var weak: AnyObject?

        /// The object, or nil if it has been deallocated.
        var object: AnyObject? { strong ?? weak }

        init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
            var object = object
            if options.contains(.copyIn), let source = object as? any NSCopying {
                object = source.copy(with: nil) as AnyObject
            }
            let isWeak = options.contains(.weakMemory)
            (strong, weak) = (isWeak ? nil : object, object)
        }
    }

    extension NSPointerFunctions.Options {
        /// Returns a number that is the same for objects that are equal in the sense of the options.
        func hash(of object: AnyObject) -> Int {
            guard !contains(.objectPointerPersonality), let object = object as? NSObject else {
                return ObjectIdentifier(object).hashValue
            }
            return object.hash
        }

        /// Returns true if two objects are equal in the sense of the options. Objects of classes without `isEqual(_:)` are equal
        /// to themselves alone.
        func areEqual(_ first: AnyObject, _ second: AnyObject) -> Bool {
            guard first !== second else { return true }
            guard !contains(.objectPointerPersonality), let first = first as? NSObject else { return false }
            return first.isEqual(second)
        }
    }

    /// Yields the objects that a collection had when it was asked.
    final class ObjectEnumerator: NSEnumerator {
        private var rest: [Any]

        init(_ objects: [Any]) {
            rest = objects.reversed()
            super.init()
        }

        override func nextObject() -> Any? { rest.popLast() }
    }
#endif
