import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { openMembership } from '../../../demo/server/account/members/open-membership'
import { siteIds } from '../../../demo/server/core/config/site'
import { db, tx } from '../../../demo/server/core/database/db'
import { minute } from '../../../demo/server/core/time/business-time'
import { clock } from '../../../demo/server/core/time/clock'
import { customer, type Customer } from '../../../demo/server/session/sign-in/customer.table'
import { serviceMessage } from '../../../demo/server/site/customer-service/customer-service.table'
import { enquiry } from '../../../demo/server/trade/enquiries/enquiries.table'
import { offer } from '../../../demo/server/trade/offers/offers.table'
import { orderComment } from '../../../demo/server/catalogue/reviews/reviews.table'
import { eraseMember, pageMembers, setMemberStatus } from '../../../src/account/members/members.contract'
import * as members from '../../../src/account/members/members.contract'
import { joinCompany } from '../../../src/account/invitations/invitation.contract'
import { pageInvitations, withdrawInvitation } from '../../../src/account/invitations/invitations.contract'
import { updateAppearance } from '../../../src/account/settings/settings.contract'
import { ownCompanies } from '../../../src/account/organisation/companies.contract'
import { addRole } from '../../../src/account/organisation/roles.contract'
import { saveRule } from '../../../src/trade/approval-rules/approval-rules.contract'
import { pageRequests, reassignRequest } from '../../../src/trade/requests/requests.contract'
import { beginOrganisation, join, rowOfAccount, setAccount, sub } from '../organisation/organisation-bed'
import { accept, codeTo, invite, linkTo, phone } from '../invitations/invitation-bed'
import { bed, codeFrom } from '../../trade/checkout/checkout-bed'
import { requested, seen, stepped, submitted } from '../../trade/requests/request-bed'

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
    expect(JSON.stringify(await row())).not.toMatch(/秦川|qinchuan|139000|qin@example|1990-|me\.png/)
    const detail = await seen(request.id, demo)
    expect(detail.requester).toEqual({ id, name: mark })
    expect(detail.log.map(({ by }) => by)).toEqual([mark, mark])
    const { content } = await bed.call(pageRequests, { body: {} }, { token: demo })
    expect(JSON.stringify(content)).not.toContain(name)
    const invitations = await bed.call(pageInvitations, { body: {} }, { token: demo })
    expect(JSON.stringify(invitations)).not.toMatch(/秦川|139000|\*1234/)
    const authors = await bed.inside(() =>
      db()
        .selectDistinct({ author: orderComment.author })
        .from(orderComment)
        .where(eq(orderComment.placedBy, id)),
    )
    expect(authors).toEqual([{ author: mark }])
  })

  test('is replaced in contact fields of its inquiries, quotations and messages, and in passed approvals', async () => {
    const contact = { contactName: name, contactPhone: phone, placedBy: id, customerId: '10001' }
    const onSite = { siteId: siteIds.main, state: 10 } as const
    await bed.inside(async () => {
      await db()
        .insert(enquiry)
        .values({ ...contact, ...onSite, enquiryNo: 'RFQ-1', title: '-', deadline: clock.now() })
      await db()
        .insert(offer)
        .values({ ...contact, ...onSite, offerNo: 'Q-1' })
      await db()
        .insert(serviceMessage)
        .values({ siteId: siteIds.main, customerId: id, name, phone, content: '-' })
    })
    await setAccount(id, { roles: ['approver'] })
    await bed.call(
      saveRule,
      { body: { name: '审批', effect: 'ask', conditions: [], approverIds: [sub] } },
      { token: demo },
    )
    const request = await requested(demo, [{ skuId: a, quantity: 1 }])
    const body = { step: 0, fromId: sub, toId: id, reason: '-' }
    await bed.call(reassignRequest, { path: { id: request.id }, body }, { token: demo })
    const passed = async () =>
      (await seen(request.id, demo)).log.find(({ action }) => action === 'reassign')?.changes[0]?.to
    expect(await passed()).toBe(name)
    await close()
    await erase()
    expect(await passed()).toBe(mark)
    const rows = await bed.inside(async () => [
      ...(await db().select().from(enquiry).where(eq(enquiry.placedBy, id))),
      ...(await db().select().from(offer).where(eq(offer.placedBy, id))),
      ...(await db().select().from(serviceMessage).where(eq(serviceMessage.customerId, id))),
    ])
    expect(rows).toHaveLength(3)
    expect(JSON.stringify(rows)).not.toMatch(/秦川|139000/)
  })

  test('frees the phone and user name, which a new invitation can use again', async () => {
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

  test('is not erased in other companies of the person, who can still log in there', async () => {
    const elsewhere = await join(id, '10007')
    const appearance = { language: 'en', theme: 'dark' } as const
    await bed.call(updateAppearance, { body: appearance }, { token })
    await setAccount(elsewhere, { settings: { muted: [10] } })
    await close()
    await erase()
    const own = await bed.login('qinchuan')
    const { companies } = await bed.call(ownCompanies, {}, { token: own })
    expect(companies).toMatchObject([{ id: elsewhere, current: 10 }])
    const settings = { muted: [10], appearance }
    expect(await row(elsewhere)).toMatchObject({ legalName: name, phone, personId: null, settings })
    expect((await row()).legalName).toBe(mark)
  })

  test('is erased in every invitation of a member who logs in with another membership', async () => {
    await setAccount('10007', { phone: '13900009999' })
    const own = { target: '13900009999', legalName: '周宁' }
    const withdrawn = await invite(demo, own)
    await bed.call(withdrawInvitation, { path: { id: withdrawn } }, { token: demo })
    bed.wait(minute)
    await invite(demo, own)
    const link = await linkTo(own.target)
    const { userId } = await bed.call(
      joinCompany,
      { path: { token: link } },
      { token: await bed.login('overdue') },
    )
    id = String(userId)
    demo = await bed.login('demo')
    await close()
    await erase()
    const invitations = await bed.call(pageInvitations, { body: {} }, { token: demo })
    expect(JSON.stringify(invitations)).not.toMatch(/周宁|13900009999|\*9999/)
  })

  test('is not passed to a company that the person joins meanwhile', async () => {
    const elsewhere = await join(id, '10007')
    await close()
    await erase()
    const enter = (personOf: Pick<Customer, 'id'>) =>
      bed.inside(() =>
        tx(() => openMembership({ personOf, companyId: '10003', legalName: name, roles: [], unitId: null })),
      )
    await expect(enter({ id })).rejects.toMatchObject({ code: 403 })
    const third = await enter({ id: elsewhere })
    expect((await row(third)).personId).toBe(elsewhere)
  })

  test('is erased in one membership, and stays in the account with which the person logs in', async () => {
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
  test('is rejected for an active account, and for callers who do not manage members', async () => {
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

describe('the personal data of the main account', () => {
  test('is erased by another administrator after the company was handed over, and the company stays', async () => {
    const admin = await bed.login('sub1')
    await setAccount(sub, { roles: ['administrator'] })
    const erased = (as: string) => codeFrom(bed.call(eraseMember, { path: { id: '10001' } }, { token: as }))
    expect(await erased(admin)).toBe(422)
    await setAccount('10001', { status: 20 })
    const listed = () => bed.call(pageMembers, { body: {} }, { token: admin })
    const { loginAccount, legalName, extendInfo } = await row('10001')
    expect(await listed()).toMatchObject({ closedMain: { id: '10001', name: legalName || loginAccount } })
    expect(await erased(admin)).toBe(200)
    expect(await listed()).not.toHaveProperty('closedMain')
    expect(await row('10001')).toMatchObject({
      legalName: mark,
      loginAccount: mark,
      phone: null,
      email: null,
      extendInfo: { company: extendInfo.company },
      status: 20,
    })
    expect(await erased(admin)).toBe(409)
    const { request } = await submitted(await bed.login('sub1'), [{ skuId: a, quantity: 1 }])
    expect(request).toBeUndefined()
  })

  test('is not erased by a member without all permissions, nor by another company', async () => {
    const body = { name: '人事', rights: ['member.manage' as const] }
    await setAccount(sub, { roles: [await bed.call(addRole, { body }, { token: demo })] })
    await setAccount('10001', { status: 20 })
    const codes = []
    for (const login of ['sub1', 'channel1', 'overdue']) {
      const as = await bed.login(login)
      codes.push(await codeFrom(bed.call(eraseMember, { path: { id: '10001' } }, { token: as })))
    }
    expect(codes).toEqual([403, 403, 404])
    expect((await row('10001')).legalName).not.toBe(mark)
  })
})
