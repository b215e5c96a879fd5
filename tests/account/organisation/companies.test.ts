import { beforeEach, describe, expect, test } from 'vitest'
import { enterCompany, ownCompanies } from '../../../src/account/organisation/companies.contract'
import { addUnit } from '../../../src/account/organisation/organisation.contract'
import { addRole } from '../../../src/account/organisation/roles.contract'
import { userInfo } from '../../../src/session/sign-in/sign-in.contract'
import { addToCart, getCart } from '../../../src/trade/cart/cart.contract'
import { bed, codeFrom } from '../../trade/checkout/checkout-bed'
import { beginOrganisation, join, setAccount, sub } from './organisation-bed'

const first = '10007'
let second = ''
let a = ''
let token = ''
beforeEach(async () => {
  ;({ sku: a } = await beginOrganisation())
  token = await bed.login('overdue')
})

const list = async (as = token) => (await bed.call(ownCompanies, {}, { token: as })).companies
const enter = (id: string, as = token) => bed.call(enterCompany, { body: { id } }, { token: as })
const add = (as = token) =>
  bed.call(addToCart, { body: { skuGoodsList: [{ skuId: a, quantity: 1 }] } }, { token: as })
const lines = async (as: string) =>
  (await bed.call(getCart, {}, { token: as })).groups.flatMap(({ lines }) => lines.map(({ skuId }) => skuId))

describe('the list of own companies', () => {
  test('names the only company of a person with one', async () => {
    expect(await list()).toEqual([
      { id: first, name: '北桥设备安装有限公司', accountKind: 'main', unit: '', roles: [], current: 10 },
    ])
    expect(await list(await bed.login('sub1'))).toMatchObject([
      { id: sub, name: '临港精密机械有限公司', accountKind: 'sub', current: 10 },
    ])
    expect(await list(await bed.login('retail'))).toMatchObject([{ name: '许明' }])
  })

  test('names department and roles, and omits closed accounts', async () => {
    const demo = await bed.login('demo')
    const role = await bed.call(addRole, { body: { name: '质检', rights: ['request.see'] } }, { token: demo })
    const unitId = await bed.call(addUnit, { body: { name: '生产部' } }, { token: demo })
    second = await join(first, '10001', ['buyer', role, 'gone'])
    await setAccount(second, { unitId })
    const closed = await join(first, '10002')
    await setAccount(closed, { status: 20 })
    expect(await list()).toEqual([
      expect.objectContaining({ id: first, current: 10 }),
      {
        id: second,
        name: '临港精密机械有限公司',
        accountKind: 'sub',
        unit: '生产部',
        roles: [
          { id: 'buyer', name: '' },
          { id: role, name: '质检' },
        ],
        current: 20,
      },
    ])
  })
})

describe('entering another company', () => {
  beforeEach(async () => {
    second = await join(first, '10001')
  })

  test('ends this session and opens one with the cart of the other company', async () => {
    await add()
    const other = await enter(second)
    expect(other).toMatchObject({ userId: second, userType: 20 })
    expect(await codeFrom(lines(token))).toBe(401)
    expect(await lines(other.token)).toEqual([])
    const back = await enter(first, other.token)
    expect(await lines(back.token)).toEqual([a])
  })

  test('answers 404 for unknown ids and for accounts of other people', async () => {
    for (const id of ['999', '10001', sub]) expect(await codeFrom(enter(id))).toBe(404)
    expect((await bed.call(userInfo, {}, { token })).id).toBe(first)
  })

  test('answers 403 for a closed account and keeps the session', async () => {
    await setAccount(second, { status: 20 })
    expect(await codeFrom(enter(second))).toBe(403)
    expect((await bed.call(userInfo, {}, { token })).id).toBe(first)
  })

  test('happens once when two tabs request it at the same time', async () => {
    const codes = await Promise.all([codeFrom(enter(second)), codeFrom(enter(second))])
    expect(codes.filter((code) => code === 401 || code === 409)).toHaveLength(1)
  })

  test('adds a concurrently added line to the cart of the previous company only', async () => {
    const [other] = await Promise.all([enter(second), add().catch(() => {})])
    expect(await lines(other.token)).toEqual([])
  })

  test('is limited to 30 times a minute', async () => {
    for (let at = 0; at < 30; at++) token = (await enter(at % 2 ? first : second)).token
    expect(await codeFrom(enter(second))).toBe(429)
  })
})
