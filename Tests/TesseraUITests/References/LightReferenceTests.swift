import Foundation
import Synchronization
import Testing

@testable import TesseraUI

/// References that do not keep their objects alive, and have no tables beside the objects.
struct LightReferenceTests {
    final class Thing: Sendable {
        let values = [1, 2, 3]
    }

    /// An object that looks at a reference to itself while it ends.
    final class Ending {
        var reference = LightReference<Ending>(nil)
        var note: (Bool) -> Void = { _ in }

        deinit { note(reference.object == nil) }
    }

    @Test func `a reference knows if its object exists, and does not keep it alive`() {
        var thing: Thing? = Thing()
        let reference = LightReference(thing)
        #expect(reference.object === thing)
        thing = nil
        #expect(reference.object == nil)
        #expect(LightReference<Thing>(nil).object == nil)
    }

    @Test func `a reference is lost after the end of its object, and one without an object is not`() {
        var thing: Thing? = Thing()
        let reference = LightReference(thing)
        let empty = LightReference<Thing>(nil)
        let wasLost = reference.isLost
        thing = nil
        let (isLost, isEmptyLost) = (reference.isLost, empty.isLost)
        #expect(!wasLost && isLost && !isEmptyLost)
    }

    @Test func `the object that a reference returns stays until it is released`() {
        var thing: Thing? = Thing()
        let reference = LightReference(thing)
        var returned = reference.object
        thing = nil
        #expect(reference.object === returned)
        #expect(returned?.values == [1, 2, 3])
        returned = nil
        #expect(reference.object == nil)
    }

    @Test func `a reference gets another object`() {
        let (first, second) = (Thing(), Thing())
        var reference = LightReference(first)
        #expect(reference.object === first)
        reference = LightReference(second)
        #expect(reference.object === second)
        reference = LightReference(nil)
        #expect(reference.object == nil)
    }

    @Test func `an object that ends does not exist for the references to it`() {
        var notes: [Bool] = []
        var ending: Ending? = Ending()
        ending?.note = { notes.append($0) }
        ending?.reference = LightReference(ending)
        ending = nil
        #expect(notes == [true])
    }

    @Test func `an object counts as referenced once in spite of such references to it`() {
        var thing = Thing()
        let reference = LightReference(thing)
        #expect(isKnownUniquelyReferenced(&thing))
        #expect(reference.object === thing)
    }

    @Test func `a thread reads a reference while another releases its object`() async {
        for _ in 0..<2000 {
            let other = Self.thing()
            while let thing = other.reference.object { #expect(thing.values.count == 3) }
            await other.task.value
            #expect(other.reference.object == nil)
        }
    }

    /// A reference to an object that only a task on another thread retains.
    struct Shared: ~Copyable {
        let reference: LightReference<Thing>
        let task: Task<Void, Never>
    }

    private static func thing() -> Shared {
        let thing = Thing()
        return Shared(
            reference: LightReference(thing), task: Task.detached { #expect(thing.values == [1, 2, 3]) })
    }
}

/// What views know of one another while others end.
@MainActor struct ViewReferenceTests {
    /// A superview that looks at its subview while it ends.
    final class Parent: UIView {
        let child = UIView()
        let superviews = Superviews()

        deinit {
            let (child, superviews) = (child, superviews)
            MainActor.assumeIsolated { superviews.atEnd.append(child.superview) }
        }
    }

    @MainActor final class Superviews {
        var atEnd: [UIView?] = []
    }

    @Test func `the superview is nil after it has ended, and while it ends`() {
        var parent: Parent? = Parent()
        let (child, superviews) = (parent?.child, parent?.superviews)
        if let child { parent?.addSubview(child) }
        #expect(child?.superview === parent)
        #expect(child?.next === parent)
        parent = nil
        #expect(superviews?.atEnd == [nil])
        #expect(child?.superview == nil)
        #expect(child?.next == nil)
    }

    @Test func `a view gets another superview after its own has ended`() {
        let child = UIView()
        var parent: UIView? = UIView()
        parent?.addSubview(child)
        parent = nil
        let other = UIView()
        other.addSubview(child)
        #expect(child.superview === other)
        #expect(other.subviews == [child])
    }

    @Test func `another thread may be the last to release a superview that the main actor reads`() async {
        for _ in 0..<500 {
            let child = UIView()
            let task = Self.parent(of: child)
            while let parent = child.superview {
                #expect(parent.subviews == [child])
                await Task.yield()
            }
            await task.value
            #expect(child.superview == nil)
        }
    }

    /// Adds a view to one that only a task on another thread retains.
    private static func parent(of child: UIView) -> Task<Void, Never> {
        let parent = UIView()
        parent.addSubview(child)
        child.topAnchor.constraint(equalTo: parent.topAnchor).isActive = true
        return Task.detached { withExtendedLifetime(parent) {} }
    }

    @Test func `guides, recognizers and layers know that their view has ended`() {
        let (guide, tap) = (UILayoutGuide(), UITapGestureRecognizer())
        var view: UIView? = UIView()
        view?.addLayoutGuide(guide)
        view?.addGestureRecognizer(tap)
        let layer = view?.layer
        let margins = view?.layoutMarginsGuide
        #expect(guide.owningView === view)
        #expect(tap.view === view)
        #expect(layer?.delegate === view)
        #expect(margins?.owningView === view)
        view = nil
        #expect(guide.owningView == nil)
        #expect(tap.view == nil)
        #expect(layer?.delegate == nil)
        #expect(margins?.owningView == nil)
    }

    @Test func `a child knows that its parent has ended, and gets another one`() {
        let child = UIViewController()
        var parent: UIViewController? = UIViewController()
        parent?.addChild(child)
        #expect(child.parent === parent)
        parent = nil
        #expect(child.parent == nil)
        let other = UIViewController()
        other.addChild(child)
        #expect(child.parent === other)
        child.removeFromParent()
        #expect(child.parent == nil)
    }

    @Test func `a layout knows that its collection view has ended`() {
        let layout = UICollectionViewFlowLayout()
        var view: UICollectionView? = UICollectionView(frame: .zero, collectionViewLayout: layout)
        #expect(layout.collectionView === view)
        view = nil
        #expect(layout.collectionView == nil)
    }
}
