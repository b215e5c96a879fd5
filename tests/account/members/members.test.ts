import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { desk as channelDesk } from '../../../demo/server/account/members/channel-accounts.desk'
import { auditLog } from '../../../demo/server/core/documents/audit.table'
import { db } from '../../../demo/server/core/database/db'
import { customer } from '../../../demo/server/session/sign-in/customer.table'
import { session } from '../../../demo/server/session/sign-in/session.table'
import {
  addMember,
  lookUpMembers,
  mostMembers,
  pageMembers,
  resetMemberPassword,
  setMemberStatus,
  updateMember,
} from '../../../src/account/members/members.contract'
import { captchaPicture } from '../../../src/session/sign-in/captcha.contract'
import { signIn, userInfo } from '../../../src/session/sign-in/sign-in.contract'
import { addToCart, getCart } from '../../../src/trade/cart/cart.contract'
import { pageOrders } from '../../../src/trade/orders/orders.contract'
import { bed, codeFrom, draft, stock, submit } from '../../trade/checkout/checkout-bed'
import { fixedCode } from '../../server/testbed'

let demo = ''
beforeEach(async () => {
  await bed.reset()
  demo = await bed.login('demo')
})

const fresh = {
  loginAccount: '仓库-07',
  password: 'abcd1234',
  legalName: '秦川',
  phone: '13800002222',
  kind: 'sub' as const,
  needReview: 20 as const,
}
const add = (more: object = {}, token = demo) =>
  bed.call(addMember, { body: { ...fresh, ...more } }, { token })
const page = async (body: object = {}, token = demo) => bed.call(pageMembers, { body }, { token })
const rowOf = async (id: string) => {
  const [row] = await bed.inside(() => db().select().from(customer).where(eq(customer.id, id)))
  return row
}
async function logIn(loginAccount: string, password: string) {
  const captchaKey = crypto.randomUUID()
  await bed.ask(captchaPicture, { query: { key: captchaKey } })
  const body = { loginAccount, password, captchaKey, captcha: fixedCode }
  return (await bed.call(signIn, { body })).token
}
const remindersOf = (id: string) =>
  bed.inside(async () => {
    const rows = await db()
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityId, id))
      .orderBy(auditLog.createdAt)
    return rows.map(({ actorId, action }) => `${actorId} ${action}`)
  })

