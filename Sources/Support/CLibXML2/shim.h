// libxml2's headers bring those of ICU, and Foundation another version of the same: a module that sees both does not
// compile. Nothing of what they declare is used here.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/SAX2.h>
#include <libxml/xmlerror.h>
