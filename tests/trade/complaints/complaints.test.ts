import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { siteIds } from '../../../demo/server/core/config/site'
import { db } from '../../../demo/server/core/database/db'
import { Refusal } from '../../../demo/server/core/http/refusal'
import { remind } from '../../../demo/server/account/reminders/reminders.table'
import { dictionaryItem } from '../../../demo/server/site/dictionaries/dictionaries.table'
import { desk } from '../../../demo/server/trade/complaints/complaints.desk'
import { complaint } from '../../../demo/server/trade/complaints/complaints.table'
import { moveComplaint } from '../../../demo/server/trade/complaints/move-complaint'
import type { Input } from '../../../src/core/api/endpoint'
import {
  complaintActions,
  complaintMachine,
  type ComplaintActor,
  complaintState,
  type ComplaintState,
} from '../../../src/trade/complaints/complaint'
import {
  complaintDetail,
  fileComplaint,
  pageComplaints,
  stepComplaint,
  writeToComplaint,
} from '../../../src/trade/complaints/complaints.contract'
import { asked, atDesk as atRightDesk, bed, codeFrom, ordered, rowOf } from '../after-sales/after-sales-bed'
import { envelopeOf, upload } from '../../site/files/sample-files'

beforeEach(() => bed.reset())

type Filing = NonNullable<Input<typeof fileComplaint>['body']>
const words = { type: 20, title: '少收一箱', content: '三箱只收到两箱', phone: '13800001001' }
const file = (token: string, more: Partial<Filing> = {}, key?: string) =>
  bed.call(fileComplaint, { body: { ...words, ...more } }, { token, key })
const detail = (id: string, token: string) => bed.call(complaintDetail, { path: { id } }, { token })
const atDesk = (action: keyof typeof desk.actions, id: string, values: Record<string, string> = {}) =>
  bed.inside(async (): Promise<unknown> => desk.actions[action].act(id, values))
const write = (id: string, token: string, text: string, files: string[] = []) =>
  bed.call(writeToComplaint, { path: { id }, body: { text, files } }, { token })

describe('R102: a complaint moves along the table only', () => {
  const allowed = [
    [10, 'settle', 'platform', 20],
    [10, 'close', 'platform', 30],
    [10, 'withdraw', 'buyer', 40],
  ] as const
  const actors: ComplaintActor[] = ['buyer', 'platform']
  const actions = Object.keys(complaintMachine) as (keyof typeof complaintMachine)[]

  async function complaintIn(state: ComplaintState) {
    const id = crypto.randomUUID()
    const whose = { customerId: '10002', placedBy: '10002' }
    await db()
      .insert(complaint)
      .values({ id, complaintNo: id, ...whose, ...words, type: 20, state })
    return id
  }

  test('allows exactly the actions of the table for every state and actor', async () => {
    for (const { code } of complaintState.entries)
      for (const action of actions)
        for (const actor of actors) {
          const row = allowed.find(([from, what, who]) => from === code && what === action && who === actor)
          const { state, refused } = await bed.inside(async () => {
            const id = await complaintIn(code)
            const refusal = await moveComplaint(id, action, { actor }).then(
              () => undefined,
              (error: unknown) => (error instanceof Refusal ? error.code : error),
            )
            const [after] = await db().select().from(complaint).where(eq(complaint.id, id))
            return { state: after?.state, refused: refusal }
          })
          const what = `${code} ${action} ${actor}`
          expect(`${what}: ${state}`).toBe(`${what}: ${row?.[3] ?? code}`)
          if (!row) expect([403, 409]).toContain(refused)
          expect(complaintActions(code, actor).includes(action)).toBe(row !== undefined)
        }
  })
})

