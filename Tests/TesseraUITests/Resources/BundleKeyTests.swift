import Testing

@testable import TesseraUI

struct BundleKeyTests {
    @Test func `the keys of the bundle are those of the property list`() {
        let information = ["CFBundleVersion": "42", "CFBundleName": "Shop"]
        #expect(information[kCFBundleVersionKey as String] == "42")
        #expect(information[kCFBundleNameKey as String] == "Shop")
    }
}
