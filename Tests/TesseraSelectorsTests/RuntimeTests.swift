import Foundation
import TesseraSelectors
import Testing

@Suite struct RuntimeTests {
    private final class Owner {}
    private final class Value: NSObject, NSCopying {
        let number: Int
        init(_ number: Int) { self.number = number }
        func copy(with zone: NSZone? = nil) -> Any { Value(number + 1) }
    }

    /// Addresses that identify values.
    private let keys = UnsafeMutablePointer<UInt8>.allocate(capacity: 2)

    @Test func `names of the runtime and of C for numbers are Swift's numbers`() {
        let number: NSInteger = 2
        #expect(number + 3 == 5 && NSIntegerMax == Int.max)
        // The greatest finite number of 32 bits, as IEEE 754 defines it.
        #expect(MAXFLOAT == 0x1.fffffep127 && HUGE == MAXFLOAT)
        #expect(NSIntegerMin == Int.min && CFIndex(3) == 3)
        #expect(INFINITY > MAXFLOAT && HUGE_VALF == INFINITY && HUGE_VAL > Double.greatestFiniteMagnitude)
        #expect(NAN.isNaN && CGFloat(NAN).isNaN)
        let result: OSStatus = -50
        #expect(result != noErr)
        // The letter A is 65, which is 0x41.
        let code: FourCharCode = "ABCD".utf8.reduce(0) { $0 << 8 | OSType($1) }
        #expect(code == 0x4142_4344)
        #expect("A".utf16.map { UniChar($0) } == [0x41])
    }

    @Test func `the clocks of Core Foundation and of the kernel tell the time`() throws {
        let date = Date(timeIntervalSinceReferenceDate: CFAbsoluteTimeGetCurrent())
        #expect(abs(date.timeIntervalSinceNow) < 60)
        // The 31 years from 1970 to 2001 have 8 leap days.
        #expect(kCFAbsoluteTimeIntervalSince1970 == CFTimeInterval((31 * 365 + 8) * 86400))
        var unit = mach_timebase_info_data_t()
        #expect(unit.numer == 0 && mach_timebase_info(&unit) == KERN_SUCCESS)
        var other = mach_timebase_info(numer: 0, denom: 0)
        mach_timebase_info(&other)
        let begin = mach_absolute_time()
        usleep(2000)
        let nanoseconds = (mach_absolute_time() - begin) * UInt64(unit.numer) / UInt64(unit.denom)
        #expect(nanoseconds >= 2_000_000 && other.denom == unit.denom)
    }

    @Test func `values become those of Core Foundation with a cast`() {
        let bytes = Data([1, 2]) as CFData
        #expect(bytes.count == 2 && NSData(data: bytes) as CFData == bytes)
        let text = NSString("a") as CFString
        #expect(text as String == "a" && "a" as CFString == text)
        #expect((URL(fileURLWithPath: "/a") as CFURL).path == "/a")
    }

    @Test func `an app runs as in the simulator of an iPhone`() {
        #expect(TARGET_OS_IPHONE == 1 && TARGET_OS_SIMULATOR == 1)
        #expect(TARGET_IPHONE_SIMULATOR == 1 && TARGET_OS_MACCATALYST == 0)
        let queue: dispatch_queue_t = .main
        #expect(queue.label == DispatchQueue.main.label)
    }

    @Test func `an object has values by key`() {
        let owner = Owner()
        #expect(objc_getAssociatedObject(owner, keys) == nil)
        objc_setAssociatedObject(owner, keys, 1, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(owner, keys + 1, "two", .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(owner, keys) as? Int == 1)
        #expect(objc_getAssociatedObject(owner, keys + 1) as? String == "two")
        objc_setAssociatedObject(owner, keys, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(owner, keys) == nil)
        objc_removeAssociatedObjects(owner)
        #expect(objc_getAssociatedObject(owner, keys + 1) == nil)
    }

    @Test func `values are kept, copied or forgotten`() {
        let owner = Owner()
        objc_setAssociatedObject(owner, keys, Value(1), .OBJC_ASSOCIATION_COPY)
        #expect((objc_getAssociatedObject(owner, keys) as? Value)?.number == 2)
        var value: Value? = Value(5)
        objc_setAssociatedObject(owner, keys, value, .OBJC_ASSOCIATION_ASSIGN)
        #expect((objc_getAssociatedObject(owner, keys) as? Value)?.number == 5)
        value = nil
        #expect(objc_getAssociatedObject(owner, keys) == nil)
    }

    @Test
    func `values of objects that are gone are released as others get values, and no later object has them`() {
        weak var last: Value?
        for number in 0..<1_000 {
            let owner = Owner()
            #expect(objc_getAssociatedObject(owner, keys) == nil)
            let value = Value(number)
            if number == 0 { last = value }
            objc_setAssociatedObject(owner, keys, value, .OBJC_ASSOCIATION_RETAIN)
        }
        var owners: [Owner] = []
        for _ in 0..<1_000 {
            let owner = Owner()
            owners.append(owner)
            objc_setAssociatedObject(owner, keys, 1, .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(last == nil)
    }

    @Test func `a thread enters an object repeatedly, and others wait`() async {
        let owner = NSObject()
        nonisolated(unsafe) var count = 0
        nonisolated(unsafe) let object = owner
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<50 {
                group.addTask {
                    autoreleasepool {
                        objc_sync_enter(object)
                        objc_sync_enter(object)
                        count += 1
                        objc_sync_exit(object)
                        objc_sync_exit(object)
                    }
                }
            }
        }
        #expect(count == 50)
        #expect(objc_sync_exit(owner) == -1)
    }

    @Test func `units of time have Dispatch's values`() {
        let delay = DispatchTime.now() + Double(Int64(0.25 * Double(NSEC_PER_SEC))) / Double(NSEC_PER_SEC)
        #expect(delay > .now() && delay <= .now() + 0.25)
        #expect(NSEC_PER_SEC == USEC_PER_SEC * NSEC_PER_USEC && NSEC_PER_SEC == MSEC_PER_SEC * NSEC_PER_MSEC)
    }
}
