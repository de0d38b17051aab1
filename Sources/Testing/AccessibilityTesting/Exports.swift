// Tests work with the session and its values.
@_exported import AccessibilityAudit
@_exported import LiveReader
@_exported import ScreenReader
