/* Stands between a process and its files (LD_PRELOAD): makes writes fail, tears them, or ends the process.
 *
 * FAULT_DIR   only files below this folder are concerned
 * FAULT_SEED  chance; with FAULT_RATE, so many faults in a thousand operations (short, ENOSPC, EIO)
 * FAULT_CRASH the process ends at this operation (from 1), before it, after it, or in the middle of it
 * FAULT_TELL  a file to which each fault is told, one line each
 * FAULT_LOG   a file to which every operation is written with its data, to play power losses from
 *
 * Operations are write, pwrite, ftruncate, fsync, fdatasync, rename and unlink.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

enum { NONE, SHORT, FULL, BROKEN };

static const char *folder;
static int log_fd = -1, tell_fd = -1;
static long crash_at, rate, operations;
static uint64_t state;
static int fail_next; /* a short write is followed by a full disk */

__attribute__((constructor)) static void start(void) {
    const char *text;
    folder = getenv("FAULT_DIR");
    if ((text = getenv("FAULT_SEED"))) state = strtoull(text, 0, 10) * 2654435761u + 88172645463325252u;
    if ((text = getenv("FAULT_RATE"))) rate = atol(text);
    if ((text = getenv("FAULT_CRASH"))) crash_at = atol(text);
    if ((text = getenv("FAULT_TELL")))
        tell_fd = (int)syscall(SYS_openat, AT_FDCWD, text, O_WRONLY | O_CREAT | O_APPEND, 0600);
    if ((text = getenv("FAULT_LOG")))
        log_fd = (int)syscall(SYS_openat, AT_FDCWD, text, O_WRONLY | O_CREAT | O_APPEND, 0600);
    /* Children of the process are left alone. */
    unsetenv("LD_PRELOAD");
}

static uint64_t chance(void) {
    state ^= state << 13, state ^= state >> 7, state ^= state << 17;
    return state;
}

static void tell(const char *operation, const char *what) {
    char line[200];
    int length = snprintf(line, sizeof line, "%ld %s %s\n", operations, operation, what);
    if (tell_fd >= 0) syscall(SYS_write, tell_fd, line, length);
}

static int ours(const char *path) {
    return folder && !strncmp(path, folder, strlen(folder)) && !strstr(path, "-shm");
}

static int named(int fd, char *path) {
    char link[40];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, 4000);
    path[length < 0 ? 0 : length] = 0;
    return length > 0 && ours(path);
}

static void note(char kind, const char *path, long offset, const void *data, size_t length) {
    if (log_fd < 0) return;
    char head[4200];
    int size = snprintf(head, sizeof head, "%c %ld %zu %s\n", kind, offset, length, path);
    syscall(SYS_write, log_fd, head, size);
    if (length) syscall(SYS_write, log_fd, data, length);
}

/* What is to happen to this operation. */
static int decide(const char *operation, int can_be_short) {
    operations++;
    if (crash_at == operations && chance() % 3 == 0) {
        tell(operation, "crash before");
        syscall(SYS_exit_group, 137);
    }
    if (fail_next) {
        fail_next = 0;
        tell(operation, "full after short");
        return FULL;
    }
    if (!rate || (long)(chance() % 1000) >= rate) return NONE;
    int kind = can_be_short ? 1 + (int)(chance() % 3) : 2 + (int)(chance() % 2);
    tell(operation, kind == SHORT ? "short" : kind == FULL ? "full" : "broken");
    return kind;
}

static void done(const char *operation) {
    if (crash_at == operations) {
        tell(operation, "crash after");
        syscall(SYS_exit_group, 137);
    }
}

static int failed(int kind) {
    errno = kind == FULL ? ENOSPC : EIO;
    return -1;
}

static ssize_t written(const char *operation, int fd, const void *data, size_t length, long offset) {
    char path[4100];
    if (fd == 1) note('a', "-", 0, data, length);
    if (!named(fd, path))
        return offset < 0 ? syscall(SYS_write, fd, data, length)
                          : syscall(SYS_pwrite64, fd, data, length, offset);
    int kind = decide(operation, length > 1);
    if (kind == FULL || kind == BROKEN) return failed(kind);
    if (kind == SHORT) {
        length = 1 + chance() % (length - 1);
        fail_next = chance() % 2;
    }
    int torn = crash_at == operations && length > 1 && chance() % 2;
    if (torn) length = 1 + chance() % (length - 1);
    if (offset < 0) {
        long place = lseek(fd, 0, SEEK_CUR);
        note('w', path, place, data, length);
        ssize_t count = syscall(SYS_write, fd, data, length);
        done(operation);
        return count;
    }
    note('w', path, offset, data, length);
    ssize_t count = syscall(SYS_pwrite64, fd, data, length, offset);
    done(operation);
    return count;
}

ssize_t write(int fd, const void *data, size_t length) { return written("write", fd, data, length, -1); }

ssize_t pwrite(int fd, const void *data, size_t length, off_t offset) {
    return written("pwrite", fd, data, length, offset);
}

ssize_t pwrite64(int fd, const void *data, size_t length, off64_t offset) {
    return written("pwrite", fd, data, length, offset);
}

int ftruncate(int fd, off_t length) {
    char path[4100];
    if (!named(fd, path)) return (int)syscall(SYS_ftruncate, fd, length);
    int kind = decide("ftruncate", 0);
    if (kind) return failed(kind);
    note('t', path, length, "", 0);
    int result = (int)syscall(SYS_ftruncate, fd, length);
    done("ftruncate");
    return result;
}

int ftruncate64(int fd, off64_t length) { return ftruncate(fd, length); }

static int synced(const char *operation, int fd) {
    char path[4100];
    if (!named(fd, path)) return (int)syscall(SYS_fsync, fd);
    int kind = decide(operation, 0);
    if (kind) return failed(kind);
    note('s', path, 0, "", 0);
    done(operation);
    return 0; /* the machine stays up: what is written is there without waiting for the disk */
}

int fsync(int fd) { return synced("fsync", fd); }

int fdatasync(int fd) { return synced("fdatasync", fd); }

int rename(const char *from, const char *to) {
    if (!ours(to)) return (int)syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0);
    int kind = decide("rename", 0);
    if (kind) return failed(kind);
    char both[8200];
    snprintf(both, sizeof both, "%s\t%s", from, to);
    note('r', both, 0, "", 0);
    int result = (int)syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0);
    done("rename");
    return result;
}

int unlink(const char *path) {
    if (!ours(path)) return (int)syscall(SYS_unlinkat, AT_FDCWD, path, 0);
    int kind = decide("unlink", 0);
    if (kind) return failed(kind);
    note('u', path, 0, "", 0);
    int result = (int)syscall(SYS_unlinkat, AT_FDCWD, path, 0);
    done("unlink");
    return result;
}
