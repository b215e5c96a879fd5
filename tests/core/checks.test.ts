import fc from 'fast-check'
import { runnerImport } from 'vite'
import { expect, test } from 'vitest'
import { endpoints } from '../../elements/endpoints-by-name'
import config from '../../vite.config'
import { plainShapes } from './plain-shapes'
import { shapedValues } from './shaped-values'

// Buyers' pages validate responses with src/core/api/checks.ts, everything else with zod. Both must accept, change and
// reject the same values.

const { resolve = {} } = config({ mode: 'kit', command: 'build' })
const asBuilt = async <Module>(file: string) =>
  (await runnerImport<Module>(file, { configFile: false, resolve })).module
const built = await asBuilt<{ endpoints: typeof endpoints }>('elements/endpoints-by-name.ts')
const plain = await asBuilt<{ plainShapes: typeof plainShapes }>('tests/core/plain-shapes.ts')

const agreed = Object.entries(endpoints).flatMap(([name, { shapes }]) =>
  (['query', 'body', 'data'] as const).flatMap((part) => {
    const [zod, checks] = [shapes[part], built.endpoints[name]?.shapes[part]]
    return zod && checks ? [{ name: `${part} of ${name}`, zod, checks, odd: 150 }] : []
  }),
)
const others = Object.entries(plain.plainShapes).map(([name, checks]) => {
  const zod = plainShapes[name as keyof typeof plainShapes]
  return { name, zod, checks, odd: 5 }
})

test('the build replaces zod with small checks', () => {
  expect(Object.keys(built.endpoints)).toEqual(Object.keys(endpoints))
  expect([...agreed, ...others].filter(({ checks }) => '_zod' in checks)).toEqual([])
})

/** Returns whether two error paths match: one is a prefix of the other. Unions and long lists report different places. */
const meet = (one: readonly PropertyKey[], other: readonly PropertyKey[]) =>
  one.every((key, at) => at >= other.length || key === other[at])

test.each([...agreed, ...others])('the checks read $name as zod does', ({ zod, checks, odd }) => {
  fc.assert(
    fc.property(shapedValues(zod, odd), (value) => {
      const [wanted, read] = [zod.safeParse(value), checks.safeParse(value)]
      expect(read.data).toStrictEqual(wanted.data)
      expect(read.success).toBe(wanted.success)
      const reported = read.error?.issues[0]?.path ?? []
      expect(wanted.error?.issues.map(({ path }) => meet(path, reported)) ?? [true]).toContain(true)
    }),
    { numRuns: process.env.TEST_ALL ? 100 : 25 },
  )
})
