import Testing

/// Tests of view descriptions: they share the main loop with all views, so they run one after another.
@Suite(.serialized) @MainActor struct DescriptionTests {}
