import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct LayoutSupportTests {
        @Test func `the guides of a controller are the parts outside of the safe area`() async throws {
            let display = try await FakeDisplay.attached(safeArea: [47, 0, 34, 0])
            let controller = UIViewController()
            let content = UIView()
            content.translatesAutoresizingMaskIntoConstraints = false
            controller.view.addSubview(content)
            NSLayoutConstraint.activate([
                NSLayoutConstraint(
                    item: content, attribute: .top, relatedBy: .equal, toItem: controller.topLayoutGuide,
                    attribute: .bottom, multiplier: 1, constant: 0),
                content.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
                content.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
                content.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
            ])
            _ = try display.show(controller)
            await display.settle()
            #expect(content.frame == CGRect(x: 0, y: 47, width: 390, height: 844 - 47 - 34))
            #expect(controller.topLayoutGuide.length == 47 && controller.bottomLayoutGuide.length == 34)
            #expect(controller.topLayoutGuide === controller.topLayoutGuide)
        }
    }
}
