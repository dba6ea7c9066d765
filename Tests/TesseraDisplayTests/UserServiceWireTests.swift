import Foundation
import Testing

@testable import TesseraDisplay

/// Tests of permissions, notifications and places on the wire.
struct UserServiceWireTests {
    @Test func `requests are written with the names of the wire`() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let permission = DisplayRequest(
            number: 1, kind: .permission, permission: .init(name: .location, asks: true))
        #expect(
            String(decoding: try encoder.encode(permission), as: UTF8.self)
                == #"{"kind":"permission","n":1,"permission":{"asks":true,"name":"location"}}"#)
        let notification = DisplayRequest(
            kind: .notify,
            notification: .init(
                number: 3, title: "Tea", body: "Ready", isSilent: true,
                actions: [.init(title: "Drink", opensPage: true)]))
        #expect(
            String(decoding: try encoder.encode(notification), as: UTF8.self)
                == #"{"kind":"notify","notification":{"actions":[{"f":true,"t":"Drink"}],"body":"Ready","n":3,"silent":true,"title":"Tea"}}"#
        )
        #expect(
            String(
                decoding: try encoder.encode(DisplayRequest(kind: .withdraw, notifications: [3])),
                as: UTF8.self)
                == #"{"kind":"withdraw","notifications":[3]}"#)
        var page = PageContent()
        page.position = .init(isPrecise: true, number: 2)
        #expect(String(decoding: try encoder.encode(page), as: UTF8.self) == #"{"lo":{"n":2,"p":true}}"#)
    }

    @Test func `reports are read and written back`() throws {
        let events: [(String, DisplayEvent)] = [
            (
                #"{"type":"notification","n":3,"step":"opened","action":1}"#,
                .notification(.init(number: 3, step: .opened, action: 1))
            ),
            (
                #"{"type":"position","place":{"latitude":35.5,"longitude":-139.25,"accuracy":20,"age":0}}"#,
                .position(.init(place: .init(latitude: 35.5, longitude: -139.25, accuracy: 20)))
            ),
            (#"{"type":"position","failure":"denied"}"#, .position(.init(failure: .denied))),
            (
                #"{"type":"permission","name":"location","state":"granted"}"#,
                .permission(.location, state: .granted)
            ),
            (
                #"{"type":"answer","n":1,"outcome":"done","permission":"undecided"}"#,
                .answer(.init(number: 1, outcome: .done, permission: .undecided))
            ),
        ]
        for (json, event) in events {
            #expect(try DisplayEvent(parsing: Data(json.utf8)) == event)
            #expect(try DisplayEvent(parsing: event.encoded()) == event)
        }
    }

    @Test func `the user causes what happens to notifications, and nothing else of it`() {
        #expect(DisplayEvent.notification(.init(number: 1, step: .closed)).isAction)
        #expect(!DisplayEvent.position(.init(failure: .unknown)).isAction)
        #expect(!DisplayEvent.permission(.notifications, state: .denied).isAction)
    }

    @Test(arguments: [
        #""notification","n":1,"step":"eaten""#, #""notification","n":1,"step":"opened","action":10"#,
        #""notification","n":1,"step":"opened","action":-1"#, #""position""#, #""position","failure":"lost""#,
        #""position","failure":"denied","place":{"latitude":1,"longitude":1,"accuracy":1,"age":0}"#,
        #""position","place":{"latitude":90.5,"longitude":1,"accuracy":1,"age":0}"#,
        #""position","place":{"latitude":1,"longitude":-181,"accuracy":1,"age":0}"#,
        #""position","place":{"latitude":1,"longitude":1,"accuracy":-1,"age":0}"#,
        #""position","place":{"latitude":1,"longitude":1,"accuracy":1e10,"age":0}"#,
        #""position","place":{"latitude":1,"longitude":1,"accuracy":1,"age":-1}"#,
        #""position","place":{"latitude":1,"longitude":1,"accuracy":1,"age":0,"course":361}"#,
        #""position","place":{"latitude":1,"longitude":1,"accuracy":1,"age":0,"speed":-1}"#,
        #""position","place":{"latitude":1,"longitude":1,"accuracy":1,"age":0,"altitude":-1e10}"#,
        #""position","place":{"latitude":1e999,"longitude":1,"accuracy":1,"age":0}"#,
        #""permission","name":"camera","state":"granted""#,
        #""permission","name":"location","state":"maybe""#,
    ])
    func `a report that no display can send is refused`(fields: String) {
        let json = #"{"type":"# + fields + "}"
        #expect(throws: InvalidEvent.self) { try DisplayEvent(parsing: Data(json.utf8)) }
    }
}
