import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { memberInvitation } from '../../../demo/server/account/invitations/invitations.table'
import { db } from '../../../demo/server/core/database/db'
import { day, minute } from '../../../demo/server/core/time/business-time'
import { customer } from '../../../demo/server/session/sign-in/customer.table'
import { joinCompany } from '../../../src/account/invitations/invitation.contract'
import { resendInvitation, withdrawInvitation } from '../../../src/account/invitations/invitations.contract'
import { pageMembers, setMemberStatus } from '../../../src/account/members/members.contract'
import { addUnit, deleteUnit } from '../../../src/account/organisation/organisation.contract'
import { addRole, deleteRole, setMemberRoles } from '../../../src/account/organisation/roles.contract'
import { userInfo } from '../../../src/session/sign-in/sign-in.contract'
import { bed, codeFrom } from '../../trade/checkout/checkout-bed'
import { beginOrganisation, sub } from '../organisation/organisation-bed'
import { accept, codeTo, invite, linkTo, listed, phone, read } from './invitation-bed'

let demo = ''
beforeEach(async () => {
  ;({ demo } = await beginOrganisation())
})

const join = (token: string, as: string) => bed.call(joinCompany, { path: { token } }, { token: as })
const members = async () => (await bed.call(pageMembers, { body: {} }, { token: demo })).content
const addOwnRole = () =>
  bed.call(addRole, { body: { name: '仓管', rights: ['request.see'] } }, { token: demo })
const add = (name: string) => bed.call(addUnit, { body: { name, parentId: '10001' } }, { token: demo })
const setCompany = (values: Partial<typeof customer.$inferInsert>) =>
  bed.inside(() => db().update(customer).set(values).where(eq(customer.id, '10001')))

async function invited(more: Parameters<typeof invite>[1] = {}) {
  const id = await invite(demo, more)
  return { id, token: await linkTo(more.target) }
}

describe('an invited person', () => {
  test('becomes a logged-in member with department and roles of the invitation after the phone code', async () => {
    const unitId = await add('仓库')
    const role = await addOwnRole()
    const { id, token } = await invited({ unitId, roles: ['buyer', role], needReview: 10 })
    const link = await read(token)
    expect(link).toMatchObject({ state: 'waiting', viewer: 'visitor', target: '139****1234', unit: '仓库' })
    const { token: session } = await accept(token, await codeTo(token))
    expect(await bed.call(userInfo, {}, { token: session })).toMatchObject({
      loginAccount: 'qinchuan',
      legalName: '秦川',
      phone,
      parentId: '10001',
      needReview: 10,
      rights: ['order.place', 'request.see'],
    })
    expect((await members())[0]).toMatchObject({ loginAccount: 'qinchuan', unitId, roles: ['buyer', role] })
    expect(await listed(demo)).toMatchObject([{ id, state: 20, actions: [] }])
  })

  test('becomes a channel account with its multiplier after the e-mail code', async () => {
    const target = 'qin@example.com'
    const { token } = await invited({ target, kind: 'channel', priceMultiplier: 1.2 })
    const { token: session } = await accept(token, await codeTo(token, target))
    const user = await bed.call(userInfo, {}, { token: session })
    expect(user).toMatchObject({ accountKind: 'channel', priceMultiplier: '1.2000', email: target })
  })

  test('changes nothing by opening the link, any number of times', async () => {
    const { token } = await invited()
    const before = await bed.inside(() => db().select().from(memberInvitation))
    for (let time = 0; time < 3; time++) expect((await read(token)).state).toBe('waiting')
    expect(await bed.inside(() => db().select().from(memberInvitation))).toEqual(before)
    expect(await members()).toHaveLength(2)
  })

  test('adds one member after two concurrent acceptances', async () => {
    const { token } = await invited()
    const code = await codeTo(token)
    const both = await Promise.all([
      codeFrom(accept(token, code)),
      codeFrom(accept(token, code, { loginAccount: 'qinchuan2' })),
    ])
    expect(both.filter((answer) => answer === 200)).toHaveLength(1)
    expect(await members()).toHaveLength(3)
    expect(await codeFrom(accept(token, code, { loginAccount: 'qinchuan3' }))).toBe(409)
  })

  test('rejects a wrong code, and keeps the code valid after an existing user name', async () => {
    const { token } = await invited()
    expect(await codeFrom(accept(token, '123456'))).toBe(422)
    const code = await codeTo(token)
    expect(await codeFrom(accept(token, code, { loginAccount: 'demo' }))).toBe(409)
    expect(await codeFrom(accept(token, code, { agree: false }))).toBe(400)
    expect(await codeFrom(accept(token, code))).toBe(200)
  })

  test('refuses a person with an account only after the code, so that it is not revealed before', async () => {
    const { token } = await invited({ target: '13800001002' })
    expect(await read(token)).toMatchObject({ state: 'waiting', viewer: 'visitor' })
    expect(await codeFrom(accept(token, '123456'))).toBe(422)
    expect(await codeFrom(accept(token, await codeTo(token, '13800001002')))).toBe(409)
    expect(await members()).toHaveLength(2)
  })
})

