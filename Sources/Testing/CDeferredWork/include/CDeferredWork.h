#ifndef CDEFERREDWORK_H
#define CDEFERREDWORK_H

#include <stdbool.h>
#include <stdint.h>

// Between the begin and the end of a scope, work that the thread gives to the main queue, to Swift's executors or to a
// run loop is collected instead, in order. Other threads are not affected. Scopes nest.

// What gave the work.
enum earshot_origin {
    // DispatchQueue.main, OperationQueue.main or RunLoop.perform.
    earshot_from_queue,
    // A task of Swift.
    earshot_from_task,
    // A Timer of Foundation that was added to a run loop.
    earshot_from_timer
};

struct earshot_work {
    enum earshot_origin origin;
    // Nanoseconds until it is due; 0 for a timer, which has its own date.
    int64_t delay;
    // A function and its argument; for a timer the object of Foundation and NULL.
    void *_Nullable context;
    void (*_Nullable run)(void *_Nullable);
};

struct earshot_item;

struct earshot_scope {
    struct earshot_item *_Nullable first, *_Nullable last;
    struct earshot_scope *_Nullable outer;
};

// Begins a scope of this thread in memory that stays where it is until the end.
void earshot_begin(struct earshot_scope *_Nonnull scope);

// Takes the work that was collected first; false where there is none.
bool earshot_take(struct earshot_scope *_Nonnull scope, struct earshot_work *_Nonnull work);

// Ends the innermost scope of this thread.
void earshot_end(struct earshot_scope *_Nonnull scope);

// Runs work once; not for timers.
void earshot_run(const struct earshot_work *_Nonnull work);

#endif
