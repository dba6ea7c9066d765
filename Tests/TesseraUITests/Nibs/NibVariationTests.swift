import Foundation
import TesseraGeometry
import Testing

@testable import TesseraUI

@MainActor
struct NibVariationTests {
    @Test
    func `size classes change constants, properties, subviews and constraints`() throws {
        let view = try #require(
            try NibSample.object(
                """
                <view id="v"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
                <label id="a" text="A" hidden="NO"><fontDescription key="fontDescription" type="system" pointSize="17"/>
                    <variation key="heightClass=compact" hidden="YES"/>
                    <variation key="widthClass=regular"><fontDescription key="fontDescription" type="system" pointSize="30"/></variation></label>
                <view id="b"/></subviews>
                <constraints><constraint firstItem="a" firstAttribute="width" constant="10" id="k1">
                    <variation key="widthClass=regular" constant="40"/></constraint>
                <constraint firstItem="a" firstAttribute="height" constant="20" id="k2"/></constraints>
                <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>
                <variation key="heightClass=compact-widthClass=regular"><mask key="subviews"><include reference="b"/></mask>
                    <mask key="constraints"><exclude reference="k2"/></mask></variation></view>
                """, as: UIView.self))
        let label = try #require(view.subviews.first as? UILabel)
        func turn(_ width: UIUserInterfaceSizeClass, _ height: UIUserInterfaceSizeClass) {
            view.traitOverrides.horizontalSizeClass = width
            view.traitOverrides.verticalSizeClass = height
            view.updateTraitsIfNeeded()
        }
        turn(.compact, .regular)
        #expect(view.subviews.count == 1 && !label.isHidden && label.font.pointSize == 17)
        #expect(view.constraints.map(\.constant).sorted() == [10, 20])
        turn(.regular, .compact)
        #expect(view.subviews.count == 2 && label.isHidden && label.font.pointSize == 30)
        #expect(view.constraints.map(\.constant) == [40])
        turn(.compact, .regular)
        #expect(view.subviews.count == 1 && !label.isHidden && label.font.pointSize == 17)
        #expect(view.constraints.map(\.constant).sorted() == [10, 20])
    }

    @Test
    func `a view that observes size classes ends with its owner`() async throws {
        weak var view: UIView?
        weak var label: UIView?
        try autoreleased {
            let object = try NibSample.object(
                """
                <view id="v"><subviews><label id="a"/></subviews>
                <variation key="heightClass=compact"><mask key="subviews"><exclude reference="a"/></mask></variation></view>
                """, as: UIView.self)
            (view, label) = (object, object?.subviews.first)
            #expect(view != nil)
        }
        // The objects of a nib live until the turn of the main loop ends.
        await wait(until: { view == nil && label == nil })
    }

    private func autoreleased(_ body: () throws -> Void) rethrows { try body() }
}
