import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import * as z from 'zod'
import { installPackages } from '../../demo/install-packages.mjs'
import { foreign, shop } from './foreign'

// The package of `npm pack`, unpacked as `npm install` would, in a project without other files of this repository.
const project = mkdtempSync(join(tmpdir(), 'tradefront-package-'))
const modules = join(project, 'node_modules')
const unpacked = join(modules, 'tradefront')
const kit = join(unpacked, 'dist', 'kit')

let tarball = ''
const target = z.union([z.string(), z.record(z.string(), z.string())])

const run = (command: string, ...args: string[]) => execFileSync(command, args, { encoding: 'utf8' })
const inProject = (command: string, ...args: string[]) =>
  execFileSync(command, args, { encoding: 'utf8', cwd: project })
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
const jsonOf = (file: string): unknown => JSON.parse(readFileSync(join(unpacked, file), 'utf8'))

test.beforeAll(() => {
  test.setTimeout(600_000)
  run('npm', 'pack', '--silent', '--pack-destination', project)
  const [name = ''] = readdirSync(project)
  tarball = join(project, name)
  mkdirSync(unpacked, { recursive: true })
  run('tar', '-xzf', tarball, '-C', unpacked, '--strip-components=1')
  for (const name of ['zod', 'nanostores', 'react', 'react-dom', '@types', 'csstype'])
    symlinkSync(resolve('node_modules', name), join(modules, name))
  installPackages('demo/frameworks')
  for (const name of ['svelte', 'vue', '@vue'])
    symlinkSync(resolve('demo/frameworks/node_modules', name), join(modules, name))
})
test.afterAll(() => rmSync(project, { recursive: true, force: true }))

test('the package contains the files of its exports and the hash of each kit file', () => {
  const { exports } = z.object({ exports: z.record(z.string(), target) }).parse(jsonOf('package.json'))
  const named = Object.values(exports).flatMap((to) => (typeof to === 'string' ? [to] : Object.values(to)))
  const files = filesIn(unpacked)
  expect(named.filter((file) => !file.includes('*') && !files.includes(file.slice(2)))).toEqual([])
  const known =
    /^(dist\/kit\/[\w./-]+\.(js|js\.map|json|d\.ts|css|txt)|package\.json|README\.md|LICENSE|CHANGELOG\.md)$/
  expect(files.filter((file) => !known.test(file))).toEqual([])

  const hashes = z.record(z.string(), z.string()).parse(jsonOf('dist/kit/integrity.json'))
  const found = filesIn(kit).filter((file) => file !== 'integrity.json')
  const hashOf = (file: string) =>
    createHash('sha384')
      .update(readFileSync(join(kit, file)))
      .digest('base64')
  expect(hashes).toEqual(Object.fromEntries(found.map((file) => [file, `sha384-${hashOf(file)}`])))
})

test('source maps of the modules name and contain the project’s own files', () => {
  const scripts = filesIn(kit).filter((file) => file.endsWith('.js'))
  const mapOf = (file: string) =>
    /\/\/# sourceMappingURL=(.+)\s*$/.exec(readFileSync(join(kit, file), 'utf8'))?.[1]
  const mapped = scripts.filter(mapOf)
  const named = ['contracts.js', 'react-component.js', 'command.js', 'npm/tradefront.js', 'npm/stores.js']
  expect(mapped).toEqual(expect.arrayContaining(named))
  const sourceMap = z.object({ sources: z.array(z.string()), sourcesContent: z.array(z.string()) })
  const sources = mapped.flatMap((file) => {
    const folder = join('dist', 'kit', dirname(file))
    const map = sourceMap.parse(jsonOf(join(folder, mapOf(file) ?? '')))
    return map.sources.map((source, at) => ({ path: join(folder, source), text: map.sourcesContent[at] }))
  })
  const own = sources.filter(({ path }) => !path.includes('node_modules'))
  expect(own.map(({ path }) => path)).toContain(join('elements', 'contracts.ts'))
  // The build blanks parts that pages do not need, so the texts differ from the files.
  expect(own.filter(({ path, text }) => !text || !existsSync(path))).toEqual([])
})

