import { readdirSync } from 'node:fs'
import { build } from 'vite'

const folder = 'tests/elements'
const tests = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.tsx') && (process.env.TEST_ALL || !file.endsWith('.hard.test.tsx')))
  .map((file) => `${folder}/${file}`)

/** Of the runner itself, which knows where it stands. */
const ofRunner = {
  name: 'of-runner',
  enforce: 'pre',
  resolveId: (id) =>
    id.includes('__web-dev-server__') ? { id: '/__web-dev-server__web-socket.js', external: true } : null,
}

/**
 * Modules that many files import come in a few chunks: one for each set of importers would make a hundred requests a page.
 * Elements register themselves where they are imported, so they stay out. So does axe,
 * which takes more than all else and is needed by few.
 */
const shared = [
  { name: 'packages', test: /node_modules\/(?!axe-core)/, minShareCount: 30 },
  { name: 'most', test: /\/src\//, minShareCount: 30 },
  { name: 'many', test: /\/src\//, minShareCount: 20 },
]

/** All test files as Vite builds our sources, with the development's React. @returns texts by their paths */
async function builtTests() {
  const { output } = await build({
    mode: 'development',
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"development"' },
    plugins: [ofRunner],
    build: {
      write: false,
      minify: false,
      cssMinify: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(tests.map((file) => [file, file])),
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
 * Lets @web/test-runner serve the tests built in one go. Why not module by module: each file loads its page anew, and
 * hundreds of requests take longer than its tests.
 */
export function servedTests() {
  let built
  const start = () => (built ??= builtTests())
  async function middleware(context, next) {
    const text = (await start()).get(context.path)
    if (text === undefined) return next()
    context.type = context.path.endsWith('.css') ? 'css' : 'js'
    // Names carry a hash of the content. From its cache the browser also takes what it has compiled.
    if (context.path.startsWith('/built/')) context.set('Cache-Control', 'max-age=31536000, immutable')
    context.body = text
  }
  return { middleware: [middleware], plugins: [{ name: 'built-tests', serverStart: start }] }
}
