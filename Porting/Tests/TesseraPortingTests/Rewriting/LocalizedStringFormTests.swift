import Testing

@testable import TesseraPorting

@Suite struct LocalizedStringFormTests {
    @Test func `a text without a value comes from Tessera's method`() {
        expectRewriting(
            """
            import UIKit
            let title = Bundle.main.localizedString(forKey: "title", value: nil, table: nil)
            let text = bundle.localizedString(forKey: key, value: key, table: "Errors")
            let other = bundle.localizedString(forKey: key, value: nil)
            """,
            """
            import UIKit
            let title = Bundle.main.localizedString(forKey: "title", value: "" , table: nil)
            let text = bundle.localizedString(forKey: key, value: key, table: "Errors")
            let other = bundle.localizedString(forKey: key, value: nil)
            """)
    }

    @Test func `a file that asks a bundle for texts imports UIKit`() {
        expectRewriting(
            """
            import Foundation
            extension String {
                var translated: String { Bundle.main.localizedString(forKey: self, value: nil, table: nil) }
            }
            """,
            """
            import Foundation; import UIKit
            extension String {
                var translated: String { Bundle.main.localizedString(forKey: self, value: "" , table: nil) }
            }
            """)
    }
}
