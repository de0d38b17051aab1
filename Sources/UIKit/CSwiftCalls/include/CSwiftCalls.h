#ifndef CSWIFTCALLS_H
#define CSWIFTCALLS_H

#include <stdint.h>

// Swift's own convention passes the class in a register of its own, which only a C function can name.
// Each returns a new object that the caller owns, and takes over the string's words.

// init().
void *_Nonnull earshot_make(const void *_Nonnull initializer, const void *_Nonnull type);

// init(style:reuseIdentifier:), with the style's number and the two words of an optional string.
void *_Nonnull earshot_make_with_style(const void *_Nonnull initializer, uint8_t style, uintptr_t word,
                                       uintptr_t object, const void *_Nonnull type);

// init(reuseIdentifier:), with the two words of an optional string.
void *_Nonnull earshot_make_with_identifier(const void *_Nonnull initializer, uintptr_t word, uintptr_t object,
                                            const void *_Nonnull type);

// init(nibName:bundle:), with the two words of an optional string and an object that it takes over, or NULL.
void *_Nonnull earshot_make_with_nib(const void *_Nonnull initializer, uintptr_t word, uintptr_t object,
                                     const void *_Nullable bundle, const void *_Nonnull type);

// init(identifier:source:destination:), with the two words of an optional string and two objects that it takes over.
void *_Nonnull earshot_make_with_passage(const void *_Nonnull initializer, uintptr_t word, uintptr_t object,
                                         const void *_Nonnull source, const void *_Nonnull destination,
                                         const void *_Nonnull type);

// init(frame:), in points.
void *_Nonnull earshot_make_with_frame(const void *_Nonnull initializer, double x, double y, double width,
                                       double height, const void *_Nonnull type);

// init(layer:), with the address of a value of any type that it takes over.
void *_Nonnull earshot_make_with_value(const void *_Nonnull initializer, void *_Nonnull value,
                                       const void *_Nonnull type);

#endif