describe('a complaint', () => {
  test('can have a type that its site added, and other unknown types get 400', async () => {
    const token = await bed.login('retail', siteIds.north)
    await bed.inside(() =>
      db()
        .insert(dictionaryItem)
        .values({ siteId: siteIds.north, dictCode: 'complaintType', itemCode: '110', itemName: '现场服务' }),
    )
    expect(await codeFrom(file(token, { type: 111 }))).toBe(400)
    expect(await codeFrom(file(await bed.login('retail'), { type: 110 }))).toBe(400)
    const { id } = await file(token, { type: 110 })
    expect((await detail(id, token)).type).toBe(110)
    const row = (await bed.inside(desk.waiting)).find((one) => one.id === id)
    expect(String(row?.head[0])).toContain('现场服务：')
  })

  test('is filed, discussed and settled, and its author gets reminders', async () => {
    const order = await ordered('retail', 'shipped', [1])
    const { token } = order
    const picture = String((await envelopeOf(await upload(bed, token, '图.pdf'))).data)
    const { id } = await file(token, { orderId: order.no, files: [picture] })
    expect(await detail(id, token)).toMatchObject({
      ...words,
      state: 10,
      orderNo: order.no,
      files: [picture],
      actions: ['withdraw', 'message'],
    })
    await atDesk('message', id, { text: '请提供签收单' })
    await write(id, token, '已补充', [picture])
    await atDesk('settle', id, { reply: '第三箱已补发' })
    const shown = await detail(id, token)
    expect(shown).toMatchObject({ state: 20, reply: '第三箱已补发', actions: [] })
    expect(shown.thread.map(({ by, name, text }) => [by, name, text])).toEqual([
      ['platform', undefined, '请提供签收单'],
      ['buyer', '许明', '已补充'],
    ])
    const reminders = await bed.inside(() =>
      db()
        .select()
        .from(remind)
        .where(eq(remind.link, `/user/order/complaint/${id}`)),
    )
    expect(reminders.map(({ title }) => title[0]).toSorted()).toEqual(['投诉已处理', '投诉有新回复'])
    expect(await codeFrom(write(id, token, '还有'))).toBe(409)
    expect(await codeFrom(atDesk('message', id, { text: 'x' }))).toBe(409)
    expect(await codeFrom(atDesk('close', id, { reply: 'x' }))).toBe(409)
  })

  test('about a rejected case settles the case with it', async () => {
    const order = await ordered('retail', 'shipped', [3])
    const refused = await asked(order, [1])
    const open = await asked(order, [1])
    await atRightDesk('reject', refused.id, { reason: '已使用' })
    const one = await file(order.token, { type: 80, afterSaleId: refused.id })
    const two = await file(order.token, { type: 80, afterSaleId: open.id, orderId: order.id })
    expect(await detail(one.id, order.token)).toMatchObject({
      orderNo: order.no,
      afterSale: { id: refused.id },
    })
    await atDesk('settle', one.id)
    await atDesk('settle', two.id)
    expect(await rowOf(refused.id)).toMatchObject({ returnState: 96, rightState: 80 })
    expect((await rowOf(open.id)).returnState).toBe(10)
  })

  test('is found by a part of its number, title or order number, and by type and day', async () => {
    const order = await ordered('retail', 'shipped', [1])
    const { token } = order
    const { id } = await file(token, { orderId: order.no })
    const other = await file(token, { type: 60, title: '发票未收到' })
    const found = async (body: Input<typeof pageComplaints>['body']) =>
      (await bed.call(pageComplaints, { body }, { token })).content.map((row) => row.id)
    const { complaintNo, createdAt } = await detail(id, token)
    expect(await found({ keyword: complaintNo.slice(3) })).toEqual([id])
    expect(await found({ keyword: '一箱' })).toEqual([id])
    expect(await found({ keyword: order.no.slice(2) })).toEqual([id])
    expect(await found({ type: 60 })).toEqual([other.id])
    expect(await found({ from: createdAt.slice(0, 10), timeRange: 1 })).toEqual([other.id, id])
    expect(await found({ to: '2020-01-01' })).toEqual([])
  })

  test('is withdrawn by its buyer once, and filed once for repeated requests with one key', async () => {
    const token = await bed.login('retail')
    const send = () => file(token, {}, 'complaint-key')
    const { id } = await send()
    expect(await send()).toEqual({ id })
    const withdraw = () => bed.call(stepComplaint, { path: { id, action: 'withdraw' } }, { token })
    expect(await withdraw()).toEqual({ state: 40 })
    expect(await codeFrom(withdraw())).toBe(409)
    const settle = bed.call(stepComplaint, { path: { id, action: 'settle' } }, { token })
    expect(await codeFrom(settle)).toBe(404)
    expect((await bed.call(pageComplaints, { body: {} }, { token })).totalElements).toBe(1)
  })

  test.each([
    ['no type', { type: 0 }],
    ['an unknown type', { type: 55 }],
    ['no title', { title: ' ' }],
    ['no content', { content: '' }],
    ['no phone', { phone: '12' }],
    ['pictures of another account', { files: ['/bbb/file/1/a.png'] }],
  ])('is rejected with %s', async (_, more) => {
    const token = await bed.login('retail')
    expect(await codeFrom(file(token, more))).toBe(400)
  })

  test('is closed with a reason only', async () => {
    const token = await bed.login('retail')
    const { id } = await file(token)
    expect(await codeFrom(atDesk('close', id))).toBe(400)
    await atDesk('close', id, { reply: '与事实不符' })
    expect(await detail(id, token)).toMatchObject({ state: 30, reply: '与事实不符' })
  })
})

describe('R78: complaints of others', () => {
  const ways: [string, (id: string, token: string) => Promise<Response>][] = [
    ['read', (id, token) => bed.ask(complaintDetail, { path: { id } }, { token })],
    ['withdraw', (id, token) => bed.ask(stepComplaint, { path: { id, action: 'withdraw' } }, { token })],
    ['write to', (id, token) => bed.ask(writeToComplaint, { path: { id }, body: { text: 'x' } }, { token })],
    [
      'complain of the order of',
      (_, token) => bed.ask(fileComplaint, { body: { ...words, orderId: strange } }, { token }),
    ],
  ]
  let strange = ''

  test.each(ways)('others cannot %s it, and get the answer of an unknown one', async (_, way) => {
    const order = await ordered('retail', 'shipped', [1])
    strange = order.id
    const { id } = await file(order.token)
    const token = await bed.login('newbie')
    const answers = [await (await way(id, token)).text(), await (await way('999999999', token)).text()]
    expect(answers[0]).toContain('"code":404')
    expect(answers[0]).toBe(answers[1])
    expect((await detail(id, order.token)).state).toBe(10)
  })

  test('a sub-account sees its own complaints, the main account all of the company', async () => {
    const [main, sub] = [await bed.login('demo'), await bed.login('sub1')]
    const ofMain = await file(main)
    const ofSub = await file(sub)
    const listed = async (token: string) =>
      (await bed.call(pageComplaints, { body: {} }, { token })).content.map(({ id }) => id)
    expect(await listed(sub)).toEqual([ofSub.id])
    expect(await listed(main)).toEqual([ofSub.id, ofMain.id])
    expect(await codeFrom(detail(ofMain.id, sub))).toBe(404)
    expect((await detail(ofSub.id, main)).filedBy).toEqual({ id: '10004', name: '陈一凡' })
  })

  test('a case of another order than the given one is rejected with 404', async () => {
    const one = await ordered('retail', 'shipped', [1])
    const other = await ordered('retail', 'shipped', [1])
    const { id } = await asked(one, [1])
    expect(await codeFrom(file(one.token, { afterSaleId: id, orderId: other.id }))).toBe(404)
  })
})
