import { beforeEach, describe, expect, test } from 'vitest'
import { pageMembers, setMemberStatus, updateMember } from '../../../src/account/members/members.contract'
import * as organisation from '../../../src/account/organisation/organisation.contract'
import { addDeputy, approvalRules, saveRule } from '../../../src/trade/approval-rules/approval-rules.contract'
import { bed, codeFrom } from '../../trade/checkout/checkout-bed'
import { requested, seen } from '../../trade/requests/request-bed'
import { beginOrganisation, sub } from './organisation-bed'

const company = '10001'
const channel = '10005'
let demo = ''
let a = ''
beforeEach(async () => {
  ;({ sku: a, demo } = await beginOrganisation())
})

type Given = Parameters<typeof bed.call<typeof organisation.addUnit>>[1]['body']
const listed = async (token = demo) => (await bed.call(organisation.companyUnits, {}, { token })).units
const add = (name: string, more: Partial<Given> = {}, token = demo) =>
  bed.call(organisation.addUnit, { body: { name, ...more } }, { token })
const change = (id: string, body: Given, token = demo) =>
  bed.call(organisation.updateUnit, { path: { id }, body }, { token })
const remove = (id: string, token = demo) => bed.call(organisation.deleteUnit, { path: { id } }, { token })
const about = { legalName: '秦川', kind: 'sub' as const, needReview: 20 as const }
const move = (id: string, unitId?: string) =>
  bed.call(
    updateMember,
    {
      path: { id },
      body: {
        ...about,
        ...(id === channel && { kind: 'channel', priceMultiplier: 1.1 }),
        ...(unitId && { unitId }),
      },
    },
    { token: demo },
  )

describe('a department', () => {
  test('does not exist by default: all accounts belong to the company itself', async () => {
    expect(await listed()).toEqual([
      {
        id: company,
        name: expect.stringMatching(/./),
        head: { id: company, name: expect.any(String) },
        members: 3,
      },
    ])
    const { content } = await bed.call(pageMembers, { body: {} }, { token: demo })
    expect(content.map(({ unitId }) => unitId)).toEqual([company, company])
  })

  test('is added, renamed, moved and deleted; its members and departments then move up', async () => {
    const plant = await add('生产部')
    const line = await add('一车间', { parentId: plant, headId: channel })
    await move(sub, line)
    expect(await listed()).toMatchObject([
      { id: company, members: 2 },
      { id: plant, parentId: company, name: '生产部', members: 0 },
      { id: line, parentId: plant, head: { id: channel }, members: 1 },
    ])
    const inLine = { body: { unitId: line } }
    expect((await bed.call(pageMembers, inLine, { token: demo })).content.map(({ id }) => id)).toEqual([sub])
    await change(line, { name: '二车间', parentId: company })
    expect((await listed()).at(-1)).toEqual({ id: line, parentId: company, name: '二车间', members: 1 })
    await change(line, { name: '二车间', parentId: plant })
    await remove(plant)
    expect((await listed()).map(({ id, parentId }) => [id, parentId])).toEqual([
      [company, undefined],
      [line, company],
    ])
    await remove(line)
    expect(await listed()).toMatchObject([{ id: company, members: 3 }])
  })

  test('keeps its members when their other settings change', async () => {
    const plant = await add('生产部')
    await move(sub, plant)
    await move(sub)
    expect((await listed()).at(-1)).toMatchObject({ id: plant, members: 1 })
  })

  test('is rejected in a circle, too deep, with a repeated name, and with a head who cannot log in', async () => {
    const plant = await add('生产部')
    const line = await add('一车间', { parentId: plant })
    const circle = bed.call(
      organisation.updateUnit,
      { path: { id: plant }, body: { name: '生产部', parentId: line } },
      { token: demo },
    )
    await expect(circle).rejects.toMatchObject({ code: 422, message: expect.stringContaining('下级部门') })
    expect(await codeFrom(change(plant, { name: '生产部', parentId: plant }))).toBe(422)
    expect(await codeFrom(add(' 生产部'))).toBe(409)
    expect(await codeFrom(add('质检部', { headId: '10002' }))).toBe(422)
    expect(await codeFrom(add('质检部', { parentId: '10002' }))).toBe(422)
    let deepest = company
    for (let level = 2; level <= organisation.mostLevels; level++)
      deepest = await add(`第${level}级`, { parentId: deepest })
    expect(await codeFrom(add('再下级', { parentId: deepest }))).toBe(422)
    expect(await codeFrom(change(plant, { name: '生产部', parentId: deepest }))).toBe(422)
    expect(await codeFrom(remove(company))).toBe(422)
  })

  test('is changed by the main account of its own company only', async () => {
    const plant = await add('生产部')
    const other = await bed.login('overdue')
    const member = await bed.login('sub1')
    expect(await codeFrom(change(plant, { name: '他人' }, other))).toBe(404)
    expect(await codeFrom(remove(plant, other))).toBe(404)
    expect(await codeFrom(add('他人', { parentId: plant }, other))).toBe(422)
    expect(await codeFrom(add('他人', {}, member))).toBe(403)
    expect(await codeFrom(listed(member))).toBe(403)
    expect(await codeFrom(move(sub, '10002'))).toBe(422)
  })
})