describe('a sub-account', () => {
  test('is created with its company’s permissions, can log in, and is first in the list', async () => {
    const id = await add()
    const token = await logIn('仓库-07', 'abcd1234')
    expect(await bed.call(userInfo, {}, { token })).toMatchObject({
      accountKind: 'sub',
      parentId: '10001',
      userType: 20,
      customerType: 'corporate',
      level: 3,
      certState: 20,
      needReview: 20,
      hasPayPassword: 20,
    })
    const { content, totalElements } = await page()
    expect(totalElements).toBe(3)
    expect(content[0]).toEqual({
      id,
      loginAccount: '仓库-07',
      legalName: '秦川',
      phone: '13800002222',
      kind: 'sub',
      priceMultiplier: '1.0000',
      needReview: 20,
      status: 10,
      createdAt: expect.stringMatching(/^\d{4}-/),
      unitId: '10001',
      roles: ['buyer', 'approver'],
      erased: 20,
    })
    expect(await remindersOf(id)).toEqual(['10001 open member', `${id} login`])
  })

  test('does not take over the phone of another account for logins', async () => {
    const [known] = [await rowOf('10002')]
    const id = await add({ phone: known?.phone ?? '' })
    expect((await rowOf(id))?.phone).toBeNull()
  })

  test('is found by account, name and kind within its own company only', async () => {
    await add()
    await add({ loginAccount: 'way_1', legalName: '100%', kind: 'channel', priceMultiplier: 1.2 })
    expect((await page({ keyword: '秦' })).totalElements).toBe(1)
    expect((await page({ keyword: '%' })).content.map(({ legalName }) => legalName)).toEqual(['100%'])
    expect((await page({ keyword: 'y_' })).totalElements).toBe(1)
    expect((await page({ kind: 'channel' })).content.map(({ loginAccount }) => loginAccount)).toEqual([
      'way_1',
      'channel1',
    ])
    expect((await page({}, await bed.login('overdue'))).totalElements).toBe(0)
  })

  test.each([
    ['an existing user name in another case', { loginAccount: ' DEMO' }, 409],
    ['no name', { loginAccount: '' }, 400],
    ['a weak password', { password: 'abcdefgh' }, 400],
    ['another kind', { kind: 'main' }, 400],
    ['a channel without its multiplier', { kind: 'channel' }, 400],
    [
      'a multiplier below one, which only the platform may set',
      { kind: 'channel', priceMultiplier: 0.9999 },
      400,
    ],
    ['a negative multiplier', { kind: 'channel', priceMultiplier: -1 }, 400],
    ['a multiplier above five', { kind: 'channel', priceMultiplier: 5.0001 }, 400],
    ['a multiplier of five decimals', { kind: 'channel', priceMultiplier: 1.00001 }, 400],
  ])('with %s is rejected', async (_, wrong, code) => {
    expect(await codeFrom(add(wrong))).toBe(code)
    expect((await page()).totalElements).toBe(2)
  })

  test('is created once by five concurrent requests with the same name', async () => {
    const codes = await Promise.all(Array.from({ length: 5 }, () => codeFrom(add())))
    expect(codes.toSorted()).toEqual([200, 409, 409, 409, 409])
  })

  test('is refused beyond the maximum of a company', async () => {
    const members = sql`generate_series(1, ${mostMembers - 3}::int) as n`
    await bed.inside(() =>
      db()
        .execute(sql`insert into customer (id, created_at, updated_at, parent_id, account_kind, login_account, login_key)
        select 'm' || n, now(), now(), '10001', 'sub', 'm' || n, 'm' || n from ${members}`),
    )
    await add()
    expect(await codeFrom(add({ loginAccount: 'one-more' }))).toBe(422)
  })
})

describe('access to sub-accounts', () => {
  test.each([
    ['visitor', 401],
    ['retail', 403],
    ['pending', 403],
    ['sub1', 403],
    ['channel1', 403],
    ['overdue', 200],
  ])('%s gets %i', async (who, code) => {
    const token = who === 'visitor' ? '' : await bed.login(who)
    expect(await codeFrom(add({}, token))).toBe(code)
    expect(await codeFrom(page({}, token))).toBe(code)
  })

  test('unknown ids and accounts of other companies get 404 alike', async () => {
    const token = await bed.login('overdue')
    const before = await rowOf('10004')
    const { loginAccount: _, password, ...about } = fresh
    for (const id of ['10004', '10001', '10002', '99']) {
      const asks = [
        await bed.ask(updateMember, { path: { id }, body: about }, { token }),
        await bed.ask(setMemberStatus, { path: { id }, body: { status: 20 } }, { token }),
        await bed.ask(resetMemberPassword, { path: { id }, body: { password } }, { token }),
      ]
      const bodies = await Promise.all(asks.map((answer) => answer.json()))
      expect(bodies.map(({ code }) => code)).toEqual([404, 404, 404])
    }
    // Nor is the main account itself a sub-account.
    expect(
      await codeFrom(
        bed.call(setMemberStatus, { path: { id: '10001' }, body: { status: 20 } }, { token: demo }),
      ),
    ).toBe(404)
    expect(await rowOf('10004')).toEqual(before)
    expect((await rowOf('10001'))?.status).toBe(10)
  })
})

