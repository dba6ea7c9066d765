import UIKit

/// A drawing of a floor plan, one point for each centimetre, with a border.
final class FloorPlanView: UIView {
    private let plan: FloorPlan
    private let border: CGFloat = 30
    private let doorWidth: CGFloat = 80

    init(plan: FloorPlan) {
        self.plan = plan
        super.init(
            frame: CGRect(x: 0, y: 0, width: plan.size.width + 60, height: plan.size.height + 60))
        backgroundColor = .secondarySystemBackground
        isAccessibilityElement = true
        accessibilityTraits = .image
        accessibilityLabel = "Plan of " + plan.rooms.map(\.name).joined(separator: ", ")
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        UIGraphicsGetCurrentContext()?.translateBy(x: border, y: border)
        for piece in plan.pieces { draw(piece) }
        UIColor.label.setStroke()
        for room in plan.rooms {
            let walls = UIBezierPath(rect: room.frame)
            walls.lineWidth = 8
            walls.stroke()
        }
        for door in plan.doors { draw(door) }
        for room in plan.rooms {
            write(room.name, at: CGPoint(x: room.frame.midX, y: room.frame.midY), size: 24, .label)
        }
    }

    private func draw(_ piece: FloorPlan.Piece) {
        let shape =
            piece.isRound
            ? UIBezierPath(ovalIn: piece.frame) : UIBezierPath(roundedRect: piece.frame, cornerRadius: 8)
        UIColor.systemBrown.withAlphaComponent(0.3).setFill()
        UIColor.systemBrown.setStroke()
        shape.fill()
        shape.lineWidth = 2
        shape.stroke()
        write(
            piece.name, at: CGPoint(x: piece.frame.midX, y: piece.frame.midY), size: 12, .secondaryLabel)
    }

    private func draw(_ door: FloorPlan.Door) {
        func end(_ angle: CGFloat) -> CGPoint {
            CGPoint(
                x: door.hinge.x + doorWidth * cos(angle), y: door.hinge.y + doorWidth * sin(angle))
        }
        // The opening in the wall, in the colour of the floor, and the way of the door.
        let opening = UIBezierPath()
        opening.move(to: door.hinge)
        opening.addLine(to: end(door.closed))
        opening.lineWidth = 9
        UIColor.secondarySystemBackground.setStroke()
        opening.stroke()
        let way = UIBezierPath()
        way.move(to: door.hinge)
        way.addLine(to: end(door.open))
        way.addArc(
            withCenter: door.hinge, radius: doorWidth, startAngle: door.open, endAngle: door.closed,
            clockwise: door.closed > door.open)
        way.lineWidth = 2
        UIColor.label.setStroke()
        way.stroke()
    }

    /// Writes a line of text around a point.
    private func write(_ text: String, at middle: CGPoint, size: CGFloat, _ color: UIColor) {
        let line = NSAttributedString(
            string: text, attributes: [.font: UIFont.systemFont(ofSize: size), .foregroundColor: color])
        let extent = line.size()
        line.draw(at: CGPoint(x: middle.x - extent.width / 2, y: middle.y - extent.height / 2))
    }
}
