import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '../../../demo/server/core/database/db'
import { seawaySite } from '../../../demo/server/site/brand-site/site-words'
import { goods } from '../../../demo/server/catalogue/goods/goods.table'
import { privateShop } from '../../../demo/server/account/private-shops/private-shops.table'
import { customer } from '../../../demo/server/session/sign-in/customer.table'
import { isCallError } from '../../../src/core/api/call-error'
import * as rules from '../../../src/trade/approval-rules/approval-rules.contract'
import { addUnit } from '../../../src/account/organisation/organisation.contract'
import { costCentre } from '../../../demo/server/money/budgets/budgets.table'
import { costCentreRule } from '../../../src/money/budgets/cost-centre-rule'
import { saveBuyingChoices } from '../../../src/money/budgets/cost-centres.contract'
import { openCentre } from '../../money/budgets/budget-bed'
import { bed, stock } from '../checkout/checkout-bed'

const [company, sub, channel, stranger] = ['10001', '10004', '10005', '10002']

let demo = ''
let a = ''
beforeEach(async () => {
  await bed.reset()
  ;[a = ''] = await stock({})
  demo = await bed.login('demo')
})

type Rule = Parameters<typeof bed.call<typeof rules.saveRule>>[1]['body']
const save = (body: Partial<Rule>) =>
  bed.call(
    rules.saveRule,
    { body: { name: '规则', effect: 'ask', conditions: [], ...body } },
    { token: demo },
  )
const listed = () => bed.call(rules.approvalRules, {}, { token: demo })
const lookUp = (kind: string, body: object) =>
  bed.call(rules.lookUpRuleValues, { path: { kind }, body }, { token: demo })

/** Saves a rule that is refused. @returns paths and messages of the errors */
async function refusedAt(body: Partial<Rule>) {
  const error: unknown = await save(body).catch((caught: unknown) => caught)
  if (!isCallError(error)) throw new Error('the rule was saved')
  return error.fields.map(({ path, message }) => [path, message])
}

describe('a rule that no user can satisfy is rejected at its field', () => {
  const close = (id: string) =>
    bed.inside(() => db().update(customer).set({ status: 20 }).where(eq(customer.id, id)))
  const demote = (id: string) =>
    bed.inside(() =>
      db()
        .update(customer)
        .set({ roles: ['buyer'] })
        .where(eq(customer.id, id)),
    )

  test('with an approver who is closed, without the permission, or of another company', async () => {
    await close(channel)
    await demote(sub)
    const [gone, powerless] = [/不在贵司/, /没有审批权限/].map((words) => expect.stringMatching(words))
    expect(await refusedAt({ approverIds: [channel] })).toEqual([['approverIds', gone]])
    expect(await refusedAt({ approverIds: [sub] })).toEqual([['approverIds', powerless]])
    expect(await refusedAt({ approverIds: [stranger] })).toEqual([['approverIds', gone]])
  })

  test.each<[string, Partial<Rule>, string]>([
    ['more approvals than approvers', { approverIds: [sub], need: 2 }, 'need'],
    ['two approvals of the main account', { need: 2 }, 'need'],
    ['two heads that are the same person', { approverKinds: ['unitHead', 'upperHead'], need: 2 }, 'need'],
    [
      'the main account, also as the department head',
      { approverIds: [company], approverKinds: ['unitHead'], need: 2 },
      'need',
    ],
    ['one kind of approver twice', { approverKinds: ['unitHead', 'unitHead'] }, 'approverKinds'],
    ['one approver twice', { approverIds: [sub, sub] }, 'approverIds'],
    [
      'only the requester as the approver',
      { approverIds: [sub], conditions: [{ kind: 'requester', ids: [sub] }] },
      'approverIds',
    ],
    [
      'the main account for its own purchases',
      { conditions: [{ kind: 'requester', ids: [company] }] },
      'approverIds',
    ],
  ])('with %s', async (_, body, path) => {
    expect((await refusedAt(body)).map(([at]) => at)).toEqual([path])
  })

  test('unless a department has another head', async () => {
    await bed.call(addUnit, { body: { name: '生产部', headId: sub } }, { token: demo })
    await save({ approverIds: [company], approverKinds: ['unitHead'], need: 2 })
    const ofMain = { kind: 'requester' as const, ids: [company] }
    await save({ name: '主账号', approverKinds: ['upperHead'], conditions: [ofMain] })
  })

  test('unless the company allows people to approve their own purchases', async () => {
    await bed.call(rules.saveApprovalSettings, { body: { selfApproval: 'always' } }, { token: demo })
    await save({ conditions: [{ kind: 'requester', ids: [company] }] })
  })
})

