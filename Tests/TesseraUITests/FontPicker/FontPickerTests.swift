import Foundation
import Testing

@testable import TesseraUI

extension DisplayTests {
    /// Tests the picker of fonts.
    @MainActor struct FontPickerTests {
        private final class Listener: NSObject, UIFontPickerViewControllerDelegate {
            var calls: [String] = []
            func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
                calls.append("pick")
            }
            func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
                calls.append("cancel")
            }
        }

        private func path(of family: String, in picker: UIFontPickerViewController) throws -> IndexPath {
            let families = ListedFonts(picker.configuration).families
            return IndexPath(
                row: try #require(families.firstIndex { $0.name == family }), section: 0)
        }

        @Test func `families are listed by their names, and faces only if they are wanted`() throws {
            let configuration = UIFontPickerViewController.Configuration()
            #expect(!configuration.includeFaces && !configuration.displayUsingSystemFont)
            let families = ListedFonts(configuration)
            #expect(families.families.map(\.name) == UIFont.familyNames.filter { !$0.hasPrefix(".") })
            #expect(families.families.allSatisfy { $0.faces.isEmpty })
            #expect(families.families(matching: "  inTER ").contains { $0.name == "Inter" })
            configuration.includeFaces = true
            let inter = try #require(ListedFonts(configuration).families.first { $0.name == "Inter" })
            #expect(inter.faces.map(\.postScriptName) == UIFont.fontNames(forFamilyName: "Inter"))
        }

        @Test func `only fonts with the wanted traits are listed`() {
            let configuration = UIFontPickerViewController.Configuration()
            configuration.filteredTraits = .traitBold
            #expect(ListedFonts(configuration).families.contains { $0.name == "Inter" })
            configuration.filteredTraits = [.traitBold, .traitMonoSpace]
            #expect(!ListedFonts(configuration).families.contains { $0.name == "Inter" })
            configuration.filteredTraits = .traitBold
            configuration.includeFaces = true
            let inter = ListedFonts(configuration).families.first { $0.name == "Inter" }
            let names = inter?.faces.map(\.postScriptName) ?? []
            #expect(names.contains("Inter-Bold") && !names.contains("Inter-Regular"))
        }

        @Test func `a later change of the configuration does not affect a picker`() {
            let configuration = UIFontPickerViewController.Configuration()
            let picker = UIFontPickerViewController(configuration: configuration)
            configuration.includeFaces = true
            #expect(!picker.configuration.includeFaces)
        }

        @Test func `a choice informs the delegate once and dismisses the picker`() async throws {
            let display = try await FakeDisplay.attached()
            let root = UIViewController()
            _ = try display.show(root)
            let (picker, listener) = (UIFontPickerViewController(), Listener())
            picker.delegate = listener
            root.present(picker, animated: false)
            await display.settle()
            #expect(picker.list.title == "Choose Font")
            picker.list.tableView(
                picker.list.tableView, didSelectRowAt: try path(of: "Inter", in: picker))
            let font = try #require(picker.selectedFontDescriptor)
            #expect(UIFont(descriptor: font, size: 20).familyName == "Inter")
            #expect(listener.calls == ["pick"] && picker.isBeingDismissed)
        }

        @Test func `a picker that the app shows in its own navigation stays, and has one bar`() async throws {
            let display = try await FakeDisplay.attached()
            let navigation = UINavigationController(rootViewController: UIViewController())
            _ = try display.show(navigation)
            let (picker, listener) = (UIFontPickerViewController(), Listener())
            picker.delegate = listener
            navigation.pushViewController(picker, animated: false)
            navigation.view.layoutIfNeeded()
            await display.settle()
            #expect(picker.list.navigationController?.isNavigationBarHidden == true)
            #expect(picker.navigationItem.title == "Choose Font")
            picker.list.tableView(
                picker.list.tableView, didSelectRowAt: try path(of: "Inter", in: picker))
            #expect(listener.calls == ["pick"] && navigation.topViewController === picker)
        }
    }
}
