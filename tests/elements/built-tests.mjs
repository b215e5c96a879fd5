import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { build } from 'vite'

const folder = 'tests/elements'
const all = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.tsx') && (process.env.TEST_ALL || !file.endsWith('.hard.test.tsx')))
  .map((file) => `${folder}/${file}`)
const named = all.filter((file) => process.argv.includes(file))
/** Files of this run: those on the command line, else all. */
const tests = named.length > 0 ? named : all

/** Modules of the runner, which need their own URL. */
const ofRunner = {
  name: 'of-runner',
  enforce: 'pre',
  resolveId: (id) =>
    id.includes('__web-dev-server__') ? { id: '/__web-dev-server__web-socket.js', external: true } : null,
}

/**
 * Entries that only load their test. The runner adds a query to an entry's URL, so a lazy chunk that imports modules from
 * the entry would load and run it a second time.
 */
const entry = '\0entry:'
const entries = {
  name: 'entries',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith(entry) ? id : null),
  load: (id) =>
    id.startsWith(entry) ? `await import(${JSON.stringify(resolve(id.slice(entry.length)))})` : null,
}

/**
 * Modules that many files import. They are bundled into a few chunks, because one chunk for each set of importers would
 * make a hundred requests a page. Elements are excluded because they register themselves when imported. Axe is
 * excluded because it is the largest and few files use it.
 */
const shared = [
  { name: 'packages', test: /node_modules\/(?!axe-core)/, minShareCount: 30 },
  { name: 'most', test: /\/src\//, minShareCount: 30 },
  { name: 'many', test: /\/src\//, minShareCount: 20 },
]

/**
 * `npm test` uses the production builds of React and Lit, as the kit does: the stage needs two thirds of the processor
 * time. `npm run test:all` uses the development builds, which also report attributes that differ from the server's.
 */
const mode = process.env.TEST_ALL ? 'development' : 'production'

/** Builds the test files with Vite. @returns their code by path */
async function builtTests() {
  const { output } = await build({
    mode,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    plugins: [ofRunner, entries],
    build: {
      write: false,
      minify: false,
      cssMinify: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(tests.map((file) => [file, entry + file])),
        output: {
          entryFileNames: '[name]',
          chunkFileNames: 'built/[name]-[hash].js',
          codeSplitting: { groups: shared },
        },
      },
    },
  })
  return new Map(output.map(({ fileName, code, source }) => [`/${fileName}`, code ?? source]))
}

/**
 * Serves all tests from a single build to @web/test-runner. Each file loads in a new page, so serving
 * hundreds of separate modules would take longer than the tests.
 */
export function servedTests() {
  let built
  const start = () => (built ??= builtTests())
  async function middleware(context, next) {
    const text = (await start()).get(context.path)
    if (text === undefined) return next()
    context.type = context.path.endsWith('.css') ? 'css' : 'js'
    // Names contain a hash. A cached file also keeps the browser's compiled code.
    if (context.path.startsWith('/built/')) context.set('Cache-Control', 'max-age=31536000, immutable')
    context.body = text
  }
  return { middleware: [middleware], plugins: [{ name: 'built-tests', serverStart: start }] }
}
