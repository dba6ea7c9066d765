import Foundation
import Observation
import Testing

@testable import TesseraUI

@Observable @MainActor private final class Dish {
    var name = "Soup"
    var price = 5
    var isLiked = false
}

/// A view that displays a dish, and records which of its methods run.
private final class DishView: UIView {
    let dish: Dish
    var calls: [String] = []

    init(_ dish: Dish) {
        self.dish = dish
        super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    }
    required init?(coder: NSCoder) { nil }

    override func updateProperties() {
        super.updateProperties()
        calls.append("properties \(dish.name)")
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        calls.append("layout \(dish.price)")
    }
    func take() -> [String] {
        defer { calls = [] }
        return calls
    }
}

private final class DishController: UIViewController {
    let dish: Dish
    var calls: [String] = []

    init(_ dish: Dish) {
        self.dish = dish
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func updateProperties() {
        super.updateProperties()
        title = dish.name
        calls.append("properties")
    }
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        calls.append("layout \(dish.price)")
    }
    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        contentUnavailableConfiguration = dish.isLiked ? nil : UIContentUnavailableConfiguration.empty()
    }
    func take() -> [String] {
        defer { calls = [] }
        return calls
    }
}

/// Changes of observable objects cause the updates that Apple's page "Updating views automatically with observation tracking"
/// lists.
@MainActor struct ObservedReadsTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let dish = Dish()

    private func shownView() -> DishView {
        let view = DishView(dish)
        window.addSubview(view)
        window.layoutIfNeeded()
        _ = view.take()
        return view
    }

    @Test func `properties are updated before the first layout`() {
        let view = DishView(dish)
        window.addSubview(view)
        window.layoutIfNeeded()
        #expect(view.take() == ["properties Soup", "layout 5"])
        window.layoutIfNeeded()
        #expect(view.take() == [])
    }

    @Test func `a change of what updateProperties has read updates properties without a layout`() {
        let view = shownView()
        dish.name = "Salad"
        #expect(view.take() == [])
        window.layoutIfNeeded()
        #expect(view.take() == ["properties Salad"])
    }

    @Test func `a change of what layoutSubviews has read causes one layout`() {
        let view = shownView()
        dish.price = 6
        dish.price = 7
        dish.isLiked = true
        window.layoutIfNeeded()
        #expect(view.take() == ["layout 7"])
    }

    @Test func `what a method no longer reads has no effect`() {
        let dish = dish
        final class Choosy: UIView {
            var dish: Dish?
            var runs = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                runs += 1
                _ = dish?.price
            }
        }
        let view = Choosy()
        view.dish = dish
        window.addSubview(view)
        window.layoutIfNeeded()
        // The view is laid out twice without a change, and then no longer reads the dish.
        for next in [dish, nil] {
            view.dish = next
            view.setNeedsLayout()
            window.layoutIfNeeded()
        }
        #expect(view.runs == 3)
        dish.price = 9
        window.layoutIfNeeded()
        #expect(view.runs == 3)
    }

    @Test func `setNeedsUpdateProperties updates at the next pass, updatePropertiesIfNeeded at once`() {
        let view = shownView()
        view.setNeedsUpdateProperties()
        window.layoutIfNeeded()
        #expect(view.take() == ["properties Soup"])
        view.setNeedsUpdateProperties()
        window.updatePropertiesIfNeeded()
        #expect(view.take() == ["properties Soup"])
        window.layoutIfNeeded()
        #expect(view.take() == [])
    }

    @Test func `a change of traits updates properties`() {
        let view = shownView()
        view.overrideUserInterfaceStyle = .dark
        window.layoutIfNeeded()
        #expect(view.take() == ["properties Soup", "layout 5"])
    }

    @Test func `a controller updates its properties and its layout`() {
        let controller = DishController(dish)
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        let calls = controller.take()
        #expect(calls.first == "properties" && calls.contains("layout 5"))
        dish.name = "Salad"
        window.layoutIfNeeded()
        #expect(controller.title == "Salad")
        #expect(controller.take() == ["properties"])
        dish.price = 8
        window.layoutIfNeeded()
        #expect(controller.take() == ["layout 8"])
    }

    @Test func `content for no items changes with the items`() {
        let controller = DishController(dish)
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        #expect(controller.contentUnavailableConfiguration != nil)
        dish.isLiked = true
        window.layoutIfNeeded()
        #expect(controller.contentUnavailableConfiguration == nil)
    }

    @Test func `a button and a cell run their configuration handlers again`() {
        let dish = dish
        let button = UIButton(configuration: .plain())
        button.configurationUpdateHandler = { $0.configuration?.title = dish.name }
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 50, width: 100, height: 40))
        var names: [String] = []
        cell.configurationUpdateHandler = { _, _ in names.append(dish.name) }
        window.addSubview(button)
        window.addSubview(cell)
        window.layoutIfNeeded()
        dish.name = "Salad"
        window.layoutIfNeeded()
        #expect(button.configuration?.title == "Salad")
        #expect(names == ["Soup", "Salad"])
    }

    @Test func `constraints that depend on an object are updated`() {
        final class Sized: UIView {
            var dish: Dish?
            lazy var width = widthAnchor.constraint(equalToConstant: 0)
            override func updateConstraints() {
                width.constant = CGFloat(dish?.price ?? 0)
                width.isActive = true
                super.updateConstraints()
            }
        }
        let view = Sized()
        view.dish = dish
        view.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(view)
        window.layoutIfNeeded()
        #expect(view.bounds.width == 5)
        dish.price = 30
        window.layoutIfNeeded()
        #expect(view.bounds.width == 30)
    }

    @Test func `an object does not keep a view alive that has read it`() {
        weak var gone: DishView?
        do {
            let view = DishView(dish)
            view.layoutIfNeeded()
            view.setNeedsLayout()
            view.layoutIfNeeded()
            gone = view
        }
        #expect(gone == nil)
        dish.price = 10
    }

    @Test func `runs of a class that reads objects can be ended from their beginning`() {
        final class Reading: UIView {
            var dish: Dish?
            override func layoutSubviews() {
                super.layoutSubviews()
                _ = dish?.price
            }
        }
        let (first, second) = (Reading(), Reading())
        first.dish = dish
        for view in [first, second] {
            window.addSubview(view)
            window.layoutIfNeeded()
        }
        #expect(second.observedReads[.layout] != nil && second.observedReads[.properties] == nil)
    }
}