describe('a change by the main account applies from the next request on', () => {
  const { loginAccount: _, password: __, ...about } = fresh
  const decide = (id: string, more: object) =>
    bed.call(updateMember, { path: { id }, body: { ...about, ...more } }, { token: demo })

  test('applies the multiplier to prices, the cart and the amount to pay', async () => {
    const [a = ''] = await stock({ goodsPrice: 1000, brandPrice: 1000 })
    const id = await add({ kind: 'channel', priceMultiplier: 1.25 })
    const token = await logIn('仓库-07', 'abcd1234')
    await bed.call(addToCart, { body: { skuGoodsList: [{ skuId: a, quantity: 4 }] } }, { token })
    const total = async () => (await bed.call(getCart, {}, { token })).summary.amount
    expect(await total()).toBe(5000)
    await decide(id, { kind: 'channel', priceMultiplier: 1.5 })
    expect(await total()).toBe(6000)
    const shown = await draft(token)
    expect(shown.amounts.goods).toBe(6000)
    const placed = await submit(token, shown)
    expect(placed.payAmount).toBe(shown.amounts.pay)
    await decide(id, { kind: 'sub' })
    expect(await rowOf(id)).toMatchObject({ accountKind: 'sub', priceMultiplier: 10_000 })
  })

  test('a stored multiplier below one counts as one in prices and wherever it is shown', async () => {
    const [a = ''] = await stock({ goodsPrice: 1000, brandPrice: 1000 })
    const id = await add({ kind: 'channel', priceMultiplier: 1 })
    await bed.inside(() => db().update(customer).set({ priceMultiplier: 5000 }).where(eq(customer.id, id)))
    const token = await logIn('仓库-07', 'abcd1234')
    await bed.call(addToCart, { body: { skuGoodsList: [{ skuId: a, quantity: 4 }] } }, { token })
    expect((await bed.call(getCart, {}, { token })).summary.amount).toBe(4000)
    const shown = await draft(token)
    expect(shown.amounts.goods).toBe(4000)
    expect((await submit(token, shown)).payAmount).toBe(shown.amounts.pay)
    expect((await bed.call(userInfo, {}, { token })).priceMultiplier).toBe('1.0000')
    expect((await page({ keyword: '仓库-07' })).content[0]?.priceMultiplier).toBe('1.0000')
  })

  test('only the platform can set a lower price for a channel account, and the company cannot change it', async () => {
    const [a = ''] = await stock({ goodsPrice: 1000, brandPrice: 1000 })
    const id = await add({ kind: 'channel', priceMultiplier: 1.2 })
    const token = await logIn('仓库-07', 'abcd1234')
    await bed.call(addToCart, { body: { skuGoodsList: [{ skuId: a, quantity: 4 }] } }, { token })
    const total = async () => (await bed.call(getCart, {}, { token })).summary.amount
    const set = (multiplier: string) =>
      bed.inside(() => channelDesk.actions.setMultiplier.act(id, { multiplier }))
    for (const wrong of ['0', '0.09', '1.01']) await expect(set(wrong)).rejects.toMatchObject({ code: 422 })
    expect(await total()).toBe(4800)
    await set('0.5')
    expect(await total()).toBe(2400)
    await decide(id, { kind: 'channel', priceMultiplier: 1 })
    expect(await total()).toBe(2000)
    expect((await page({ keyword: '仓库-07' })).content[0]?.priceMultiplier).toBe('1.0000')
    const [row] = await bed.inside(() => channelDesk.waiting({ id }))
    expect(row?.lines).toEqual([expect.arrayContaining(['企业系数 1.0000，平台系数 0.5000'])])
  })

  test('turns the approval of purchases by the main account on and off', async () => {
    const [a = ''] = await stock({})
    const id = await add()
    const token = await logIn('仓库-07', 'abcd1234')
    const order = async () => {
      await bed.call(addToCart, { body: { skuGoodsList: [{ skuId: a, quantity: 1 }] } }, { token })
      const { orders, request } = await submit(token, await draft(token))
      return [orders.length, request?.state]
    }
    expect(await order()).toEqual([1, undefined])
    await decide(id, { needReview: 10 })
    expect(await order()).toEqual([0, 10])
    await decide(id, { needReview: 20 })
    expect(await order()).toEqual([1, undefined])
    expect((await remindersOf(id)).filter((line) => line.endsWith('change member'))).toHaveLength(2)
  })

  test('closing an account ends every session, opening it allows new logins', async () => {
    const id = await add()
    const token = await logIn('仓库-07', 'abcd1234')
    await logIn('仓库-07', 'abcd1234')
    const set = (status: 10 | 20) =>
      bed.call(setMemberStatus, { path: { id }, body: { status } }, { token: demo })
    await set(20)
    expect(await codeFrom(bed.call(userInfo, {}, { token }))).toBe(401)
    expect(await bed.inside(() => db().$count(session, eq(session.customerId, id)))).toBe(0)
    expect(await codeFrom(logIn('仓库-07', 'abcd1234'))).toBe(403)
    expect((await page()).content[0]?.status).toBe(20)
    await set(10)
    // Ended sessions stay ended.
    expect(await codeFrom(bed.call(userInfo, {}, { token }))).toBe(401)
    expect(await codeFrom(logIn('仓库-07', 'abcd1234'))).toBe(200)
  })

  test('a new password replaces the old one and ends every session', async () => {
    const id = await add()
    const token = await logIn('仓库-07', 'abcd1234')
    await bed.call(resetMemberPassword, { path: { id }, body: { password: 'wxyz9876' } }, { token: demo })
    expect(await codeFrom(bed.call(userInfo, {}, { token }))).toBe(401)
    expect(await codeFrom(logIn('仓库-07', 'abcd1234'))).toBe(401)
    expect(await codeFrom(logIn('仓库-07', 'wxyz9876'))).toBe(200)
    expect(await codeFrom(bed.call(userInfo, {}, { token: demo }))).toBe(200)
    const reset = and(eq(auditLog.entityId, id), inArray(auditLog.action, ['reset member password']))
    expect(await bed.inside(() => db().$count(auditLog, reset))).toBe(1)
  })
})

