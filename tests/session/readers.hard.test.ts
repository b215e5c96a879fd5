import { readFileSync } from 'node:fs'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Scope } from '../../src/core/host/scope'
import { filesBelow } from '../house/sources'
import { openTestbed } from '../server/testbed'
import { walkReaders } from './reader-walk'

const bed = await openTestbed('demo')
const modules = import.meta.glob<Record<string, unknown>>(['../../src/**/*.ts', '../../src/**/*.tsx'])

beforeAll(() => bed.reset())
afterEach(() => vi.unstubAllGlobals())

/** Every store that the elements of a site share, by source file. */
const shared = filesBelow('src').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^export const (\w+) = shared(?:<.*>)?\(/gm)].map(
    ([, name = '']) => ({
      file: `../../${file}`,
      name,
    }),
  ),
)

async function openAll(scope: Scope) {
  for (const { file, name } of shared) {
    const open = (await modules[file]?.())?.[name]
    if (typeof open !== 'function') throw new Error(`${file} exports no ${name}`)
    open(scope)
  }
}

describe('all shared stores', () => {
  test.each([
    ['member', 'visitor'],
    ['visitor', 'member'],
    ['member', 'another member'],
    ['member', 'member who reads English'],
  ] as const)('clear the data of a %s before a %s reads them', async (from, to) => {
    const names = await walkReaders(bed, openAll, from, to)
    expect(names).toEqual(expect.arrayContaining(['goods.one', 'delivery.one', 'categories.$state']))
  })
})