test('lists the licences of its third-party code as text and as an SBOM', () => {
  const terms = readFileSync(join(kit, 'THIRD-PARTY-NOTICES.txt'), 'utf8')
  const { components } = z
    .object({ components: z.array(z.object({ name: z.string(), purl: z.string().optional() })) })
    .parse(jsonOf('dist/kit/sbom.cdx.json'))
  // Marks that prove which code its scripts contain: each is a text of that code alone.
  const marks: [name: string, mark: RegExp][] = [
    ['react-dom', /Minified React error/],
    ['dompurify', /DOMPurify|ALLOWED_URI_REGEXP/],
    ['lit-html', /lit\$|litHtmlVersions/],
    ['lucide', /M21 21l-4\.3|m21 21-4\.3/],
    ['embla-carousel', /containScroll/],
    ['sanitize-html', /allowedSchemesByTag/],
  ]
  const scripts = filesIn(kit)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(kit, file), 'utf8'))
  for (const [name, mark] of marks) {
    expect([name, scripts.some((text) => mark.test(text))]).toEqual([name, true])
    expect(components.map((component) => component.name)).toContain(name)
  }
  for (const whole of ['tradefront.classic.js', 'render.js'])
    expect(readFileSync(join(kit, whole), 'utf8')).toMatch(/^\uFEFF?\/\*! .*THIRD-PARTY-NOTICES\.txt \*\//)
  for (const { name, purl } of components) {
    const [, text = ''] = terms.split(new RegExp(`^${name}(?: [\\d.]+)? \\(.*\\)$`, 'm'))
    expect([name, /copyright/i.test(text.slice(0, 2_000))]).toEqual([name, true])
    expect(purl ?? 'lucide').toContain(name.replace('@', '%40'))
  }
})

test('its exports satisfy publint and type checkers', async () => {
  const packed = new Uint8Array(readFileSync(tarball))
  installPackages('tests/nightly')
  const { publintFaults, typeProblems } = await import('../nightly/package-checks.mjs')
  expect(await publintFaults(packed)).toEqual([])
  const { problems } = z
    .object({
      problems: z.array(
        z.looseObject({ kind: z.string(), entrypoint: z.string(), resolutionKind: z.string() }),
      ),
    })
    .parse({ problems: await typeProblems(packed) })
  // Modules only, for resolutions that support `exports`. Style sheets have no types.
  const old = ['node10', 'node16-cjs']
  expect(
    problems.filter(
      ({ entrypoint, resolutionKind }) => !old.includes(resolutionKind) && !entrypoint.endsWith('.css'),
    ),
  ).toEqual([])
})

