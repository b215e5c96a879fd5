import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '../../../demo/server/core/database/db'
import { customer } from '../../../demo/server/session/sign-in/customer.table'
import { pageMembers } from '../../../src/account/members/members.contract'
import { bed } from '../../trade/checkout/checkout-bed'
import { beginOrganisation, join, rowOfAccount, setAccount, sub } from './organisation-bed'

const other = '10007'
beforeEach(beginOrganisation)

describe('a second membership', () => {
  test('belongs to the same person, has no credentials, and is a sub-account of the other company', async () => {
    const id = await join(sub, other)
    const { passwordHash, ...row } = await bed.inside(() => rowOfAccount(id))
    expect(passwordHash).toBe('')
    expect(row).toMatchObject({
      personId: sub,
      parentId: other,
      accountKind: 'sub',
      loginAccount: 'sub1',
      phone: null,
      email: null,
      payPasswordHash: '',
      roles: ['buyer'],
      memberLevel: 2,
      extendInfo: { company: '北桥设备安装有限公司' },
    })
    const { content } = await bed.call(pageMembers, { body: {} }, { token: await bed.login('overdue') })
    expect(content).toMatchObject([{ id, loginAccount: 'sub1', legalName: '陈一凡', status: 10 }])
  })

  test('opened from a second membership belongs to the first one', async () => {
    const second = await join(sub, other)
    const third = await join(second, '10002')
    expect(await bed.inside(() => rowOfAccount(third))).toMatchObject({ personId: sub, parentId: '10002' })
  })

  test('is rejected with 409 in a company of which the person is a member', async () => {
    const second = await join('10001', other)
    await expect(join('10001', other)).rejects.toMatchObject({ code: 409 })
    await expect(join(second, '10001')).rejects.toMatchObject({ code: 409 })
    await expect(join(sub, '10001')).rejects.toMatchObject({ code: 409 })
    await expect(join(other, other)).rejects.toMatchObject({ code: 409 })
  })

  test('is rejected with 422 where the person’s account is closed', async () => {
    const second = await join(sub, other)
    await setAccount(second, { status: 20 })
    await expect(join(sub, other)).rejects.toMatchObject({ code: 422 })
  })

  test('is rejected for an unknown company, and for a sub-account given as the company', async () => {
    await expect(join('10002', '999')).rejects.toMatchObject({ code: 404 })
    await expect(join('10002', sub)).rejects.toMatchObject({ code: 404 })
  })

  test('is opened once by two concurrent requests', async () => {
    const results = await Promise.allSettled([join(sub, other), join(sub, other)])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await bed.inside(() => db().$count(customer, eq(customer.personId, sub)))).toBe(1)
  })
})