describe('a rule that matches no purchase is rejected at its condition', () => {
  test.each<[Rule['conditions'][number], string]>([
    [{ kind: 'amount', basis: 'total', above: '100.00', upTo: '100.00' }, 'conditions.upTo'],
    [{ kind: 'amount', basis: 'total' }, 'conditions.amount'],
    [{ kind: 'category', ids: ['none'] }, 'conditions.category'],
    [{ kind: 'brand', ids: ['none'] }, 'conditions.brand'],
    [{ kind: 'shop', ids: ['none'] }, 'conditions.shop'],
    [{ kind: 'sku', ids: ['none'] }, 'conditions.sku'],
    [{ kind: 'requester', ids: [stranger] }, 'conditions.requester'],
    [{ kind: 'currency', codes: ['XXX'] }, 'conditions.currency'],
  ])('%j', async (condition, path) => {
    expect((await refusedAt({ effect: 'deny', conditions: [condition] })).map(([at]) => at)).toEqual([path])
  })
})

describe('a rule that conflicts with others', () => {
  test('is rejected with each conflict, and saved once the conflicts are accepted', async () => {
    const { id } = await save({ name: '大额' })
    const waives = { name: '免审', effect: 'bypass' as const }
    const shown = [[`conflicts.hides.${id}`, '规则“大额”将不再起作用']]
    expect(await refusedAt(waives)).toEqual(shown)
    expect(await refusedAt({ ...waives, accepted: [`conflicts.hidden.${id}`] })).toEqual(shown)
    const { id: other } = await save({ ...waives, accepted: [`conflicts.hides.${id}`] })
    const denies = { effect: 'deny' as const, accepted: [`conflicts.hides.${id}`] }
    expect((await refusedAt(denies)).map(([path]) => path)).toEqual([
      `conflicts.hides.${id}`,
      `conflicts.opposite.${other}`,
    ])
    expect((await listed()).rules.map(({ name }) => name)).toEqual(['大额', '免审'])
  })

  test('does not conflict with itself, nor with a rule about another currency', async () => {
    const conditions: Rule['conditions'] = [{ kind: 'amount', basis: 'total', above: '5.00' }]
    const { id, version } = await save({ conditions })
    await save({ id, version, effect: 'deny', conditions })
    await save({ conditions: [{ kind: 'amount', basis: 'total', above: '9.00', currency: 'USD' }] })
    const inYuan: Rule['conditions'] = [...conditions, { kind: 'currency', codes: ['CNY'] }]
    expect(await refusedAt({ conditions: inYuan })).toEqual([[`conflicts.hidden.${id}`, expect.any(String)]])
  })
})

