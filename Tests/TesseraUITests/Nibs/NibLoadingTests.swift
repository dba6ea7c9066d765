import Foundation
import TesseraGeometry
import TesseraSelectors
import Testing

@testable import TesseraUI

/// A view that refuses to be created.
final class NibRefusing: UIView {
    static let registered: Void = registerMembers(of: NibRefusing.self, named: "App.NibRefusing") { _ in }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        return nil
    }
}

/// An object of a nib that is neither a view nor a controller.
@MainActor
final class NibHelper: NSObject {
    var awakenings = 0
    var taps = 0
    weak var label: UILabel?

    static let registered: Void = registerMembers(of: NibHelper.self, named: "App.NibHelper") { members in
        members.outlet("label", \.label)
        members.method("awakeFromNib", calling: { (object: NibHelper) in object.awakeFromNib() })
        members.method("help:", NibHelper.help(_:))
    }

    func awakeFromNib() {
        super.awakeFromNib()
        super.prepareForInterfaceBuilder()
        awakenings += 1
    }
    func help(_ sender: Any?) { taps += 1 }
}

@MainActor
struct NibLoadingTests {
    @Test
    func `a connection to an object that does not exist ends the app`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                _ = NibWitness.registered
                _ = try? NibSample.object(
                    """
                    <view id="w" customClass="NibWitness" customModule="App"><connections>
                    <outlet property="title" destination="nowhere" id="o"/></connections></view>
                    """, as: UIView.self)
            }
        }
    }

    @Test
    func `an outlet to a view that its class refused to create stays nil`() throws {
        _ = (NibWitness.registered, NibRefusing.registered)
        let witness = try NibSample.object(
            """
            <view id="w" customClass="NibWitness" customModule="App"><subviews>
            <view id="r" customClass="NibRefusing" customModule="App"><subviews><label id="l"/></subviews></view></subviews>
            <connections><outlet property="title" destination="r" id="o"/></connections></view>
            """, as: NibWitness.self)
        #expect(witness?.title == nil && witness?.subviews == [])
    }

    @Test
    func `constraints of a view that its class refused to create are dropped`() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                _ = NibRefusing.registered
                _ = try? NibSample.object(
                    """
                    <view id="v"><subviews><view customClass="NibRefusing" customModule="App"><constraints>
                    <constraint firstAttribute="width" secondItem="b" secondAttribute="width" id="k"/></constraints></view>
                    <view id="b"/></subviews></view>
                    """, as: UIView.self)
            }
        }
    }

    @Test
    func `objects of other kinds are awakened, too`() throws {
        _ = NibHelper.registered
        let helper = try NibSample.object(
            "<customObject id=\"h\" customClass=\"NibHelper\" customModule=\"App\"/>", as: NibHelper.self)
        #expect(helper?.awakenings == 1)
    }

    @Test
    func `huge numbers are limited`() throws {
        let view = try #require(
            try NibSample.object(
                """
                <view id="v"><rect key="frame" x="1e300" y="-1e300" width="10" height="20"/><subviews>
                <pageControl id="p" numberOfPages="1000000000"/></subviews></view>
                """, as: UIView.self))
        #expect(view.frame == CGRect(x: 1_000_000, y: -1_000_000, width: 10, height: 20))
        #expect((view.subviews.first as? UIPageControl)?.numberOfPages == 1000)
    }

    @Test
    func `buttons have all properties of the file`() throws {
        let button = try #require(
            try NibSample.object(
                """
                <button id="b" reversesTitleShadowWhenHighlighted="YES">
                <buttonConfiguration key="configuration" style="plain" automaticallyUpdateForSelection="NO"/></button>
                """, as: UIButton.self))
        #expect(button.reversesTitleShadowWhenHighlighted)
        #expect(button.configuration?.automaticallyUpdateForSelection == false)
    }

    @Test
    func `a translation into a language that nobody wants comes after Base`() {
        #expect(
            NibFiles.order(of: ["de", "ja"], preferred: ["fr-CH"]) == [
                "Base.lproj", "", "de.lproj", "ja.lproj",
            ])
        #expect(NibFiles.order(of: ["de", "ja"], preferred: ["fr-CH", "ja-JP"]).first == "ja.lproj")
    }

    @Test
    func `Base is for those who prefer the language of the app's development`() {
        let order = { NibFiles.order(of: $0, preferred: ["en-US", "en", "ja"], development: $1) }
        #expect(order(["Base", "ja"], "en") == ["Base.lproj", "", "ja.lproj"])
        #expect(order(["Base", "ja"], "de") == ["ja.lproj", "Base.lproj", ""])
        // Without Base and a wish, the language of development comes before the others.
        #expect(
            NibFiles.order(of: ["de", "ja"], preferred: ["fr"], development: "ja") == [
                "Base.lproj", "", "ja.lproj", "de.lproj",
            ])
    }

    @Test
    func `the folders of a bundle are listed once`() throws {
        let folder = try ResourceFolder()
        try folder.write(try NibSample.data("<view id=\"v\"/>"), to: "Base.lproj/Box.nib")
        let bundle = try folder.bundle
        let path = NibFiles.path("Box", .nib, in: bundle)
        #expect(path?.hasSuffix("/Base.lproj/Box.nib") == true)
        #expect(NibFiles.path("Other", .nib, in: bundle) == nil)
        try FileManager.default.removeItem(at: folder.url)
        #expect(NibFiles.path("Box", .nib, in: bundle) == path)
    }
}
