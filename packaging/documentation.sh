#!/usr/bin/env bash
# Build the documentation of every library product from its catalogue and sources, and one site for all: FOLDER/site.
#
#   documentation.sh MODULES FOLDER [MODULE…]
#
# MODULES is the folder of the built modules (`$(swift build --show-bin-path)/Modules`), FOLDER the folder for archives.
# With module names, only their archives are built, and no site. Warnings of docc are errors.
set -euo pipefail
modules=$1
out=$2
shift 2
cd "$(dirname "$0")/.."

tools=$(dirname "$(readlink -f "$(command -v swift)")")
target=$(swift -print-target-info | sed -n 's/.*"triple": "\(.*\)",/\1/p' | head -1)
# The module maps of C modules: those in the sources, and those that the build generated.
maps=()
while IFS= read -r map; do
  maps+=(-Xcc "-fmodule-map-file=$map")
done < <(find Sources .build/checkouts/*/Sources -name module.modulemap -not -path '*/Benchmarks/*'
  find -L "$modules/.." -maxdepth 2 -path '*.build/module.modulemap' -not -path '*-tool.build/*')
for flag in $(pkg-config --cflags espeak-ng libxml-2.0); do maps+=(-Xcc "$flag"); done
if [ $# -gt 0 ]; then
  names=("$@")
  isWhole=
else
  isWhole=yes
  mapfile -t names < <(find Sources Voices -type d -name '*.docc' -printf '%f\n' | sed 's/\.docc$//' | sort)
fi

mkdir -p "$out"
failed=()
for name in "${names[@]}"; do
  catalogue=$(find Sources Voices -type d -name "$name.docc")
  if [ ! -d "$catalogue" ]; then
    echo "documentation: $name has no catalogue" >&2
    failed+=("$name")
    continue
  fi
  graphs=$out/graphs/$name
  rm -rf "$graphs" "$out/$name.doccarchive"
  mkdir -p "$graphs"
  "$tools/swift-symbolgraph-extract" -module-name "$name" -target "$target" -I "$modules" -I "$tools/../lib/swift/host" \
    -output-dir "$graphs" \
    -minimum-access-level public -skip-inherited-docs -skip-synthesized-members "${maps[@]}" >"$graphs/log" 2>&1 || {
    cat "$graphs/log" >&2
    failed+=("$name")
    continue
  }
  # Extensions of other modules' types are documented with those modules.
  rm -f "$graphs"/*@*
  "$tools/docc" convert "$catalogue" --additional-symbol-graph-dir "$graphs" --output-path "$out/$name.doccarchive" \
    --fallback-display-name "$name" --fallback-bundle-identifier "earshot.$name" --warnings-as-errors \
    --emit-lmdb-index >"$graphs/log" 2>&1 || failed+=("$name")
  if [ -s "$graphs/log" ]; then cat "$graphs/log"; fi
done
if [ ${#failed[@]} -gt 0 ]; then
  echo "documentation: errors in ${failed[*]}" >&2
  exit 1
fi
if [ -n "$isWhole" ]; then
  rm -rf "$out/site"
  archives=("${names[@]/#/$out/}")
  "$tools/docc" merge "${archives[@]/%/.doccarchive}" --output-path "$out/site" --synthesized-landing-page-name Earshot
fi
echo "documentation: ${#names[@]} archives in $out"
