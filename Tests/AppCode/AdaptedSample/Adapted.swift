// The sample is adapted from the folder App. Its views and controllers have names that no storyboard of other tests
// has: all tests are one program, in which classes are found by name.
