import Foundation
import Testing

@testable import TesseraUI

@MainActor struct LiteralTests {
    @Test func `a colour literal is a colour`() {
        let color = #colorLiteral(red: 1, green: 0.5, blue: 0.25, alpha: 0.5)
        #expect(color == UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 0.5))
        let view = UIView()
        view.backgroundColor = #colorLiteral(red: 0, green: 0, blue: 1, alpha: 1)
        #expect(view.backgroundColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    }

    @Test func `an image literal names an image of the app, and ends the app if there is none`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = #imageLiteral(resourceName: "おすし") }
        }
        let line = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            line.contains(
                "UIImage(imageLiteralResourceName:): The main bundle has no image “おすし”. "
                    + "Add it to the resources of the app's target."))
    }
}
