import { beforeEach, expect, test } from 'vitest'
import { goods, sku } from '../../demo/server/catalogue/goods/goods.table'
import { db } from '../../demo/server/core/database/db'
import { routeTable } from '../../demo/server/core/http/serve'
import { tally } from '../hard/hard.ts'
import { lineOf } from './every-endpoint'
import { largestInput, type Ids } from './largest-input'
import { requestFor } from './request'
import { openTestbed } from './testbed'

const bed = await openTestbed('demo')
beforeEach(() => bed.reset())

/** Limits for one request, so that its work cannot grow with the input. The times allow for a slow machine. */
const most = { statements: 200, characters: 200_000, answered: 1_000_000, ms: 10_000, memory: 300_000_000 }

async function idsThere(): Promise<Ids> {
  const [goodsIds, skuIds, codes] = await bed.inside(async () => [
    (await db().select({ id: goods.id }).from(goods)).map(({ id }) => id),
    (await db().select({ id: sku.id }).from(sku)).map(({ id }) => id),
    // Each prefix matches several codes, and similar codes make the longest answer.
    (await db().select({ code: sku.skuCode }).from(sku)).map(({ code }) => code.slice(0, 4)),
  ])
  return (field, at) => {
    if (field === 'categoryId') return '110101'
    const among =
      field === 'codeList'
        ? codes
        : /sku/i.test(field)
          ? skuIds
          : /goods|^idList$/i.test(field)
            ? goodsIds
            : []
    return among?.[at % among.length] ?? String(10_000_000 + at)
  }
}

test('every endpoint handles the largest allowed input with bounded work and memory', async () => {
  const ids = await idsThere()
  const before = process.memoryUsage().rss
  const faults: string[] = []
  const asked = routeTable(bed.app).filter(({ consumes }) => !consumes)
  for (const served of asked) {
    const { endpoint } = served
    await bed.reset()
    const token = await bed.login('demo')
    const request = requestFor(endpoint, largestInput(served, ids), { token })
    bed.statements.length = 0
    const from = performance.now()
    const answer = await bed.app.request(request)
    const body = await answer.arrayBuffer()
    const work = {
      statements: bed.statements.length,
      characters: bed.statements.join('').length,
      answered: body.byteLength,
      ms: Math.round(performance.now() - from),
      memory: process.memoryUsage().rss - before,
    }
    const over = Object.entries(work).filter(([name, much]) => much > most[name as keyof typeof most])
    if (answer.status >= 500 || over.length)
      faults.push(`${lineOf(endpoint)}: ${answer.status} ${JSON.stringify(Object.fromEntries(over))}`)
  }
  expect(faults).toEqual([])
  expect(bed.errors).toEqual([])
  tally({ what: 'the most that contracts allow', inputs: asked.length, lost: faults.length })
}, 3_600_000)
