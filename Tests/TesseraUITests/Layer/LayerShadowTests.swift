import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

@MainActor struct LayerShadowTests {
    private let view: UIView = {
        let view = UIView(frame: CGRect(x: 50, y: 60, width: 100, height: 40))
        view.backgroundColor = .white
        view.layer.shadowOpacity = 0.5
        view.layer.shadowRadius = 4
        view.layer.shadowOffset = CGSize(width: 1, height: 2)
        return view
    }()

    private var shadow: Shadow? { view.viewState.displayedShadow }

    @Test func `a shadow has the shape of the layer`() throws {
        let shadow = try #require(shadow)
        #expect(shadow.radius == 4 && shadow.x == 1 && shadow.y == 2)
        #expect(shadow.box == nil && shadow.path == nil)
    }

    @Test func `what a layer without a background draws casts the shadow`() {
        view.backgroundColor = nil
        #expect(shadow?.isOfContent == true)
        view.backgroundColor = .clear
        #expect(shadow?.isOfContent == true)
        view.layer.shadowPath = UIBezierPath(rect: view.bounds).cgPath
        #expect(shadow?.isOfContent == nil && shadow?.box != nil)
        view.layer.shadowPath = nil
        view.castShadowOfBox()
        #expect(shadow != nil && shadow?.isOfContent == nil)
    }

    @Test func `the box casts the shadow around content with a blur`() {
        view.backgroundColor = nil
        view.addSubview(UIVisualEffectView(effect: UIBlurEffect(style: .regular)))
        view.layoutIfNeeded()
        let context = CommitContext(traits: view.traitCollection)
        #expect(view.look(of: view.viewState, context: context).shadow?.isOfContent == nil)
        view.subviews[0].removeFromSuperview()
        #expect(view.look(of: view.viewState, context: context).shadow?.isOfContent == true)
    }

    @Test func `round content with a blur casts a round shadow`() {
        view.backgroundColor = nil
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
        blur.frame = view.bounds
        blur.layer.cornerRadius = 8
        blur.clipsToBounds = true
        view.addSubview(blur)
        view.layoutIfNeeded()
        let context = CommitContext(traits: view.traitCollection)
        let round = view.look(of: view.viewState, context: context).shadow
        #expect(round?.box == NodeFrame(view.bounds) && round?.cornerRadius == 8 && round?.isOfContent == nil)
        // A blur that does not fill the view says nothing about its shape.
        blur.frame.size.width -= 10
        view.layoutIfNeeded()
        #expect(view.look(of: view.viewState, context: context).shadow?.box == nil)
    }

    @Test func `a layer that clips to its bounds clips its shadow`() {
        view.layer.masksToBounds = true
        #expect(shadow == nil)
    }

    @Test func `a path of the layer's own shape needs no box`() {
        view.layer.shadowPath = UIBezierPath(rect: view.bounds).cgPath
        #expect(shadow?.box == nil && shadow?.path == nil)
        view.layer.cornerRadius = 8
        #expect(shadow?.box == NodeFrame(view.bounds) && shadow?.cornerRadius == nil)
        view.layer.shadowPath = UIBezierPath(roundedRect: view.bounds, cornerRadius: 8).cgPath
        #expect(shadow?.box == nil && shadow?.path == nil)
    }

    @Test func `the shadow of a path lies below a transparent layer too`() {
        view.backgroundColor = nil
        view.layer.shadowPath = UIBezierPath(rect: view.bounds).cgPath
        #expect(shadow?.box == NodeFrame(view.bounds))
    }

    @Test func `a rectangle, a round one and a circle are boxes, and other paths are paths`() {
        let rect = CGRect(x: 10, y: -5, width: 60, height: 20)
        view.layer.shadowPath = CGPath(rect: rect, transform: nil)
        #expect(shadow?.box == NodeFrame(rect) && shadow?.cornerRadius == nil)
        view.layer.shadowPath = UIBezierPath(roundedRect: rect, cornerRadius: 6).cgPath
        #expect(shadow?.box == NodeFrame(rect) && shadow?.cornerRadius == 6)
        view.layer.shadowPath = CGPath(roundedRect: rect, cornerWidth: 6, cornerHeight: 6, transform: nil)
        #expect(shadow?.box == NodeFrame(rect) && shadow?.cornerRadius == 6)
        view.layer.shadowPath = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).cgPath
        #expect(shadow?.box == NodeFrame(CGRect(x: 0, y: 0, width: 20, height: 20)))
        #expect(shadow?.cornerRadius == 10)
        let triangle = UIBezierPath()
        triangle.move(to: CGPoint(x: 0, y: 40))
        triangle.addLine(to: CGPoint(x: 100, y: 40))
        triangle.addLine(to: CGPoint(x: 50, y: 0))
        triangle.close()
        view.layer.shadowPath = triangle.cgPath
        #expect(shadow?.box == nil && shadow?.path == "M0 40L100 40L50 0Z")
        view.layer.shadowPath = UIBezierPath(ovalIn: rect).cgPath
        #expect(shadow?.box == nil && shadow?.path?.hasPrefix("M") == true)
    }

    @Test func `a path is relative to the layer's bounds`() {
        view.bounds.origin = CGPoint(x: 5, y: 7)
        view.layer.shadowPath = CGPath(rect: CGRect(x: 5, y: 7, width: 50, height: 40), transform: nil)
        #expect(shadow?.box == NodeFrame(CGRect(x: 0, y: 0, width: 50, height: 40)))
    }

    @Test func `an empty path has no shadow, and no path has the layer's`() {
        view.layer.shadowPath = UIBezierPath().cgPath
        #expect(view.layer.shadowPath?.isEmpty == true && shadow == nil)
        view.layer.shadowPath = nil
        #expect(shadow != nil && shadow?.box == nil)
    }

    @Test func `a layer copies its path`() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layer.shadowPath = path
        path.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
        #expect(view.layer.shadowPath?.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test func `a continuous curve extends as far as it has room`() {
        let layer = view.layer
        #expect(layer.cornerCurve == .circular)
        #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1)
        #expect(CALayer.cornerCurveExpansionFactor(.continuous) == 1.528665)
        layer.cornerRadius = 10
        #expect(view.viewState.cornerRadii == CornerRadii(10))
        layer.cornerCurve = .continuous
        #expect(view.viewState.cornerRadii.topLeft == 10)
        #expect(view.viewState.cornerRadii.expansion == 1.528665)
        // The layer is 40 points high, so that a radius of 16 has room for a quarter more, and one of 20 for nothing more.
        layer.cornerRadius = 16
        #expect(view.viewState.cornerRadii.expansion == 1.25)
        layer.cornerRadius = 20
        #expect(view.viewState.cornerRadii == CornerRadii(20))
    }

    @Test func `radii with a continuous curve are five numbers on the wire`() throws {
        var radii = CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)
        radii.expansion = 1.25
        let data = try JSONEncoder().encode([radii])
        #expect(String(decoding: data, as: UTF8.self) == "[[1,2,3,4,1.25]]")
        #expect(try JSONDecoder().decode([CornerRadii].self, from: data) == [radii])
        #expect(CornerRadii(3).exponent == 2)
        // The curve runs through the middle of a quarter circle: 1.25 (1 − 2^(−1/n)) = 1 − √½.
        let distance = 1.25 * (1 - pow(2, -1 / radii.exponent))
        #expect(abs(distance - (1 - 0.5.squareRoot())) < 1e-9)
    }
}
