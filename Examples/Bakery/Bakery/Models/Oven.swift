import Foundation

/// An oven whose temperature can be observed.
class Oven: NSObject {
    @objc dynamic var temperature = 20
    @objc dynamic var isOn = false

    func warm(by degrees: Int) {
        temperature = min(220, temperature + degrees)
    }
}
