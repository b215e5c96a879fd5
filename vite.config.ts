/// <reference types="vitest/config" />
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { Features } from 'lightningcss'
import { defineConfig, type Plugin, type UserConfig } from 'vite'
import { answersOnly } from './demo/bundling/answers-only.ts'
import { chunksByUse } from './demo/bundling/chunks-by-use.ts'
import { elementFiles } from './demo/bundling/element-files.ts'
import { foreignCode } from './demo/bundling/foreign-code.ts'
import { iconsByUse } from './demo/bundling/icons-by-use.ts'
import { loaderAlone } from './demo/bundling/loader-alone.ts'
import { withoutFolder } from './demo/bundling/module-graph.ts'
import { moduleOrClassic } from './demo/bundling/module-or-classic.ts'
import { ownBuiltIns } from './demo/bundling/own-built-ins.ts'
import { ownGlobals } from './demo/bundling/own-globals.ts'
import { ownKeys } from './demo/bundling/own-keys.ts'
import { pageImports } from './demo/bundling/page-imports.ts'
import { runtimeInside } from './demo/bundling/runtime-inside.ts'
import { sheets } from './demo/bundling/sheets.ts'
import { smallPreload } from './demo/bundling/small-preload.ts'
import { withoutAbout } from './demo/bundling/without-about.ts'
import { unusedParts } from './demo/bundling/unused-parts.ts'
import { unitsTwice } from './demo/bundling/units-twice.ts'
import { contractComments } from './demo/server/core/openapi/contract-comments-plugin.ts'
import { screensPlugin } from './demo/check-api/screens-plugin.ts'

/** Files of elements/ that are elements: one tag each. */
const tags = readdirSync('elements').filter((file) => /^trade-[\w-]+\.tsx?$/.test(file))

/** Buyers load small checks in place of zod, and of ofetch what a call needs. */
const lighter = {
  alias: {
    'zod/mini': resolve('src/core/api/checks.ts'),
    destr: resolve('demo/bundling/bare-fetch.ts'),
    ufo: resolve('demo/bundling/bare-fetch.ts'),
  },
}

/** No style uses `light-dark()`, whose variables would be added to every `color-scheme`. */
const css = { lightningcss: { exclude: Features.LightDark } }

const byUse = chunksByUse()
const npmByUse = chunksByUse(['/elements/npm.ts', '/elements/stores.ts'])
/** Groups are named in the order in which they are taken. */
const chunkName = (name: string) => name.replace(/^\d+\./, '').split('.')[0]

/** Of a file that carries code of others and is often copied alone. */
const postBanner = '/*! tradefront and code of others, on the terms of THIRD-PARTY-NOTICES.txt */'

const kit: UserConfig = {
  base: './',
  resolve: lighter,
  css,
  build: {
    outDir: 'dist/kit',
    target: 'es2023',
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: {
      polyfill: false,
      // What asks for something has what it imports itself.
      resolveDependencies: (_, files, { hostId }) => byUse.lacking(hostId, files),
    },
    rolldownOptions: {
      input: {
        tradefront: 'elements/loader.ts',
        stores: 'elements/stores.ts',
        'ask-site': 'elements/ask-site.ts',
        view: 'elements/view.ts',
        'first-add': 'elements/first-add.ts',
        'first-quantity': 'elements/first-quantity.ts',
        'first-link': 'elements/first-link.ts',
        'first-press': 'elements/first-press.ts',
        doctor: 'src/shell/doctor/doctor.lit.ts',
        trouble: 'src/site/trouble/trouble.ts',
        'compact-head': 'src/shell/menu/compact-head.ts',
        'mobile-way': 'src/shell/outlet/mobile-way.ts',
        ...Object.fromEntries(
          tags.map((file) => [`elements/${file.replace(/\.tsx?$/, '')}`, `elements/${file}`]),
        ),
      },
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: ({ name }) => `chunks/${chunkName(name)}-[hash].js`,
        codeSplitting: {
          groups: [{ name: byUse.groupOf }],
        },
      },
    },
  },
}

/** One classic script. Lazy chunks are inlined, so the kit's own address is read once, while the script runs. */
const classic: UserConfig = {
  base: './',
  resolve: lighter,
  css,
  define: { 'import.meta.url': '__tradefrontUrl' },
  build: {
    outDir: 'dist/kit',
    emptyOutDir: false,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      input: { 'tradefront.classic': 'elements/classic.ts' },
      output: {
        format: 'iife',
        codeSplitting: false,
        entryFileNames: '[name].js',
        // A page in another encoding would read a classic script in it; the byte order mark prevents that.
        postBanner: `\uFEFF${postBanner}`,
        // Node may import it, and gets nothing. Not `document.currentScript`: a picture of that name in the page's markup would be found first.
        intro:
          "if(typeof document==='undefined')return;var __tradefrontUrl=Object.getOwnPropertyDescriptor(Document.prototype,'currentScript').get.call(document)?.src||location.href;",
      },
    },
  },
}

const server: UserConfig = {
  build: {
    outDir: 'dist/server',
    ssr: true,
    target: 'node20',
    rolldownOptions: {
      input: { main: 'demo/server/main.ts', 'sheet-worker': 'demo/server/sheet-worker.ts' },
      output: {
        entryFileNames: '[name].js',
        // Names of functions stay, for stack traces.
        minify: { compress: { keepNames: { function: true, class: true } }, mangle: { keepNames: true } },
      },
    },
  },
}

