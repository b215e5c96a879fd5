import { describe, expect, it } from 'vitest'
import { filesBelow, importsOf, isCode, type Import } from './sources'

const code = filesBelow('src', 'elements', 'demo').filter(isCode)
const all = code.flatMap(importsOf).filter(({ to }) => /^(src|elements|demo|tests)\//.test(to))
const broken = (rule: (edge: Import) => boolean) => all.filter(rule).map(({ from, to }) => `${from} → ${to}`)

const isPage = (file: string) => file.endsWith('.page.tsx')
const isPart = (file: string) => /^src\/.*\.tsx$/.test(file) || /\.(lit|part)\.ts$/.test(file)
const isStore = (file: string) => file.endsWith('.store.ts')
const isContractOrWord = (file: string) =>
  /^src\/(?!core|ui)/.test(file) &&
  file.endsWith('.ts') &&
  !/\.(store|lit|part|messages|d)\.ts$/.test(file) &&
  !file.endsWith('routes.ts')

describe('doors: who may import whom', () => {
  it('pages are imported by the routes table, lazily, and by elements alone', () => {
    expect(
      broken(
        ({ from, to, lazy }) =>
          isPage(to) && !(from === 'src/shell/routes.ts' && lazy) && !from.startsWith('elements/'),
      ),
    ).toEqual([])
  })

  it('core knows no shop', () => {
    expect(broken(({ from, to }) => from.startsWith('src/core/') && !to.startsWith('src/core/'))).toEqual([])
  })

  it('plain parts know no shop', () => {
    expect(broken(({ from, to }) => from.startsWith('src/ui/') && !/^src\/(ui|core)\//.test(to))).toEqual([])
  })

  it('site is the ground of all wings and stands on none of them', () => {
    const ground = (file: string) => /^src\/(core|ui|site)\//.test(file)
    expect(broken(({ from, to }) => from.startsWith('src/site/') && !ground(to))).toEqual([])
  })

  it('shell is the roof over all wings: only elements and demo come in from above', () => {
    const above = /^(src\/shell|elements|demo)\//
    expect(broken(({ from, to }) => to.startsWith('src/shell/') && !above.test(from))).toEqual([])
  })

  it('stores import no part and no page', () => {
    expect(broken(({ from, to }) => isStore(from) && (isPart(to) || to.startsWith('src/ui/')))).toEqual([])
  })

  it('contracts and words know neither stores nor parts, so that the server may use them', () => {
    expect(
      broken(
        ({ from, to, typeOnly, lazy }) =>
          isContractOrWord(from) && !typeOnly && !lazy && (isStore(to) || isPart(to)),
      ),
    ).toEqual([])
  })

  it('contracts know no React and no nanostores', () => {
    const heavy = code.filter((file) => file.endsWith('.contract.ts')).flatMap(importsOf)
    expect(heavy.filter(({ to }) => /^(react|nanostores|@nanostores|lit)/.test(to))).toEqual([])
  })

  it('src imports neither elements nor demo', () => {
    expect(broken(({ from, to }) => from.startsWith('src/') && /^(elements|demo|tests)\//.test(to))).toEqual(
      [],
    )
  })

  it('the server sees contracts, words and core without React', () => {
    const allowed = (to: string) =>
      to.startsWith('demo/server/') ||
      (to.startsWith('src/') && !isPart(to) && !isStore(to) && !to.startsWith('src/ui/'))
    // What draws is brought by who starts the server; the server knows what it looks like.
    const drawn = ({ to, typeOnly }: { to: string; typeOnly: boolean }) =>
      typeOnly && to === 'elements/render.ts'
    expect(broken((one) => one.from.startsWith('demo/server/') && !allowed(one.to) && !drawn(one))).toEqual(
      [],
    )
  })

  it('the storefront and the foreign pages see elements only', () => {
    const parts = 'demo/pages/parts'
    expect(
      broken(
        ({ from, to }) =>
          /^demo\/(storefront|pages)\//.test(from) && !from.startsWith(parts) && to.startsWith('src/'),
      ),
    ).toEqual([])
  })

  it('r2wc is known to one file', () => {
    const users = code.filter((file) => importsOf(file).some(({ to }) => to.startsWith('@r2wc/')))
    expect(users).toEqual(['elements/element.tsx'])
  })

  it('no cycles between files', () => {
    const edges = new Map<string, string[]>()
    for (const { from, to, lazy, typeOnly } of all) {
      if (!lazy && !typeOnly) edges.set(from, [...(edges.get(from) ?? []), to])
    }
    const done = new Set<string>()
    const cycles: string[] = []
    const walk = (file: string, path: string[]) => {
      if (path.includes(file)) return void cycles.push([...path.slice(path.indexOf(file)), file].join(' → '))
      if (done.has(file)) return
      for (const next of edges.get(file) ?? []) walk(next, [...path, file])
      done.add(file)
    }
    for (const file of edges.keys()) walk(file, [])
    expect(cycles).toEqual([])
  })
})
