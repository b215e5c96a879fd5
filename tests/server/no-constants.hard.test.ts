import { afterAll, expect, test } from 'vitest'
import { isReading } from '../../demo/check-api/reading'
import { routeTable } from '../../demo/server/core/http/serve'
import type { App } from '../../demo/server/core/http/surroundings'
import type { Endpoint } from '../../src/core/api/endpoint'
import { changingRows, columnsRead } from './changed-rows'
import { lineOf } from './every-endpoint'
import { notFromRows } from './constant-reads'
import { requestFor } from './request'
import { openTestbed } from './testbed'
import { wellAsked, type Asked } from './successful-requests'

const bed = await openTestbed('demo')
const asked = await wellAsked(bed)
const withChanged = changingRows(bed)
const reads = routeTable(bed.app).flatMap(({ endpoint }) => (isReading(endpoint) ? [endpoint] : []))

/** Returns the data of a response without values of the clock. Undefined if the request is refused. */
async function dataOf(app: App, endpoint: Endpoint, { given, asking }: Asked) {
  const answer = await app.request(requestFor(endpoint, given, asking))
  const text = await answer.text()
  return text.startsWith('{"code":200,')
    ? text.replace(/"secondsLeft":-?\d+|"serverTime":"[^"]*"/g, '')
    : undefined
}

/** Returns whether the response changes if the value of some column that it reads changes. */
async function followsRows(endpoint: Endpoint, one: Asked): Promise<boolean> {
  bed.statements.length = 0
  const before = await dataOf(bed.app, endpoint, one)
  const columns = columnsRead(bed.statements, endpoint.path)
  expect(await dataOf(bed.app, endpoint, one), 'the same rows').toBe(before)
  for (const column of columns) {
    const after = await withChanged(column, (app) => dataOf(app, endpoint, one))
    if (after !== undefined && after !== before) return true
  }
  return false
}

afterAll(() => bed.reset())

test.each(reads.flatMap((read) => (notFromRows[lineOf(read)] ? [] : [[lineOf(read), read] as const])))(
  'the answer of %s changes with a value in the database',
  async (_, endpoint) => {
    const ways = asked.get(endpoint) ?? []
    expect(ways.length, 'somebody was answered').toBeGreaterThan(0)
    let seen = false
    for (const one of ways) seen ||= await followsRows(endpoint, one)
    expect(seen).toBe(true)
  },
)