describe('the member picker', () => {
  const lookUp = (body: object = {}, token = demo) => bed.call(lookUpMembers, { body }, { token })
  /** The demo company gets sixty more: `成员 1` with the user name `Buyer-1`, and so on. */
  const openMany = () =>
    bed.inside(async () => {
      const [sub] = await db().select().from(customer).where(eq(customer.loginAccount, 'sub1'))
      if (!sub) throw new Error('the demo company has no sub-account')
      const more = Array.from({ length: 60 }, (_, at) => ({
        ...sub,
        // Before the main one, if it were by their ids.
        id: `0${String(at + 1).padStart(5, '0')}`,
        loginAccount: `Buyer-${at + 1}`,
        loginKey: `buyer-${at + 1}`,
        legalName: `成员 ${at + 1}`,
        phone: null,
        email: null,
      }))
      await db().insert(customer).values(more)
      return db().$count(customer, or(eq(customer.id, '10001'), eq(customer.parentId, '10001')))
    })

  test('lists each account once, ten a page, the main account first', async () => {
    const total = await openMany()
    expect(total).toBeGreaterThan(60)
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(total / 10) }, (_, at) => lookUp({ pageNumber: at + 1 })),
    )
    const found = pages.flatMap(({ content }) => content.map(({ id }) => id))
    expect(new Set(found).size).toBe(total)
    expect(found).toHaveLength(total)
    expect(found[0]).toBe('10001')
    expect(pages[0]).toMatchObject({ totalElements: total, totalPages: pages.length, pageSize: 10 })
    expect((await lookUp({ pageNumber: pages.length + 1 })).content).toEqual([])
    // An order list brings no more than the first.
    const { members } = await bed.call(pageOrders, { body: {} }, { token: demo })
    expect(members).toEqual(pages[0]?.content)
  })

  test('finds an account by a part of its name or user name, or by its id, in its own company only', async () => {
    await openMany()
    const last = { id: '000060', name: '成员 60' }
    for (const body of [{ keyword: '员 60' }, { keyword: 'BUYER-60' }, { memberId: last.id }])
      expect((await lookUp(body)).content).toEqual([last])
    for (const body of [{ keyword: '%' }, { keyword: '没有这个人' }, { memberId: '10002' }])
      expect((await lookUp(body)).totalElements).toBe(0)
  })

  test('answers a channel account 403 and a visitor 401, and offers the names to a sub-account', async () => {
    expect(await codeFrom(lookUp({}, await bed.login('channel1')))).toBe(403)
    expect((await lookUp({}, await bed.login('sub1'))).content.length).toBeGreaterThan(1)
    expect(await codeFrom(lookUp({}, ''))).toBe(401)
    expect((await lookUp({}, await bed.login('retail'))).content).toHaveLength(1)
  })
})
