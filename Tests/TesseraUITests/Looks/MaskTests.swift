import Foundation
import TesseraDisplay
import TestSupport
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct MaskTests {
        private func shownView() async throws -> (FakeDisplay, UIView) {
            let display = try await FakeDisplay.attached()
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            try display.show().addSubview(view)
            await display.settle()
            display.reset()
            return (display, view)
        }

        private func mask(_ frame: CGRect, radius: CornerRadii? = nil) -> MaskContent {
            MaskContent(frame: NodeFrame(frame), cornerRadii: radius)
        }

        @Test func `a plain view as a mask makes its rectangle visible, as much as it is opaque`()
            async throws
        {
            let (display, view) = try await shownView()
            let mask = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
            mask.backgroundColor = UIColor(white: 0, alpha: 0.5)
            mask.layer.cornerRadius = 5
            view.mask = mask
            await display.settle()
            #expect(
                display.operations == [
                    update(view, nil) {
                        $0.alpha = 0.5
                        $0.mask = self.mask(CGRect(x: 10, y: 20, width: 30, height: 40), radius: 5)
                    }
                ])
            display.reset()
            view.mask = nil
            await display.settle()
            #expect(display.operations == [update(view, nil, cleared: ["o", "mk"]) { _ in }])
        }

        @Test func `a view changes together with its mask, and with the animation of that`() async throws {
            let (display, view) = try await shownView()
            let mask = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
            mask.backgroundColor = .black
            view.mask = mask
            await display.settle()
            display.reset()
            UIView.animate(withDuration: 2) { mask.frame.size.width = 100 }
            await display.settle()
            #expect(
                display.operations == [
                    update(view, .init(duration: 2, delay: 0, curve: .easeInOut)) {
                        $0.mask = self.mask(CGRect(x: 0, y: 0, width: 100, height: 100))
                    }
                ])
        }

        @Test func `a mask without a colour makes nothing visible`() async throws {
            let (_, view) = try await shownView()
            view.mask = UIView(frame: view.bounds)
            #expect(view.properties(context: CommitContext(traits: view.traitCollection)).alpha == 0)
        }

        @Test func `a mask lies in the coordinates of the view`() async throws {
            let (_, view) = try await shownView()
            let mask = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
            mask.backgroundColor = .black
            view.bounds.origin = CGPoint(x: 4, y: 5)
            view.mask = mask
            #expect(view.viewState.mask?.frame == CGRect(x: 6, y: 5, width: 10, height: 10))
        }

        @Test func `a mask that no browser can draw makes everything visible`() async throws {
            let (_, view) = try await shownView()
            let label = UILabel(frame: view.bounds)
            label.text = "A"
            let holder = UIView()
            holder.addSubview(UIView())
            let turned = UIView(frame: view.bounds)
            turned.backgroundColor = .black
            turned.transform = CGAffineTransform(rotationAngle: 1)
            for mask in [label, holder, turned] {
                view.mask = mask
                #expect(view.mask === mask && view.viewState.mask == nil)
            }
        }

        @Test func `a view masks one view at a time`() async throws {
            let (_, first) = try await shownView()
            let second = UIView()
            let mask = UIView()
            first.mask = mask
            second.mask = mask
            #expect(first.mask == nil && second.mask === mask)
        }

        @Test func `a mask that has a superview is refused`() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    let view = UIView()
                    let mask = UIView()
                    view.addSubview(mask)
                    view.mask = mask
                }
            }
            let line = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(line.contains("UIView.mask: the mask must be a view that has no superview."))
        }
    }
}
