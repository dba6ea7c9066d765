import Foundation
import Testing
import UIKit

// This file has the samples of the article on testing screens.

struct SampleAPI: DishAPI {
    func dishes(page: Int) async throws -> [Dish] {
        guard page == 1 else { return [] }
        return (1...10).map { Dish(id: $0, name: "Dish \($0)", summary: "Good for \($0) persons") }
    }
}

@MainActor
struct FeedTests {
    @Test func `the first page fills two columns`() async throws {
        let controller = FeedViewController(api: SampleAPI())
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        await controller.loading?.value
        window.layoutIfNeeded()

        let second = controller.collectionView.cellForItem(at: IndexPath(item: 1, section: 0))
        let cell = try #require(second as? DishCell)
        #expect(cell.nameLabel.text == "Dish 2")
        #expect(cell.frame.origin == CGPoint(x: 195, y: 0))
    }
}

@MainActor
struct CounterTests {
    @Test func `a tap counts`() {
        let controller = CounterViewController()
        controller.loadViewIfNeeded()
        controller.button.sendActions(for: .primaryActionTriggered)
        #expect(controller.label.text == "1")
    }
}
