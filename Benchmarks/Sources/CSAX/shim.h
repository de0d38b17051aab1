// Without ICU, as the module of the product does it: a program that sees both declarations does not compile.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/SAX2.h>
