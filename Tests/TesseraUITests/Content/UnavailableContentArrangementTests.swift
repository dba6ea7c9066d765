import Foundation
import Testing

@testable import TesseraUI

struct UnavailableContentArrangementTests {
    private func frames(
        _ parts: [UnavailableContentArrangement.Part], width: CGFloat = 100, height: CGFloat = 200,
        alignment: UIContentUnavailableConfiguration.Alignment = .center, isMirrored: Bool = false
    ) -> [CGRect] {
        UnavailableContentArrangement(
            parts, width: width, height: height, alignment: alignment, isMirrored: isMirrored, scale: 2
        ).frames
    }

    private let parts: [UnavailableContentArrangement.Part] = [
        .init(spacing: 99, size: CGSize(width: 40, height: 30)),
        .init(spacing: 10, size: CGSize(width: 61, height: 20)),
    ]

    @Test func `parts are centred in the middle, with the spaces between them`() {
        #expect(
            frames(parts) == [
                CGRect(x: 30, y: 70, width: 40, height: 30), CGRect(x: 19.5, y: 110, width: 61, height: 20),
            ])
    }

    @Test func `parts with the natural alignment are where reading starts`() {
        #expect(frames(parts, alignment: .natural).map(\.minX) == [0, 0])
        #expect(frames(parts, alignment: .natural, isMirrored: true).map(\.maxX) == [100, 100])
    }

    @Test func `parts that need more height begin at the top`() {
        #expect(frames(parts, height: 50).map(\.minY) == [0, 40])
    }

    @Test func `places are whole pixels`() {
        let part = UnavailableContentArrangement.Part(spacing: 0, size: CGSize(width: 33.3, height: 20.5))
        #expect(frames([part], height: 100) == [CGRect(x: 33.5, y: 40, width: 33.3, height: 20.5)])
    }

    @Test func `the size contains all parts`() {
        let arrangement = UnavailableContentArrangement(
            parts, width: 100, height: 0, alignment: .center, isMirrored: false, scale: 2)
        #expect(arrangement.size == CGSize(width: 61, height: 60))
    }
}
