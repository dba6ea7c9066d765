import Foundation
import NIOCore
import NIOPosix
import TesseraDisplay
import Testing

@testable import TesseraWeb

@Suite struct ProcessTests {
    @Test func `exit status names code or signal`() {
        #expect(ExitStatus(waitStatus: 0) == .exited(code: 0))
        #expect(ExitStatus(waitStatus: 3 << 8) == .exited(code: 3))
        #expect(ExitStatus(waitStatus: 9) == .killed(signal: 9))
        // The bit 0x80 says that a core was dumped.
        #expect(ExitStatus(waitStatus: 0x80 | 6) == .killed(signal: 6))
        #expect("\(ExitStatus.killed(signal: 6))" == "was ended by signal 6 (SIGABRT)")
    }

    @Test func `lines are cut at their ends however bytes arrive`() {
        var splitter = LineSplitter()
        #expect(splitter.lines(in: Array("on".utf8)) == [])
        #expect(splitter.lines(in: Array("e\ntwo\r\n\nth".utf8)) == ["one", "two", ""])
        #expect(splitter.remainder() == "th")
        #expect(splitter.remainder() == nil)
    }

    @Test func `line without end is cut after 8 ki b`() {
        var splitter = LineSplitter()
        let lines = splitter.lines(in: Array(repeating: 0x78, count: 20_000))
        #expect(lines.map(\.utf8.count) == [8_192, 8_192])
        #expect(splitter.remainder()?.utf8.count == 3_616)
    }

    @Test func `app inherits only display and standard streams`() throws {
        // The pipe is open without CLOEXEC, like those that a shell may pass on.
        var pair: [CInt] = [0, 0]
        #expect(pipe(&pair) == 0)
        defer { pair.forEach { close($0) } }
        let spawned = try SpawnedApp(executable: "/bin/ls", arguments: ["/proc/self/fd"])
        close(spawned.display)
        close(spawned.errors)
        let output =
            try FileHandle(fileDescriptor: spawned.output, closeOnDealloc: true).readToEnd() ?? Data()
        // The descriptor 4 is the folder that `ls` reads.
        #expect(String(decoding: output, as: UTF8.self) == "0\n1\n2\n3\n4\n")
        var status: Int32 = 0
        #expect(waitpid(spawned.id, &status, 0) == spawned.id)
    }

    @Test func `app inherits nothing that another thread opens while it starts`() throws {
        // The other thread opens and closes a descriptor without CLOEXEC all the time.
        let opening = Task.detached {
            while !Task.isCancelled { close(dup(0)) }
        }
        defer { opening.cancel() }
        for _ in 0..<20 {
            let spawned = try SpawnedApp(executable: "/bin/ls", arguments: ["/proc/self/fd"])
            close(spawned.display)
            close(spawned.errors)
            let output =
                try FileHandle(fileDescriptor: spawned.output, closeOnDealloc: true).readToEnd() ?? Data()
            #expect(String(decoding: output, as: UTF8.self) == "0\n1\n2\n3\n4\n")
            var status: Int32 = 0
            #expect(waitpid(spawned.id, &status, 0) == spawned.id)
        }
    }

    @Test func `file that is no program is refused`() {
        #expect {
            try SpawnedApp(executable: "/nowhere/Photos")
        } throws: { error in
            "\(error)" == "/nowhere/Photos: No such file or directory"
        }
    }

    @Test func `last words arrive even if the event loop is busy until the stream closes`() async throws {
        let process = try await AppProcess.start(
            TestHost.fakeApp.path, on: MultiThreadedEventLoopGroup.singleton)
        let exit = Frame.event(try JSONEncoder().encode(DisplayEvent.activate(view: 1))).encoded
        // The loop does not look at the pipe between the beginning of this function and the closing.
        try await process.display.channel.eventLoop.submit {
            process.display.channel.writeAndFlush(ByteBuffer(bytes: exit), promise: nil)
            var information = siginfo_t()
            while waitid(P_PID, id_t(process.child.id), &information, WEXITED | WNOWAIT) == -1, errno == EINTR
            {}
            process.errors.close(after: .zero)
        }.get()
        let words = try await process.errors.channel.executeThenClose { inbound in
            var words = ""
            for try await buffer in inbound { words += String(buffer: buffer) }
            return words
        }
        process.closeStreams()
        try? await process.display.executeThenClose { _, _ in }
        #expect(words == "the disk is full\n")
    }
}
