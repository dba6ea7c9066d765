import Foundation
import TesseraGeometry
import TesseraSelectors
import Testing

@testable import TesseraUI

/// A file's owner whose outlets and actions are registered as the porting tool does it.
final class NibOwner: UIViewController {
    weak var label: UILabel?
    var buttons: [UIButton] = []
    var taps: [String] = []
    weak var height: NSLayoutConstraint?

    func tapped(_ sender: UIButton) { taps.append(sender.title(for: .normal) ?? "") }
    func pressed(_ gesture: UIGestureRecognizer) { taps.append("gesture") }

    static let registered: Void = registerMembers(of: NibOwner.self, named: "App.NibOwner") { members in
        members.outlet("label", \.label)
        members.outlet("buttons", \.buttons)
        members.outlet("height", \.height)
        members.method("tapped:", NibOwner.tapped(_:))
        members.method("pressed:", NibOwner.pressed(_:))
    }

    override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        _ = Self.registered
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        _ = Self.registered
    }
}

/// A view that records when it is awakened and what is connected then.
final class NibWitness: UIView {
    weak var title: UILabel?
    var radius: CGFloat = 0
    var isFancy = false
    var caption = ""
    var origin = CGPoint.zero
    var shade: UIColor?
    var log: [String] = []

    static let registered: Void = registerMembers(of: NibWitness.self, named: "App.NibWitness") { members in
        members.outlet("title", \.title)
        members.property("radius", \.radius)
        members.property("isFancy", \.isFancy)
        members.property("caption", \.caption)
        members.property("origin", \.origin)
        members.property("shade", \.shade)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        log.append("init, \(subviews.count) subviews, title \(title == nil ? "absent" : "present")")
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        log.append("awake, title \(title == nil ? "absent" : "present"), radius \(radius)")
    }
}

@MainActor
struct NibConnectionTests {
    private static let ownersNib = """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="NibOwner"><connections>
            <outlet property="view" destination="v" id="c1"/><outlet property="label" destination="l" id="c2"/>
            <outletCollection property="buttons" destination="b1" id="c3"/>
            <outletCollection property="buttons" destination="b2" id="c4"/>
            <outlet property="height" destination="h" id="c5"/></connections></placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view id="v"><subviews><label id="l" text="Hi"/>
            <button id="b1"><state key="normal" title="One"/><connections>
                <action selector="tapped:" destination="-1" eventType="touchUpInside" id="c6"/></connections></button>
            <button id="b2"><state key="normal" title="Two"/></button></subviews>
            <constraints><constraint firstItem="l" firstAttribute="height" constant="21" id="h"/></constraints>
            <connections><outletCollection property="gestureRecognizers" destination="g" id="c7"/></connections></view>
        <tapGestureRecognizer id="g" numberOfTapsRequired="2"><connections>
            <action selector="pressed:" destination="-1" id="c8"/></connections></tapGestureRecognizer>
        """

    @Test
    func `outlets, collections and actions of the owner are connected`() throws {
        let owner = NibOwner(nibName: nil, bundle: nil)
        let objects = try NibSample.nib(Self.ownersNib).instantiate(withOwner: owner)
        #expect(objects.count == 2)
        #expect(owner.viewIfLoaded === objects[0] as? UIView)
        #expect(owner.label?.text == "Hi")
        #expect(owner.buttons.map { $0.title(for: .normal) } == ["One", "Two"])
        #expect(owner.height?.constant == 21)
        owner.buttons[0].sendActions(for: .touchUpInside)
        #expect(owner.taps == ["One"])
        let gesture = try #require(owner.view.gestureRecognizers?.first as? UITapGestureRecognizer)
        #expect(gesture.numberOfTapsRequired == 2)
    }

    @Test
    func `objects are created, get attributes and outlets, and are awakened`() throws {
        _ = NibWitness.registered
        let witness = try #require(
            try NibSample.object(
                """
                <view id="w" customClass="NibWitness" customModule="App"><subviews><label id="t"/></subviews>
                <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="number" keyPath="radius"><real key="value" value="2.5"/></userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="boolean" keyPath="isFancy" value="YES"/>
                    <userDefinedRuntimeAttribute type="string" keyPath="caption" value="Hello"/>
                    <userDefinedRuntimeAttribute type="point" keyPath="origin"><point key="value" x="1" y="2"/></userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="color" keyPath="shade"><color key="value" systemColor="systemRedColor"/></userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
                </userDefinedRuntimeAttributes>
                <connections><outlet property="title" destination="t" id="o"/></connections></view>
                """, as: NibWitness.self))
        #expect(witness.log == ["init, 1 subviews, title absent", "awake, title present, radius 2.5"])
        #expect(witness.isFancy && witness.caption == "Hello" && witness.origin == CGPoint(x: 1, y: 2))
        #expect(witness.shade == .systemRed)
        #expect(witness.layer.cornerRadius == 8)
    }

    @Test
    func `placeholders refer to objects of the app`() throws {
        _ = NibWitness.registered
        let label = UILabel()
        let nib = try NibSample.nib(
            """
            <placeholder placeholderIdentifier="Title" id="p"/>
            <view id="w" customClass="NibWitness" customModule="App"><connections>
            <outlet property="title" destination="p" id="o"/></connections></view>
            """)
        let objects = nib.instantiate(withOwner: nil, options: [.externalObjects: ["Title": label]])
        #expect((objects[0] as? NibWitness)?.title === label)
    }

    @Test
    func `an outlet that the class lacks ends the app with UIKit's sentence`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                _ = NibWitness.registered
                _ = try? NibSample.object(
                    """
                    <view id="w" customClass="NibWitness" customModule="App"><subviews><label id="t"/></subviews>
                    <connections><outlet property="subtitle" destination="t" id="o"/></connections></view>
                    """, as: UIView.self)
            }
        }
    }

    @Test
    func `an object of an unknown class has the standard class`() throws {
        let label = try #require(
            try NibSample.object(
                "<label text=\"Hi\" customClass=\"Missing\" customModule=\"App\"/>", as: UILabel.self))
        #expect(type(of: label) == UILabel.self && label.text == "Hi")
    }

    @Test
    func `a nib without a file ends the app when it is instantiated, and not before`() async {
        let nib = UINib(nibName: "Nowhere", bundle: nil)
        #expect(nib !== UINib(nibName: "Nowhere", bundle: nil))
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = UINib(nibName: "Nowhere", bundle: nil).instantiate(withOwner: nil) }
        }
    }

    @Test
    func `a controller loads the view of its nib, and a nib with the name of its class`() throws {
        let folder = try ResourceFolder()
        let xml = NibConnectionTests.ownersNib
        try folder.write(try NibSample.data(xml), to: "Named.nib")
        try folder.write(try NibSample.data(xml), to: "NibOwner.nib")
        let bundle = try #require(Bundle(url: folder.url))
        let named = NibOwner(nibName: "Named", bundle: bundle)
        #expect(named.nibName == "Named" && named.nibBundle === bundle)
        #expect(named.view.subviews.count == 3)
        #expect(NibOwner(nibName: nil, bundle: bundle).view.subviews.count == 3)
        #expect(bundle.loadNibNamed("Named", owner: named)?.count == 2)
    }
}
