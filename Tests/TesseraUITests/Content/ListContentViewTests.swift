import Foundation
import TestSupport
import Testing

@testable import TesseraUI

@Suite @MainActor struct ListContentViewTests {
    private func view(
        _ content: UIListContentConfiguration, width: CGFloat = 320,
        _ change: (inout UIListContentConfiguration) -> Void
    ) -> UIListContentView {
        var content = content
        change(&content)
        let view = UIListContentView(configuration: content)
        view.frame.size = CGSize(
            width: width, height: view.sizeThatFits(CGSize(width: width, height: 0)).height)
        view.layoutIfNeeded()
        return view
    }

    private let line = UIFont.preferredFont(forTextStyle: .body).lineHeight

    @Test func `a row with one line is 44 points high`() {
        #expect(view(.cell()) { $0.text = "Dish" }.bounds.height == 44)
    }

    @Test func `a row with a subtitle is 60 points high`() {
        let row = view(.subtitleCell()) {
            $0.text = "Dish"
            $0.secondaryText = "Sweet"
        }
        #expect((59.5...61).contains(row.bounds.height), "\(row.bounds)")
    }

    @Test func `a row with several lines is as high as they and the margins are`() throws {
        let row = view(.cell(), width: 160) { $0.text = "A dish with a name that takes some lines" }
        let label = try #require(row.textLabel)
        #expect(label.frame.height > line * 1.9)
        #expect(row.bounds.height == label.frame.height + 22)
        #expect(label.frame.minY == 11 && label.frame.minX == 16 && label.frame.maxX == 152)
    }

    @Test func `an image stands before the text in the middle of its room`() throws {
        let row = view(.cell()) {
            $0.image = UIImage.square(20)
            $0.text = "Dish"
            $0.imageProperties.reservedLayoutSize.width = 40
        }
        #expect(row.imageView?.frame == CGRect(x: 26, y: 12, width: 20, height: 20))
        #expect(abs(try #require(row.textLabel).frame.minX - (16 + 40 + 16)) < 0.01)
    }

    @Test func `a large image becomes as small as it is allowed to be, in its proportions`() {
        let row = view(.cell()) {
            $0.image = UIImage.square(100)
            $0.imageProperties.maximumSize = CGSize(width: 0, height: 50)
            $0.imageProperties.cornerRadius = 40
        }
        #expect(row.imageView?.frame == CGRect(x: 16, y: 11, width: 50, height: 50))
        #expect(row.bounds.height == 72)
        #expect(row.imageView?.layer.cornerRadius == 25)
    }

    @Test func `symbols have the same room whatever their size`() {
        func left(_ name: String) -> CGFloat? {
            view(.cell()) {
                $0.image = UIImage(systemName: name)
                $0.text = "Dish"
            }.textLabel?.frame.minX
        }
        #expect(left("chevron.right") == 60 && left("star") == 60)
    }

