import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { memberInvitation } from '../../../demo/server/account/invitations/invitations.table'
import { db } from '../../../demo/server/core/database/db'
import { day, minute } from '../../../demo/server/core/time/business-time'
import { siteOption } from '../../../demo/server/site/brand-site/brand-site.table'
import { resendInvitation, withdrawInvitation } from '../../../src/account/invitations/invitations.contract'
import { addRole, setMemberRoles } from '../../../src/account/organisation/roles.contract'
import { bed, codeFrom } from '../../trade/checkout/checkout-bed'
import { beginOrganisation, sub } from '../organisation/organisation-bed'
import { invite, linkTo, listed, messagesTo, phone, read } from './invitation-bed'

let demo = ''
beforeEach(async () => {
  ;({ demo } = await beginOrganisation())
})

/** Moves the clock, and logs in again where the session has ended. */
async function later(ms: number) {
  bed.wait(ms)
  demo = await bed.login('demo')
}
const resend = (id: string, token = demo) => bed.call(resendInvitation, { path: { id } }, { token })
const withdraw = (id: string, token = demo) => bed.call(withdrawInvitation, { path: { id } }, { token })

describe('an invitation', () => {
  test('is sent once with company, inviter, end and a link, and only the hash of its token is stored', async () => {
    const id = await invite(demo)
    const texts = await messagesTo(phone)
    expect(texts).toHaveLength(1)
    expect(await messagesTo(phone)).toHaveLength(1)
    expect(texts[0]).toContain('http://localhost:4173/invitation/')
    const token = await linkTo()
    const link = await read(token)
    expect(texts[0]).toContain(link.company)
    expect(texts[0]).toContain(link.expiresAt.slice(0, 16))
    const rows = await bed.inside(() => db().select().from(memberInvitation))
    expect(rows.map((row) => row.id)).toEqual([id])
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('is sent by e-mail to an address', async () => {
    await invite(demo, { target: ' Qin@Example.com ' })
    expect(await messagesTo('qin@example.com')).toHaveLength(1)
  })

  test('is listed with its state and actions until it expires after the days of the site', async () => {
    await bed.inside(() => db().update(siteOption).set({ invitationDays: 3 }))
    await invite(demo)
    await messagesTo(phone)
    expect(await listed(demo)).toMatchObject([{ target: phone, state: 10, actions: ['resend', 'withdraw'] }])
    await later(3 * day - minute)
    expect(await listed(demo, { state: 10 })).toHaveLength(1)
    await later(2 * minute)
    expect(await listed(demo, { state: 10 })).toHaveLength(0)
    expect(await listed(demo, { state: 40, keyword: '秦' })).toMatchObject([
      { state: 40, actions: ['resend', 'withdraw'] },
    ])
    expect((await read(await linkTo())).state).toBe('expired')
  })

  test.each([
    ['the same open invitation', {}, 409],
    ['a member', { target: '138-0000-1004' }, 409],
    ['an unknown department', { target: '13900001235', unitId: '1' }, 422],
    ['an unknown role', { target: '13900001235', roles: ['1'] }, 422],
    ['no role', { target: '13900001235', roles: [] }, 400],
    ['a target that is neither phone nor e-mail', { target: '12345' }, 400],
  ])('is refused for %s', async (_, more, code) => {
    await invite(demo)
    expect(await codeFrom(invite(demo, more))).toBe(code)
    expect(await listed(demo)).toHaveLength(1)
  })

  test('rejects roles with permissions that the inviter lacks with 403', async () => {
    const own = { name: '成员管理', rights: ['member.manage' as const] }
    const id = await bed.call(addRole, { body: own }, { token: demo })
    await bed.call(setMemberRoles, { path: { id: sub }, body: { roles: [id] } }, { token: demo })
    const manager = await bed.login('sub1')
    expect(await codeFrom(invite(manager, { roles: ['administrator'] }))).toBe(403)
    expect(await codeFrom(invite(manager, { roles: ['buyer', id] }))).toBe(200)
  })

  test('is sent again with a new link, which ends the earlier one, at most five times', async () => {
    const id = await invite(demo)
    const first = await linkTo()
    expect(await codeFrom(resend(id))).toBe(429)
    await later(8 * day)
    await resend(id)
    const second = await linkTo()
    expect(await codeFrom(read(first))).toBe(404)
    expect((await read(second)).state).toBe('waiting')
    for (let time = 2; time < 5; time++) {
      await later(2 * minute)
      await resend(id)
      await linkTo()
    }
    await later(2 * day)
    expect(await codeFrom(resend(id))).toBe(429)
    expect(await listed(demo)).toMatchObject([{ sends: 5, actions: ['withdraw'] }])
  })

  test('reaches one person at most five times a day, also after withdrawals', async () => {
    for (let time = 0; time < 5; time++) {
      const id = await invite(demo)
      await messagesTo(phone)
      await withdraw(id)
    }
    expect(await codeFrom(invite(demo))).toBe(429)
    await later(day + minute)
    expect(await codeFrom(invite(demo))).toBe(200)
  })

  test('is withdrawn once, and its link shows that', async () => {
    const id = await invite(demo)
    const token = await linkTo()
    await withdraw(id)
    expect((await read(token)).state).toBe('withdrawn')
    expect(await codeFrom(withdraw(id))).toBe(409)
    expect(await codeFrom(resend(id))).toBe(409)
    expect(await listed(demo)).toMatchObject([{ state: 30, actions: [] }])
  })

  test('is not sent once it is withdrawn', async () => {
    await withdraw(await invite(demo))
    expect(await messagesTo(phone)).toEqual([])
  })

  test('is visible to its own company only, and to members with the permission to manage members', async () => {
    const id = await invite(demo)
    const member = await bed.login('sub1')
    expect(await codeFrom(invite(member, { target: '13900001235' }))).toBe(403)
    expect(await codeFrom(listed(member))).toBe(403)
    await bed.inside(() =>
      db().update(memberInvitation).set({ customerId: '10002' }).where(eq(memberInvitation.id, id)),
    )
    expect(await listed(demo)).toEqual([])
    expect(await codeFrom(withdraw(id))).toBe(404)
    expect(await codeFrom(resend(id))).toBe(404)
  })
})
