#include "CSwiftCalls.h"

#define SWIFT __attribute__((swiftcall))
#define TYPE __attribute__((swift_context)) const void *

typedef SWIFT void *(*plain)(TYPE);
typedef SWIFT void *(*with_style)(uint8_t, uintptr_t, uintptr_t, TYPE);
typedef SWIFT void *(*with_identifier)(uintptr_t, uintptr_t, TYPE);
typedef SWIFT void *(*with_nib)(uintptr_t, uintptr_t, const void *, TYPE);
typedef SWIFT void *(*with_passage)(uintptr_t, uintptr_t, const void *, const void *, TYPE);
typedef SWIFT void *(*with_value)(void *, TYPE);
typedef SWIFT void *(*with_frame)(double, double, double, double, TYPE);

void *earshot_make(const void *initializer, const void *type) { return ((plain)initializer)(type); }

void *earshot_make_with_style(const void *initializer, uint8_t style, uintptr_t word, uintptr_t object,
                              const void *type) {
    return ((with_style)initializer)(style, word, object, type);
}

void *earshot_make_with_identifier(const void *initializer, uintptr_t word, uintptr_t object, const void *type) {
    return ((with_identifier)initializer)(word, object, type);
}

void *earshot_make_with_frame(const void *initializer, double x, double y, double width, double height,
                              const void *type) {
    return ((with_frame)initializer)(x, y, width, height, type);
}

void *earshot_make_with_nib(const void *initializer, uintptr_t word, uintptr_t object, const void *bundle,
                            const void *type) {
    return ((with_nib)initializer)(word, object, bundle, type);
}

void *earshot_make_with_passage(const void *initializer, uintptr_t word, uintptr_t object, const void *source,
                                const void *destination, const void *type) {
    return ((with_passage)initializer)(word, object, source, destination, type);
}

void *earshot_make_with_value(const void *initializer, void *value, const void *type) {
    return ((with_value)initializer)(value, type);
}
