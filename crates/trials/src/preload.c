/* Loaded into a server under trial (LD_PRELOAD), for what cannot be done to it from outside:
 *
 * TRIAL_FILE, TRIAL_JOURNAL  Every change of the SQLite file, its -wal and its -journal is written into the journal before
 *                            it is made, and every sync after it was made, also of the folder (which keeps unlinkings). From this the trial knows what a power cut
 *                            leaves: all that was synced, and any part of the rest.
 * TRIAL_LIES                 Syncs are not written down: a disk that says it has what it has not. For planted faults.
 * TRIAL_SKEW                 Seconds by which the clock of the day is wrong. The steady clock is right.
 *
 * A record is: what (w write, t truncate, s sync, u unlink, d sync of the folder), which file (0, 1, 2), offset, length, and
 * for w the bytes. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

static ssize_t (*real_write)(int, const void *, size_t);
static ssize_t (*real_pwrite)(int, const void *, size_t, off_t);
static int (*real_ftruncate)(int, off_t);
static int (*real_fsync)(int);
static int (*real_fdatasync)(int);
static int (*real_unlink)(const char *);
static int (*real_clock_gettime)(clockid_t, struct timespec *);

static const char *file;
static int journal = -1, lies;
static long skew;
static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;

__attribute__((constructor)) static void begin(void) {
    real_write = dlsym(RTLD_NEXT, "write");
    real_pwrite = dlsym(RTLD_NEXT, "pwrite64");
    real_ftruncate = dlsym(RTLD_NEXT, "ftruncate64");
    real_fsync = dlsym(RTLD_NEXT, "fsync");
    real_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
    real_unlink = dlsym(RTLD_NEXT, "unlink");
    real_clock_gettime = dlsym(RTLD_NEXT, "clock_gettime");
    const char *seconds = getenv("TRIAL_SKEW");
    skew = seconds ? atol(seconds) : 0;
    lies = getenv("TRIAL_LIES") != NULL;
    const char *path = getenv("TRIAL_JOURNAL");
    file = getenv("TRIAL_FILE");
    if (file && path) journal = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

/* Which of the three files a path names; -1 for any other. */
static int named(const char *path) {
    size_t length = strlen(file);
    if (strncmp(path, file, length) != 0) return -1;
    const char *rest = path + length;
    if (*rest == 0) return 0;
    if (strcmp(rest, "-wal") == 0) return 1;
    if (strcmp(rest, "-journal") == 0) return 2;
    return -1;
}

/* Whether it is of this type, and its path. */
static int is(int fd, mode_t type, char path[4096]) {
    struct stat about;
    if (journal < 0 || fd == journal || fstat(fd, &about) != 0 || (about.st_mode & S_IFMT) != type) return 0;
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, 4095);
    if (length < 0) return 0;
    path[length] = 0;
    return 1;
}

static int which(int fd) {
    char path[4096];
    return is(fd, S_IFREG, path) ? named(path) : -1;
}

static int is_folder(int fd) {
    char path[4096];
    if (!is(fd, S_IFDIR, path)) return 0;
    size_t length = strlen(path);
    return strncmp(file, path, length) == 0 && file[length] == '/' && !strchr(file + length + 1, '/');
}

static void note(char what, int number, uint64_t offset, uint64_t length, const void *bytes) {
    unsigned char head[18] = {(unsigned char)what, (unsigned char)number};
    memcpy(head + 2, &offset, 8);
    memcpy(head + 10, &length, 8);
    struct iovec parts[2] = {{head, sizeof head}, {(void *)bytes, bytes ? length : 0}};
    if (writev(journal, parts, 2) < 0) abort();
}

ssize_t write(int fd, const void *bytes, size_t length) {
    int number = which(fd);
    if (number < 0) return real_write(fd, bytes, length);
    pthread_mutex_lock(&turn);
    note('w', number, (uint64_t)lseek(fd, 0, SEEK_CUR), length, bytes);
    ssize_t written = real_write(fd, bytes, length);
    pthread_mutex_unlock(&turn);
    return written;
}

ssize_t pwrite64(int fd, const void *bytes, size_t length, off_t offset) {
    int number = which(fd);
    if (number < 0) return real_pwrite(fd, bytes, length, offset);
    pthread_mutex_lock(&turn);
    note('w', number, (uint64_t)offset, length, bytes);
    ssize_t written = real_pwrite(fd, bytes, length, offset);
    pthread_mutex_unlock(&turn);
    return written;
}

ssize_t pwrite(int fd, const void *bytes, size_t length, off_t offset) { return pwrite64(fd, bytes, length, offset); }

int ftruncate64(int fd, off_t length) {
    int number = which(fd);
    if (number < 0) return real_ftruncate(fd, length);
    pthread_mutex_lock(&turn);
    note('t', number, 0, (uint64_t)length, NULL);
    int done = real_ftruncate(fd, length);
    pthread_mutex_unlock(&turn);
    return done;
}

int ftruncate(int fd, off_t length) { return ftruncate64(fd, length); }

static int synced(int fd, int (*sync)(int)) {
    int number = which(fd), folder = number < 0 && is_folder(fd);
    if (number < 0 && !folder) return sync(fd);
    /* What is written while a sync runs may or may not be part of it: here it waits. */
    pthread_mutex_lock(&turn);
    int done = sync(fd);
    if (done == 0 && !lies) note(folder ? 'd' : 's', folder ? 0 : number, 0, 0, NULL);
    pthread_mutex_unlock(&turn);
    return done;
}

int fsync(int fd) { return synced(fd, real_fsync); }

int fdatasync(int fd) { return synced(fd, real_fdatasync); }

int unlink(const char *path) {
    int number = journal < 0 ? -1 : named(path);
    if (number < 0) return real_unlink(path);
    pthread_mutex_lock(&turn);
    note('u', number, 0, 0, NULL);
    int done = real_unlink(path);
    pthread_mutex_unlock(&turn);
    return done;
}

int clock_gettime(clockid_t clock, struct timespec *now) {
    if (!real_clock_gettime) real_clock_gettime = dlsym(RTLD_NEXT, "clock_gettime");
    int done = real_clock_gettime(clock, now);
    if (done == 0 && clock == CLOCK_REALTIME) now->tv_sec += skew;
    return done;
}
