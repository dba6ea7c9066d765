import Foundation
import TesseraGeometry
import Testing

@testable import TesseraUI

@MainActor
struct NibViewTests {
    @Test
    func `a view has the properties of its element`() throws {
        let view = try #require(
            try NibSample.object(
                """
                <view alpha="0.5" hidden="YES" opaque="NO" clipsSubviews="YES" userInteractionEnabled="NO" tag="7"
                    multipleTouchEnabled="YES" contentMode="scaleAspectFit" semanticContentAttribute="forceRightToLeft"
                    preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO" id="v">
                <rect key="frame" x="1" y="2" width="30" height="40"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/>
                <color key="backgroundColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                <color key="tintColor" systemColor="systemGreenColor"/>
                <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
                <accessibility key="accessibilityConfiguration" label="Box" identifier="box">
                    <accessibilityTraits key="traits" button="YES"/><bool key="isElement" value="YES"/></accessibility>
                </view>
                """, as: UIView.self))
        #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(view.alpha == 0.5 && view.isHidden && !view.isOpaque && view.clipsToBounds)
        #expect(!view.isUserInteractionEnabled && view.tag == 7 && view.isMultipleTouchEnabled)
        #expect(view.contentMode == .scaleAspectFit)
        #expect(view.semanticContentAttribute == .forceRightToLeft)
        #expect(view.preservesSuperviewLayoutMargins && !view.insetsLayoutMarginsFromSafeArea)
        #expect(view.autoresizingMask == [.flexibleWidth, .flexibleTopMargin])
        #expect(view.backgroundColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
        #expect(view.tintColor == .systemGreen)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(view.accessibilityLabel == "Box" && view.accessibilityIdentifier == "box")
        #expect(view.accessibilityTraits == .button && view.isAccessibilityElement)
    }

    @Test
    func `a scroll view takes its settings for touches from the nib`() throws {
        let view = try #require(
            try NibSample.object(
                "<scrollView canCancelContentTouches=\"NO\" delaysContentTouches=\"NO\" id=\"v\"/>",
                as: UIScrollView.self))
        #expect(!view.canCancelContentTouches && !view.delaysContentTouches)
    }

    @Test
    func `a label has its text, its font and its colour`() throws {
        let label = try #require(
            try NibSample.object(
                """
                <label text="Hello" textAlignment="center" lineBreakMode="middleTruncation" numberOfLines="0"
                    baselineAdjustment="alignCenters" adjustsFontSizeToFit="YES" minimumScaleFactor="0.5" userInteractionEnabled="NO">
                <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="19"/>
                <color key="textColor" systemColor="secondaryLabelColor"/>
                <color key="shadowColor" white="0.5" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                <size key="shadowOffset" width="1" height="2"/></label>
                """, as: UILabel.self))
        #expect(label.text == "Hello" && label.textAlignment == .center && label.numberOfLines == 0)
        #expect(label.lineBreakMode == .byTruncatingMiddle && label.baselineAdjustment == .alignCenters)
        #expect(label.font == .systemFont(ofSize: 19, weight: .semibold))
        #expect(label.textColor == .secondaryLabel)
        #expect(label.shadowColor == UIColor(white: 0.5, alpha: 1))
        #expect(label.shadowOffset == CGSize(width: 1, height: 2))
        #expect(label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0.5)
        #expect(!label.isUserInteractionEnabled)
    }

    @Test
    func `a label takes touches unless the nib says that it does not`() throws {
        #expect(try NibSample.object("<label/>", as: UILabel.self)?.isUserInteractionEnabled == true)
        #expect(try NibSample.object("<imageView/>", as: UIImageView.self)?.isUserInteractionEnabled == true)
    }

    @Test
    func `texts of several lines and attributed texts are elements`() throws {
        let plain = try NibSample.object(
            "<label><string key=\"text\">One\nTwo</string></label>", as: UILabel.self)
        #expect(plain?.text == "One\nTwo")
        let label = try NibSample.object(
            """
            <label><attributedString key="attributedText"><fragment content="Red"><attributes>
            <color key="NSColor" systemColor="systemRedColor"/><font key="NSFont" size="20" name="Inter"/>
            <paragraphStyle key="NSParagraphStyle" alignment="center" lineSpacing="3"/></attributes></fragment>
            <fragment content=" plain"/></attributedString></label>
            """, as: UILabel.self)
        let text = try #require(label?.attributedText)
        #expect(text.string == "Red plain")
        #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemRed)
        let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        #expect(style?.alignment == .center && style?.lineSpacing == 3)
    }

    @Test
    func `a font has a style of text`() throws {
        let label = try NibSample.object(
            """
            <label><fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/></label>
            """, as: UILabel.self)
        #expect(label?.font == .preferredFont(forTextStyle: .headline))
    }

    @Test
    func `a font of Apple's systems becomes a system font of its weight, slant and design`() throws {
        func font(_ name: String, _ family: String) throws -> UIFont? {
            try NibSample.object(
                """
                <label><fontDescription key="fontDescription" name="\(name)" family="\(family)" pointSize="16"/></label>
                """, as: UILabel.self)?.font
        }
        #expect(try font("HelveticaNeue-Bold", "Helvetica Neue") == .systemFont(ofSize: 16, weight: .bold))
        #expect(try font("AvenirNext-Medium", "Avenir Next") == .systemFont(ofSize: 16, weight: .medium))
        #expect(try font("Brand-DemiBold", "Brand") == .systemFont(ofSize: 16, weight: .semibold))
        let slanted = try #require(try font("HelveticaNeue-Italic", "Helvetica Neue"))
        #expect(slanted.fontDescriptor.symbolicTraits.contains(.traitItalic) && slanted.pointSize == 16)
        let code = try #require(try font("Menlo-Regular", "Menlo"))
        #expect(code.fontDescriptor.symbolicTraits.contains(.traitMonoSpace))
    }

    @Test
    func `a named colour is that of the document if the app has no catalog`() throws {
        let view = try NibSample.object(
            "<view><color key=\"backgroundColor\" name=\"Brand\"/></view>", as: UIView.self,
            resources:
                "<namedColor name=\"Brand\"><color red=\"0\" green=\"0\" blue=\"1\" alpha=\"1\"/></namedColor>"
        )
        #expect(view?.backgroundColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    }

    @Test
    func `subviews have the order of the file, and stack views arrange theirs`() throws {
        let stack = try NibSample.object(
            """
            <stackView axis="vertical" alignment="center" distribution="equalSpacing" spacing="8"><subviews>
            <label text="1"/><label text="2"/></subviews></stackView>
            """, as: UIStackView.self)
        #expect(stack?.arrangedSubviews.map { ($0 as? UILabel)?.text } == ["1", "2"])
        #expect(stack?.axis == .vertical && stack?.alignment == .center && stack?.spacing == 8)
        #expect(stack?.distribution == .equalSpacing)
        let view = try NibSample.object(
            "<view><subviews><label/><button/></subviews></view>", as: UIView.self)
        #expect(view?.subviews.map { type(of: $0) == UILabel.self } == [true, false])
    }

    @Test
    func `constraints have items, multipliers, constants and priorities`() throws {
        let view = try #require(
            try NibSample.object(
                """
                <view id="v"><rect key="frame" x="0" y="0" width="200" height="100"/>
                <subviews><view id="a" translatesAutoresizingMaskIntoConstraints="NO"><constraints>
                    <constraint firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="16:8" id="c0"/>
                    </constraints></view></subviews>
                <viewLayoutGuide key="safeArea" id="s"/>
                <constraints>
                <constraint firstItem="a" firstAttribute="leading" secondItem="s" secondAttribute="leading" constant="20" id="c1"/>
                <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="5" id="c2" identifier="top"/>
                <constraint firstItem="a" firstAttribute="height" constant="30" priority="750" id="c3"/>
                <constraint firstItem="a" firstAttribute="height" relation="lessThanOrEqual" constant="25" id="c4"/>
                <constraint firstItem="a" firstAttribute="height" constant="99" placeholder="YES" id="c5"/>
                </constraints></view>
                """, as: UIView.self))
        view.layoutIfNeeded()
        #expect(view.subviews[0].frame == CGRect(x: 20, y: 5, width: 50, height: 25))
        #expect(view.constraints.count == 4)
        #expect(view.constraints.first { $0.identifier == "top" }?.constant == 5)
    }

    @Test
    func `two hundred views within one another are loaded`() throws {
        let text =
            String(repeating: "<view><subviews>", count: 200)
            + String(repeating: "</subviews></view>", count: 200)
        var view = try NibSample.object(text, as: UIView.self)
        var depth = 0
        while let next = view?.subviews.first { (view, depth) = (next, depth + 1) }
        #expect(depth == 199)
    }

    @Test
    func `controls have their values`() throws {
        let view = try #require(
            try NibSample.object(
                """
                <view><subviews><switch on="YES"/><slider minValue="1" maxValue="5" value="3"/>
                <stepper minimumValue="2" maximumValue="9" stepValue="3" value="5"/>
                <segmentedControl selectedSegmentIndex="1"><segments><segment title="A"/><segment title="B"/></segments></segmentedControl>
                <progressView progress="0.25"/><pageControl numberOfPages="4" currentPage="2"/>
                <activityIndicatorView style="large" animating="YES" hidesWhenStopped="NO"/>
                <datePicker datePickerMode="date" minuteInterval="5"><date key="date" timeIntervalSinceReferenceDate="86400"/></datePicker>
                <pickerView/><searchBar placeholder="Find" showsCancelButton="YES"/>
                <textField text="x" placeholder="Name" borderStyle="roundedRect" clearButtonMode="whileEditing">
                    <textInputTraits key="textInputTraits" keyboardType="emailAddress" secureTextEntry="YES" autocorrectionType="no" returnKeyType="done"/></textField>
                <textView text="Long" editable="NO"/></subviews></view>
                """, as: UIView.self))
        let parts = view.subviews
        #expect((parts[0] as? UISwitch)?.isOn == true)
        #expect((parts[1] as? UISlider)?.value == 3 && (parts[1] as? UISlider)?.maximumValue == 5)
        #expect((parts[2] as? UIStepper)?.value == 5 && (parts[2] as? UIStepper)?.stepValue == 3)
        let segments = parts[3] as? UISegmentedControl
        #expect(segments?.numberOfSegments == 2 && segments?.selectedSegmentIndex == 1)
        #expect(segments?.titleForSegment(at: 1) == "B")
        #expect((parts[4] as? UIProgressView)?.progress == 0.25)
        #expect((parts[5] as? UIPageControl)?.currentPage == 2)
        let indicator = parts[6] as? UIActivityIndicatorView
        #expect(indicator?.isAnimating == true && indicator?.style == .large)
        #expect((parts[7] as? UIDatePicker)?.date == Date(timeIntervalSinceReferenceDate: 86400))
        #expect((parts[9] as? UISearchBar)?.placeholder == "Find")
        let field = parts[10] as? UITextField
        #expect(field?.text == "x" && field?.placeholder == "Name" && field?.borderStyle == .roundedRect)
        #expect(field?.keyboardType == .emailAddress && field?.isSecureTextEntry == true)
        #expect(field?.autocorrectionType == .no && field?.returnKeyType == .done)
        let text = parts[11] as? UITextView
        #expect(text?.text == "Long" && text?.isEditable == false)
    }

    @Test
    func `a button has titles for its states, or a configuration`() throws {
        let button = try #require(
            try NibSample.object(
                """
                <button buttonType="system" lineBreakMode="middleTruncation">
                <fontDescription key="fontDescription" type="boldSystem" pointSize="15"/>
                <state key="normal" title="Buy" image="star.fill" catalog="system"><color key="titleColor" systemColor="systemRedColor"/></state>
                <state key="disabled" title="Sold"/></button>
                """, as: UIButton.self))
        #expect(button.buttonType == .system)
        #expect(button.title(for: .normal) == "Buy" && button.title(for: .disabled) == "Sold")
        #expect(button.titleColor(for: .normal) == .systemRed)
        #expect(button.image(for: .normal) != nil)
        #expect(button.titleLabel?.font == .boldSystemFont(ofSize: 15))
        let configured = try #require(
            try NibSample.object(
                """
                <button buttonType="system"><buttonConfiguration key="configuration" style="filled" title="Go" subtitle="now"
                    imagePlacement="trailing" imagePadding="4" cornerStyle="capsule" buttonSize="large">
                <color key="baseBackgroundColor" systemColor="systemIndigoColor"/></buttonConfiguration></button>
                """, as: UIButton.self))
        #expect(configured.configuration?.title == "Go" && configured.configuration?.subtitle == "now")
        #expect(configured.configuration?.imagePlacement == .trailing)
        #expect(configured.configuration?.cornerStyle == .capsule)
        #expect(configured.configuration?.baseBackgroundColor == .systemIndigo)
    }

    @Test
    func `a subclass finds the properties after super init(coder:)`() throws {
        let label = try NibSample.object(
            "<label text=\"Hi\" customClass=\"NibBadge\" customModule=\"TesseraUITests\"/>", as: NibBadge.self
        )
        #expect(label?.textAtCreation == "Hi")
        #expect(label?.text == "Hi!")
    }
}

final class NibBadge: UILabel {
    var textAtCreation: String?

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        textAtCreation = text
        text? += "!"
    }
}
