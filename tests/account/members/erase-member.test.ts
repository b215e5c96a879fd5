import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '../../../demo/server/core/database/db'
import { minute } from '../../../demo/server/core/time/business-time'
import { customer } from '../../../demo/server/session/sign-in/customer.table'
import { orderComment } from '../../../demo/server/catalogue/reviews/reviews.table'
import { eraseMember, pageMembers, setMemberStatus } from '../../../src/account/members/members.contract'
import * as members from '../../../src/account/members/members.contract'
import { pageInvitations } from '../../../src/account/invitations/invitations.contract'
import { ownCompanies } from '../../../src/account/organisation/companies.contract'
import { pageRequests } from '../../../src/trade/requests/requests.contract'
import { beginOrganisation, join, rowOfAccount, setAccount } from '../organisation/organisation-bed'
import { accept, codeTo, invite, linkTo, phone } from '../invitations/invitation-bed'
import { bed, codeFrom } from '../../trade/checkout/checkout-bed'
import { requested, seen, stepped } from '../../trade/requests/request-bed'

const name = '秦川'
const mark = '前成员 1 / Former member 1'
const review = {
  goodsId: '1',
  skuId: '1',
  customerId: '10001',
  enterprise: 10,
  anonymous: 20,
  stars: 5,
  text: '很好',
  images: [] as string[],
} satisfies Partial<typeof orderComment.$inferInsert>
let demo = ''
let a = ''
let id = ''
let token = ''
beforeEach(async () => {
  ;({ sku: a, demo } = await beginOrganisation())
  await invite(demo, { legalName: name, needReview: 10 })
  const link = await linkTo()
  const entered = await accept(link, await codeTo(link))
  ;({ token } = entered)
  id = String(entered.userId)
})

const close = () => bed.call(setMemberStatus, { path: { id }, body: { status: 20 } }, { token: demo })
const erase = (as = demo) => bed.call(eraseMember, { path: { id } }, { token: as })
const row = (of = id) => bed.inside(() => rowOfAccount(of))
const wire = async (keyword: string) =>
  (await bed.call(pageMembers, { body: { keyword } }, { token: demo })).content

describe('the personal data of a former member', () => {
  test('is replaced by a number in the account, documents, history, invitations and reviews', async () => {
    const request = await requested(token, [{ skuId: a, quantity: 1 }])
    await stepped(request.id, 'withdraw', token)
    await setAccount(id, { email: 'qin@example.com', birthday: '1990-01-01', avatar: 'me.png' })
    await bed.inside(() =>
      db()
        .insert(orderComment)
        .values({ ...review, placedBy: id, author: name }),
    )
    await close()
    await erase()
    expect(await wire(name)).toEqual([])
    expect(await wire('qinchuan')).toEqual([])
    expect(await wire('前成员')).toMatchObject([
      { id, legalName: mark, loginAccount: mark, phone: '', status: 20, erased: 10 },
    ])
    expect(JSON.stringify(await row())).not.toMatch(/秦川|qinchuan|139000|qin@example|1990|me\.png/)
    const detail = await seen(request.id, demo)
    expect(detail.requester).toEqual({ id, name: mark })
    expect(detail.log.map(({ by }) => by)).toEqual([mark, mark])
    const { content } = await bed.call(pageRequests, { body: {} }, { token: demo })
    expect(JSON.stringify(content)).not.toContain(name)
    const invitations = await bed.call(pageInvitations, { body: {} }, { token: demo })
    expect(JSON.stringify(invitations)).not.toMatch(/秦川|139000|1234/)
    const authors = await bed.inside(() =>
      db()
        .selectDistinct({ author: orderComment.author })
        .from(orderComment)
        .where(eq(orderComment.placedBy, id)),
    )
    expect(authors).toEqual([{ author: mark }])
  })

  test('opens no account any more, and its phone and user name can be used again', async () => {
    await close()
    await erase()
    bed.wait(minute)
    await invite(demo, { legalName: '周宁' })
    const link = await linkTo()
    const again = await accept(link, await codeTo(link))
    expect((await row(String(again.userId))).phone).toBe(phone)
    expect(await row()).toMatchObject({ phone: null, passwordHash: '', status: 20 })
  })

  test('is numbered per company', async () => {
    await close()
    await erase()
    for (const other of ['10004', '10005']) {
      await setAccount(other, { status: 20 })
      await bed.call(eraseMember, { path: { id: other } }, { token: demo })
    }
    expect((await row('10005')).legalName).toBe('前成员 3 / Former member 3')
  })

  test('stays with the other companies of the person, who still logs in there', async () => {
    const elsewhere = await join(id, '10007')
    await close()
    await erase()
    const own = await bed.login('qinchuan')
    const { companies } = await bed.call(ownCompanies, {}, { token: own })
    expect(companies).toMatchObject([{ id: elsewhere, current: 10 }])
    expect(await row(elsewhere)).toMatchObject({ legalName: name, phone, personId: null })
    expect((await row()).legalName).toBe(mark)
  })

  test('of a further membership is erased without the account of the person', async () => {
    const first = id
    id = await join('10007', '10001')
    await close()
    await erase()
    expect(await row()).toMatchObject({ personId: null, legalName: mark, loginAccount: mark })
    expect((await row('10007')).legalName).not.toBe(mark)
    expect((await row(first)).legalName).toBe(name)
  })
})

describe('erasing', () => {
  test('is refused for an active account, and for others than managers of members', async () => {
    expect(await codeFrom(erase())).toBe(422)
    await close()
    expect(await codeFrom(erase(await bed.login('sub1')))).toBe(403)
    expect(await codeFrom(erase(await bed.login('overdue')))).toBe(404)
    expect((await row()).legalName).toBe(name)
  })

  test('happens once, and the account cannot be changed or opened again', async () => {
    await close()
    await erase()
    expect(await codeFrom(erase())).toBe(409)
    const path = { id }
    expect(await codeFrom(bed.call(setMemberStatus, { path, body: { status: 10 } }, { token: demo }))).toBe(
      409,
    )
    const about = { legalName: name, kind: 'sub', needReview: 20 } as const
    expect(await codeFrom(bed.call(members.updateMember, { path, body: about }, { token: demo }))).toBe(409)
    const other = await bed.inside(() => db().$count(customer, eq(customer.legalName, mark)))
    expect(other).toBe(1)
  })
})
