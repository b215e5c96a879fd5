import { beforeEach, expect, test } from 'vitest'
import { jsonSchema } from '../../demo/server/core/json-schema'
import { routeTable } from '../../demo/server/core/serve'
import { sysDict } from '../../src/site/dictionaries/dictionaries.contract'
import { openTestbed } from './testbed'

const bed = await openTestbed('open')
beforeEach(() => bed.reset())

const lists = routeTable(bed.app).filter(({ endpoint: { shapes, path } }) => {
  const asked = shapes.body ?? shapes.query
  // A dictionary comes whole: tests/site/dictionaries/dictionaries.test.ts.
  return path !== sysDict.path && asked !== undefined && 'pageSize' in (jsonSchema(asked).properties ?? {})
})

test('there are lists', () => expect(lists.length).toBeGreaterThan(8))

// However many rows there are, one answer holds a hundred at most: what a list costs does not grow with its length.
test.each(lists.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s gives no page of more than a hundred, and none that is no page',
  async (_, endpoint) => {
    const token = await bed.login('demo')
    const ask = async (paging: object) => {
      const where = endpoint.shapes.body ? { body: paging } : { query: paging }
      const input = { path: { id: '1' }, body: {}, query: {}, ...where }
      const answer = await bed.ask(endpoint, input, { token })
      const { code, errors = [] }: { code: number; errors?: { path: string }[] } = await answer.json()
      return { code, paths: errors.map(({ path }) => path) }
    }
    for (const pageSize of [101, 10_000, 1e9, 0, -1, 1.5]) {
      const { code, paths } = await ask({ pageSize })
      expect([pageSize, code, paths.includes('pageSize')]).toEqual([pageSize, 400, true])
    }
    for (const pageNumber of [0, -1, 1.5, 1e9])
      expect((await ask({ pageNumber })).paths).toContain('pageNumber')
    const { paths } = await ask({ pageSize: 100, pageNumber: 1 })
    expect(paths).not.toContain('pageSize')
    expect(bed.errors).toEqual([])
  },
)
