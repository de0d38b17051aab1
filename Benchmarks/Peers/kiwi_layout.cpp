// The screen of LayoutBenchmarks.swift, solved by kiwi, which toolkits in C++ and Python use. The one argument is the
// number of rows; it prints the least nanoseconds of a build and of a resize, and the sum of all values.
#include <kiwi/kiwi.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>

using kiwi::Variable;

struct Box {
    Variable left, top, width, height;
};

static double nanoseconds(std::chrono::steady_clock::time_point start) {
    return std::chrono::duration<double, std::nano>(std::chrono::steady_clock::now() - start).count();
}

int main(int count, char **arguments) {
    int rows = count > 1 ? std::atoi(arguments[1]) : 100;
    double build = 1e18, resize = 1e18, sum = 0;
    double high = kiwi::strength::create(0, 750, 0), low = kiwi::strength::create(0, 1, 0);
    for (int run = 0; run < 7; ++run) {
        auto start = std::chrono::steady_clock::now();
        kiwi::Solver solver;
        Variable width;
        std::vector<Box> boxes(rows * 2);
        solver.addEditVariable(width, kiwi::strength::strong);
        solver.suggestValue(width, 402);
        for (int row = 0; row < rows; ++row) {
            Box &label = boxes[row * 2], &field = boxes[row * 2 + 1];
            solver.addConstraint(label.left == 16);
            if (row == 0) {
                solver.addConstraint(label.top == 8);
            } else {
                Box &above = boxes[row * 2 - 1];
                solver.addConstraint(label.top == above.top + above.height + 8);
            }
            solver.addConstraint(label.height == 30 + row % 3);
            solver.addConstraint(label.width >= 80);
            solver.addConstraint((label.width == 90 + row % 7) | low);
            solver.addConstraint(field.left == label.left + label.width + 8);
            solver.addConstraint(field.top == label.top);
            solver.addConstraint(field.height == label.height);
            solver.addConstraint(field.left + field.width == width - 16);
            solver.addConstraint(field.width >= 50);
            solver.addConstraint((field.width == 2 * label.width) | high);
        }
        solver.updateVariables();
        build = std::min(build, nanoseconds(start));
        for (int step = 0; step < 20; ++step) {
            start = std::chrono::steady_clock::now();
            solver.suggestValue(width, step % 2 == 0 ? 874 : 402);
            solver.updateVariables();
            resize = std::min(resize, nanoseconds(start));
        }
        sum = 0;
        for (const Box &box : boxes)
            sum += box.left.value() + box.top.value() + box.width.value() + box.height.value();
    }
    std::printf("%.0f %.0f %.6f\n", build, resize, sum);
}
