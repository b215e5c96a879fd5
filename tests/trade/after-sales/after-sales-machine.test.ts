import { beforeAll, describe, expect, test } from 'vitest'
import { clock } from '../../../demo/server/core/time/clock'
import { db } from '../../../demo/server/core/database/db'
import { Refusal } from '../../../demo/server/core/http/refusal'
import { afterSale } from '../../../demo/server/trade/after-sales/after-sales.table'
import { moveAfterSale } from '../../../demo/server/trade/after-sales/move-after-sale'
import {
  afterSalesActions,
  afterSalesMachine,
  rightStateOf,
  type AfterSalesActor,
  type ReturnState,
} from '../../../src/trade/after-sales/after-sales-machine'
import { returnState } from '../../../src/trade/after-sales/return-state'
import type { AfterSalesType } from '../../../src/trade/after-sales/after-sales-terms'
import { bed, ordered, rowOf } from './after-sales-bed'

const actors: AfterSalesActor[] = ['buyer', 'platform', 'timer', 'system']
const actions = Object.keys(afterSalesMachine) as (keyof typeof afterSalesMachine)[]
const states = returnState.entries.map(({ code }) => code)

/** Types with their return methods: those with a return of goods, and those without. */
const kinds: [name: string, type: AfterSalesType, method: number][] = [
  ['exchange', 10, 10],
  ['exchange alone', 10, 30],
  ['refund', 20, 30],
  ['return', 30, 20],
  ['return alone', 30, 30],
  ['cancel', 40, 30],
]

/**
 * Expected table, written independently: state, action, actor, final state, and kinds
 * (default: all).
 */
const allowed: [number, string, AfterSalesActor, number, string[]?][] = [
  [10, 'approve', 'platform', 80, ['exchange alone']],
  [10, 'approve', 'platform', 60, ['refund', 'return alone', 'cancel']],
  [10, 'askReturn', 'platform', 21, ['exchange', 'return']],
  [10, 'reject', 'platform', 20],
  [10, 'withdraw', 'buyer', 95],
  [20, 'reapply', 'buyer', 10],
  [20, 'settle', 'platform', 96],
  [21, 'sendBack', 'buyer', 40],
  [21, 'withdraw', 'buyer', 95],
  [21, 'lapse', 'timer', 95],
  [30, 'oweMoney', 'platform', 60, ['refund', 'return', 'return alone', 'cancel']],
  [30, 'oweGoods', 'platform', 80, ['exchange', 'exchange alone']],
  [40, 'takeIn', 'platform', 50],
  [50, 'failInspection', 'platform', 20],
  [50, 'oweMoney', 'platform', 60, ['refund', 'return', 'return alone', 'cancel']],
  [50, 'oweGoods', 'platform', 80, ['exchange', 'exchange alone']],
  [60, 'refund', 'platform', 99],
  [60, 'refund', 'timer', 99],
  [70, 'finish', 'system', 99],
  [80, 'resend', 'platform', 90],
  [90, 'confirm', 'buyer', 99],
  [90, 'confirm', 'timer', 99],
  [91, 'finish', 'system', 99],
]

let orderId = ''
beforeAll(async () => {
  await bed.reset()
  orderId = (await ordered('retail', 'shipped')).id
})

async function caseIn(state: ReturnState, rightType: AfterSalesType, method: number): Promise<string> {
  const id = crypto.randomUUID()
  const whose = { customerId: '10002', placedBy: '10002', appliedBy: '10002', siteId: '1001' }
  await db()
    .insert(afterSale)
    .values({
      id,
      afterSaleNo: id,
      orderId,
      ...whose,
      rightType,
      returnState: state,
      rightState: rightStateOf(state, { rightType }),
      reason: 80,
      returnMethod: method,
      description: '',
      address: {},
      movedAt: clock.now(),
    })
  return id
}

const rowFor = (kind: string, code: number, action: string, actor: AfterSalesActor) =>
  allowed.find(
    ([from, what, who, , of = [kind]]) =>
      from === code && what === action && who === actor && of.includes(kind),
  )

describe('R102: an after-sales case moves along the table only', () => {
  // Actions that differ between kinds are tested for each kind, the others for two.
  test.each(kinds)(
    '%s: allows exactly the actions of the table for every state and actor',
    async (kind, rightType, returnMethod) => {
      const whole = kind === 'exchange' || kind === 'return'
      const tried = whole ? actions : actions.filter((name) => /^(approve|askReturn|owe)/.test(name))
      for (const code of states) {
        // A refusal changes nothing, so one case serves for all refusals.
        const untouched = await bed.inside(() => caseIn(code, rightType, returnMethod))
        for (const action of tried)
          for (const actor of actors) {
            const row = rowFor(kind, code, action, actor)
            const id = row ? await bed.inside(() => caseIn(code, rightType, returnMethod)) : untouched
            const what = `${code} ${action} ${actor}`
            const refused = await bed.inside(() =>
              moveAfterSale(id, action, { actor }).then(
                () => undefined,
                (error: unknown) => (error instanceof Refusal ? error.code : error),
              ),
            )
            expect(`${what}: ${refused === undefined}`).toBe(`${what}: ${row !== undefined}`)
            if (!row) expect([403, 409]).toContain(refused)
            else
              expect(await rowOf(id)).toMatchObject({
                returnState: row[3],
                rightState: returnState.is(row[3]) && rightStateOf(row[3], { rightType }),
              })
          }
        expect((await rowOf(untouched)).returnState).toBe(code)
      }
    },
    60_000,
  )

  test.each(kinds)('%s: offers exactly the actions of the table', (kind, rightType, returnMethod) => {
    for (const code of states)
      for (const actor of actors) {
        const open: string[] = afterSalesActions({ rightType, returnMethod, returnState: code }, actor)
        const wanted = actions.filter((action) => rowFor(kind, code, action, actor))
        expect([code, actor, open.toSorted()]).toEqual([code, actor, wanted.toSorted()])
      }
  })

  // The three actions exclude each other, so only the first succeeds.
  test('one of three concurrent actions succeeds', async () => {
    const id = await bed.inside(() => caseIn(10, 20, 30))
    const all = await bed.inside(() =>
      Promise.allSettled([
        moveAfterSale(id, 'withdraw', { actor: 'buyer' }),
        moveAfterSale(id, 'reject', { actor: 'platform' }),
        moveAfterSale(id, 'approve', { actor: 'platform' }),
      ]),
    )
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

test('the list shows each state as the broader state of buyers', () => {
  const shown = (type: number) => states.map((state) => [state, rightStateOf(state, { rightType: type })])
  const both = [
    [10, 10],
    [20, 20],
    [21, 30],
    [40, 40],
    [70, 80],
    [90, 70],
    [91, 80],
    [95, 80],
    [96, 80],
    [99, 80],
  ]
  for (const type of [10, 20, 30, 40]) expect(shown(type)).toEqual(expect.arrayContaining(both))
  expect(shown(30)).toEqual(
    expect.arrayContaining([
      [30, 50],
      [50, 50],
      [60, 50],
    ]),
  )
  expect(shown(10)).toEqual(
    expect.arrayContaining([
      [30, 60],
      [50, 60],
      [80, 60],
    ]),
  )
})
