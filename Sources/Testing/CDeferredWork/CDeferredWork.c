// Functions of libdispatch and Foundation that a test's executable defines in their place. The dynamic linker prefers
// them, as it does those of a preloaded library; outside of a scope each calls the original. They are weak, so that a
// statically linked executable keeps the originals, and nothing is collected there.
#define _GNU_SOURCE
#include "CDeferredWork.h"

#include <dlfcn.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <time.h>

struct earshot_item {
    struct earshot_work work;
    struct earshot_item *next;
};

static _Thread_local struct earshot_scope *current;

void earshot_begin(struct earshot_scope *scope) {
    *scope = (struct earshot_scope){.outer = current};
    current = scope;
}

void earshot_end(struct earshot_scope *scope) { current = scope->outer; }

bool earshot_take(struct earshot_scope *scope, struct earshot_work *work) {
    struct earshot_item *item = scope->first;
    if (!item) return false;
    scope->first = item->next;
    if (!scope->first) scope->last = NULL;
    *work = item->work;
    free(item);
    return true;
}

void earshot_run(const struct earshot_work *work) { work->run(work->context); }

static bool add(enum earshot_origin origin, int64_t delay, void *context, void (*run)(void *)) {
    struct earshot_item *item = malloc(sizeof *item);
    if (!item) return false;
    *item = (struct earshot_item){{origin, delay < 0 ? 0 : delay, context, run}, NULL};
    if (current->last) current->last->next = item; else current->first = item;
    current->last = item;
    return true;
}

// Finds a function by its name, once. Several threads may find it at the same time: they find the same.
static void *found(void *_Atomic *place, void *library, const char *name) {
    void *function = atomic_load_explicit(place, memory_order_acquire);
    if (!function) {
        function = dlsym(library, name);
        atomic_store_explicit(place, function, memory_order_release);
    }
    return function;
}

// The function of this name that comes next in the order of the libraries.
#define ORIGINAL(result, name, ...) \
    static void *_Atomic place; \
    result (*original)(__VA_ARGS__) = (result (*)(__VA_ARGS__))found(&place, RTLD_NEXT, name)
#define REPLACED __attribute__((weak, visibility("default")))

// MARK: Blocks (https://clang.llvm.org/docs/Block-ABI-Apple.html)

struct block {
    void *isa;
    int flags, reserved;
    void (*invoke)(void *);
};

extern void *_Block_copy(const void *);
extern void _Block_release(const void *);

static void run_block(void *block) {
    ((struct block *)block)->invoke(block);
    _Block_release(block);
}

static bool add_block(int64_t delay, void *block) {
    void *copy = _Block_copy(block);
    if (add(earshot_from_queue, delay, copy, run_block)) return true;
    _Block_release(copy);
    return false;
}

// MARK: Dispatch

extern char _dispatch_main_q;
extern uint64_t dispatch_time(uint64_t, int64_t);
extern void swift_job_run(void);

// Swift's executors hand their jobs to Dispatch with a function of the concurrency library.
static bool runs_job(void (*run)(void *)) {
    Dl_info concurrency, info;
    return dladdr((void *)swift_job_run, &concurrency) && dladdr((void *)run, &info)
        && info.dli_fbase == concurrency.dli_fbase;
}

static int64_t clock_time(clockid_t clock) {
    struct timespec now;
    clock_gettime(clock, &now);
    return now.tv_sec * INT64_C(1000000000) + now.tv_nsec;
}

// The two highest bits of a time name its clock: 11 is the wall clock, negated; 10 is the one that also runs while the
// machine sleeps.
static int64_t nanoseconds_until(uint64_t time) {
    if ((int64_t)time >= 0) return (int64_t)(time - dispatch_time(0, 0));
    if (time >> 62 == 3) return -(int64_t)time - clock_time(CLOCK_REALTIME);
    return (int64_t)(time & INT64_MAX) - clock_time(CLOCK_BOOTTIME);
}

static const uint64_t forever = ~UINT64_C(0);

REPLACED void dispatch_async(void *queue, void *block) {
    if (current && queue == &_dispatch_main_q && add_block(0, block)) return;
    ORIGINAL(void, "dispatch_async", void *, void *);
    original(queue, block);
}

REPLACED void dispatch_after(uint64_t time, void *queue, void *block) {
    if (current && queue == &_dispatch_main_q && time != forever && add_block(nanoseconds_until(time), block)) return;
    ORIGINAL(void, "dispatch_after", uint64_t, void *, void *);
    original(time, queue, block);
}

REPLACED void dispatch_async_f(void *queue, void *context, void (*run)(void *)) {
    if (current) {
        bool isJob = runs_job(run);
        if ((isJob || queue == &_dispatch_main_q) && add(isJob ? earshot_from_task : earshot_from_queue, 0, context, run))
            return;
    }
    ORIGINAL(void, "dispatch_async_f", void *, void *, void (*)(void *));
    original(queue, context, run);
}

REPLACED void dispatch_after_f(uint64_t time, void *queue, void *context, void (*run)(void *)) {
    if (current && time != forever) {
        bool isJob = runs_job(run);
        if ((isJob || queue == &_dispatch_main_q)
            && add(isJob ? earshot_from_task : earshot_from_queue, nanoseconds_until(time), context, run))
            return;
    }
    ORIGINAL(void, "dispatch_after_f", uint64_t, void *, void *, void (*)(void *));
    original(time, queue, context, run);
}

// MARK: Run loops

// Whether a run loop is that of this thread, or the main one, which no thread runs while a test of Swift Testing does.
static bool is_own_loop(void *loop) {
    static void *_Atomic current_place, *_Atomic main_place;
    void *(*current_loop)(void) = (void *(*)(void))found(&current_place, RTLD_DEFAULT, "CFRunLoopGetCurrent");
    void *(*main_loop)(void) = (void *(*)(void))found(&main_place, RTLD_DEFAULT, "CFRunLoopGetMain");
    return (current_loop && current_loop() == loop) || (main_loop && main_loop() == loop);
}

REPLACED void CFRunLoopPerformBlock(void *loop, void *mode, void *block) {
    if (current && is_own_loop(loop) && add_block(0, block)) return;
    ORIGINAL(void, "CFRunLoopPerformBlock", void *, void *, void *);
    original(loop, mode, block);
}

// CFRunLoopTimerContext of CoreFoundation.
struct timer_context {
    long version;
    void *info;
    void *retain, *release, *describe;
};

REPLACED void CFRunLoopAddTimer(void *loop, void *timer, void *mode) {
    if (current && is_own_loop(loop)) {
        static void *_Atomic place;
        void (*get_context)(void *, struct timer_context *) =
            (void (*)(void *, struct timer_context *))found(&place, RTLD_DEFAULT, "CFRunLoopTimerGetContext");
        struct timer_context context = {0};
        if (get_context) get_context(timer, &context);
        if (context.info && add(earshot_from_timer, 0, context.info, NULL)) return;
    }
    ORIGINAL(void, "CFRunLoopAddTimer", void *, void *, void *);
    original(loop, timer, mode);
}

// MARK: The start of the process

// Defined by AccessibilityTesting: before XCTest looks for tests, and before the first session.
extern void earshot_testing_begins(void);

__attribute__((constructor)) static void begin(void) { earshot_testing_begins(); }
