# The browser client. Node is needed to change it, not to run it: the built client lies in src/serai/server/static.

WEB_BUILT   := src/serai/server/static/index.html
WEB_SOURCES := $(shell find web/src web/public web/index.html web/vite.config.ts web/package-lock.json src/serai/locales -type f 2>/dev/null)
WEB_MODULES := web/node_modules/.installed

.PHONY: web webtest webcheck screenshots

web: $(WEB_BUILT) ## build the browser client, if Node is there and its sources changed

$(WEB_MODULES): web/package-lock.json
	@cd web && npm ci --no-audit --no-fund --silent
	@touch $@

ifneq ($(shell command -v npm 2>/dev/null),)
$(WEB_BUILT): $(WEB_SOURCES) $(WEB_MODULES)
	@cd web && npm run --silent build
	@touch $@
else
$(WEB_BUILT):
	@test -f $@ || { echo "The browser client has not been built; that needs Node 20 or newer."; exit 1; }
endif

webcheck: $(COMPILED) $(WEB_MODULES) ## types of the client; what is made from the rules' data is up to date; so is the built client
	$(BIN)/python web/tools/board_data.py --check
	$(BIN)/python web/tools/tutorials.py --check
	cd web && npm run --silent check
	node web/tools/fresh.mjs

webtest: $(COMPILED) $(WEB_BUILT) ## unit, component and browser tests of the client
	@$(BIN)/python web/tools/frames.py web/.frames
	cd web && npm test --silent && npm run --silent browser

screenshots: $(COMPILED) $(WEB_BUILT) ## pictures of the main pages into docs/images
	@$(BIN)/python web/tools/frames.py web/.frames
	cd web && node tools/screenshots.mjs
