extension UIView {
    /// The edge where lines start.
    public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(NSLayoutConstraint.Side(self, .leading)) }
    /// The edge where lines end.
    public final var trailingAnchor: NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(NSLayoutConstraint.Side(self, .trailing))
    }
    /// The left edge.
    public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(NSLayoutConstraint.Side(self, .left)) }
    /// The right edge.
    public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(NSLayoutConstraint.Side(self, .right)) }
    /// The middle from side to side.
    public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(NSLayoutConstraint.Side(self, .centerX)) }
    /// The top edge.
    public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(NSLayoutConstraint.Side(self, .top)) }
    /// The bottom edge.
    public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(NSLayoutConstraint.Side(self, .bottom)) }
    /// The middle from top to bottom.
    public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(NSLayoutConstraint.Side(self, .centerY)) }
    /// The baseline of the first line of text.
    public final var firstBaselineAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(NSLayoutConstraint.Side(self, .firstBaseline))
    }
    /// The baseline of the last line of text.
    public final var lastBaselineAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(NSLayoutConstraint.Side(self, .lastBaseline))
    }
    /// The width.
    public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(NSLayoutConstraint.Side(self, .width)) }
    /// The height.
    public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(NSLayoutConstraint.Side(self, .height)) }
}

extension UILayoutGuide {
    /// The edge where lines start.
    public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(NSLayoutConstraint.Side(self, .leading)) }
    /// The edge where lines end.
    public final var trailingAnchor: NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(NSLayoutConstraint.Side(self, .trailing))
    }
    /// The left edge.
    public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(NSLayoutConstraint.Side(self, .left)) }
    /// The right edge.
    public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(NSLayoutConstraint.Side(self, .right)) }
    /// The middle from side to side.
    public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(NSLayoutConstraint.Side(self, .centerX)) }
    /// The top edge.
    public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(NSLayoutConstraint.Side(self, .top)) }
    /// The bottom edge.
    public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(NSLayoutConstraint.Side(self, .bottom)) }
    /// The middle from top to bottom.
    public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(NSLayoutConstraint.Side(self, .centerY)) }
    /// The width.
    public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(NSLayoutConstraint.Side(self, .width)) }
    /// The height.
    public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(NSLayoutConstraint.Side(self, .height)) }
}