/** What importers of the package use outside a page: their own React and zod stay theirs, and Node may import it. */
const modules: UserConfig = {
  build: {
    outDir: 'dist/kit',
    emptyOutDir: false,
    target: 'es2023',
    sourcemap: true,
    lib: {
      entry: {
        contracts: 'elements/contracts.ts',
        'react-component': 'elements/react-component.ts',
        command: 'demo/command/main.ts',
      },
      formats: ['es'],
    },
    rolldownOptions: {
      // The same in any folder: names of files stand in comments otherwise.
      experimental: { attachDebugInfo: 'none' },
      external: ['react', 'nanostores', 'tradefront/render', /^zod(\/|$)/, /^node:/],
      output: { chunkFileNames: 'chunks/[name]-[hash].js', sourcemapPathTransform: withoutFolder },
    },
  },
}

/**
 * What applications import: modules that any bundler follows, without an address in them. Their bundler splits, shortens
 * and names files.
 */
const npm: UserConfig = {
  resolve: lighter,
  css,
  define: { 'process.env.NODE_ENV': "'production'" },
  build: {
    outDir: 'dist/kit/npm',
    target: 'es2023',
    sourcemap: true,
    lib: {
      entry: {
        tradefront: 'elements/npm.ts',
        stores: 'elements/stores.ts',
        ...Object.fromEntries(
          tags.map((file) => [`elements/${file.replace(/\.tsx?$/, '')}`, `elements/${file}`]),
        ),
      },
      formats: ['es'],
    },
    rolldownOptions: {
      experimental: { attachDebugInfo: 'none' },
      output: {
        chunkFileNames: ({ name }) => `chunks/${chunkName(name)}.js`,
        // The same wherever it is built.
        sourcemapPathTransform: withoutFolder,
        codeSplitting: { groups: [{ name: npmByUse.groupOf }] },
      },
    },
  },
}

/** Foreign pages with a script of their own; the others are served as they stand. */
const builtPages = readdirSync('demo/pages', { recursive: true, encoding: 'utf8' })
  .map((file) => `demo/pages/${file}`)
  .filter((file) => file.endsWith('.html') && readFileSync(file, 'utf8').includes('src="./'))

const pages: UserConfig = {
  root: 'demo/pages',
  base: './',
  build: {
    outDir: '../../dist/pages',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    rolldownOptions: { input: builtPages },
  },
}

/** The script of the documentation's pages; the pages themselves are written by demo/docs/write-docs.mjs. */
const docs: UserConfig = {
  base: './',
  build: {
    outDir: 'dist/docs',
    target: 'es2023',
    modulePreload: false,
    rolldownOptions: { input: { page: 'demo/docs/page/page.ts' }, output: { entryFileNames: '[name].js' } },
  },
}

/** Regions as HTML, on any server that knows web standards: React and everything else are in it. */
const render: UserConfig = {
  define: { 'process.env.NODE_ENV': "'production'" },
  resolve: { alias: { postcss: resolve('demo/bundling/no-styles.ts') } },
  build: {
    outDir: 'dist/kit',
    emptyOutDir: false,
    ssr: true,
    // Also the same in any folder: names of files stand in comments otherwise.
    minify: true,
    target: 'node20',
    rolldownOptions: {
      input: { render: 'elements/render.ts' },
      output: { entryFileNames: '[name].js', codeSplitting: false, postBanner },
    },
  },
  ssr: { noExternal: true },
}

const modes: Record<string, UserConfig> = { kit, classic, modules, npm, server, pages, docs, render }

/** Plugins of all code that runs in a page: they remove what only documentation and servers need, and protect built-ins. */
const inPages = () => [withoutAbout(), answersOnly(), unusedParts(), ownGlobals(), ownBuiltIns()]

const ownPlugins: Record<string, Plugin[]> = {
  kit: [
    ...inPages(),
    pageImports(),
    loaderAlone(),
    unitsTwice(),
    iconsByUse(),
    runtimeInside(),
    smallPreload(),
    byUse.plugin,
    elementFiles(),
    moduleOrClassic(),
  ],
  classic: inPages(),
  npm: [...inPages(), iconsByUse(), npmByUse.plugin],
}

/** `npm run test:all`: also the tests `*.hard.test.ts`. */
const all = Boolean(process.env.TEST_ALL)

export default defineConfig(({ mode }) => ({
  plugins: [
    sheets(),
    ownKeys(),
    react(),
    screensPlugin(),
    contractComments(),
    ...(ownPlugins[mode] ?? []),
    ...(modes[mode]?.build?.outDir === 'dist/kit' ? [foreignCode(mode)] : []),
  ],
  ...modes[mode],
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/elements/**', 'tests/e2e/**', 'tests/bench/**', ...(all ? [] : ['**/*.hard.test.ts'])],
    environment: 'node',
    // One server in memory for all files of a worker, put back to its seed before each.
    pool: 'threads',
    isolate: false,
    setupFiles: 'tests/server/begin-file.ts',
    // Names databases that the workers of one run share.
    env: { TEST_RUN: `${Date.now()}` },
    // Of sheets the tokens alone are read by tests; others are empty there.
    css: { include: [/tokens\.css/] },
    // Each waits for the database a third of its time.
    maxWorkers: 3,
    // Where the test command reads what became of them.
    outputFile: process.env.TEST_COUNTS,
    // Only ends a test that hangs: beside other work a test takes many times as long.
    testTimeout: all ? 900_000 : 60_000,
    hookTimeout: all ? 900_000 : 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
}))
