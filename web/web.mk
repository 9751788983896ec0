# The browser client. Node is needed to change it, not to run it: the built client lies in src/serai/server/static.

WEB_BUILT   := src/serai/server/static/index.html
WEB_SOURCES := $(shell find web/src web/public web/index.html web/vite.config.ts web/package-lock.json src/serai/locales -type f 2>/dev/null)
WEB_MODULES := web/node_modules/.installed

.PHONY: web webtest webtest-unit webtest-browser webcheck webcheck-now bench-web screenshots

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

# Node is not needed to play or to work on the rules: where it is missing, these say so and are content.
webcheck: $(COMPILED) ## types of the client; what is made from the rules' data is up to date; so is the built client
	@lacks=$$(web/tools/lacks.sh); if [ -n "$$lacks" ]; then echo "Skipped the checks of the browser client: $$lacks"; \
	else $(MAKE) --no-print-directory webcheck-now; fi

webcheck-now:
	$(BIN)/python web/tools/board_data.py --check
	$(BIN)/python web/tools/tutorials.py --check
	$(BIN)/python web/tools/messages.py --check
	$(BIN)/python web/tools/house_data.py --check
	cd web && npm run --silent check
	node web/tools/fresh.mjs

webtest: $(COMPILED) ## unit, component and browser tests of the client
	@lacks=$$(web/tools/lacks.sh); if [ -n "$$lacks" ]; then echo "Skipped the tests of the browser client: $$lacks"; \
	else $(MAKE) --no-print-directory webtest-unit webtest-browser; fi

webtest-unit:
	@$(BIN)/python web/tools/frames.py web/.frames
	cd web && npm test --silent

# Built anew: what a checkout dates newer than its sources need not be newer.
webtest-browser:
	@lacks=$$(web/tools/lacks.sh browser); if [ -n "$$lacks" ]; then echo "Skipped the browser tests: $$lacks"; \
	else cd web && npm run --silent build -- --logLevel warn && npm run --silent browser; fi

bench-web: $(COMPILED) ## measure the browser client: size, first paint, from click to paint
	@cd web && npm run --silent build -- --logLevel warn && node tools/bench.mjs

screenshots: $(COMPILED) $(WEB_BUILT) ## pictures of the main pages into docs/images
	@$(BIN)/python web/tools/frames.py web/.frames
	cd web && node tools/screenshots.mjs