    @Test func `a symbol that is larger than text does not lie over the text`() throws {
        let row = view(.cell()) {
            $0.image = UIImage(systemName: "star")
            $0.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 50)
            $0.text = "Dish"
        }
        let image = try #require(row.imageView)
        // A symbol of 50 points is 60 points wide, and the gap to the text is 16.
        #expect(abs(image.frame.minX - 16) < 0.01 && image.frame.width == 60)
        #expect(try abs(#require(row.textLabel).frame.minX - 92) < 0.01)
    }

    @Test func `a value stands at the trailing side where there is room for both texts`() throws {
        let row = view(.valueCell()) {
            $0.text = "Size"
            $0.secondaryText = "Large"
        }
        let (text, value) = (try #require(row.textLabel), try #require(row.secondaryTextLabel))
        #expect(abs(text.frame.minX - 16) < 0.01 && abs(value.frame.maxX - 312) < 0.01)
        #expect(text.frame.midY == value.frame.midY && row.bounds.height == 44)
    }

    @Test func `a value stands below where there is no room beside the text`() throws {
        let row = view(.valueCell(), width: 120) {
            $0.text = "The size of it"
            $0.secondaryText = "Extra large"
        }
        let (text, value) = (try #require(row.textLabel), try #require(row.secondaryTextLabel))
        #expect(value.frame.minY == text.frame.maxY + 3)
        #expect(value.frame.minX == text.frame.minX)
    }

    @Test func `a value stands below at text sizes for accessibility`() throws {
        let row = UIListContentView(configuration: .valueCell())
        row.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
        var content = UIListContentConfiguration.valueCell()
        content.text = "A"
        content.secondaryText = "B"
        row.configuration = content
        row.frame.size = row.sizeThatFits(CGSize(width: 320, height: 0))
        row.layoutIfNeeded()
        let (text, value) = (try #require(row.textLabel), try #require(row.secondaryTextLabel))
        #expect(text.font.pointSize == 28 && value.frame.minY > text.frame.maxY)
    }

    /// Returns a row at the largest text size, with an image for which 120 points are reserved.
    private func largeRow(_ text: String) -> UIListContentView {
        let row = UIListContentView(configuration: .cell())
        row.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        var content = UIListContentConfiguration.cell()
        content.text = text
        content.image = UIImage.square(20)
        content.imageProperties.reservedLayoutSize = CGSize(width: 120, height: 40)
        row.configuration = content
        row.frame.size = row.sizeThatFits(CGSize(width: 320, height: 0))
        row.layoutIfNeeded()
        return row
    }

    @Test func `an image goes above a text with a word that is too wide beside it`() throws {
        let row = largeRow("Showroom")
        let (text, image) = (try #require(row.textLabel), try #require(row.imageView))
        let height = text.font.lineHeight
        #expect(text.font.pointSize == 53 && text.frame.minX == 16 && image.frame.minX == 16)
        #expect(abs(text.frame.height - height) < 1)
        // The image is in the middle of its reserved 40 points, and a gap of 3 points separates them from the text.
        #expect(abs(image.frame.minY - (11 + 10)) < 0.01)
        #expect(abs(text.frame.minY - (11 + 40 + 3)) < 1)
        #expect(abs(row.bounds.height - (11 + 40 + 3 + height + 11)) < 1)
    }

    @Test func `an image stays beside a text with words that fit beside it`() throws {
        let text = try #require(largeRow("Oak bed").textLabel)
        #expect(text.frame.minX > 16 + 120)
        #expect(text.frame.height > text.font.lineHeight * 1.5)
    }

    @Test func `margins are at least those of the superview, along the axes that preserve them`() {
        let cell = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        cell.layoutMargins = UIEdgeInsets(top: 30, left: 20, bottom: 30, right: 20)
        var content = UIListContentConfiguration.cell()
        content.text = "Dish"
        let row = UIListContentView(configuration: content)
        row.frame = cell.bounds
        cell.addSubview(row)
        cell.layoutIfNeeded()
        #expect(row.textLabel?.frame.minX == 20 && row.textLabel?.frame.maxX == 300)
        #expect(row.sizeThatFits(CGSize(width: 320, height: 0)).height == 44)
        content.axesPreservingSuperviewLayoutMargins = []
        row.configuration = content
        cell.layoutIfNeeded()
        #expect(row.textLabel?.frame.minX == 16 && row.textLabel?.frame.maxX == 312)
    }

    @Test func `text is displayed as the text transform changes it`() {
        #expect(view(.groupedHeader()) { $0.text = "Dishes" }.textLabel?.text == "DISHES")
    }

    @Test func `views are kept from one configuration to the next, and go with what they display`() throws {
        let row = view(.cell()) { $0.text = "Dish" }
        let label = try #require(row.textLabel)
        var content = UIListContentConfiguration.cell()
        content.text = "Other"
        content.secondaryText = "More"
        row.configuration = content
        #expect(row.textLabel === label && label.text == "Other" && row.subviews.count == 2)
        content.text = nil
        row.configuration = content
        #expect(row.textLabel == nil && row.subviews == [row.secondaryTextLabel])
    }

    @Test func `guides lie where the parts do, and go with them`() throws {
        let row = view(.cell()) {
            $0.image = UIImage.square(20)
            $0.text = "Dish"
        }
        let guide = try #require(row.textLayoutGuide)
        let outer = UIView(frame: row.frame)
        outer.addSubview(row)
        let line = UIView()
        line.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(line)
        NSLayoutConstraint.activate([
            line.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            line.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
            line.heightAnchor.constraint(equalToConstant: 1),
            line.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
        ])
        outer.layoutIfNeeded()
        #expect(line.frame == CGRect(x: 52, y: 43, width: 268, height: 1))
        #expect(row.secondaryTextLayoutGuide == nil && row.imageLayoutGuide != nil)
        row.configuration = UIListContentConfiguration.cell()
        #expect(row.textLayoutGuide == nil && row.layoutGuides.isEmpty)
    }

    @Test func `a width that constraints determine decides about the height`() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 300))
        var content = UIListContentConfiguration.cell()
        content.text = "A dish with a name that takes some lines"
        let row = UIListContentView(configuration: content)
        row.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(row)
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
            row.topAnchor.constraint(equalTo: outer.topAnchor),
        ])
        outer.layoutIfNeeded()
        #expect(row.frame.size == row.sizeThatFits(CGSize(width: 160, height: 0)).with(width: 160))
    }

    @Test func `an image has the colour of the transformer, and the tint of the view without one`() {
        let row = view(.cell()) {
            $0.image = UIImage(systemName: "star")
            $0.imageProperties.tintColorTransformer = .grayscale
        }
        row.tintColor = .white
        #expect(row.imageView?.tintColor.cgColor == UIColor.white.cgColor)
        var content = UIListContentConfiguration.cell()
        content.image = UIImage(systemName: "star")
        row.configuration = content
        row.tintColor = .red
        #expect(row.imageView?.tintColor == .red)
    }

    // MARK: Properties

    /// Returns a random configuration. None of its texts is written from right to left.
    private func content(_ random: inout SeededGenerator) -> UIListContentConfiguration {
        let presets: [UIListContentConfiguration] = [
            .cell(), .subtitleCell(), .valueCell(), .plainHeader(), .groupedHeader(), .groupedFooter(),
            .sidebarCell(), .sidebarSubtitleCell(), .extraProminentInsetGroupedHeader(),
        ]
        let texts = [
            "", "Dish", "A dish with a rather long name", "寿司と味噌汁", "One\nTwo",
            "Several words that certainly take more than a single line of any phone's width",
        ]
        func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }
        var content = presets.randomElement(using: &random) ?? .cell()
        content.text = texts.randomElement(using: &random)
        if Bool.random(using: &random) { content.secondaryText = texts.randomElement(using: &random) }
        switch Int.random(in: 0...3, using: &random) {
        case 0: content.image = UIImage(systemName: "star")
        case 1: content.image = UIImage.square(number(1...60))
        default: break
        }
        if Bool.random(using: &random) {
            content.imageProperties.maximumSize = CGSize(width: number(0...40), height: number(0...40))
            content.imageProperties.reservedLayoutSize = CGSize(width: number(0...40), height: number(0...40))
        }
        if Bool.random(using: &random) {
            content.directionalLayoutMargins = .init(
                top: number(0...20), leading: number(0...40), bottom: number(0...20), trailing: number(0...40)
            )
        }
        content.prefersSideBySideTextAndSecondaryText = Bool.random(using: &random)
        content.textToSecondaryTextVerticalPadding = number(0...12)
        content.imageToTextPadding = number(0...30)
        return content
    }

    private func displayed(
        _ content: UIListContentConfiguration, width: CGFloat, _ direction: UISemanticContentAttribute
    ) -> UIListContentView {
        let view = UIListContentView(configuration: content)
        view.semanticContentAttribute = direction
        view.frame.size = CGSize(
            width: width, height: view.sizeThatFits(CGSize(width: width, height: 0)).height)
        view.layoutIfNeeded()
        return view
    }

    @Test(arguments: 1...120 as ClosedRange<UInt64>)
    func `the measured size is that of the layout, and everything lies inside`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let content = content(&random)
        let width = CGFloat(Int.random(in: 20...430, using: &random))
        let view = displayed(content, width: width, .forceLeftToRight)
        let note: Comment = "seed \(seed): \(view.subviews.map(\.frame)) in \(view.bounds)"
        // Each label must be as high as its text needs in the label's width, and lie within the view.
        var (top, bottom) = (CGFloat.infinity, -CGFloat.infinity)
        for label in [view.textLabel, view.secondaryTextLabel].compactMap({ $0 }) where label.frame.width > 0
        {
            let needed = label.sizeThatFits(CGSize(width: label.frame.width, height: 0)).height
            #expect(abs(label.frame.height - needed) < 0.01, note)
            #expect(view.bounds.contains(label.frame), note)
            (top, bottom) = (min(top, label.frame.minY), max(bottom, label.frame.maxY))
        }
        let margins = content.directionalLayoutMargins
        if top < bottom {
            #expect(bottom - top + margins.top + margins.bottom <= view.bounds.height + 0.01, note)
            #expect(top >= margins.top - 0.5 && bottom <= view.bounds.height - margins.bottom + 0.5, note)
        }
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(fitting == view.bounds.size, note)
    }

    @Test(arguments: 1...80 as ClosedRange<UInt64>)
    func `from right to left everything lies at the mirrored place`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let content = content(&random)
        let width = CGFloat(Int.random(in: 60...430, using: &random))
        let original = displayed(content, width: width, .forceLeftToRight)
        let mirrored = displayed(content, width: width, .forceRightToLeft)
        #expect(original.bounds.size == mirrored.bounds.size)
        for (view, other) in zip(original.subviews, mirrored.subviews) {
            var frame = view.frame
            frame.origin.x = width - frame.maxX
            let distances = [
                frame.minX - other.frame.minX, frame.minY - other.frame.minY, frame.width - other.frame.width,
                frame.height - other.frame.height,
            ]
            #expect(distances.allSatisfy { abs($0) < 1e-6 }, "seed \(seed)")
        }
    }

    @Test(arguments: 1...60 as ClosedRange<UInt64>)
    func `in a view that is too low nothing lies outside of it`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let view = UIListContentView(configuration: content(&random))
        view.frame.size = CGSize(
            width: CGFloat(Int.random(in: 0...300, using: &random)),
            height: CGFloat(Int.random(in: 0...40, using: &random)))
        view.layoutIfNeeded()
        for label in [view.textLabel, view.secondaryTextLabel].compactMap({ $0 }) {
            let frame = label.frame
            #expect(frame.minX >= 0 && frame.maxX <= view.bounds.width + 0.01, "seed \(seed): \(frame)")
            #expect(frame.minY >= 0 && frame.maxY <= view.bounds.height + 0.01, "seed \(seed): \(frame)")
        }
    }
}

extension CGSize {
    fileprivate func with(width: CGFloat) -> CGSize { CGSize(width: width, height: height) }
}

extension UIImage {
    /// Returns a square image with sides of a length in points.
    @MainActor
    static func square(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }
}
