/// <reference types="vitest/config" />
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type UserConfig } from 'vite'
import { answersOnly } from './demo/bundling/answers-only.ts'
import { elementFiles } from './demo/bundling/element-files.ts'
import { loaderAlone } from './demo/bundling/loader-alone.ts'
import { ownBuiltIns } from './demo/bundling/own-built-ins.ts'
import { ownGlobals } from './demo/bundling/own-globals.ts'
import { ownKeys } from './demo/bundling/own-keys.ts'
import { pageImports } from './demo/bundling/page-imports.ts'
import { sheets } from './demo/bundling/sheets.ts'
import { withoutAbout } from './demo/bundling/without-about.ts'
import { screensPlugin } from './demo/check-api/screens-plugin.ts'

/** Files of elements/ that are elements: one tag each. */
const tags = readdirSync('elements').filter((file) => /^trade-[\w-]+\.tsx?$/.test(file))

/** Buyers load small checks in place of zod. */
const checks = { alias: { 'zod/mini': resolve('src/core/checks.ts') } }

const kit: UserConfig = {
  base: './',
  resolve: checks,
  build: {
    outDir: 'dist/kit',
    target: 'es2023',
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: {
      polyfill: false,
      // Pages are asked for by the outlet, which has these.
      resolveDependencies: (_, files, { hostId }) =>
        hostId.includes('page-imports')
          ? files.filter(
              (file) => !/chunks\/(react|base|core|small|region|parts|rolldown-runtime)-/.test(file),
            )
          : files,
    },
    rolldownOptions: {
      input: {
        tradefront: 'elements/loader.ts',
        stores: 'elements/stores.ts',
        'ask-site': 'elements/ask-site.ts',
        doctor: 'src/site/doctor/doctor.lit.ts',
        trouble: 'src/site/trouble/trouble.ts',
        'mobile-way': 'src/site/outlet/mobile-way.ts',
        ...Object.fromEntries(
          tags.map((file) => [`elements/${file.replace(/\.tsx?$/, '')}`, `elements/${file}`]),
        ),
      },
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: '[name].js',
        // A short name: the loader names every chunk.
        chunkFileNames: ({ name }) => `chunks/${name.split('.')[0]}-[hash].js`,
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
            // Few files, because each costs a request: what every element needs, words and parts of goods in any
            // place, what every region needs, what many pages show; forms, lists and tables apart, because most pages have none.
            {
              name: 'core',
              test: /\/src\/core\/(?!form|paged-|save-sheet|sheet-)(?!.*\?loader)|catch-code\.ts$|package\.json$|preload-helper|tokens\.css|elements\/small-element|(session|cart|brand-site)\.store\.ts$/,
              priority: 3,
            },
            {
              name: 'small',
              test: /node_modules\/(lit|lit-html|lit-element|@lit)\/|\/src\/ui\/small[.-]/,
              priority: 2.5,
            },
            {
              name: 'goods-words',
              // Not what only lists need.
              test: /\/catalogue\/goods\/(?!goods-list|row-|sku-|found-|chosen)[\w-]+(\.(contract|messages|store))?\.ts$|\/catalogue\/(favourites|compare)\/\w+\.(contract|messages|store)\.ts$/,
              minShareCount: 8,
              priority: 3,
            },
            { name: 'goods', test: /\/catalogue\/goods\/.*\.lit\.ts$|add-to-cart\.lit/, priority: 2 },
            { name: 'region', test: /elements\/element\.tsx$/, priority: 2 },
            {
              name: 'parts',
              test: /\/src\/ui\/(?!form|bearing|rich-text|table\.tsx)[\w-]+\.(tsx?|css)/,
              minShareCount: 14,
              priority: 2,
            },
            { name: 'form-rules', test: /\/src\/core\/form/, priority: 2 },
            { name: 'forms', test: /node_modules\/react-hook-form|\/src\/ui\/form/, priority: 1 },
          ],
        },
      },
    },
  },
}

/** One classic script. Lazy chunks are inlined, so the kit's own address is read once, while the script runs. */
const classic: UserConfig = {
  base: './',
  resolve: checks,
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
        // Not `document.currentScript`: a picture of that name in the page's markup would be found first.
        intro:
          "var __tradefrontUrl=Object.getOwnPropertyDescriptor(Document.prototype,'currentScript').get.call(document)?.src||location.href;",
      },
    },
  },
}

const server: UserConfig = {
  build: {
    outDir: 'dist/server',
    ssr: 'demo/server/main.ts',
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: 'main.js' } },
  },
}

/** What importers of the package use outside a page: their own React and zod stay theirs, and Node may import it. */
const modules: UserConfig = {
  build: {
    outDir: 'dist/kit',
    emptyOutDir: false,
    target: 'es2023',
    lib: {
      entry: {
        contracts: 'elements/contracts.ts',
        'react-component': 'elements/react-component.ts',
        'check-api': 'demo/check-api/main.ts',
      },
      formats: ['es'],
    },
    rolldownOptions: {
      external: ['react', 'nanostores', /^zod(\/|$)/, /^node:/],
      output: { chunkFileNames: 'chunks/[name]-[hash].js' },
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

const modes: Record<string, UserConfig> = { kit, classic, modules, server, pages, docs }

const kitPlugins: Record<string, Plugin[]> = {
  kit: [
    withoutAbout(),
    answersOnly(),
    ownGlobals(),
    ownBuiltIns(),
    pageImports(),
    loaderAlone(),
    elementFiles(),
  ],
  classic: [withoutAbout(), answersOnly(), ownGlobals(), ownBuiltIns()],
}

export default defineConfig(({ mode }) => ({
  plugins: [sheets(), ownKeys(), react(), screensPlugin(), ...(kitPlugins[mode] ?? [])],
  ...modes[mode],
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/elements/**', 'tests/e2e/**', 'tests/bench/**'],
    environment: 'node',
    // One server in memory for all files of a worker: each puts its rows back before its tests.
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
}))