describe('a rule about a cost centre', () => {
  const of = (code: string) => ({ conditions: [{ kind: 'costCentre' as const, codes: [code] }] })
  const onlyKnown = () =>
    bed.call(
      saveBuyingChoices,
      { body: { costCentre: costCentreRule.code.known, poNumber: 10, timeZone: 'Asia/Shanghai' } },
      { token: demo },
    )

  test('accepts any code while members can type codes, and only known ones otherwise', async () => {
    await bed.inside(() => openCentre('CC-1'))
    await save(of('free text'))
    await onlyKnown()
    await save(of('cc-1'))
    expect((await refusedAt(of('free text'))).map(([at]) => at)).toEqual(['conditions.costCentre'])
  })

  test('is rejected for an inactive cost centre', async () => {
    await bed.inside(async () => {
      const id = await openCentre('CC-1')
      await db().update(costCentre).set({ activeUntil: '2020-12-31' }).where(eq(costCentre.id, id))
    })
    expect(await refusedAt(of('CC-1'))).toEqual([['conditions.costCentre', expect.stringContaining('CC-1')]])
  })
})

describe('the values of a condition', () => {
  test('are found by a part of their name or code, and listed with their names', async () => {
    const [row] = await bed.inside(() =>
      db()
        .select({
          name: goods.goodsName,
          shopId: goods.shopId,
          brandId: goods.brandId,
          kind: goods.categoryId,
        })
        .from(goods)
        .limit(1),
    )
    if (!row) throw new Error('the demo shop has no goods')
    const [{ code = '', id, name } = { id: '', name: '' }] = (await lookUp('sku', { valueId: a })).content
    expect([id, code, name].every(Boolean)).toBe(true)
    expect((await lookUp('sku', { keyword: code })).content).toContainEqual({ id, code, name })
    const named = async (kind: string, valueId: string) => {
      const [value] = (await lookUp(kind, { valueId })).content
      const found = await lookUp(kind, { keyword: value?.name, pageSize: 100 })
      expect(found.content).toContainEqual(value)
      return value?.name
    }
    const brand = await named('brand', row.brandId)
    const shop = await named('shop', row.shopId)
    const category = await named('category', row.kind)
    await save({
      conditions: [
        { kind: 'brand', ids: [row.brandId] },
        { kind: 'shop', ids: [row.shopId] },
        { kind: 'category', ids: [row.kind] },
        { kind: 'sku', ids: [a] },
        { kind: 'requester', ids: [sub] },
      ],
    })
    const { names } = await listed()
    expect(names.map((one) => [one.kind, one.name])).toEqual(
      expect.arrayContaining([
        ['brand', brand],
        ['shop', shop],
        ['category', category],
        ['sku', name],
        ['member', expect.stringMatching(/./)],
      ]),
    )
  })

  test('are paged, and include none from a private shop without access', async () => {
    const [first, second] = (await lookUp('shop', { pageSize: 2 })).content
    if (!first || !second) throw new Error('the demo shop has too few sellers')
    const [sold] = await bed.inside(() => db().select().from(goods).where(eq(goods.shopId, first.id)))
    await bed.inside(() => db().insert(privateShop).values({ shopId: first.id, terms: '' }))
    const left = await lookUp('shop', { pageSize: 1 })
    expect(left.content).toEqual([second])
    expect((await lookUp('shop', { valueId: first.id })).content).toEqual([])
    expect((await lookUp('sku', { keyword: sold?.goodsName })).content).toEqual([])
    expect(await refusedAt({ conditions: [{ kind: 'shop', ids: [first.id] }] })).toHaveLength(1)
    await expect(lookUp('colour', {})).rejects.toMatchObject({ code: 404 })
  })
})

test('amounts keep the currency of the site on which the rule was saved', async () => {
  await save({ conditions: [{ kind: 'amount', basis: 'total', above: '5.00' }] })
  const { rules: all, currency, currencies } = await listed()
  expect([currency, currencies.includes('USD')]).toEqual(['CNY', true])
  expect(all[0]?.conditions).toMatchObject([{ currency: 'CNY' }])
  const elsewhere = await bed.login('demo', seawaySite)
  await bed.call(
    rules.saveRule,
    { body: { name: '海外', effect: 'ask', conditions: [{ kind: 'budgetLeft', below: '0' }] } },
    { token: elsewhere },
  )
  expect((await listed()).rules[1]?.conditions).toMatchObject([{ currency: 'USD' }])
})
