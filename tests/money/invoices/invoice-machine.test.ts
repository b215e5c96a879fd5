import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '../../../demo/server/core/database/db'
import { Refusal } from '../../../demo/server/core/http/refusal'
import { invoice, invoiceItem } from '../../../demo/server/money/invoices/invoices.table'
import { moveInvoice } from '../../../demo/server/money/invoices/move-invoice'
import {
  invoiceActions,
  invoiceMachine,
  type InvoiceState,
} from '../../../src/money/invoices/invoice-machine'
import {
  confirmInvoice,
  invoiceTicket,
  pageInvoices,
  withdrawInvoice,
} from '../../../src/money/invoices/invoices.contract'
import { invoiceState } from '../../../src/words/invoice-state'
import { bed, codeFrom, completed } from './invoice-bed'

const actors = ['buyer', 'platform', 'timer'] as const
const actions = Object.keys(invoiceMachine) as (keyof typeof invoiceMachine)[]

/** Expected transitions, written independently: state, action, actor, next state. */
const allowed = [
  [20, 'withdraw', 'buyer', 10],
  [20, 'refuse', 'platform', 10],
  [20, 'issue', 'platform', 25],
  [25, 'mail', 'platform', 30],
  [25, 'deliver', 'timer', 40],
  [30, 'confirm', 'buyer', 40],
  [30, 'confirm', 'timer', 40],
  [25, 'redden', 'platform', 40],
  [30, 'redden', 'platform', 40],
  [40, 'redden', 'platform', 40],
] as const

const roles = ['placer', 'main', 'sibling', 'stranger'] as const
const accounts = { placer: 'sub1', main: 'demo', sibling: 'channel1', stranger: 'retail' }
const tokens: Partial<Record<(typeof roles)[number], string>> = {}
let orderId = ''
beforeAll(async () => {
  await bed.reset()
  for (const role of roles) tokens[role] = await bed.login(accounts[role])
  orderId = (await completed('sub1')).id
})

/** Asked for by sub1, for the company of demo. */
const invoiceIn = (status: InvoiceState) =>
  bed.inside(async () => {
    const id = crypto.randomUUID()
    const title = { type: 10, title: '甲', taxNo: '', bank: '', bankCard: '', regAddress: '', regPhone: '' }
    const whose = { customerId: '10001', placedBy: '10004', siteId: '1001' }
    const row = { id, applyNo: id, status, title, medium: 20, amount: 100, fileId: 'f', ...whose }
    await db().insert(invoice).values(row)
    await db().insert(invoiceItem).values({ invoiceId: id, orderId, amount: 100 })
    return id
  })
const statusOf = async (id: string) => {
  const [row] = await bed.inside(() => db().select().from(invoice).where(eq(invoice.id, id)))
  return row?.status
}

describe('R102: an invoice moves along the table only', () => {
  test('allows exactly the actions of the table for every state and actor', async () => {
    for (const { code } of invoiceState.entries)
      for (const action of actions)
        for (const actor of actors) {
          const row = allowed.find(([from, what, who]) => from === code && what === action && who === actor)
          const id = await invoiceIn(code)
          const refused = await bed.inside(() =>
            moveInvoice(id, action, { actor }).then(
              () => undefined,
              (error: unknown) => (error instanceof Refusal ? error.code : error),
            ),
          )
          const what = `${code} ${action} ${actor}`
          expect(`${what}: ${await statusOf(id)}`).toBe(`${what}: ${row?.[3] ?? code}`)
          if (!row) expect([403, 409]).toContain(refused)
          expect(invoiceActions(code, actor).includes(action)).toBe(row !== undefined)
        }
  })

  test('a company can move its own invoices only, a sub-account those that it requested, in every state', async () => {
    const calls = {
      withdraw: { states: [20], leads: 10 },
      confirm: { states: [30], leads: 40 },
      download: { states: [25, 30, 40], leads: undefined },
    }
    for (const { code } of invoiceState.entries)
      for (const [name, { states, leads }] of Object.entries(calls))
        for (const role of roles) {
          const id = await invoiceIn(code)
          const asking = { token: tokens[role] }
          const path = { id }
          const got = await codeFrom(
            name === 'withdraw'
              ? bed.call(withdrawInvoice, { path }, asking)
              : name === 'confirm'
                ? bed.call(confirmInvoice, { path }, asking)
                : bed.call(invoiceTicket, { path }, asking),
          )
          const foreign = role === 'sibling' || role === 'stranger'
          const open = states.includes(code)
          const what = `${code} ${name} ${role}`
          expect(`${what}: ${got}`).toBe(`${what}: ${foreign ? 404 : open ? 200 : 409}`)
          expect(`${what}: ${await statusOf(id)}`).toBe(`${what}: ${(!foreign && open && leads) || code}`)
        }
  })

  test('the list offers exactly the permitted actions', async () => {
    for (const { code } of invoiceState.entries) {
      const id = await invoiceIn(code)
      const { content } = await bed.call(pageInvoices, { body: { status: code } }, { token: tokens.placer })
      expect(content.find((row) => row.id === id)?.actions).toEqual(invoiceActions(code, 'buyer'))
      const others = await bed.call(pageInvoices, { body: { status: code } }, { token: tokens.sibling })
      expect(others.content.map((row) => row.id)).not.toContain(id)
    }
  })

  test('one of three concurrent actions succeeds', async () => {
    const id = await invoiceIn(20)
    const all = await bed.inside(() =>
      Promise.allSettled([
        moveInvoice(id, 'withdraw', { actor: 'buyer' }),
        moveInvoice(id, 'issue', { actor: 'platform' }),
        moveInvoice(id, 'refuse', { actor: 'platform' }),
      ]),
    )
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})
