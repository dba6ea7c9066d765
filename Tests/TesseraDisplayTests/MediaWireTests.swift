import Foundation
import Testing

@testable import TesseraDisplay

/// Tests of the players of sound and video on the wire.
struct MediaWireTests {
    @Test func `a player is written with short names`() throws {
        var content = MediaContent(player: 3, load: 1, file: 7, revision: 4)
        content.rate = 1.5
        content.seek = MediaContent.Seek(time: 2.5, revision: 2)
        content.loops = -1
        content.isMuted = true
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        #expect(
            String(decoding: try encoder.encode(content), as: UTF8.self)
                == #"{"f":7,"lo":-1,"m":true,"n":1,"p":3,"r":1.5,"rev":4,"s":{"rev":2,"t":2.5}}"#)
        var page = PageContent()
        page.players = [content]
        #expect(try JSONDecoder().decode(PageContent.self, from: encoder.encode(page)) == page)
    }

    @Test func `an element names the player and the way in which it is filled`() throws {
        var properties = NodeProperties()
        properties.video = VideoContent(player: 3, gravity: .cover)
        let data = try JSONEncoder().encode(properties)
        #expect(String(decoding: data, as: UTF8.self).contains(#""vd":{"#))
        #expect(try JSONDecoder().decode(NodeProperties.self, from: data) == properties)
    }

    @Test func `a report is read and written back`() throws {
        let json =
            #"{"type":"media","player":3,"n":1,"rev":4,"time":2.5,"ready":4,"on":true,"duration":3,"width":160,"#
            + #""height":90,"loaded":[0,3],"passes":2}"#
        var event = DisplayEvent.Media(player: 3, load: 1, revision: 4, time: 2.5, readiness: 4)
        (event.isRunning, event.duration, event.width, event.height) = (true, 3, 160, 90)
        (event.loaded, event.passes) = ([0, 3], 2)
        #expect(try DisplayEvent(parsing: Data(json.utf8)) == .media(event))
        #expect(try DisplayEvent(parsing: JSONEncoder().encode(DisplayEvent.media(event))) == .media(event))
        #expect(!DisplayEvent.media(event).isAction)
    }

    @Test func `a display reports that it plays nothing`() throws {
        let hello = DisplayEvent.Hello(
            version: ProtocolVersion.current, screen: DisplayEvent.Screen(width: 390, height: 844, scale: 2),
            overscan: 0, playsNothing: true)
        let data = try JSONEncoder().encode(DisplayEvent.hello(hello))
        #expect(String(decoding: data, as: UTF8.self).contains(#""playsNothing":true"#))
        #expect(try DisplayEvent(parsing: data) == .hello(hello))
    }

    @Test(arguments: [
        #""time":-1,"ready":0"#, #""time":1e10,"ready":0"#, #""time":0,"ready":5"#,
        #""time":0,"ready":0,"error":9"#,
        #""time":0,"ready":0,"loaded":[1]"#, #""time":0,"ready":0,"loaded":[2,1]"#,
        #""time":0,"ready":0,"width":70000,"height":1"#, #""time":0,"ready":0,"duration":-2"#,
        #""time":0,"ready":0,"passes":-1"#,
    ])
    func `a report that no display can send is refused`(fields: String) {
        let json = #"{"type":"media","player":1,"n":1,"rev":0,"# + fields + "}"
        #expect(throws: InvalidEvent.self) { try DisplayEvent(parsing: Data(json.utf8)) }
    }
}
