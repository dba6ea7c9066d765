import Foundation
import TesseraGeometry
import TesseraSelectors
import Testing

@testable import TesseraUI

/// A view with an action that wants the event.
final class NibTouched: UIView {
    var events: [UIEvent] = []

    static let registered: Void = registerMembers(of: NibTouched.self, named: "App.NibTouched") { members in
        members.method("touched:with:", NibTouched.touched(_:with:))
    }

    func touched(_ sender: Any?, with event: UIEvent) { events.append(event) }
}

@MainActor
struct NibActionTests {
    @Test
    func `an action of a control is a target, which the app can list and remove`() throws {
        let owner = NibOwner(nibName: nil, bundle: nil)
        let nib = try NibSample.nib(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <button id="b"><state key="normal" title="One"/><connections>
            <action selector="tapped:" destination="-1" eventType="touchUpInside" id="c"/></connections></button>
            """)
        let button = try #require(nib.instantiate(withOwner: owner).first as? UIButton)
        #expect(button.allTargets == [AnyHashable(owner)])
        #expect(button.actions(forTarget: owner, forControlEvent: .touchUpInside) == ["tapped:"])
        button.sendActions(for: .touchUpInside)
        #expect(owner.taps == ["One"])
        button.removeTarget(owner, action: nil, for: .allEvents)
        button.sendActions(for: .touchUpInside)
        #expect(owner.taps == ["One"])
    }

    @Test
    func `an action of a bar item is its target and its action, and only the first responder is nil`() throws
    {
        let owner = NibOwner(nibName: nil, bundle: nil)
        let nib = try NibSample.nib(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
            <barButtonItem title="One" id="i1"><connections><action selector="tapped:" destination="-1" id="c1"/></connections></barButtonItem>
            <barButtonItem title="Two" id="i2"><connections><action selector="tapped:" destination="-2" id="c2"/></connections></barButtonItem>
            """)
        let items = nib.instantiate(withOwner: owner).compactMap { $0 as? UIBarButtonItem }
        #expect(items.map(\.action) == [Selector("tapped:"), Selector("tapped:")])
        #expect(items[0].target === owner && items[1].target == nil)
        #expect(items.allSatisfy { $0.primaryAction == nil })
        // Without an owner, nobody gets the action, since its target is not the responder chain.
        let ownerless = nib.instantiate(withOwner: nil).compactMap { $0 as? UIBarButtonItem }
        #expect(ownerless.map(\.action) == [nil, Selector("tapped:")])
    }

    @Test
    func `a method gets an event even if there is none`() throws {
        _ = NibTouched.registered
        let view = NibTouched()
        NibAction(Selector("touched:with:")).send(from: view)
        #expect(view.events.count == 1)
    }
}
