import { beforeEach, expect, test } from 'vitest'
import { jsonSchema } from '../../demo/server/core/openapi/json-schema'
import { routeTable } from '../../demo/server/core/http/serve'
import { sysDict } from '../../src/site/dictionaries/dictionaries.contract'
import { openTestbed } from './testbed'

const bed = await openTestbed('open')
beforeEach(() => bed.reset())

const lists = routeTable(bed.app).filter(({ endpoint: { shapes, path } }) => {
  const asked = shapes.body ?? shapes.query
  // A dictionary is not paged: tests/site/dictionaries/dictionaries.test.ts.
  return path !== sysDict.path && asked !== undefined && 'pageSize' in (jsonSchema(asked).properties ?? {})
})

// A response has at most one hundred rows, so the cost of a list does not grow with its length.
test('every list rejects page sizes over a hundred and invalid page numbers', async () => {
  expect(lists.length).toBeGreaterThan(8)
  const token = await bed.login('demo')
  const wrong: unknown[] = []
  for (const { endpoint } of lists) {
    const refusedFields = async (paging: object) => {
      const where = endpoint.shapes.body ? { body: paging } : { query: paging }
      const input = { path: { id: '1', kind: 'shop' }, body: {}, query: {}, ...where }
      const answer = await bed.ask(endpoint, input, { token })
      const { errors = [] }: { errors?: { path: string }[] } = await answer.json()
      return errors.map(({ path }) => path)
    }
    const [large, none, page, good] = [
      await refusedFields({ pageSize: 101 }),
      await refusedFields({ pageSize: 0 }),
      await refusedFields({ pageNumber: 0 }),
      await refusedFields({ pageSize: 100, pageNumber: 1 }),
    ]
    const asWanted =
      large.includes('pageSize') &&
      none.includes('pageSize') &&
      page.includes('pageNumber') &&
      !good.includes('pageSize')
    if (!asWanted) wrong.push([`${endpoint.method} ${endpoint.path}`, large, none, page, good])
  }
  expect(wrong).toEqual([])
  expect(bed.errors).toEqual([])
})
