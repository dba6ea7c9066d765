import Foundation
import Testing

@testable import TesseraUI

@MainActor struct AbilityTests {
    @Test func `an app is told which abilities it lacks`() async {
        let app = UIApplication.shared
        #expect(!app.supportsMultipleScenes && app.isProtectedDataAvailable && !app.supportsAlternateIcons)
        #expect(app.alternateIconName == nil)
        let code = await withCheckedContinuation { continuation in
            app.setAlternateIconName("Dark") { continuation.resume(returning: ($0 as? CocoaError)?.code) }
        }
        #expect(code == .featureUnsupported)
        await #expect(throws: CocoaError.self) { try await app.setAlternateIconName(nil) }
    }

    @Test func `the charge of a battery is unknown`() {
        UIDevice.current.isBatteryMonitoringEnabled = true
        defer { UIDevice.current.isBatteryMonitoringEnabled = false }
        #expect(UIDevice.current.batteryLevel == -1 && UIDevice.current.batteryState == .unknown)
    }
}
