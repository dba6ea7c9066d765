#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// What a device has reached.
enum stage {
    /// It has no connection yet.
    waiting,
    /// It has asked for a WebSocket.
    upgrading,
    /// It has said hello, and waits for its scene.
    greeting,
    /// It displays its scene.
    displaying,
    /// Its connection has ended.
    closed,
};

/// A page that displays an app, as far as the host can tell.
struct device {
    int socket;
    enum stage stage;
    /// The bytes that have come and were not read yet.
    uint8_t *bytes;
    size_t count, capacity;
    /// The offset of its list, and the direction of its next jump.
    double offset;
    int direction;
    /// The time of the jump that no patch has answered, or 0.
    uint64_t asked;
    /// The time of its next jump.
    uint64_t due;
};

/// What all devices have in common.
struct load {
    int port;
    const char *app;
    /// The first message of each device.
    const char *hello;
    /// The element that scrolls, and the revision of its offset.
    int view, revision;
    double step, most;
    uint64_t bytes, patches, jumps, late;
    /// The times from jumps to their patches in nanoseconds.
    uint64_t *times;
    size_t time_count, time_capacity;
};

/// Returns the time in nanoseconds.
uint64_t now(void);

/// Connects a device and asks for a WebSocket. Ends the process if the host does not listen.
void open_device(struct device *device, const struct load *load);

/// Reads what has come, and answers it. Returns false if the connection has ended.
bool read_device(struct device *device, struct load *load);

/// Scrolls the list of a device by a step, up or down.
void jump(struct device *device, struct load *load);
