import { defineConfig, type Plugin, type UserConfig } from 'vite'
import { screensPlugin } from '../check-api/screens-plugin.ts'
import { contractComments } from '../server/core/openapi/contract-comments-plugin.ts'

const here = 'demo/static'

/** Plugins for the server's API description. */
const ofServer = [screensPlugin(), contractComments()]

/** Build of the script that writes the database of a first visit. */
const rows: UserConfig = {
  plugins: ofServer,
  build: { outDir: 'dist/first-rows', ssr: `${here}/first-rows.ts`, target: 'node20' },
}

/** Removes PGlite's asset files from the build. The worker loads them compressed under other names. */
const withoutAssets: Plugin = {
  name: 'without-assets',
  generateBundle(_, bundle) {
    for (const [name, { type }] of Object.entries(bundle)) if (type === 'asset') delete bundle[name]
  },
}

/**
 * Build of the service worker as one classic script. Async functions are lowered to promises so that the worker's
 * AsyncLocalStorage can follow them. The build target needs nothing newer.
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

/** Build of the page scripts: the page before the first visit, the switcher, and the frame in foreign pages. */
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

/** Build of the script that a page of another origin includes. */
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
