extension UIView {
    /// The leading edge.
    public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(NSLayoutConstraint.Side(self, .leading)) }
    /// The trailing edge.
    public final var trailingAnchor: NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(NSLayoutConstraint.Side(self, .trailing))
    }
    /// The left edge.
    public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(NSLayoutConstraint.Side(self, .left)) }
    /// The right edge.
    public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(NSLayoutConstraint.Side(self, .right)) }
    /// The horizontal center.
    public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(NSLayoutConstraint.Side(self, .centerX)) }
    /// The top edge.
    public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(NSLayoutConstraint.Side(self, .top)) }
    /// The bottom edge.
    public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(NSLayoutConstraint.Side(self, .bottom)) }
    /// The vertical center.
    public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(NSLayoutConstraint.Side(self, .centerY)) }
    /// The baseline of the first line of text.
    public final var firstBaselineAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(NSLayoutConstraint.Side(self, .firstBaseline))
    }
    /// The baseline of the last line of text.
    public final var lastBaselineAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(NSLayoutConstraint.Side(self, .lastBaseline))
    }
    /// The anchor of the width.
    public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(NSLayoutConstraint.Side(self, .width)) }
    /// The anchor of the height.
    public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(NSLayoutConstraint.Side(self, .height)) }
}

extension UILayoutGuide {
    /// The leading edge.
    public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(NSLayoutConstraint.Side(self, .leading)) }
    /// The trailing edge.
    public final var trailingAnchor: NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(NSLayoutConstraint.Side(self, .trailing))
    }
    /// The left edge.
    public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(NSLayoutConstraint.Side(self, .left)) }
    /// The right edge.
    public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(NSLayoutConstraint.Side(self, .right)) }
    /// The horizontal center.
    public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(NSLayoutConstraint.Side(self, .centerX)) }
    /// The top edge.
    public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(NSLayoutConstraint.Side(self, .top)) }
    /// The bottom edge.
    public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(NSLayoutConstraint.Side(self, .bottom)) }
    /// The vertical center.
    public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(NSLayoutConstraint.Side(self, .centerY)) }
    /// The anchor of the width.
    public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(NSLayoutConstraint.Side(self, .width)) }
    /// The anchor of the height.
    public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(NSLayoutConstraint.Side(self, .height)) }
}
