import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

@MainActor struct CornerConfigurationTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))

    /// The radii, clockwise from the top left corner.
    private func radii(_ view: UIView) -> [CGFloat] {
        [UIRectCorner.topLeft, .topRight, .bottomRight, .bottomLeft].map { view.effectiveRadius(corner: $0) }
    }

    private func sent(_ view: UIView) -> CornerRadii? {
        view.properties(context: CommitContext(traits: view.traitCollection)).cornerRadius
    }

    @Test func `no corner is round by default`() {
        #expect(radii(view) == [0, 0, 0, 0] && sent(view) == nil)
        #expect(view.cornerConfiguration == .corners(radius: .fixed(0)))
    }

    @Test func `a fixed radius is at most half of the shorter side`() {
        view.cornerConfiguration = .corners(radius: .fixed(12))
        #expect(radii(view) == [12, 12, 12, 12])
        view.cornerConfiguration = .corners(radius: .fixed(50))
        #expect(radii(view) == [30, 30, 30, 30])
    }

    @Test func `a number is a fixed radius`() {
        view.cornerConfiguration = .uniformCorners(radius: 12)
        #expect(view.cornerConfiguration == .uniformCorners(radius: .fixed(12)))
        view.cornerConfiguration = .corners(radius: 4.5)
        #expect(radii(view) == [4.5, 4.5, 4.5, 4.5])
        #expect(UICornerRadius(floatLiteral: -3) == .fixed(0))
    }

    @Test func `a capsule follows the size up to its maximum`() {
        view.cornerConfiguration = .capsule()
        #expect(radii(view) == [30, 30, 30, 30])
        view.frame.size.height = 20
        #expect(radii(view) == [10, 10, 10, 10])
        view.cornerConfiguration = .capsule(maximumRadius: 8)
        #expect(radii(view) == [8, 8, 8, 8])
    }

    @Test func `each corner has its own radius`() {
        view.cornerConfiguration = .corners(
            topLeftRadius: .fixed(1), topRightRadius: .fixed(2), bottomLeftRadius: nil,
            bottomRightRadius: .fixed(4))
        #expect(radii(view) == [1, 2, 4, 0])
        let sent = sent(view)
        #expect([sent?.topLeft, sent?.topRight, sent?.bottomRight, sent?.bottomLeft] == [1, 2, 4, 0])
        #expect(view.effectiveRadius(corner: [.topLeft, .topRight]) == 2)
        view.cornerConfiguration = .uniformTopRadius(.fixed(9), bottomRightRadius: .fixed(3))
        #expect(radii(view) == [9, 9, 3, 0])
        view.cornerConfiguration = .uniformEdges(leftRadius: .fixed(5), rightRadius: .fixed(6))
        #expect(radii(view) == [5, 6, 6, 5])
    }

    @Test func `a concentric corner has the container's radius without the distance`() {
        let inner = UIView(frame: CGRect(x: 8, y: 4, width: 84, height: 40))
        inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 3))
        view.addSubview(inner)
        #expect(radii(inner) == [3, 3, 3, 3])
        view.cornerConfiguration = .corners(radius: .fixed(20))
        // The upper corners lie 8 points from the nearest sides, the lower ones 16 points above the bottom.
        #expect(radii(inner) == [12, 12, 4, 4])
        inner.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
        #expect(radii(inner) == [12, 12, 12, 12])
        inner.frame = CGRect(x: 2, y: 2, width: 96, height: 56)
        #expect(radii(inner) == [18, 18, 18, 18])
    }

    @Test func `a concentric corner follows the container through views between them`() {
        let (between, inner) = (UIView(frame: view.bounds), UIView(frame: view.bounds))
        between.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        inner.frame = CGRect(x: 5, y: 5, width: 90, height: 50)
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        inner.cornerConfiguration = .corners(radius: .containerConcentric())
        between.addSubview(inner)
        view.cornerConfiguration = .capsule()
        view.addSubview(between)
        #expect(radii(inner) == [25, 25, 25, 25])
        view.frame.size.height = 40
        #expect(inner.frame.height == 30)
        #expect(radii(inner) == [15, 15, 15, 15])
    }
}
