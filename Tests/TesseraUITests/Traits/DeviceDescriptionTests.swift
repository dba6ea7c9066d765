import Foundation
import Testing

@testable import TesseraUI

@Suite @MainActor struct DeviceDescriptionTests {
    @Test func `a device names its system, and its identifier stays the same as long as the app runs`() {
        let device = UIDevice.current
        #if os(Linux)
            #expect(device.systemName == "Linux")
        #endif
        #expect(device.systemVersion.wholeMatch(of: #/\d+\.\d+\.\d+/#) != nil)
        #expect(device.name == device.model && device.localizedModel == device.model)
        #expect(device.identifierForVendor != nil)
        #expect(UIDevice.current.identifierForVendor == device.identifierForVendor)
    }

    @Test func `an interface is turned to the other side than its device`() {
        let device = UIDeviceOrientation.landscapeLeft
        #expect(UIInterfaceOrientation(rawValue: device.rawValue) == .landscapeRight)
        #expect(device.isLandscape && !device.isPortrait && device.isValidInterfaceOrientation)
        #expect(UIDeviceOrientation.faceUp.isFlat && !UIDeviceOrientation.faceUp.isValidInterfaceOrientation)
        #expect(UIInterfaceOrientation.portraitUpsideDown.isPortrait)
    }
}
