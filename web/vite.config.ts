/// <reference types="vitest/config" />
import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

const locales = resolve(import.meta.dirname, '../src/serai/locales')
const frames = resolve(import.meta.dirname, '.frames')

/** The Fluent files belong to the Python package; the browser gets the very same ones. */
function fluent(): Plugin {
  return {
    name: 'fluent',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').split('?')[0]!
        const file = path.startsWith('/locales/')
          ? join(locales, path.slice('/locales/'.length))
          : path.startsWith('/frames/') ? join(frames, path.slice('/frames/'.length)) : ''
        if (file && existsSync(file)) createReadStream(file).pipe(response)
        else next()
      })
    },
    generateBundle() {
      for (const language of readdirSync(locales)) {
        for (const file of readdirSync(join(locales, language))) {
          this.emitFile({ type: 'asset', fileName: `locales/${language}/${file}`, source: readFileSync(join(locales, language, file)) })
        }
      }
    },
  }
}

export default defineConfig({
  base: '/',
  plugins: [svelte(), fluent()],
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/serai/server/static',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': { target: process.env.SERAI ?? 'http://127.0.0.1:8000', ws: true } } },
  test: { environment: 'happy-dom', include: ['tests/unit/**/*.test.ts'], setupFiles: ['tests/unit/setup.ts'], testTimeout: 30_000 },
})
