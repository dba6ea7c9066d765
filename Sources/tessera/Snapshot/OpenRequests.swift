#if canImport(Glibc)
    import Foundation

    /// The TCP connections of this machine on which a program has sent something that is not answered yet.
    ///
    /// The kernel knows of each connection when it last carried data in either direction, and reports that through
    /// the sockets that Linux describes in sock_diag(7).
    enum OpenRequests {
        /// The kernel's numbers of connections that are being opened.
        private static let opening: UInt8 = 2

        /// Returns the inodes of the sockets that wait for an answer, or an empty set if the kernel does not tell.
        static func inodes() -> Set<UInt32> {
            let netlink = socket(AF_NETLINK, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 4)
            guard netlink >= 0 else { return [] }
            defer { close(netlink) }
            var patience = timeval(tv_sec: 1, tv_usec: 0)
            setsockopt(netlink, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
            var found: Set<UInt32> = []
            for family in [AF_INET, AF_INET6] {
                let request = request(family: UInt8(family))
                guard send(netlink, request, request.count, 0) == request.count else { continue }
                while read(netlink, into: &found) {}
            }
            return found
        }

        /// Returns a request for all TCP sockets of a family of addresses, with their times.
        private static func request(family: UInt8) -> [UInt8] {
            var bytes: [UInt8] = []
            // The header: the length, SOCK_DIAG_BY_FAMILY, NLM_F_REQUEST with NLM_F_DUMP, no number and no sender.
            append(UInt32(72), to: &bytes)
            append(UInt16(20), to: &bytes)
            append(UInt16(0x301), to: &bytes)
            append(UInt64(0), to: &bytes)
            // The family, TCP, the extension INET_DIAG_INFO, padding, all states, and no particular socket.
            bytes += [family, UInt8(IPPROTO_TCP), 2, 0]
            append(UInt32.max, to: &bytes)
            return bytes + [UInt8](repeating: 0, count: 48)
        }

        private static func append(_ number: some FixedWidthInteger, to bytes: inout [UInt8]) {
            withUnsafeBytes(of: number) { bytes.append(contentsOf: $0) }
        }

        /// Reads a part of the answer. Returns false if it was the last.
        private static func read(_ netlink: CInt, into found: inout Set<UInt32>) -> Bool {
            var buffer = [UInt8](repeating: 0, count: 64 * 1024)
            let count = recv(netlink, &buffer, buffer.count, 0)
            guard count > 0 else { return false }
            var start = 0
            while start + 16 <= count {
                let length = Int(number(buffer, start, as: UInt32.self))
                let kind = number(buffer, start + 4, as: UInt16.self)
                // 20 is a socket. Everything else ends the list, in particular NLMSG_DONE and NLMSG_ERROR.
                guard kind == 20, length >= 16 + 72, start + length <= count else { return false }
                if let inode = waitingSocket(buffer, start + 16..<start + length) { found.insert(inode) }
                start += (length + 3) & ~3
            }
            return true
        }

        /// Returns the inode of a socket that waits for an answer, or nil.
        private static func waitingSocket(_ buffer: [UInt8], _ message: Range<Int>) -> UInt32? {
            let inode = number(buffer, message.lowerBound + 68, as: UInt32.self)
            if buffer[message.lowerBound + 1] == opening { return inode }
            var start = message.lowerBound + 72
            while start + 4 <= message.upperBound {
                let length = Int(number(buffer, start, as: UInt16.self))
                guard length >= 4, start + length <= message.upperBound else { return nil }
                // INET_DIAG_INFO contains the milliseconds since data was sent and since data was received.
                if number(buffer, start + 2, as: UInt16.self) == 2, length >= 4 + 56 {
                    let sent = number(buffer, start + 4 + 44, as: UInt32.self)
                    let received = number(buffer, start + 4 + 52, as: UInt32.self)
                    return sent < received ? inode : nil
                }
                start += (length + 3) & ~3
            }
            return nil
        }

        private static func number<Number: FixedWidthInteger>(
            _ buffer: [UInt8], _ place: Int, as type: Number.Type
        ) -> Number {
            buffer.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: type) }
        }
    }
#else
    /// Elsewhere the system does not tell which connections wait for an answer.
    enum OpenRequests {
        static func inodes() -> Set<UInt32> { [] }
    }
#endif
