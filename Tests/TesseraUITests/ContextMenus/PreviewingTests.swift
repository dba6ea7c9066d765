import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

extension DisplayTests {
    /// The previews of apps for iOS 9 and later.
    @Suite @MainActor struct PreviewingTests {
        private final class Details: UIViewController {
            var chosen: [String] = []
            override var previewActionItems: [any UIPreviewActionItem] {
                [
                    UIPreviewAction(title: "Pin", style: .selected) { [weak self] action, controller in
                        self?.chosen.append("\(action.title) \(controller === self)")
                    },
                    UIPreviewActionGroup(
                        title: "More", style: .default,
                        actions: [UIPreviewAction(title: "Delete", style: .destructive) { _, _ in }]),
                ]
            }
        }

        private final class List: UIViewController, UIViewControllerPreviewingDelegate {
            let details = Details()
            var committed: UIViewController?

            func previewingContext(
                _ previewingContext: any UIViewControllerPreviewing,
                viewControllerForLocation location: CGPoint
            ) -> UIViewController? {
                guard location.y < 100 else { return nil }
                previewingContext.sourceRect = CGRect(x: 0, y: 0, width: 50, height: 100)
                return details
            }
            func previewingContext(
                _ previewingContext: any UIViewControllerPreviewing,
                commit viewControllerToCommit: UIViewController
            ) { committed = viewControllerToCommit }
        }

        @Test func `a preview and its actions are a context menu`() async throws {
            let display = try await FakeDisplay.attached()
            let list = List()
            let window = try display.show()
            window.rootViewController = list
            let context = list.registerForPreviewing(with: list, sourceView: list.view)
            await display.settle()
            #expect(context.delegate === list && context.sourceView === list.view)
            let interaction = try #require(
                list.view.interactions.compactMap { $0 as? UIContextMenuInteraction }.first)
            let delegate = try #require(interaction.delegate)
            let place = CGPoint(x: 10, y: 200)
            #expect(
                delegate.contextMenuInteraction(interaction, configurationForMenuAtLocation: place) == nil)
            let configuration = try #require(
                delegate.contextMenuInteraction(
                    interaction, configurationForMenuAtLocation: CGPoint(x: 10, y: 20)))
            #expect(configuration.previewProvider?() === list.details)
            let menu = try #require(configuration.actionProvider?([]))
            #expect(menu.children.map(\.title) == ["Pin", "More"])
            let pin = try #require(menu.children.first as? UIAction)
            #expect(pin.state == .on)
            pin.perform(sender: nil)
            #expect(list.details.chosen == ["Pin true"])
            let more = try #require(menu.children.last as? UIMenu)
            #expect((more.children.first as? UIAction)?.attributes == .destructive)
            let lifted = delegate.contextMenuInteraction(
                interaction, configuration: configuration,
                highlightPreviewForItemWithIdentifier: configuration.identifier)
            #expect(lifted?.parameters.visiblePath?.bounds == CGRect(x: 0, y: 0, width: 50, height: 100))
            #expect((context as? PreviewingContext)?.controller === list.details)
            delegate.contextMenuInteraction(interaction, willEndFor: configuration, animator: nil)
            #expect((context as? PreviewingContext)?.controller == nil, "the preview is no longer needed")
            list.unregisterForPreviewing(withContext: context)
            #expect(!list.view.interactions.contains { $0 is UIContextMenuInteraction })
            #expect(list.traitCollection.forceTouchCapability == .unavailable)
        }
    }
}
