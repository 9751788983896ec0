#!/bin/sh
# One line saying why the client cannot be checked and tested here; nothing when it can. Installs its packages when they are missing.
cd "$(dirname "$0")/.." || exit 1
command -v node >/dev/null 2>&1 && command -v npm >/dev/null 2>&1 || { echo "Node is not installed"; exit 0; }
node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' || { echo "Node $(node --version) is too old, it needs 20 or newer"; exit 0; }
if [ ! -f node_modules/.installed ] || [ package-lock.json -nt node_modules/.installed ]; then
  if said=$(npm ci --no-audit --no-fund --silent 2>&1); then touch node_modules/.installed
  else echo "npm ci does not install its packages: $(echo "$said" | grep -v '^$' | head -n 1)"; exit 0
  fi
fi
if [ "$1" = browser ]; then node tools/chromium.mjs; fi
