import Foundation
import Testing

@testable import TesseraUI

struct LiftedMenuLayoutTests {
    private func frames(
        _ home: CGRect, wanted: CGSize? = nil, menuHeight: CGFloat = 200, isMirrored: Bool = false
    ) -> (preview: CGRect, menu: CGRect, isAbove: Bool) {
        LiftedMenuLayout(
            home: home, wanted: wanted ?? home.size, room: CGRect(x: 8, y: 50, width: 374, height: 700),
            gap: 12,
            isMirrored: isMirrored
        ).frames(menuWidth: 250, menuHeight: menuHeight)
    }

    @Test func `the preview stays, with the menu below`() {
        let (preview, menu, isAbove) = frames(CGRect(x: 20, y: 100, width: 100, height: 80))
        #expect(preview == CGRect(x: 20, y: 100, width: 100, height: 80))
        #expect(menu == CGRect(x: 20, y: 192, width: 250, height: 200))
        #expect(!isAbove)
    }

    @Test func `near the lower edge the menu lies above`() {
        let (preview, menu, isAbove) = frames(CGRect(x: 200, y: 600, width: 100, height: 80))
        #expect(preview.minY == 600)
        #expect(menu == CGRect(x: 50, y: 388, width: 250, height: 200))
        #expect(isAbove)
    }

    @Test func `a preview without room above and below moves up`() {
        let (preview, menu, isAbove) = frames(CGRect(x: 8, y: 100, width: 374, height: 480))
        #expect(preview == CGRect(x: 8, y: 58, width: 374, height: 480))
        #expect(menu.maxY == 750)
        #expect(!isAbove)
    }

    @Test func `one that is too large becomes smaller`() {
        let (preview, menu, _) = frames(CGRect(x: 0, y: 0, width: 390, height: 976))
        #expect(preview == CGRect(x: 97.5, y: 50, width: 195, height: 488))
        #expect(menu.maxY == 750)
    }

    @Test func `without a menu all the room is the preview's`() {
        let (preview, menu, _) = frames(CGRect(x: 8, y: 10, width: 374, height: 700), menuHeight: 0)
        #expect(preview == CGRect(x: 8, y: 50, width: 374, height: 700))
        #expect(menu.height == 0)
    }

    @Test func `a menu at a preview in the middle begins where reading does`() {
        let home = CGRect(x: 145, y: 100, width: 100, height: 80)
        #expect(frames(home).menu.minX == 132)
        #expect(frames(home, isMirrored: true).menu.minX == 8)
    }
}
