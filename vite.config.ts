/// <reference types="vitest/config" />
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type UserConfig } from 'vite'
import { screensPlugin } from './demo/check-api/screens-plugin.ts'
import { arrayFrom, bound, entriesOf, toJson, valuesOf } from './src/core/built-ins.ts'

/**
 * `import sheet from './cart.css?sheet'`: a constructable sheet, one object for all who adopt it. Plain CSS
 * imports would put <link>s into the host page. The layer lets any rule of an integrator win over ours.
 */
function sheets(): Plugin {
  return {
    name: 'sheets',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith('.css?sheet')) return undefined
      const file = await this.resolve(source.slice(0, -'?sheet'.length), importer)
      return file && `\0sheet:${file.id}.js`
    },
    load(id) {
      if (!id.startsWith('\0sheet:')) return undefined
      const file = id.slice('\0sheet:'.length, -'.js'.length)
      this.addWatchFile(file)
      return `import css from ${JSON.stringify(`${file}?inline`)}
        const sheet = globalThis.CSSStyleSheet ? new CSSStyleSheet() : undefined
        sheet?.replaceSync('@layer trade{' + css + '}')
        export default sheet`
    },
  }
}

/**
 * zod and the bundler's runtime walk their tables with for-in, and stumble over what a page added to
 * Object.prototype; own keys are what they mean. Fails when a newer version is written otherwise.
 */
function ownKeys(): Plugin {
  const walkers = /\/zod\/v4\/core\/(core|schemas|util)\.js$|rolldown\/runtime\.js$/
  return {
    name: 'own-keys',
    transform(code, id) {
      if (!walkers.test(id)) return undefined
      const mended = code.replace(/for \((const|let|var) (\w+) in (\w+)\)/g, 'for ($1 $2 of Object.keys($3))')
      if (mended === code) this.error(`${id} has no for-in any more`)
      return { code: mended, map: null }
    },
  }
}

/**
 * What Lit and zod leave on the page to know a second copy of themselves, or to share settings with it: a page's own
 * zod must not be set up by ours, nor ours by it. What nanostores leaves stays, because its copies share stores.
 */
function ownGlobals(): Plugin {
  const own: [file: RegExp, mend: (code: string) => string][] = [
    [/\/zod\/v4\/core\/(core|registries)\.js$/, (code) => `const globalThis = {}\n${code}`],
    [
      /\/reactive-element\/reactive-element\.js$/,
      (code) =>
        `let litPropertyMetadata, litMetadata\n${code
          .replace(/\w\.litPropertyMetadata\?\?=/, 'litPropertyMetadata??=')
          .replaceAll('Symbol.metadata', 'litMetadata')
          .replace(/\(\w\.reactiveElementVersions\?\?=\[\]\)/, '[]')}`,
    ],
    [
      /\/(lit-html|lit-element)\/\1\.js$/,
      (code) => code.replace(/\(\w\.lit(Html|Element)Versions\?\?=\[\]\)/, '[]'),
    ],
  ]
  return {
    name: 'own-globals',
    transform(code, id) {
      const mend = own.find(([file]) => file.test(id))?.[1]
      return mend && { code: mend(code), map: null }
    },
  }
}

/**
 * Old libraries replace built-ins by others of the same name, and React, zod and we stumble over them. Their calls
 * become calls of src/core/built-ins.ts; but for what the loader is made of, which has no room and no need.
 */