describe('an invitation link', () => {
  test('rejects another logged-in account with 403, and works after the logout', async () => {
    const { token } = await invited()
    const other = await bed.login('retail')
    expect((await read(token, other)).viewer).toBe('other')
    expect(await codeFrom(codeTo(token, phone, other))).toBe(403)
    const code = await codeTo(token)
    expect(await codeFrom(accept(token, code, {}, other))).toBe(403)
    expect(await members()).toHaveLength(2)
    expect(await codeFrom(accept(token, code))).toBe(200)
  })

  test('opens a further membership for the invited logged-in person once', async () => {
    const { token } = await invited({ target: '13800001002' })
    const retail = await bed.login('retail')
    expect((await read(token, retail)).viewer).toBe('invited')
    const both = await Promise.allSettled([join(token, retail), join(token, retail)])
    const [entered] = both.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const user = await bed.call(userInfo, {}, { token: entered?.token ?? '' })
    expect(user).toMatchObject({ accountKind: 'sub', parentId: '10001', legalName: '秦川' })
    expect(await members()).toHaveLength(3)
    expect(await codeFrom(invite(demo, { target: '13800001002' }))).toBe(409)
  })

  test('opens no membership for another person or a visitor', async () => {
    const { token } = await invited({ target: '13800001002' })
    expect(await codeFrom(join(token, await bed.login('sub1')))).toBe(403)
    expect(await codeFrom(join(token, ''))).toBe(401)
    expect(await members()).toHaveLength(2)
  })

  test('answers 404 unless the token is complete and exact', async () => {
    const { token } = await invited()
    for (const wrong of [token.slice(1), `${token}a`, 'x'.repeat(43)]) {
      expect(await codeFrom(read(wrong))).toBe(404)
      expect(await codeFrom(codeTo(wrong))).toBe(404)
      expect(await codeFrom(accept(wrong, '123456'))).toBe(404)
    }
  })

  const unitOrRole = { unitId: '', role: '' }
  test.each<[state: string, code: number, happens: (id: string) => Promise<unknown>]>([
    ['withdrawn', 409, (id) => bed.call(withdrawInvitation, { path: { id } }, { token: demo })],
    ['expired', 409, async () => bed.wait(7 * day + minute)],
    ['closed', 422, () => setCompany({ status: 20 })],
    ['unitGone', 422, () => bed.call(deleteUnit, { path: { id: unitOrRole.unitId } }, { token: demo })],
    ['roleGone', 422, () => bed.call(deleteRole, { path: { id: unitOrRole.role } }, { token: demo })],
  ])('has state %s, and neither sends a code nor opens a member', async (state, answer, happens) => {
    unitOrRole.unitId = await add('仓库')
    unitOrRole.role = await addOwnRole()
    const { id, token } = await invited({ unitId: unitOrRole.unitId, roles: ['buyer', unitOrRole.role] })
    const code = await codeTo(token)
    await happens(id)
    expect((await read(token)).state).toBe(state)
    expect(await codeFrom(codeTo(token))).toBe(answer)
    expect(await codeFrom(accept(token, code))).toBe(answer)
    const rows = await bed.inside(() => db().select().from(customer).where(eq(customer.loginKey, 'qinchuan')))
    expect(rows).toEqual([])
  })

  test('ends when the inviter’s account is closed or loses the permission, until another member resends it', async () => {
    const own = { name: '成员管理', rights: ['member.manage' as const] }
    const role = await bed.call(addRole, { body: own }, { token: demo })
    const give = (roles: string[]) =>
      bed.call(setMemberRoles, { path: { id: sub }, body: { roles } }, { token: demo })
    await give([role])
    await invite(await bed.login('sub1'))
    const token = await linkTo()
    expect((await read(token)).state).toBe('waiting')
    await give(['buyer'])
    expect((await read(token)).state).toBe('inviterGone')
    await give([role])
    await bed.call(setMemberStatus, { path: { id: sub }, body: { status: 20 } }, { token: demo })
    expect((await read(token)).state).toBe('inviterGone')
    bed.wait(2 * minute)
    const [{ id } = { id: '' }] = await listed(demo)
    await bed.call(resendInvitation, { path: { id } }, { token: demo })
    expect((await read(await linkTo())).state).toBe('waiting')
  })
})
