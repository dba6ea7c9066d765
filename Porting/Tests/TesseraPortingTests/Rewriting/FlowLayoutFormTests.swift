import Testing

@testable import TesseraPorting

@Suite struct FlowLayoutFormTests {
    private let size = """
        @objc open func collectionView(_ c: UICollectionView, layout l: UICollectionViewLayout, sizeForItemAtIndexPath p: IndexPath) -> CGSize { .zero }
        """

    private func conformances(_ text: String, beside others: [String] = []) -> [String] {
        let result = rewritten(text, beside: others).text
        return result.split(separator: "\n").map(String.init)
            .filter { $0.contains("UICollectionViewDelegateFlowLayout {") }
    }

    @Test func `a class that has methods of the flow layout's delegate conforms to it`() {
        let result = rewritten("class Bar: UIViewController, UICollectionViewDelegate {\n\(size)\n}").text
        #expect(
            result.contains(
                """
                extension Bar: UICollectionViewDelegateFlowLayout {
                    public func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, \
                sizeForItemAt indexPath: IndexPath) -> CGSize \
                { self.collectionView(collectionView, layout: layout, sizeForItemAtIndexPath: indexPath) }
                }
                """))
    }

    @Test func `methods with the protocol's own labels need no others`() {
        let name = "@objc(collectionView:layout:sizeForItemAtIndexPath:) "
        let own = size.replacing("@objc ", with: name).replacing(
            "sizeForItemAtIndexPath p", with: "sizeForItemAt p")
        #expect(
            conformances("class Bar: NSObject, UICollectionViewDelegate {\n\(own)\n}")
                == ["extension Bar: UICollectionViewDelegateFlowLayout {}"])
        let header =
            "@objc func collectionView(_ c: UICollectionView, layout l: UICollectionViewLayout, "
            + "referenceSizeForHeaderInSection s: Int) -> CGSize { .zero }"
        #expect(
            conformances("class Bar: UICollectionViewController {\n\(header)\n}")
                == ["extension Bar: UICollectionViewDelegateFlowLayout {}"])
    }

    @Test func `methods that Objective-C does not know by that name are not called`() {
        let swift = size.replacing("@objc ", with: "")
        let other = size.replacing("sizeForItemAtIndexPath p", with: "sizeForItemAt p")
        for method in [swift, other] {
            #expect(conformances("class Bar: NSObject, UICollectionViewDelegate {\n\(method)\n}") == [])
        }
        #expect(conformances("class Bar: NSObject {\n\(size)\n}") == [])
    }

    @Test func `a class conforms only once`() {
        let base = "class Base: NSObject, UICollectionViewDelegate {\n\(size)\n}"
        #expect(conformances(base, beside: ["extension Base: UICollectionViewDelegateFlowLayout {}"]) == [])
        #expect(conformances(base, beside: ["class Sub: Base, UICollectionViewDelegateFlowLayout {}"]) == [])
        #expect(conformances(base, beside: ["class Sub: Base {}"]).count == 1)
        let grid = "protocol Grid: UICollectionViewDelegateFlowLayout {}"
        #expect(conformances("class Bar: NSObject, Grid {\n\(size)\n}", beside: [grid]) == [])
        let list = "protocol List: UICollectionViewDelegate {}"
        #expect(conformances("class Bar: NSObject, List {\n\(size)\n}", beside: [list]).count == 1)
    }
}