function ownBuiltIns(): Plugin {
  const file = resolve('src/core/built-ins.ts')
  const value = String.raw`(?<![\w$.)\]])([\w$]+(?:\.[\w$]+)*)`
  const calls: [call: RegExp, own: { name: string; toString: () => string }, instead: string][] = [
    [/\bArray\.from\(/g, arrayFrom, '__arrayFrom('],
    [/\bObject\.values\(/g, valuesOf, '__valuesOf('],
    [/\bJSON\.stringify\(/g, toJson, '__toJson('],
    [new RegExp(`${value}\\.entries\\(\\)`, 'g'), entriesOf, '__entriesOf($1)'],
    [new RegExp(`${value}\\.bind\\(`, 'g'), bound, '__bound($1, '],
  ]
  return {
    name: 'own-built-ins',
    transform(code, id) {
      if (id === file || withLoader.test(id) || !/\.([cm]?js|tsx?)$/.test(id)) return undefined
      // MooTools has a `Document` of its own, and Lit would take the browser for one that adopts no sheets.
      if (id.endsWith('/reactive-element/css-tag.js')) {
        const mended = code.replace('in Document.prototype', 'in document')
        if (mended === code) this.error(`${id} asks otherwise whether sheets are adopted`)
        return { code: mended, map: null }
      }
      const foreign = id.includes('/node_modules/')
      // Ours has methods of that name; others write JSON in ways of their own.
      const elsewhere = foreign ? toJson : bound
      const used = calls.filter(([call, own]) => own !== elsewhere && code.search(call) >= 0)
      if (used.length === 0) return undefined
      const mended = used.reduce((text, [call, , instead]) => text.replace(call, instead), code)
      if (/react-dom/.test(id) && /\.bind\(/.test(mended))
        this.error(`${id} binds in a way that is not mended`)
      // A CommonJS module would be taken for another kind by an import.
      const head = isCommon(id)
        ? used.map(([, own]) => `const __${own.name} = ${own.toString()}\n`)
        : used.map(([, { name }]) => `import { ${name} as __${name} } from ${JSON.stringify(file)}\n`)
      return { code: head.join('') + mended, map: null }
    },
  }
}
const withLoader =
  /src\/core\/(pinned|events|settings|copies)\.ts|elements\/loader\.ts|catch-code\.ts|rolldown\/runtime/
const isCommon = (id: string) =>
  /\/node_modules\/(react|react-dom|scheduler|use-sync-external-store)\//.test(id)

/**
 * The routes table names every page with all chunks that it needs: kilobytes that elements which only link to pages
 * would carry too. The table keeps its shape; the imports in it move into a chunk that the outlet asks for.
 */
function pageImports(): Plugin {
  const table = '/src/site/routes.ts'
  const moved = '\0page-imports'
  const imports = new Set<string>()
  return {
    name: 'page-imports',
    enforce: 'pre',
    resolveId: (source) => (source === moved ? moved : undefined),
    load(id) {
      if (id !== moved) return undefined
      const pages = [...imports].map((file) => `() => import(${JSON.stringify(file)})`)
      return `export const pages = [${pages.join(', ')}]`
    },
    transform(code, id) {
      if (!id.endsWith(table)) return undefined
      const folder = dirname(id)
      const lazy = code.replace(/\(\) => import\('([^']+)'\)/g, (_, source: string) => {
        const file = join(folder, source)
        const at = [...imports.add(file)].indexOf(file)
        return `() => page(${at})`
      })
      const page = `const page = (at) => import(${JSON.stringify(moved)}).then(({ pages }) => pages[at]())`
      return { code: `${lazy}\n${page}`, map: null }
    },
  }
}

/**
 * The loader's list of elements, short: tags and, by kind, the chunks that all elements of that kind need, so that these
 * are under way while the element's own file is. That file names the rest, so that it comes in one go.
 */
function elementFiles(): Plugin {
  const source = '/elements/element-code.ts'
  const gaps = { small: '__SMALL__', region: '__REGION__' }
  return {
    name: 'element-files',
    load(id) {
      if (!id.endsWith(source)) return undefined
      return `const place = (file) => new URL(file, import.meta.url).href
        const bring = (file) => import(/* @vite-ignore */ place(file))
        const begun = new Set()
        function begin(file, nonce = '') {
          if (begun.has(file)) return
          begun.add(file)
          document.head.append(
            Object.assign(document.createElement('link'), { rel: 'modulepreload', href: place(file), nonce }),
          )
        }
        const kind = ({ tags, files }) => tags.map((tag) => ['trade-' + tag, (nonce) => {
          files.forEach((file) => begin(file, nonce))
          return bring('elements/trade-' + tag + '.js')
        }])
        export const elementCode = new Map([...kind(${gaps.small}), ...kind(${gaps.region})])
        export const later = {
          askSite: () => bring('ask-site.js'),
          doctor: () => bring('doctor.js'),
          mobileWay: () => bring('mobile-way.js'),
        }`
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const importsOf = (file: string) => {
          const chunk = bundle[file]
          return chunk?.type === 'chunk' ? chunk.imports : []
        }
        const allOf = (file: string, all = new Set<string>()) => {
          for (const name of importsOf(file)) if (!all.has(name)) allOf(name, all.add(name))
          return all
        }
        const kinds = { small: [] as Element[], region: [] as Element[] }
        type Element = { tag: string; files: Set<string> }
        for (const file of Object.values(bundle)) {
          const [, tag] = /^elements\/trade-([\w-]+)\.js$/.exec(file.fileName) ?? []
          if (!tag || file.type !== 'chunk') continue
          const files = allOf(file.fileName)
          const isRegion = [...files].some((name) => name.includes('/react-'))
          kinds[isRegion ? 'region' : 'small'].push({ tag, files })
          const unnamed = [...files].filter((name) => !file.imports.includes(name))
          file.code += unnamed.map((name) => `import"../${name}";`).join('')
        }
        const common = (elements: Element[]) =>
          elements
            .map(({ files }) => files)
            .reduce((some, files) => new Set([...some].filter((file) => files.has(file))))
        const loader = bundle['tradefront.js']
        if (loader?.type !== 'chunk') return this.error('the loader was not built')
        for (const [kind, elements] of Object.entries(kinds)) {
          const tags = JSON.stringify(elements.map(({ tag }) => tag).join(' '))
          const files = JSON.stringify([...common(elements)])
          const filled = loader.code.replace(
            kind === 'small' ? gaps.small : gaps.region,
            `{tags:${tags}.split(' '),files:${files}}`,
          )
          if (filled === loader.code) this.error(`the loader has no place for elements of kind ${kind}`)
          loader.code = filled
        }
      },
    },
  }
}

/** What contracts and elements say about themselves is for documents: buyers do not load it. */
function withoutAbout(): Plugin {
  const text = /(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`$]*`)/.source
  const told = new RegExp(`\\b(?:about|summary):\\s*${text},?`, 'g')
  const tables = /\b(?:events|slots|parts|cssProperties|reserve): (?:\{[^{}]*\}|navigates),/g
  const blank = (code: string) => code.replace(/[^\n]/g, ' ')
  return {
    name: 'without-about',
    enforce: 'pre',
    transform(code, id) {
      if (id.endsWith('.contract.ts')) return { code: code.replace(told, blank), map: null }
      if (!/\/elements\/[\w-]+\.tsx?$/.test(id)) return undefined
      return { code: code.replace(told, blank).replace(tables, blank), map: null }
    },
  }
}

/** Files of elements/ that are elements: one tag each. */
const tags = readdirSync('elements').filter((file) => /^trade-[\w-]+\.tsx?$/.test(file))

const kit: UserConfig = {
  base: './',
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
            // The loader comes first and alone; what it shares with everybody must not bring the rest along.
            {
              name: 'base',
              test: /src\/core\/(pinned|events|script-settings|copies)\.ts|catch-code|package\.json/,
              priority: 3,
            },
            // Few files, because each costs a request: what every element needs, words and parts of goods in any
            // place, what every region needs, what many pages show; forms apart, because most pages have none.
            {
              name: 'core',
              test: /\/src\/core\/(?!form|save-sheet|sheet-)|preload-helper|tokens\.css|elements\/small-element|(session|cart|brand-site)\.store\.ts$/,
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
              test: /\/src\/ui\/(?!form|bearing)[\w-]+\.(tsx?|css)/,
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
        intro:
          'var __tradefrontUrl=(document.currentScript instanceof HTMLScriptElement&&document.currentScript.src)||document.baseURI;',
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
  kit: [withoutAbout(), ownGlobals(), ownBuiltIns(), pageImports(), elementFiles()],
  classic: [withoutAbout(), ownGlobals(), ownBuiltIns()],
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
