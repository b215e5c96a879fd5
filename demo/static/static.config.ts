import { defineConfig, type Plugin, type UserConfig } from 'vite'
import { screensPlugin } from '../check-api/screens-plugin.ts'
import { contractComments } from '../server/core/openapi/contract-comments-plugin.ts'

const here = 'demo/static'

/** What the server's description of its API is made from. */
const ofServer = [screensPlugin(), contractComments()]

/** Runs at build time: writes the database that a first visit finds. */
const rows: UserConfig = {
  plugins: ofServer,
  build: { outDir: 'dist/first-rows', ssr: `${here}/first-rows.ts`, target: 'node20' },
}

/** PGlite names its files as assets; the worker is handed them packed, under names of its own. */
const withoutAssets: Plugin = {
  name: 'without-assets',
  generateBundle(_, bundle) {
    for (const [name, { type }] of Object.entries(bundle)) if (type === 'asset') delete bundle[name]
  },
}

/**
 * The service worker: one classic script. Async functions are lowered to promises, through which the worker's
 * AsyncLocalStorage can follow them; nothing newer is needed of the target.
 */
const worker: UserConfig = {
  resolve: {
    alias: {
      'node:async_hooks': `/${here}/worker/async-context.ts`,
      nodemailer: `/${here}/worker/no-mail.ts`,
    },
  },
  plugins: [...ofServer, withoutAssets],
  build: {
    outDir: 'dist/static',
    emptyOutDir: false,
    target: 'es2016',
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { server: `${here}/worker/worker.ts` },
      output: { format: 'iife', codeSplitting: false, entryFileNames: '[name].js' },
    },
  },
}

/** What stands in pages: the wait before the first visit, the switcher, and the frame in foreign pages. */
const pages: UserConfig = {
  root: `${here}/page`,
  base: '/',
  build: {
    outDir: '../../../dist/static',
    emptyOutDir: false,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      input: {
        preparing: `${here}/page/preparing.html`,
        bridge: `${here}/page/bridge.html`,
        switcher: `${here}/page/switcher.ts`,
      },
      output: {
        entryFileNames: 'static-shop/[name].js',
        chunkFileNames: 'static-shop/[name]-[hash].js',
        assetFileNames: 'static-shop/[name]-[hash][extname]',
      },
    },
  },
}

/** The one script that a page of another origin adds. */
const preview: UserConfig = {
  build: {
    outDir: 'dist/static',
    emptyOutDir: false,
    target: 'es2023',
    rolldownOptions: {
      input: { preview: `${here}/page/preview.ts` },
      output: { format: 'iife', codeSplitting: false, entryFileNames: '[name].js' },
    },
  },
}

const modes: Record<string, UserConfig> = { rows, worker, pages, preview }

export default defineConfig(({ mode }) => modes[mode] ?? {})
