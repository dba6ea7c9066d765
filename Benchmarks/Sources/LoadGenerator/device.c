#include "device.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

uint64_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (uint64_t)time.tv_sec * 1000000000 + (uint64_t)time.tv_nsec;
}

static void fail(const char *what) {
    perror(what);
    exit(1);
}

static void put(const struct device *device, const void *bytes, size_t count) {
    // Events are far smaller than the socket's buffer, which is empty when the host keeps up.
    if (send(device->socket, bytes, count, MSG_NOSIGNAL) != (ssize_t)count && errno != EPIPE && errno != ECONNRESET) {
        fail("The host does not take an event");
    }
}

void open_device(struct device *device, const struct load *load) {
    device->socket = socket(AF_INET, SOCK_STREAM, 0);
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons((uint16_t)load->port)};
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (device->socket < 0 || connect(device->socket, (struct sockaddr *)&address, sizeof address) < 0) {
        fail("The host does not listen");
    }
    int on = 1;
    setsockopt(device->socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    char request[512];
    int count = snprintf(
        request, sizeof request,
        "GET /%s/device HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nOrigin: http://127.0.0.1:%d\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
        load->app, load->port, load->port);
    put(device, request, (size_t)count);
    device->stage = upgrading;
}

/// Sends a frame. The mask is zero, which leaves the payload as it is.
static void send_frame(const struct device *device, uint8_t opcode, const void *payload, size_t count) {
    uint8_t frame[1024] = {(uint8_t)(0x80 | opcode)};
    size_t head = count < 126 ? 6 : 8;
    if (head + count > sizeof frame) return;
    if (count < 126) {
        frame[1] = (uint8_t)(0x80 | count);
    } else {
        frame[1] = 0x80 | 126;
        frame[2] = (uint8_t)(count >> 8);
        frame[3] = (uint8_t)count;
    }
    memcpy(frame + head, payload, count);
    put(device, frame, head + count);
}

void jump(struct device *device, struct load *load) {
    double next = device->offset + device->direction * load->step;
    if (next < 0 || next > load->most) {
        device->direction = -device->direction;
        next = device->offset + device->direction * load->step;
    }
    device->offset = next;
    char event[160];
    int count = snprintf(
        event, sizeof event,
        "{\"type\":\"scroll\",\"view\":%d,\"x\":0,\"y\":%g,\"revision\":%d,\"phase\":\"decelerating\"}", load->view,
        device->offset, load->revision);
    device->asked = now();
    load->jumps += 1;
    send_frame(device, 1, event, (size_t)count);
}

static void note_patch(struct device *device, struct load *load) {
    load->patches += 1;
    if (device->asked == 0) return;
    if (load->time_count == load->time_capacity) {
        load->time_capacity = load->time_capacity * 2 + 1024;
        load->times = realloc(load->times, load->time_capacity * sizeof *load->times);
        if (load->times == NULL) fail("No memory");
    }
    load->times[load->time_count++] = now() - device->asked;
    device->asked = 0;
}

/// Returns true if a message has a type. The type is near the beginning or near the end.
static bool is_type(const uint8_t *text, size_t count, const char *type) {
    char part[32];
    int length = snprintf(part, sizeof part, "\"type\":\"%s\"", type);
    return memmem(text, count, part, (size_t)length) != NULL;
}

static void receive(struct device *device, struct load *load, uint8_t opcode, const uint8_t *payload, size_t count) {
    if (opcode == 9) {
        send_frame(device, 10, payload, count);
    } else if (opcode == 8) {
        fprintf(stderr, "The host ends a device: %.*s\n", count > 2 ? (int)count - 2 : 0, payload + 2);
        device->stage = closed;
    } else if (device->stage == greeting && is_type(payload, count, "scene")) {
        device->stage = displaying;
    } else if (device->stage == displaying && is_type(payload, count, "patch")) {
        note_patch(device, load);
    } else if (is_type(payload, count < 64 ? count : 64, "full")) {
        fprintf(stderr, "The host has no room: %.*s\n", (int)count, payload);
        device->stage = closed;
    }
}

/// Reads the frames in a device's buffer, and removes them.
static void read_frames(struct device *device, struct load *load) {
    size_t position = 0;
    if (device->stage == upgrading) {
        const uint8_t *end = memmem(device->bytes, device->count, "\r\n\r\n", 4);
        if (end == NULL) return;
        if (device->count < 12 || memcmp(device->bytes + 9, "101", 3) != 0) {
            fprintf(stderr, "The host refuses a WebSocket: %.60s\n", device->bytes);
            exit(1);
        }
        position = (size_t)(end - device->bytes) + 4;
        device->stage = greeting;
        send_frame(device, 1, load->hello, strlen(load->hello));
    }
    while (device->count - position >= 2) {
        const uint8_t *frame = device->bytes + position;
        size_t rest = device->count - position, head = 2, count = frame[1] & 0x7F;
        if (count == 126) {
            head = 4;
            if (rest < head) break;
            count = (size_t)frame[2] << 8 | frame[3];
        } else if (count == 127) {
            head = 10;
            if (rest < head) break;
            count = 0;
            for (int index = 2; index < 10; index++) count = count << 8 | frame[index];
        }
        if (rest < head + count) break;
        receive(device, load, frame[0] & 0x0F, frame + head, count);
        position += head + count;
    }
    device->count -= position;
    memmove(device->bytes, device->bytes + position, device->count);
}

bool read_device(struct device *device, struct load *load) {
    while (device->stage != closed) {
        if (device->capacity - device->count < 4096) {
            device->capacity = device->capacity * 2 + 16384;
            device->bytes = realloc(device->bytes, device->capacity);
            if (device->bytes == NULL) fail("No memory");
        }
        size_t room = device->capacity - device->count;
        ssize_t count = recv(device->socket, device->bytes + device->count, room, MSG_DONTWAIT);
        if (count < 0 && (errno == EAGAIN || errno == EINTR)) return true;
        if (count <= 0) break;
        device->count += (size_t)count;
        load->bytes += (uint64_t)count;
        read_frames(device, load);
        if ((size_t)count < room) return device->stage != closed;
    }
    device->stage = closed;
    return false;
}