test('a build in another folder is byte-identical', () => {
  test.setTimeout(600_000)
  const copy = mkdtempSync(join(tmpdir(), 'tradefront-again-'))
  try {
    const made = ['node_modules', 'dist', '.git', '.data', 'test-results'].map((name) => resolve(name))
    cpSync('.', copy, { recursive: true, filter: (file) => !made.includes(resolve(file)) })
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
    execFileSync(process.execPath, ['demo/build.mjs', '--kit'], { cwd: copy, encoding: 'utf8' })
    const hashes = (folder: string): unknown =>
      JSON.parse(readFileSync(join(folder, 'dist', 'kit', 'integrity.json'), 'utf8'))
    expect(hashes(copy)).toEqual(hashes(unpacked))
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
})

test('contracts and React components can be imported without a DOM', () => {
  const contracts = `import { endpoints } from 'tradefront/contracts'
    const { method, path, shapes } = endpoints.addToCart
    console.log([method, path, shapes.body.safeParse({ skuGoodsList: [] }).success].join(' '))`
  expect(inProject('node', '--input-type=module', '--eval', contracts)).toBe(
    'POST /bbb/userCenter/userShoppingCar/add false\n',
  )
  const components = `import { createElement } from 'react'
    import { renderToString } from 'react-dom/server'
    import { TradeGoodsList } from 'tradefront/react'
    console.log(renderToString(createElement(TradeGoodsList, { categoryId: '1101', className: 'wide' })))`
  expect(inProject('node', '--input-type=module', '--eval', components)).toBe(
    '<trade-goods-list category-id="1101" class="wide"></trade-goods-list>\n',
  )
})

test('its browser modules register and throw nothing in Node', () => {
  const script = `for (const part of ['', '/stores', '/react', '/classic', '/elements/trade-price'])
      await import('tradefront' + part)
    console.log(typeof globalThis.tradefront, typeof globalThis.customElements)`
  expect(inProject('node', '--input-type=module', '--eval', script)).toBe('undefined undefined\n')
})

test('its command checks a back end and prints its usage', () => {
  const command = (...args: string[]) => inProject('node', join(kit, 'command.js'), ...args)
  const { bin } = z.object({ bin: z.record(z.string(), z.string()) }).parse(jsonOf('package.json'))
  expect(resolve(unpacked, bin.tradefront ?? '')).toBe(join(kit, 'command.js'))
  expect(command('--help')).toContain('tradefront check-api --base <address> --site <key>')
  expect(command('render', '--help')).toContain('tradefront render --api <address> --site <key,…>')
  const where = ['--base', `${shop}/api`, '--site', 'localhost', '--origin', foreign]
  expect(command('check-api', ...where)).toContain('No findings.')
  const endOf = (...args: string[]) =>
    spawnSync('node', [join(kit, 'command.js'), ...args], { cwd: project }).status
  expect(endOf('check-api', ...where, '--origin', 'https://stranger.example')).toBe(1)
  expect(endOf('check-api', '--wirte')).toBe(2)
  expect(z.object({ openapi: z.string() }).parse(jsonOf('dist/kit/openapi.json')).openapi).toBe('3.1.0')
})

for (const [module, moduleResolution] of [
  ['nodenext', 'nodenext'],
  ['esnext', 'bundler'],
]) {
  test(`its types accept valid and reject invalid code, resolved as ${moduleResolution}`, () => {
    const source = `import type {} from 'tradefront'
      import type {} from 'tradefront/jsx'
      import { TradeGoodsList } from 'tradefront/react'
      import { cart } from 'tradefront/stores'
      import { endpoints } from 'tradefront/contracts'
      export const count: number = cart.$count.get()
      export const path: '/bbb/userCenter/userShoppingCar/add' = endpoints.addToCart.path
      // @ts-expect-error -- no such call
      export const none = endpoints.addToCard
      import type { Goods } from 'tradefront/contracts'
      export const goods: Goods[] = endpoints.goodsByIds.shapes.data.parse([])
      import { session } from 'tradefront/stores'
      // @ts-expect-error -- read-only
      session.$session.set({ state: 'visitor' })
      import { brandSite } from 'tradefront/stores'
      // @ts-expect-error -- read-only
      brandSite.$site.set({ status: 'unknown' })
      document.addEventListener('trade-cart-change', ({ detail }) => detail.count.toFixed())
      export const layout: string | undefined = document.querySelector('trade-goods-list')?.layout
      export const ready: Promise<void> | undefined = globalThis.tradefront?.ready()
      export const list = (
        <TradeGoodsList categoryId="1" layout="grid" onTradeNavigate={({ detail }) => detail.href.length} />
      )
      // @ts-expect-error -- no such layout
      export const wrong = <TradeGoodsList layout="heap" />
      export const price = <trade-price goods-id="100001" load="visible" />
      // @ts-expect-error -- no such choice
      export const other = <trade-goods-card layout="heap" />
      type Tags = import('svelte/elements').SvelteHTMLElements
      import type {} from 'tradefront/svelte'
      export const written: Tags['trade-goods-list'] = {
        keyword: '6204',
        'page-size': '10',
        pageSize: 10,
        class: 'wide',
        'ontrade-navigate': ({ detail }) => detail.href.length,
      }
      // @ts-expect-error -- no number
      export const wordy: Tags['trade-goods-list'] = { 'page-size': 'ten' }
      // @ts-expect-error -- told otherwise
      export const untold: Tags['trade-goods-list'] = { 'ontrade-navigate': ({ detail }) => detail.count }
      import type {} from 'tradefront/vue'
      import type * as Vue from 'vue' with { 'resolution-mode': 'import' }
      type Given = InstanceType<Vue.GlobalComponents['trade-goods-list']>['$props']
      export const bound: Given = {
        pageSize: 10,
        load: 'visible',
        onTradeNavigate: ({ detail }) => detail.href.length,
      }
      // @ts-expect-error -- told otherwise
      export const unbound: Given = { onTradeNavigate: ({ detail }) => detail.count }`
    const lib = ['es2024', 'dom', 'dom.iterable']
    const plain = { target: 'es2022', jsx: 'react-jsx', strict: true, noEmit: true, types: [], lib }
    const compilerOptions = { ...plain, module, moduleResolution }
    writeFileSync(join(project, 'page.tsx'), source)
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['page.tsx'] }))
    inProject(resolve('node_modules', '.bin', 'tsc'), '-p', '.')
  })
}
