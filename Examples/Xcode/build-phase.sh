# The script of a "Run Script" build phase. Findings appear in Xcode as warnings and errors at the lines of the documents.
#
# Switch "User Script Sandboxing" off for the target, or list the storyboards as input files. To run the phase only when a document has
# changed, leave "Based on dependency analysis" on and list them as input files as well.

# Xcode starts scripts without the paths of a shell.
PATH="$PATH:/usr/local/bin:/opt/homebrew/bin"

if ! command -v layoutcheck >/dev/null; then
  echo "warning: layoutcheck is not installed, so that the layouts are not checked"
  exit 0
fi

cd "$SRCROOT" && layoutcheck "$TARGET_NAME" --format xcode