describe('the department head in approvals', () => {
  type Rule = Parameters<typeof bed.call<typeof saveRule>>[1]['body']
  const save = (body: Partial<Rule>) =>
    bed.call(
      saveRule,
      { body: { name: '部门审批', effect: 'ask', conditions: [], ...body } },
      { token: demo },
    )
  const asked = async (login: string) => {
    const { id } = await requested(await bed.login(login), [{ skuId: a, quantity: 1 }])
    return (await seen(id, demo)).steps.map(({ people }) => people.map((one) => one.id))
  }

  test('approves where a rule requires it, and the head above in the next step', async () => {
    const plant = await add('生产部', { headId: company })
    const line = await add('一车间', { parentId: plant, headId: channel })
    await move(sub, line)
    await save({ approverKinds: ['unitHead'] })
    await save({ name: '上级', approverKinds: ['upperHead'] })
    expect(await asked('sub1')).toEqual([[channel], [company]])
    const { rules } = await bed.call(approvalRules, {}, { token: demo })
    expect(rules.map(({ approverKinds, unsatisfied }) => [approverKinds, unsatisfied])).toEqual([
      [['unitHead'], 20],
      [['upperHead'], 20],
    ])
  })

  test('is skipped upwards for the own purchases, and where a department has none', async () => {
    const plant = await add('生产部', { headId: channel })
    const line = await add('一车间', { parentId: plant, headId: sub })
    const cell = await add('一班', { parentId: line })
    await move(sub, line)
    await move(channel, cell)
    await save({ approverKinds: ['unitHead'] })
    expect(await asked('channel1')).toEqual([[sub]])
    expect(await asked('sub1')).toEqual([[channel]])
  })

  test('is the main account in a company without departments', async () => {
    await save({ approverKinds: ['unitHead', 'upperHead'] })
    expect(await asked('sub1')).toEqual([[company]])
  })

  test('is represented by the deputy during an absence, and by the main account when closed', async () => {
    const line = await add('一车间', { headId: channel })
    await move(sub, line)
    await save({ approverKinds: ['unitHead'] })
    const absence = { memberId: channel, deputyId: company, from: '2020-01-01', until: '2099-12-31' }
    await bed.call(addDeputy, { body: absence }, { token: demo })
    const { id } = await requested(await bed.login('sub1'), [{ skuId: a, quantity: 1 }])
    expect((await seen(id, demo)).steps[0]?.people).toMatchObject([{ id: company, for: { id: channel } }])
    await bed.call(setMemberStatus, { path: { id: channel }, body: { status: 20 } }, { token: demo })
    expect(await asked('sub1')).toEqual([[company]])
  })

  test('cannot be named twice by one rule, nor replace missing approvers', async () => {
    expect(await codeFrom(save({ approverKinds: ['unitHead', 'unitHead'] }))).toBe(422)
    expect(await codeFrom(save({ approverKinds: ['unitHead'], approverIds: [channel], need: 3 }))).toBe(422)
  })

  test('at the time of submission still decides after the requester moves', async () => {
    const line = await add('一车间', { headId: channel })
    await move(sub, line)
    await save({ approverKinds: ['unitHead'] })
    const { id } = await requested(await bed.login('sub1'), [{ skuId: a, quantity: 1 }])
    await move(sub, company)
    expect((await seen(id, demo)).steps[0]?.people).toMatchObject([{ id: channel }])
    expect(await asked('sub1')).toEqual([[company]])
  })
})
