// LoadGenerator PORT APP VIEW REVISION MOST DEVICES HELLO
//
// opens DEVICES devices of an app on this machine's host, a few at a time, sends the message HELLO for each, and prints "ready".
// Then it reads commands, one on each line: "jump SECONDS" lets each device scroll the element VIEW by 600 points four times a
// second, down to MOST points and up again, at the REVISION that the app gave its offset, and prints what it measured as JSON.
// Without a command the devices rest. The program ends at the end of its input.
//
// It is one thread that waits for all sockets at once, so that it takes little of the processor that it shares with the host.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <unistd.h>

#include "device.h"

static const uint64_t second = 1000000000;
static const uint64_t interval = 250000000;
/// The number of devices that start at one time.
static const int together = 4;

static struct load load = {.step = 600};
static struct device *devices;
static int device_count;
static int queue;
/// The token of the standard input among the events.
static const uint32_t input_token = UINT32_MAX;

/// Waits for at most so many milliseconds and reads what has come. Returns true if there is a command.
static bool wait_for_bytes(int milliseconds) {
    struct epoll_event events[64];
    int count = epoll_wait(queue, events, 64, milliseconds);
    bool has_command = false;
    for (int index = 0; index < count; index++) {
        if (events[index].data.u32 == input_token) {
            has_command = true;
            continue;
        }
        struct device *device = &devices[events[index].data.u32];
        if (!read_device(device, &load)) {
            epoll_ctl(queue, EPOLL_CTL_DEL, device->socket, NULL);
            close(device->socket);
        }
    }
    return has_command;
}

static void open_all(void) {
    for (int next = 0;;) {
        int starting = 0, ended = 0;
        for (int index = 0; index < next; index++) {
            starting += devices[index].stage == upgrading || devices[index].stage == greeting;
            ended += devices[index].stage == closed;
        }
        if (ended > 0) {
            fprintf(stderr, "%d of %d devices ended before they displayed anything.\n", ended, next);
            exit(1);
        }
        if (next == device_count && starting == 0) return;
        for (; starting < together && next < device_count; starting++, next++) {
            open_device(&devices[next], &load);
            struct epoll_event event = {.events = EPOLLIN, .data.u32 = (uint32_t)next};
            epoll_ctl(queue, EPOLL_CTL_ADD, devices[next].socket, &event);
        }
        wait_for_bytes(1000);
    }
}

static int compare(const void *one, const void *other) {
    uint64_t left = *(const uint64_t *)one, right = *(const uint64_t *)other;
    return (left > right) - (left < right);
}

static double milliseconds(size_t part, size_t of) {
    if (load.time_count == 0) return 0;
    size_t index = load.time_count * part / of;
    return (double)load.times[index < load.time_count ? index : load.time_count - 1] / 1e6;
}

static double processor_time(void) {
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    return (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1e3
        + (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e3;
}

/// Lets all devices jump for some seconds, evenly spread over each interval, and prints the results.
static void measure(double seconds) {
    load.bytes = load.patches = load.jumps = load.late = 0;
    load.time_count = 0;
    double before = processor_time();
    uint64_t start = now(), end = start + (uint64_t)(seconds * (double)second);
    for (int index = 0; index < device_count; index++) {
        devices[index].due = start + interval * (uint64_t)index / (uint64_t)device_count;
        devices[index].asked = 0;
    }
    for (uint64_t time = start; time < end; time = now()) {
        uint64_t next = end;
        for (int index = 0; index < device_count; index++) {
            struct device *device = &devices[index];
            if (device->stage != displaying) continue;
            if (device->due <= time) {
                device->due += interval;
                // A patch would answer two jumps at once. The wait for the first one goes on.
                if (device->asked != 0) load.late += 1;
                else jump(device, &load);
            }
            if (device->due < next) next = device->due;
        }
        time = now();
        wait_for_bytes(next > time ? (int)((next - time) / 1000000) + 1 : 0);
    }
    // Jumps that are not answered a second later count as well.
    for (uint64_t last = now() + second; now() < last;) wait_for_bytes(50);
    uint64_t unanswered = 0, open = 0;
    for (int index = 0; index < device_count; index++) {
        unanswered += devices[index].asked != 0;
        open += devices[index].stage == displaying;
    }
    qsort(load.times, load.time_count, sizeof *load.times, compare);
    printf(
        "{\"devices\": %lu, \"jumps\": %lu, \"skipped\": %lu, \"unanswered\": %lu, \"patches\": %lu, \"bytes\": %lu, "
        "\"p50\": %.2f, \"p95\": %.2f, \"p99\": %.2f, \"most\": %.2f, \"processor\": %.1f}\n",
        open, load.jumps, load.late, unanswered, load.patches, load.bytes, milliseconds(50, 100), milliseconds(95, 100),
        milliseconds(99, 100), milliseconds(1, 1), processor_time() - before);
    fflush(stdout);
}

int main(int count, char **arguments) {
    if (count != 8 || atoi(arguments[6]) < 1) {
        fprintf(stderr, "usage: LoadGenerator PORT APP VIEW REVISION MOST DEVICES HELLO\n");
        return 64;
    }
    load.port = atoi(arguments[1]);
    load.app = arguments[2];
    load.view = atoi(arguments[3]);
    load.revision = atoi(arguments[4]);
    load.most = atof(arguments[5]);
    device_count = atoi(arguments[6]);
    load.hello = arguments[7];
    devices = calloc((size_t)device_count, sizeof *devices);
    queue = epoll_create1(0);
    if (devices == NULL || queue < 0) return 1;
    for (int index = 0; index < device_count; index++) devices[index].direction = 1;
    open_all();
    printf("ready\n");
    fflush(stdout);
    struct epoll_event event = {.events = EPOLLIN, .data.u32 = input_token};
    epoll_ctl(queue, EPOLL_CTL_ADD, STDIN_FILENO, &event);
    char line[64];
    while (true) {
        if (!wait_for_bytes(-1)) continue;
        double seconds;
        if (fgets(line, sizeof line, stdin) == NULL) return 0;
        if (sscanf(line, "jump %lf", &seconds) == 1) measure(seconds);
    }
}
