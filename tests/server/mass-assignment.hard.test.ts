import { beforeEach, expect, test } from 'vitest'
import { db } from '../../demo/server/core/database/db'
import { jsonSchema } from '../../demo/server/core/openapi/json-schema'
import { tally } from '../hard/hard.ts'
import type { Endpoint } from '../../src/core/api/endpoint'
import { endpointsOf, lineOf, tables } from './every-endpoint'
import { requestFor } from './request'
import { sampleInput } from './sample-body'
import { openTestbed } from './testbed'

const bed = await openTestbed('demo')
beforeEach(() => bed.reset())

/** Fields that a client must not set. */
const wishes: Record<string, unknown> = {
  id: '777777',
  userId: '10002',
  customerId: '10002',
  companyId: '10002',
  placedBy: '10002',
  parentId: '10002',
  ownerId: '10002',
  siteId: '1002',
  userType: 20,
  accountKind: 'main',
  memberLevel: 3,
  level: 3,
  role: 'admin',
  isAdmin: true,
  status: 60,
  state: 60,
  certState: 20,
  needReview: 20,
  price: '0.01',
  goodsPrice: '0.01',
  salePrice: '0.01',
  amount: '0.01',
  total: '0.01',
  payAmount: '0.01',
  paidAmount: '999.00',
  paid: true,
  freight: '0.00',
  discount: '999.00',
  stock: 99_999,
  reserved: 0,
  points: 99_999,
  balance: '99999.00',
  multiplier: '0.0100',
  priceMultiplier: 100,
  version: 99,
  createdAt: '2001-01-01 00:00:00',
  updatedAt: '2001-01-01 00:00:00',
  expiresAt: '2099-01-01 00:00:00',
  passwordHash: 'x',
  payPasswordHash: 'x',
  extendInfo: { supplier: true },
}

/** Adds the forbidden fields to a body and all objects in it, unless the contract knows them. */
function wishing(value: unknown, known: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((one) => wishing(one, known))
  if (typeof value !== 'object' || value === null) return value
  const own = Object.entries(value).map(([key, inner]) => [key, wishing(inner, known)] as const)
  const more = Object.entries(wishes).filter(([key]) => !known.has(key))
  return { ...Object.fromEntries(own), ...Object.fromEntries(more) }
}

const namesIn = (endpoint: Endpoint) =>
  new Set(
    [...JSON.stringify(endpoint.shapes.body && jsonSchema(endpoint.shapes.body)).matchAll(/"(\w+)":/g)].map(
      ([, name = '']) => name,
    ),
  )

type Sample = ReturnType<typeof sampleInput>
const onOurSite = (input: Sample): Sample =>
  JSON.parse(JSON.stringify(input).replace(/"brandTerminalId":"\d+"/g, '"brandTerminalId":"1001"'))

/** Removes values that differ between runs: new ids and numbers, times, random bytes. */
const settled = (text: string) =>
  text
    .replace(/[A-Z]*\d{13,}(\/\d+)?/g, '#')
    .replace(/\d{4}-\d\d-\d\d[T ][\d:.]+Z?/g, '@')
    .replace(/[\w+/=-]{20,}/g, '~')
    .replace(/"code":"[A-Z\d-]+"/g, '"code":"~"')
    // Codes sent by text message.
    .replace(/\b\d{6}\b/g, '#')

/** Returns the rows of the tables that a request wrote to, and its code. */
async function effectOf(endpoint: Endpoint, input: Sample) {
  await bed.reset()
  const token = await bed.login('demo')
  const from = bed.statements.length
  const answer = await bed.app.request(requestFor(endpoint, input, { token, key: 'mass-0001' }))
  const { code }: { code?: number } = await answer.json().catch(() => ({}))
  const written = [...tables].filter(([name]) =>
    bed.statements
      .slice(from)
      .some((one) => new RegExp(`(insert into|update|delete from) "${name}"`).test(one)),
  )
  const rows = await bed.inside(() =>
    Promise.all(written.map(async ([name, table]) => [name, await db().select().from(table)] as const)),
  )
  const texts = rows.map(([name, all]) => [name, all.map((row) => settled(JSON.stringify(row))).toSorted()])
  return { code, rows: JSON.stringify(texts) }
}

test('R81: ignores unknown fields of a request at any depth', async () => {
  const all = endpointsOf(bed).filter(({ shapes }) => shapes.body)
  const faults: string[] = []
  let done = 0
  let inputs = 0
  for (const endpoint of all) {
    const input = onOurSite(sampleInput(endpoint, '10000101'))
    const control = await effectOf(endpoint, input)
    const more = { ...input, body: wishing(input.body, namesIn(endpoint)) }
    const wished = await effectOf(endpoint, more)
    inputs += Object.keys(wishes).length
    if (control.code === 200) done++
    if (wished.code !== control.code) faults.push(`${lineOf(endpoint)}: ${wished.code}, not ${control.code}`)
    else if (wished.rows !== control.rows) faults.push(`${lineOf(endpoint)}: other rows`)
  }
  expect(faults).toEqual([])
  // Lists and many writes must succeed.
  expect(done).toBeGreaterThan(40)
  tally({ what: 'fields that nobody asked for, in every body', inputs, lost: faults.length })
})
