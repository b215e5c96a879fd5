import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { allowedLicences, floors, licencesByHand, toolLicences, withInstallScript } from './supply-chain'
import { textOf } from './sources'

const locked = z.object({
  name: z.string().optional(),
  version: z.string().default(''),
  license: z.string().optional(),
  integrity: z.string().optional(),
  dev: z.boolean().default(false),
  hasInstallScript: z.boolean().default(false),
  optional: z.boolean().default(false),
  engines: z.looseObject({ node: z.string().default('*') }).catch({ node: '*' }),
})
const manifest = z.object({
  version: z.string(),
  license: z.string().optional(),
  // Some old package has a list, from which nothing is run.
  scripts: z
    .record(z.string(), z.string())
    .or(z.array(z.unknown()).transform(() => ({})))
    .default({}),
  allowScripts: z.record(z.string(), z.boolean()).default({}),
})
const lockfile = z.object({ lockfileVersion: z.literal(3), packages: z.record(z.string(), locked) })
const manifestAt = (folder: string) =>
  manifest.parse(JSON.parse(readFileSync(`${folder}package.json`, 'utf8')))

/** Folders with a lockfile of their own. Only tests and example pages use their packages. */
const extra = ['demo/frameworks/', 'tests/nightly/']
/** Every package that a lockfile names, wherever it lies. */
const packages = ['', ...extra].flatMap((folder) =>
  Object.entries(lockfile.parse(JSON.parse(textOf(`${folder}package-lock.json`))).packages).flatMap(
    ([path, one]) => {
      const name = one.name ?? path.replace(/^.*node_modules\//, '')
      return path ? [{ ...one, path: folder + path, name, dev: one.dev || folder !== '' }] : []
    },
  ),
)

const isBelow = (version: string, floor: string) =>
  version.localeCompare(floor, 'en', { numeric: true }) < 0 || version.startsWith(`${floor}-`)

/** Returns whether a range of Node versions, such as `^18 || >=20.12`, includes 20.19, the lowest of our `engines`. */
const takesNode20 = (range: string) =>
  range.split('||').some((part) => {
    const [, sign = '', major, minor = '0'] = /^\s*(\^|>=|~|)\s*v?(?:(\d+)(?:\.(\d+))?)?/.exec(part) ?? []
    if (!major || Number(major) < 20) return !major || sign === '>='
    return major === '20' && Number(minor) <= 19
  })

describe('R135: packages', () => {
  it('match the lockfile and have checksums', () => {
    expect(packages.length).toBeGreaterThan(400)
    expect(packages.filter(({ integrity = '' }) => !integrity.startsWith('sha512-'))).toEqual([])
    const other = packages.filter(
      ({ path, version }) => existsSync(path) && manifestAt(`${path}/`).version !== version,
    )
    expect(other).toEqual([])
  })

  it('run no install scripts', () => {
    const names = Object.keys(manifestAt('').scripts)
    expect(names.filter((name) => /^(pre|post)?install$|^prepare$|^dependencies$/.test(name))).toEqual([])
    expect(textOf('.ci/run')).toMatch(/^npm ci .*--ignore-scripts/m)
    const wanting = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name)
    expect([...new Set(wanting)].toSorted()).toEqual(withInstallScript)
    // npm 11 runs no script that is not listed, and warns until each is allowed or denied.
    const { allowScripts } = manifestAt('')
    expect(allowScripts).toEqual(Object.fromEntries(withInstallScript.map((name) => [name, false])))
  })

  it('accept the lowest Node that `engines` names, so that npm ci prints no warning', () => {
    expect(textOf('package.json')).toContain('"node": ">=20.19"')
    expect(['^22 || >=24', '>=22.12', '^20.20'].filter(takesNode20)).toEqual([])
    const refusing = packages.filter(
      ({ path, optional, engines }) =>
        path.startsWith('node_modules/') && !optional && !takesNode20(engines.node),
    )
    expect(refusing.map(({ path, engines }) => `${path}: ${engines.node}`)).toEqual([])
  })

  it('have allowed licences', () => {
    const unlisted = packages.filter(({ name, dev, license = licencesByHand[name] ?? 'none' }) =>
      dev ? ![...allowedLicences, ...toolLicences].includes(license) : !allowedLicences.includes(license),
    )
    expect(unlisted.map(({ path, license }) => `${path}: ${license}`)).toEqual([])
  })
})

describe('R136: no package is older than the fix of a known vulnerability', () => {
  it.each(Object.entries(floors))('%s', (name, { from }) => {
    const copies = packages.filter((one) => one.name === name)
    expect(copies.length).toBeGreaterThan(0)
    expect(copies.filter(({ version }) => isBelow(version, from)).map(({ path }) => path)).toEqual([])
  })

  it('DOMPurify keeps its reviewed major version', () => {
    expect(packages.filter(({ name }) => name === 'dompurify').map(({ version }) => version[0])).toEqual([
      '3',
    ])
  })

  it('versions are compared as numbers', () => {
    expect(isBelow('1.9.0', '1.19.15')).toBe(true)
    expect(isBelow('0.45.2-beta.1', '0.45.2')).toBe(true)
    expect(isBelow('2.1.8', '1.19.15')).toBe(false)
    expect(isBelow('0.45.2', '0.45.2')).toBe(false)
  })
})
