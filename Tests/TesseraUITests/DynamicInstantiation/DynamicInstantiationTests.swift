import Foundation
import Testing

@testable import TesseraUI

/// Tests that the compiler lays out the tables of methods in the way that `DynamicInstantiation` needs.
///
/// Each test creates objects in a process of its own, because with other tables it would crash instead of failing.
struct DynamicInstantiationTests {
    private static let sentence: Comment = """
        This compiler lays out the methods of classes otherwise than TesseraUI's DynamicInstantiation needs it, so that \
        apps built with it would crash as they start or show cells. Read the comment in DynamicInstantiation.swift \
        before you go on with this compiler.
        """

    @Test
    func `init() reaches the initializer of a class, overridden or inherited`() async {
        await #expect(processExitsWith: .success, Self.sentence) {
            let own = DynamicInstantiation.object(of: CanaryObject.self) as? CanaryObject
            precondition(own?.song == "init()")
            let heir = DynamicInstantiation.object(of: CanaryHeir.self) as? CanaryHeir
            precondition(heir?.song == "init()" && heir?.age == 3)
            let generic = DynamicInstantiation.object(of: GenericCanary<Int>.self) as? GenericCanary<Int>
            precondition(generic?.values == [])
        }
    }

    @Test
    func `init(frame:) reaches the initializer of a view`() async {
        await #expect(processExitsWith: .success, Self.sentence) {
            await MainActor.run {
                let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
                let view = DynamicInstantiation.view(of: CanaryView.self, frame: frame)
                precondition(view.song == "init(frame:)" && view.frame == frame)
                let plain = DynamicInstantiation.view(of: UIView.self, frame: frame)
                precondition(type(of: plain) == UIView.self && plain.frame == frame)
                let label: UILabel = DynamicInstantiation.view(of: CanaryLabel.self, frame: frame)
                precondition((label as? CanaryLabel)?.age == 3)
            }
        }
    }

    @Test
    func `init(layer:) reaches the initializer of a layer, overridden or inherited`() async {
        await #expect(processExitsWith: .success, Self.sentence) {
            await MainActor.run {
                let layer = CanaryLayer()
                layer.age = 7
                let copy = DynamicInstantiation.layer(copying: layer) as? CanaryLayer
                precondition(copy?.age == 7 && copy?.model() === layer)
                let heir = DynamicInstantiation.layer(copying: CanaryShape()) as? CanaryShape
                precondition(heir?.age == 3)
                let own = DynamicInstantiation.object(of: CanaryLayer.self) as? CanaryLayer
                precondition(own?.age == 1)
            }
        }
    }

    @Test
    func `tesseraInit reaches the initializers of classes that are values`() async {
        await #expect(processExitsWith: .success, Self.sentence) {
            await MainActor.run {
                let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
                let object: CanaryObject.Type = CanaryHeir.self
                precondition((object.tesseraInit() as? CanaryHeir)?.song == "init()")
                let view: UIView.Type = CanaryView.self
                precondition((view.tesseraInit(frame: frame) as? CanaryView)?.song == "init(frame:)")
                precondition((view.tesseraInit() as? CanaryView)?.song == "init(frame:)")
                let controller: UIViewController.Type = CanaryController.self
                precondition((controller.tesseraInit() as? CanaryController)?.song == "init(nibName:bundle:)")
                let named = controller.tesseraInit(nibName: nil, bundle: nil)
                precondition((named as? CanaryController)?.song == "init(nibName:bundle:)")
                let cell: UITableViewCell.Type = UITableViewCell.self
                let subtitled = cell.tesseraInit(style: .subtitle, reuseIdentifier: "a")
                precondition(subtitled.reuseIdentifier == "a" && subtitled.detailTextLabel != nil)
                let header = UITableViewHeaderFooterView.tesseraInit(reuseIdentifier: "b")
                precondition(header.reuseIdentifier == "b")
                let layout = UICollectionViewFlowLayout()
                let list: UICollectionView.Type = CanaryCollectionView.self
                let made = list.tesseraInit(frame: frame, collectionViewLayout: layout)
                precondition(made.collectionViewLayout === layout && made.frame == frame)
            }
        }
    }

    @Test
    func `init(frame:collectionViewLayout:) reaches the initializer of a collection view`() async {
        await #expect(processExitsWith: .success, Self.sentence) {
            await MainActor.run {
                let view = DynamicInstantiation.collectionView(of: CanaryCollectionView.self)
                precondition((view as? CanaryCollectionView)?.song == "init(frame:collectionViewLayout:)")
            }
        }
    }

    @Test
    func `init(style:reuseIdentifier:) and init(reuseIdentifier:) reach the initializers of parts of tables`()
        async
    {
        await #expect(processExitsWith: .success, Self.sentence) {
            await MainActor.run {
                let cell = DynamicInstantiation.cell(of: CanaryCell.self, reuseIdentifier: "nest")
                precondition((cell as? CanaryCell)?.song == "init(style:) of nest")
                let header = DynamicInstantiation.headerFooterView(
                    of: CanaryHeader.self, reuseIdentifier: "egg")
                precondition((header as? CanaryHeader)?.song == "init(reuseIdentifier:) of egg")
            }
        }
    }
}

private class CanaryObject: NSObject {
    let song: String

    override init() {
        song = "init()"
        super.init()
    }
}

private final class CanaryHeir: CanaryObject {
    var age = 3
}

private final class CanaryLayer: CALayer {
    var age: Int

    override init() {
        age = 1
        super.init()
    }

    override init(layer: Any) {
        age = (layer as? CanaryLayer)?.age ?? 0
        super.init(layer: layer)
    }

    required init?(coder: NSCoder) { nil }
}

private final class CanaryShape: CAShapeLayer {
    var age = 3
}

private final class GenericCanary<Value>: NSObject {
    var values: [Value] = []
}

private final class CanaryController: UIViewController {
    var song = ""

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        song = "init(nibName:bundle:)"
    }

    required init?(coder: NSCoder) { nil }
}

private final class CanaryView: UIView {
    let song: String

    override init(frame: CGRect) {
        song = "init(frame:)"
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }
}

private final class CanaryLabel: UILabel {
    var age = 3
}

private final class CanaryCollectionView: UICollectionView {
    let song: String

    override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        song = "init(frame:collectionViewLayout:)"
        super.init(frame: frame, collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }
}

private final class CanaryCell: UITableViewCell {
    let song: String

    override init(style: CellStyle, reuseIdentifier: String?) {
        song = "init(style:) of \(reuseIdentifier ?? "nobody")"
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { nil }
}

private final class CanaryHeader: UITableViewHeaderFooterView {
    let song: String

    override init(reuseIdentifier: String?) {
        song = "init(reuseIdentifier:) of \(reuseIdentifier ?? "nobody")"
        super.init(reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { nil }
}
