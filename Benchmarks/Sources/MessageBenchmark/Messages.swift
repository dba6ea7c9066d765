import BenchmarkSupport
import Foundation
import TesseraDisplay

/// Returns the steps that reveal a row of a list: a cell, a view with a background and a label of two lines.
private func row(_ number: Int) -> [SceneOperation] {
    var cell = NodeProperties()
    cell.frame = NodeFrame(CGRect(x: 0, y: 61.33 * Double(number), width: 390, height: 61.33))
    cell.indexPath = [0, number]
    var background = NodeProperties()
    background.frame = NodeFrame(CGRect(x: 0, y: 0, width: 390, height: 61.33))
    background.backgroundColor = Color(red: 255, green: 255, blue: 255)
    var label = NodeProperties()
    label.frame = NodeFrame(CGRect(x: 16, y: 10, width: 358, height: 41.33))
    label.text = TextContent(
        lines: [
            TextContent.Line(
                text: .plain("\(number): by the river sells bread and tea until"), x: 0, y: 0, width: 341.52),
            TextContent.Line(text: .plain("the last boat has left"), x: 0, y: 20.67, width: 160.08),
        ],
        lineHeight: 20.67, style: TextStyle(size: 17, weight: 400, color: Color(red: 0, green: 0, blue: 0)))
    let id = 10 + 3 * number
    return [
        .create(id: id, parent: 4, index: number, viewClass: "UICollectionViewCell", properties: cell),
        .create(id: id + 1, parent: id, index: 0, viewClass: "UIView", properties: background),
        .create(id: id + 2, parent: id, index: 1, viewClass: "UILabel", properties: label),
    ]
}

/// Prints what it costs to write the patch of a scroll step that reveals twelve rows.
@MainActor func measureMessages() {
    let patch = DisplayMessage.patch((0..<12).flatMap(row))
    let foundation = JSONEncoder()
    report(
        "A patch of twelve rows as JSON, over Foundation's encoder",
        Comparison(
            repetitions: 20, { use(try? patch.encoded()) }, over: { use(try? foundation.encode(patch)) }),
        limit: 0.4)
}
