// Swift Testing looks for this module wherever it and a module UIKit are imported together: on Apple's platforms it
// attaches images to test results. There are no images to attach here, and so nothing is in it.
