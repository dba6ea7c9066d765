import Combine

/// The breads of the list in the order that the customer has chosen.
class BreadListModel: ObservableObject {
    enum Order: Int {
        case fresh, cheap, best
    }

    @Published var order = Order.fresh
    @Published private(set) var breads: [Bread] = []
    private var subscriptions: Set<AnyCancellable> = []

    init(_ all: [Bread] = Bread.all) {
        $order
            .map { order in
                switch order {
                case .fresh: all
                case .cheap: all.sorted { $0.price < $1.price }
                case .best: all.sorted { ($0.stars, $1.price) > ($1.stars, $0.price) }
                }
            }
            .sink { [weak self] in self?.breads = $0 }
            .store(in: &subscriptions)
    }
}
