import Foundation
import Testing

@testable import TesseraUI

struct IndexPathClassTests {
    @Test func `the class of index paths has sections, rows and items`() {
        let path = IndexPath(row: 3, section: 2) as NSIndexPath
        #expect(path.section == 2 && path.row == 3 && path.item == 3)
        #expect(NSIndexPath(row: 3, section: 2) as IndexPath == IndexPath(item: 3, section: 2))
        #expect(NSIndexPath(item: 5, section: 1) as IndexPath == IndexPath(row: 5, section: 1))
    }
}
