/* Stands between a program and the system (LD_PRELOAD, Linux), and makes one call go wrong.
 *
 * FAULT_UNDER  only calls on files under this folder count
 * FAULT_CALLS  the kinds that count, one letter each (below)
 * FAULT_AT     the number of the call that goes wrong, from 1; none: only count
 * FAULT_DO     `kill` before the call, `torn` (half of a write, then killed), `half` (half of a write is
 *              taken, as the system may), or the number of an error
 * FAULT_STAYS  kinds that go wrong from then on as well
 * FAULT_LOG    a file that gets one letter for every call that counted
 *
 * Kinds: w write, s flush, o open, c create, n rename, l link, u unlink, t truncate, m make folder,
 * f remove folder, r read.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

enum { PASS, FAIL, HALF, TORN };

static const char *under, *kinds, *deed, *stays;
static long at, count;
static int log_handle = -1;

/* Also called by a copy (fork) of a program that had no orders yet. */
__attribute__((constructor)) void begin(void)
{
    const char *number = getenv("FAULT_AT"), *log = getenv("FAULT_LOG");
    under = getenv("FAULT_UNDER");
    kinds = getenv("FAULT_CALLS");
    deed = getenv("FAULT_DO");
    stays = getenv("FAULT_STAYS");
    at = number ? atol(number) : 0;
    count = 0;
    if (log)
        log_handle = syscall(SYS_openat, AT_FDCWD, log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

static void die(void)
{
    syscall(SYS_kill, syscall(SYS_getpid), SIGKILL);
    for (;;)
        syscall(SYS_pause);
}

static int verdict(char kind, const char *path)
{
    size_t length = under ? strlen(under) : 0;
    int is_late;
    if (!length || !kinds || !strchr(kinds, kind) || strncmp(path, under, length)
        || (path[length] && path[length] != '/'))
        return PASS;
    count++;
    if (log_handle >= 0)
        syscall(SYS_write, log_handle, &kind, (size_t)1);
    if (!at || !deed)
        return PASS;
    is_late = count > at && stays && strchr(stays, kind);
    if (count != at && !is_late)
        return PASS;
    if (!strcmp(deed, "half"))
        return HALF;
    if (!strcmp(deed, "torn"))
        return kind == 'w' ? TORN : (die(), PASS);
    if (!strcmp(deed, "kill"))
        die();
    errno = atoi(deed);
    return FAIL;
}

static int on_handle(char kind, int handle)
{
    char link[32], path[4096];
    ssize_t length;
    snprintf(link, sizeof link, "/proc/self/fd/%d", handle);
    length = syscall(SYS_readlinkat, AT_FDCWD, link, path, sizeof path - 1);
    if (length < 0)
        return PASS;
    path[length] = 0;
    return verdict(kind, path);
}

static int on_path(char kind, int folder, const char *path)
{
    char link[32], whole[8192] = "";
    ssize_t length = 0;
    if (path[0] == '/')
        return verdict(kind, path);
    if (folder == AT_FDCWD)
        snprintf(link, sizeof link, "/proc/self/cwd");
    else
        snprintf(link, sizeof link, "/proc/self/fd/%d", folder);
    length = syscall(SYS_readlinkat, AT_FDCWD, link, whole, (size_t)4000);
    if (length < 0)
        return PASS;
    snprintf(whole + length, sizeof whole - length, "/%s", path);
    return verdict(kind, whole);
}

#define REAL(name) static __typeof__(name) *real; if (!real) real = dlsym(RTLD_NEXT, #name)

#define ON_HANDLE(result, name, kind, signature, ...)      \
    result name signature                                  \
    {                                                      \
        REAL(name);                                        \
        return on_handle(kind, handle) == FAIL ? -1 : real(__VA_ARGS__); \
    }
ON_HANDLE(int, fsync, 's', (int handle), handle)
ON_HANDLE(int, fdatasync, 's', (int handle), handle)
ON_HANDLE(int, ftruncate, 't', (int handle, off_t size), handle, size)
ON_HANDLE(int, ftruncate64, 't', (int handle, off64_t size), handle, size)
ON_HANDLE(ssize_t, read, 'r', (int handle, void *data, size_t size), handle, data, size)
ON_HANDLE(ssize_t, pread, 'r', (int handle, void *data, size_t size, off_t place), handle, data, size, place)
ON_HANDLE(ssize_t, pread64, 'r', (int handle, void *data, size_t size, off64_t place), handle, data, size, place)

#define WRITE(name, signature, ...)                        \
    ssize_t name signature                                 \
    {                                                      \
        int what = on_handle('w', handle);                 \
        REAL(name);                                        \
        if (what == FAIL)                                  \
            return -1;                                     \
        if ((what == HALF || what == TORN) && size > 1)    \
            size /= 2;                                     \
        ssize_t done = real(__VA_ARGS__);                  \
        if (what == TORN)                                  \
            die();                                         \
        return done;                                       \
    }
WRITE(write, (int handle, const void *data, size_t size), handle, data, size)
WRITE(pwrite, (int handle, const void *data, size_t size, off_t place), handle, data, size, place)
WRITE(pwrite64, (int handle, const void *data, size_t size, off64_t place), handle, data, size, place)

#define ON_PATH(name, kind, folder, signature, ...)        \
    int name signature                                     \
    {                                                      \
        REAL(name);                                        \
        return on_path(kind, folder, path) == FAIL ? -1 : real(__VA_ARGS__); \
    }
ON_PATH(unlink, 'u', AT_FDCWD, (const char *path), path)
ON_PATH(unlinkat, 'u', folder, (int folder, const char *path, int flags), folder, path, flags)
ON_PATH(rmdir, 'f', AT_FDCWD, (const char *path), path)
ON_PATH(mkdir, 'm', AT_FDCWD, (const char *path, mode_t mode), path, mode)
ON_PATH(mkdirat, 'm', folder, (int folder, const char *path, mode_t mode), folder, path, mode)
ON_PATH(rename, 'n', AT_FDCWD, (const char *old, const char *path), old, path)
ON_PATH(renameat, 'n', folder, (int away, const char *old, int folder, const char *path), away, old, folder, path)
ON_PATH(link, 'l', AT_FDCWD, (const char *old, const char *path), old, path)
ON_PATH(linkat, 'l', folder, (int away, const char *old, int folder, const char *path, int flags), away, old, folder, path, flags)

#define OPEN(name, folder, signature, ...)                 \
    int name signature                                     \
    {                                                      \
        mode_t mode = 0;                                   \
        REAL(name);                                        \
        if (flags & (O_CREAT | __O_TMPFILE)) {             \
            va_list rest;                                  \
            va_start(rest, flags);                         \
            mode = va_arg(rest, mode_t);                   \
            va_end(rest);                                  \
        }                                                  \
        if (on_path(flags & O_CREAT ? 'c' : 'o', folder, path) == FAIL) \
            return -1;                                     \
        return real(__VA_ARGS__, flags, mode);             \
    }
OPEN(open, AT_FDCWD, (const char *path, int flags, ...), path)
OPEN(open64, AT_FDCWD, (const char *path, int flags, ...), path)
OPEN(openat, folder, (int folder, const char *path, int flags, ...), folder, path)
OPEN(openat64, folder, (int folder, const char *path, int flags, ...), folder, path)
