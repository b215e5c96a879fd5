import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { elementSource, kitFiles, pageImports } from './kit-files.mjs'
import { installPackages } from './install-packages.mjs'
import { completePackage } from './kit-package.mjs'
import { writeLicences } from './licences.mjs'
import { makePlugin } from './pages/wordpress/make-plugin.mjs'
import { withSources } from './with-sources.mjs'

/**
 * Builds what `npm start` serves: the kit, the storefront's page, the foreign pages, the documentation and the API server.
 * Skips the build if the sources have not changed since the last one. `--package` completes the kit for importers of the
 * npm package. `--kit` always builds that package and nothing else. `--server` builds the API server alone. `--shop` leaves
 * out the documentation and the WordPress plugin. `--frameworks` builds the shop and the foreign pages that use a framework,
 * whose packages it installs first.
 */
const sources = ['src', 'elements', 'demo', 'package.json', 'package-lock.json', 'vite.config.ts']
const stamps = {
  all: join('dist', 'sources.sha256'),
  shop: join('dist', 'shop.sha256'),
  server: join('dist', 'server.sha256'),
  frameworks: join('dist', 'frameworks.sha256'),
}
/** Parts that contain a part. */
const containing = {
  all: ['all'],
  shop: ['all', 'shop'],
  server: ['all', 'shop', 'server'],
  frameworks: ['frameworks'],
}

const filesIn = (folder) => readdirSync(folder).filter((name) => name !== 'node_modules')
const filesOf = (path) =>
  statSync(path).isDirectory() ? filesIn(path).flatMap((name) => filesOf(join(path, name))) : [path]

/** Returns a hash of all sources. */
export function fingerprint() {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesOf).sort()) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

/** Returns the chunks of the storefront's first view, so that the browser can preload them. */
function preloads() {
  const firstView = ['trade-header', 'trade-menu', 'trade-outlet'].map(elementSource)
  return kitFiles([...firstView, pageImports])
    .map((file) => `<link rel="modulepreload" href="/kit/${file}" />`)
    .join('\n    ')
}

function storefront() {
  mkdirSync('dist/storefront', { recursive: true })
  cpSync('demo/storefront', 'dist/storefront', { recursive: true })
  const page = readFileSync('demo/storefront/index.html', 'utf8')
  writeFileSync(
    'dist/storefront/index.html',
    page.replace('<!-- preload -->', () => preloads()),
  )
}

/** Returns whether a part of dist/ matches the current sources. */
export const isFresh = (part = 'all', now = fingerprint()) =>
  containing[part].some((name) => existsSync(stamps[name]) && readFileSync(stamps[name], 'utf8') === now)

async function buildModes(modes, log) {
  // A NODE_ENV inherited from the shell could make this a development build of React.
  process.env.NODE_ENV = 'production'
  const { build } = await import('vite')
  for (const mode of modes) {
    log(`building ${mode} …`)
    await build({ mode, logLevel: 'error' })
  }
}

async function buildKit(log) {
  await buildModes(['kit', 'classic', 'modules', 'render'], log)
  const { describeElements } = await import('./describe.mjs')
  await describeElements('dist/kit')
  writeLicences('dist/kit')
}

/** Builds the modules that applications import, if a build of the kit has removed them. */
async function buildNpm() {
  if (!existsSync(join('dist', 'kit', 'npm'))) await buildModes(['npm'], console.log)
}

async function asPackage() {
  await buildNpm()
  const { describeApi } = await import('./describe.mjs')
  await describeApi('dist/kit')
  completePackage('dist/kit')
}

async function buildServer(log, now = fingerprint()) {
  if (isFresh('server', now)) return
  await buildModes(['server'], log)
  writeFileSync(stamps.server, now)
}

async function buildShop(log, now = fingerprint()) {
  if (isFresh('shop', now)) return
  await buildServer(log, now)
  await buildKit(log)
  await buildModes(['pages'], log)
  rmSync(stamps.frameworks, { force: true })
  // Files that the build already wrote are not overwritten. All other files are copied unchanged.
  cpSync('demo/pages', 'dist/pages', {
    recursive: true,
    force: false,
    filter: (file) => !/\.(tsx?|mjs)$|wordpress\/try/.test(file),
  })
  storefront()
  writeFileSync(stamps.shop, now)
}

export async function buildAll(log = console.log) {
  const now = fingerprint()
  if (isFresh('all', now)) return
  await buildShop(log, now)
  const { writeDocs } = await import('./docs/write-docs.mjs')
  makePlugin('dist/kit', join('dist', 'pages', 'wordpress'))
  log('building docs …')
  await writeDocs('dist/docs')
  writeFileSync(stamps.all, now)
}

/** @throws if the packages of the frameworks cannot be installed */
async function buildFrameworks(log, now = fingerprint()) {
  if (isFresh('frameworks', now)) return
  await buildShop(log, now)
  installPackages('demo/frameworks', log)
  log('building pages with frameworks …')
  const { build } = await import('vite')
  await build({ configFile: 'demo/frameworks/vite.config.ts', logLevel: 'error' })
  const { makeSite } = await import('./frameworks/eleventy/make-site.mjs')
  await makeSite(join('dist', 'pages', 'eleventy'))
  writeFileSync(stamps.frameworks, now)
}

if (process.argv[1]?.endsWith('build.mjs')) {
  const [, , wanted] = process.argv
  // Three steps read data from the sources, so they share one server.
  await withSources(async () => {
    if (wanted === '--kit') await buildKit(console.log)
    else if (wanted === '--server') await buildServer(console.log)
    else if (wanted === '--shop') await buildShop(console.log)
    else if (wanted === '--frameworks') await buildFrameworks(console.log)
    else if (wanted === '--npm') await buildNpm()
    else await buildAll()
    if (wanted === '--kit' || wanted === '--package') await asPackage()
  })
}
