import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { elementSource, kitFiles, kitManifest, pageImports } from '../../demo/kit-files.mjs'

/**
 * Size of what a page must load, in kB of JavaScript (brotli 11) and in files, against the budgets in package.json.
 * Exceeding `held` or `files` fails; `target` is the goal. Counts the loader and all that it loads for the elements of
 * the page. The last line counts what the server of a real shop loads at its start, which contains no data of the demo.
 */
const pages = {
  loader: [],
  'small elements': ['trade-price', 'trade-stock', 'trade-add-to-cart', 'trade-cart-badge', 'trade-if'],
  'cart badge': ['trade-cart-badge'],
  'goods card': ['trade-goods-card'],
  'goods list in a foreign page': ['trade-goods-list', 'trade-cart-badge'],
  cart: ['trade-cart'],
  'goods detail': ['trade-goods-detail'],
  checkout: ['trade-checkout'],
  help: ['trade-help'],
  'header alone': ['trade-header'],
  'first screen of /': [
    'trade-header',
    'trade-menu',
    'trade-outlet',
    'trade-footer',
    'trade-floating-bar',
    'trade-home',
  ],
}

const kit = join('dist', 'kit')
if (!existsSync(kitManifest)) {
  console.error('the kit is not built: npm run build')
  process.exit(1)
}
const { budgets } = JSON.parse(readFileSync('package.json', 'utf8'))

// Other hashes in imports change how a file compresses by up to 100 bytes.
const withoutHashes = (code) => code.replace(/-[\w-]{8}\.js\b/g, '.js')

const weights = new Map()
function weigh(file) {
  if (!weights.has(file)) {
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
    const code = withoutHashes(readFileSync(join(kit, file), 'utf8'))
    weights.set(file, brotliCompressSync(code, options).length)
  }
  return weights.get(file)
}

export function sizes() {
  return Object.entries(pages).map(([page, names]) => {
    const sources = names.map(elementSource)
    // The outlet asks for its list of pages at once.
    if (names.includes('trade-outlet')) sources.push(pageImports)
    const missing = sources.filter((source) => kitFiles([source]).length === 0)
    const files = kitFiles(['elements/loader.ts', ...sources])
    const bytes = files.reduce((sum, file) => sum + weigh(file), 0)
    return {
      page,
      kB: bytes / 1000,
      budget: budgets[page],
      missing,
      files: files.map((file) => [file, weigh(file)]),
    }
  })
}

/** Returns a module of the server with all that it imports at its start. */
function serverFiles(file, found = new Set()) {
  if (found.has(file)) return found
  found.add(file)
  const code = readFileSync(file, 'utf8')
  for (const [, name] of code.matchAll(/(?:\bfrom|\bimport)\s*["'](\.[^"']+\.js)["']/g))
    serverFiles(join(dirname(file), name), found)
  return found
}

if (process.argv[1]?.endsWith('size.mjs')) {
  const verbose = process.argv.includes('--files')
  let over = 0
  for (const { page, kB, budget, missing, files } of sizes()) {
    const bad = kB > budget.held || files.length > budget.files || missing.length > 0
    if (bad) over += 1
    const words = [
      bad ? 'OVER' : 'ok  ',
      page.padEnd(30),
      `${kB.toFixed(1).padStart(6)} kB`,
      `held ${budget.held}`,
      `target ${budget.target}`,
      `${String(files.length).padStart(2)} files`,
      `held ${budget.files}`,
    ]
    console.log(words.join('  ') + (missing.length ? `  missing: ${missing.join(', ')}` : ''))
    if (!verbose) continue
    for (const [file, bytes] of files.sort((a, b) => b[1] - a[1])) {
      console.log(`      ${(bytes / 1000).toFixed(1).padStart(6)}  ${file}`)
    }
  }
  const ofServer = [...serverFiles(join('dist', 'server', 'main.js'))].map((file) => [
    file,
    statSync(file).size,
  ])
  const { held, target } = budgets.server
  const kB = ofServer.reduce((sum, [, bytes]) => sum + bytes, 0) / 1000
  if (kB > held) over += 1
  console.log(
    `${kB > held ? 'OVER' : 'ok  '}  ${'server of a real shop'.padEnd(30)}  ${kB.toFixed(0)} kB uncompressed  held ${held}  target ${target}`,
  )
  process.exitCode = over > 0 ? 1 : 0
}
