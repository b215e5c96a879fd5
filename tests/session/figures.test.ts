import { afterAll, beforeEach, expect, test } from 'vitest'
import { hour, minute } from '../../demo/server/core/time/business-time'
import { db } from '../../demo/server/core/database/db'
import { keepFigures } from '../../demo/server/core/observability/figures'
import { openPresence } from '../../demo/server/core/database/server-presence'
import { server } from '../../demo/server/core/database/server.table'
import { tell, watch, type Work } from '../../demo/server/core/observability/work'
import { operatorVisit } from './operator-visit'
import { openTestbed } from '../server/testbed'

const bed = await openTestbed('demo')
const log = { info: () => {}, error: () => {} }
const work: Work = { kind: 'request', id: '1', name: () => '' }
let time = 0
const { watcher, figures } = keepFigures('1.2.3', bed.database, () => time)
const stop = watch(watcher)
afterAll(() => stop())
beforeEach(async () => {
  await bed.reset()
  time += 2 * hour
})

const answered = (ms: number, status = 200) =>
  tell.answered(work, { begun: 0, ms, method: 'GET', route: '/api/x', status })

test('counts requests, failures and percentiles by route for the last hour', () => {
  for (let at = 0; at < 90; at++) answered(10)
  for (let at = 0; at < 10; at++) answered(700, 500)
  expect(figures().routes).toEqual([{ route: 'GET /api/x', count: 100, failed: 10, p50: 11, p95: 724 }])
  time += 59 * minute
  answered(1)
  expect(figures().routes[0]).toMatchObject({ count: 101 })
  time += minute
  expect(figures().routes[0]).toMatchObject({ count: 1, failed: 0 })
})

test('shows figures of the shop and of each server without a script', async () => {
  answered(700, 500)
  tell.turned(work, { begun: 0, ms: 12.3, job: 'trade/orders close unpaid', failed: true })
  const leave = await openPresence(bed.database, figures, log)
  await bed.inside(() =>
    db()
      .insert(server)
      .values({ number: 200, holder: 'x', name: 'of tomorrow', seenAt: new Date(), figures: { a: 1 } }),
  )
  const operator = operatorVisit(bed)
  await operator.logIn()
  const page = await operator.page('/demo/operator/figures?lang=en')
  for (const line of [
    /Orders today<\/dt>\s*<dd>\d+</,
    /Payments today<\/dt>\s*<dd>\d+</,
    /Refunds at providers/,
    /Database size<\/dt>\s*<dd>\d+ MB</,
    /1\.2\.3/,
    /GET \/api\/x<\/th>\s*<td>1<\/td>\s*<td>1<\/td>/,
    /close unpaid<\/th>[\s\S]*12 ms[\s\S]*Failed/,
    /of tomorrow<\/h3>\s*<p>\s*This server is of another version/,
  ])
    expect(page).toMatch(line)
  expect(page).not.toContain('<script')
  expect(await operator.page('/demo/operator/figures?lang=zh-CN')).toContain('运行状况')
  await leave()
})

test('hides the figures from other roles', async () => {
  const page = await operatorVisit(bed).page('/demo/operator/figures?lang=en')
  expect(page).not.toContain('Orders today')
})
