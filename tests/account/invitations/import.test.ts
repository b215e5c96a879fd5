import { beforeEach, describe, expect, test } from 'vitest'
import { addUnit } from '../../../src/account/organisation/organisation.contract'
import { addRole, setMemberRoles } from '../../../src/account/organisation/roles.contract'
import { mostImported } from '../../../src/account/invitations/import.contract'
import { bed, codeFrom } from '../../trade/checkout/checkout-bed'
import { beginOrganisation, sub } from '../organisation/organisation-bed'
import { check, importRows, people, row } from './import-bed'
import { accept, codeTo, linkTo, listed, messagesTo } from './invitation-bed'

let demo = ''
beforeEach(async () => {
  ;({ demo } = await beginOrganisation())
})

const add = (name: string, parentId = '10001') =>
  bed.call(addUnit, { body: { name, parentId } }, { token: demo })

describe('an import of members', () => {
  test('invites each person with department, roles and kind by their names, in both languages', async () => {
    const plant = await add('生产部')
    const line = await add('一车间', plant)
    const role = await bed.call(addRole, { body: { name: '仓管', rights: ['request.see'] } }, { token: demo })
    const rows = [
      row({ unitId: ' 一车间 ', roles: '采购员、仓管', loginAccount: 'qin' }),
      row({ target: 'Chen@Example.com', unitId: '生产部/一车间', roles: 'Buyer, Finance', needReview: '是' }),
      row({ target: '13900001236', kind: 'Channel', priceMultiplier: '1.25' }),
      row({ target: '+86 139-0000-1237' }),
    ]
    expect(await check(rows, demo)).toEqual({ invited: 4, faults: [] })
    expect(await listed(demo)).toEqual([])
    expect(await importRows(rows, demo)).toEqual({ invited: 4, faults: [] })
    const found = Object.fromEntries((await listed(demo)).map((one) => [one.target, one]))
    expect(found['13900001234']).toMatchObject({ unitId: line, roles: ['buyer', role], kind: 'sub' })
    expect(found['chen@example.com']).toMatchObject({
      unitId: line,
      roles: ['buyer', 'finance'],
      needReview: 10,
    })
    expect(found['13900001236']).toMatchObject({ kind: 'channel', priceMultiplier: '1.2500' })
    expect(found['13900001237']).toMatchObject({ unitId: '10001', roles: ['buyer', 'approver'] })
    expect(await messagesTo('13900001237')).toHaveLength(1)
    const token = await linkTo()
    expect((await accept(token, await codeTo(token))).legalName).toBe('秦川')
  })

  test('reports row, column, code and message of each fault, and invites the others', async () => {
    await add('生产部')
    const faulty = [
      [row({ legalName: '' }), 'legalName', 400, '请输入姓名'],
      [row({ target: '12345' }), 'target', 400, '请输入 11 位手机号或邮箱'],
      [row({ unitId: '火星部' }), 'unitId', 400, '没有此部门'],
      [row({ unitId: '总部 / 生产部' }), 'unitId', 400, '没有此部门'],
      [row({ roles: '采购员、皇帝' }), 'roles', 400, '没有角色“皇帝”'],
      [row({ kind: '其他' }), 'kind', 400, '请填写“普通子账号”或“渠道子账号”'],
      [row({ kind: '渠道', priceMultiplier: '0.5' }), 'priceMultiplier', 400, expect.any(String)],
      [row({ needReview: '也许' }), 'needReview', 400, '请填写“是”或“否”'],
      [row({ loginAccount: 'a b' }), 'loginAccount', 400, expect.any(String)],
      [row({ target: '13800001004' }), 'target', 409, '此人已是贵司成员'],
      [row({ target: '139 0000 0000' }), 'target', 400, '与前面的行重复'],
    ] as const
    const rows = [...people(2), ...faulty.map(([each]) => each), ...people(1, 9)]
    const faults = faulty.map(([, column, code, message], at) => ({ row: at + 2, column, code, message }))
    expect(await check(rows, demo)).toEqual({ invited: 3, faults })
    expect(await importRows(rows, demo)).toEqual({ invited: 3, faults })
    expect(await listed(demo)).toHaveLength(3)
    const english = await check([row({ unitId: 'x' })], demo, { headers: { Language: 'en' } })
    expect(english.faults[0]?.message).toBe('There is no such department.')
  })

  test('invites each person once after a double press, a late response or a second upload of the file', async () => {
    const rows = people(3)
    const key = { headers: { 'Idempotency-Key': 'a'.repeat(32) } }
    const both = await Promise.all([importRows(rows, demo, key), importRows(rows, demo, key)])
    expect(both).toEqual([
      { invited: 3, faults: [] },
      { invited: 3, faults: [] },
    ])
    const again = await importRows(rows, demo)
    expect(again.invited).toBe(0)
    expect(again.faults.map(({ row: at, code }) => [at, code])).toEqual([0, 1, 2].map((at) => [at, 409]))
    expect(await listed(demo)).toHaveLength(3)
  })

  test('rejects roles with permissions that the caller lacks', async () => {
    const own = { name: '成员管理', rights: ['member.manage' as const] }
    const role = await bed.call(addRole, { body: own }, { token: demo })
    await bed.call(setMemberRoles, { path: { id: sub }, body: { roles: [role] } }, { token: demo })
    const manager = await bed.login('sub1')
    expect(await importRows([row({ roles: '管理员' })], manager)).toMatchObject({
      invited: 0,
      faults: [{ row: 0, column: 'roles', code: 403 }],
    })
    expect(await codeFrom(check(people(1), await bed.login('channel1')))).toBe(403)
  })

  test('takes as many statements for 50 rows as for one, and rejects more rows than the limit with 400', async () => {
    const count = async (rows: ReturnType<typeof people>) => {
      bed.statements.length = 0
      await importRows(rows, demo)
      return bed.statements.length
    }
    await count(people(1, 900))
    expect(await count(people(50))).toBe(await count(people(1, 901)))
    expect(await codeFrom(importRows(people(mostImported + 1, 1000), demo))).toBe(400)
  })
})
