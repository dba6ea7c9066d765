import Foundation
import TestSupport
import Testing

@testable import TesseraUI

@MainActor struct ButtonTests {
    @Test func `the label of the title keeps the changes of the app until the next layout`() {
        let button = UIButton()
        button.setTitle("Follow", for: .normal)
        button.titleLabel?.textColor = .red
        button.titleLabel?.text = "Followed"
        #expect(button.titleLabel?.textColor == .red && button.titleLabel?.text == "Followed")
        button.setTitle("Block", for: .normal)
        #expect(button.titleLabel?.text == "Block" && button.titleLabel?.textColor == .white)
    }

    @Test func `a system button without a configuration is at least 30 points wide and high`() {
        let button = UIButton(type: .system)
        button.setTitle("", for: .normal)
        #expect(button.intrinsicContentSize.width == 30)
        button.setTitle("A", for: .normal)
        #expect(button.intrinsicContentSize.width == 30)
        #expect(abs(button.intrinsicContentSize.height - 30) <= 1, "\(button.intrinsicContentSize)")
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let title = button.titleLabel?.intrinsicContentSize ?? .zero
        #expect(button.intrinsicContentSize == CGSize(width: title.width + 6, height: title.height + 4))
    }

    @Test func `what a state lacks is that of the normal one`() {
        let button = UIButton()
        button.setTitle("Follow", for: .normal)
        button.setTitle("Following", for: .selected)
        button.setTitleColor(.systemBlue, for: .normal)
        #expect(button.title(for: .highlighted) == "Follow")
        #expect(button.currentTitle == "Follow")
        button.isSelected = true
        #expect(button.currentTitle == "Following" && button.currentTitleColor == .systemBlue)
        button.isHighlighted = true
        #expect(button.currentTitle == "Follow")
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "Follow")
    }

    @Test func `the label has the title before the button is laid out`() {
        let button = UIButton()
        #expect(button.titleLabel?.text == nil)
        button.setTitle("Follow", for: .normal)
        button.setTitleColor(.systemRed, for: .normal)
        #expect(button.titleLabel?.text == "Follow" && button.titleLabel?.textColor == .systemRed)
        button.setTitle("Following", for: .selected)
        button.isSelected = true
        #expect(button.titleLabel?.text == "Following")
        button.setAttributedTitle(NSAttributedString(string: "Gone"), for: .selected)
        #expect(button.titleLabel?.attributedText?.string == "Gone")
    }

    @Test func `the colour of titles is white, or the tint colour on buttons of the system`() {
        let button = UIButton(type: .system)
        button.tintColor = .systemGreen
        #expect(UIButton().currentTitleColor == .white)
        #expect(button.currentTitleColor == .systemGreen)
        button.isEnabled = false
        #expect(button.currentTitleColor == .tertiaryLabel)
    }

    @Test func `image and title lie beside each other, turned around from right to left`() throws {
        let button = UIButton(type: .custom)
        button.setImage(UIImage.square(20), for: .normal)
        button.setTitle("Dish", for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        button.layoutIfNeeded()
        let (image, title) = (try #require(button.imageView).frame, try #require(button.titleLabel).frame)
        #expect(image.size == CGSize(width: 20, height: 20) && image.midY == 20)
        #expect(image.maxX == title.minX)
        #expect(abs((image.minX + title.maxX) / 2 - 100) <= 1)
        button.semanticContentAttribute = .forceRightToLeft
        button.layoutIfNeeded()
        let (right, left) = (button.titleLabel?.frame.maxX ?? 0, button.imageView?.frame.minX ?? 100)
        #expect(abs(right - left) < 0.01)
        button.contentHorizontalAlignment = .leading
        button.layoutIfNeeded()
        #expect(button.imageView?.frame.maxX == 200)
    }

    @Test func `insets of title and image move them`() throws {
        let button = UIButton(type: .custom)
        button.setTitle("Dish", for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        button.layoutIfNeeded()
        let before = try #require(button.titleLabel).frame
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: -8)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame.minX == before.minX + 8)
    }

    @Test func `an action gives a button its title and image`() {
        let action = UIAction(title: "Add", image: UIImage(systemName: "plus")) { _ in }
        #expect(UIButton(primaryAction: action).currentTitle == "Add")
        #expect(UIButton(type: .custom, primaryAction: action).currentImage == action.image)
        #expect(UIButton(frame: .zero, primaryAction: action).currentTitle == "Add")
        var configuration = UIButton.Configuration.plain()
        #expect(UIButton(configuration: configuration, primaryAction: action).configuration?.title == "Add")
        configuration.title = "Insert"
        #expect(
            UIButton(configuration: configuration, primaryAction: action).configuration?.title == "Insert")
    }

    @Test func `the title of the normal state is that of the configuration`() {
        let button = UIButton(type: .system)
        button.setTitle("One", for: .normal)
        button.configuration = .filled()
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "One")
        button.setTitle("Two", for: .normal)
        #expect(button.configuration?.title == "Two")
        button.setTitle("Three", for: .disabled)
        button.isEnabled = false
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "Three" && button.currentTitle == "Three")
    }

    @Test func `the parts of a configuration go with it`() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Buy"
        configuration.subtitle = "12 left"
        let button = UIButton(configuration: configuration)
        button.layoutIfNeeded()
        #expect(button.subtitleLabel?.text == "12 left" && button.parts.background != nil)
        button.configuration = nil
        button.layoutIfNeeded()
        #expect(button.subtitleLabel == nil && button.parts.background == nil)
    }

    @Test func `a title wraps in a narrow button, and constraints give it the height`() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "A rather long title that takes more than one line"
        let button = UIButton(configuration: configuration)
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 400))
        button.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(button)
        NSLayoutConstraint.activate([
            button.leadingAnchor.constraint(equalTo: host.leadingAnchor),
            button.trailingAnchor.constraint(equalTo: host.trailingAnchor),
            button.topAnchor.constraint(equalTo: host.topAnchor),
        ])
        host.layoutIfNeeded()
        let line = UIFont.preferredFont(forTextStyle: .body).lineHeight
        #expect(button.frame.width == 150)
        #expect(button.frame.height > 2 * line + 14)
        button.configuration?.titleLineBreakMode = .byTruncatingTail
        host.layoutIfNeeded()
        #expect(button.frame.height < 1.5 * line + 14)
    }

    @Test func `a stack aligns buttons by the baselines of their titles`() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Buy"
        let button = UIButton(configuration: configuration)
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.text = "Buy"
        let stack = UIStackView(arrangedSubviews: [label, button])
        stack.alignment = .firstBaseline
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        stack.layoutIfNeeded()
        let title = button.titleLabel.map { $0.convert($0.bounds, to: stack) }
        #expect(
            abs((title?.minY ?? 0) - label.frame.minY) <= 0.5, "\(String(describing: title)) \(label.frame)")
    }

    @Test func `a button whose type has an image has the size of the image at once`() {
        for type in [UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd, .close] {
            let button = UIButton(type: type)
            #expect(button.bounds.width > 20 && button.bounds.size == type.image?.size, "\(type)")
        }
        #expect(UIButton(type: .system).bounds.size == .zero)
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        let add = UIButton(type: .contactAdd, primaryAction: UIAction { _ in })
        cell.accessoryView = add
        cell.layoutIfNeeded()
        #expect(add.bounds.width > 20)
    }

    // MARK: Assistive technology

    @Test func `a button says its titles, or what its picture means`() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Buy"
        configuration.subtitle = "12 left"
        #expect(UIButton(configuration: configuration).accessibilityLabel == "Buy, 12 left")
        #expect(UIButton(type: .close).accessibilityLabel == "Close")
        let picture = UIButton(type: .system)
        picture.setImage(UIImage(systemName: "trash.fill"), for: .normal)
        #expect(picture.accessibilityLabel == "Delete")
        picture.accessibilityLabel = "Throw away"
        #expect(picture.accessibilityLabel == "Throw away")
        #expect(picture.accessibilityTraits == .button)
        picture.isSelected = true
        picture.isEnabled = false
        #expect(picture.accessibilityTraits == [.button, .selected, .notEnabled])
    }
}
