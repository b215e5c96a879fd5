import { and, inArray } from 'drizzle-orm'
import { yes } from '../../../../src/core/api/shapes'
import type { Asked } from '../../../../src/core/api/endpoint'
import type { Text, Values } from '../../../../src/core/language/messages'
import type { saveRule } from '../../../../src/trade/approval-rules/approval-rules.contract'
import {
  catalogueKinds,
  type ConditionKind,
  type RuleCondition,
} from '../../../../src/trade/approval-rules/rule-condition.contract'
import { costCentreRule } from '../../../../src/money/budgets/cost-centre-rule'
import { unitsOf } from '../../account/organisation/company-units'
import { db } from '../../core/database/db'
import { refuseField } from '../../core/http/refusal'
import type { Member } from '../../core/security/auth'
import { costCentresNamed, isActive } from '../../money/budgets/check-cost-centres'
import { buyingChoices, companyDay } from '../../money/budgets/company-buying'
import { costCentreKey } from '../../money/budgets/cost-centre-key'
import { customer, inCompany } from '../../session/sign-in/customer.table'
import { accountNames } from '../orders/account-names'
import { checkCurrencies, settingsOf } from './approval-settings'
import { activeAmong } from './company-rules'
import { knownValues } from './rule-values'

type Given = Asked<typeof saveRule>['body']
type Of<Kind extends ConditionKind> = Extract<RuleCondition, { kind: Kind }>

const gone: Text = [
  '{name} 已停用或不在贵司，请另选审批人',
  '{name} cannot log in any more. Choose another approver.',
]
const powerless: Text = [
  '{name} 没有审批权限，请先授予角色或另选审批人',
  '{name} has no right to approve. Give a role with that right, or choose another approver.',
]
const twice: Text = ['审批人不能重复', 'Each approver can be named once.']
const tooMany: Text = [
  '此规则最多有 {n} 人可批准，请减少须批准人数或增加审批人',
  'Only {n} people can approve by this rule. Lower the number or add approvers.',
]
const onlySelf: Text = [
  '{name} 不能审批自己的采购，请另选审批人',
  '{name} cannot approve their own purchases. Choose another approver.',
]
const emptyRange: Text = ['上限须高于下限', 'The upper limit must be above the lower one.']
const noLimit: Text = ['请填写金额', 'Enter an amount.']
const unknownValue: Text = [
  '所选内容已不存在，规则无法生效，请移除',
  'A chosen entry no longer exists, so the rule would never apply. Remove it.',
]
const formerMember: Text = [
  '申请人已不在贵司，请移除',
  'A requester is no longer in your company. Remove the entry.',
]
const noCentre: Text = [
  '贵司没有启用的成本中心 {code}，规则无法生效',
  'Your company has no active cost centre {code}, so the rule would never apply.',
]

const refuseCondition = (kind: string, text: Text, values?: Values) =>
  refuseField(422, `conditions.${kind}`, text, values)

const ofKind = <Kind extends ConditionKind>({ conditions }: Given, kind: Kind) =>
  conditions.filter((one): one is Of<Kind> => one.kind === kind)

/** Returns those of some ids that are accounts of a company, also closed ones. */
async function membersAmong(companyId: string, ids: readonly string[]) {
  const rows = await db()
    .select({ id: customer.id, status: customer.status })
    .from(customer)
    .where(and(inArray(customer.id, [...ids]), inCompany(companyId)))
  return new Map(rows.map(({ id, status }) => [id, status]))
}

async function checkApprovers(companyId: string, { approverIds, approverKinds }: Given) {
  const kinds = new Set(approverKinds)
  if (new Set(approverIds).size !== approverIds.length) throw refuseField(422, 'approverIds', twice)
  if (kinds.size !== approverKinds.length) throw refuseField(422, 'approverKinds', twice)
  if (approverIds.length === 0) return
  const active = await activeAmong(companyId, approverIds)
  const missing = approverIds.find((id) => !active.has(id))
  if (missing === undefined) return
  const status = (await membersAmong(companyId, [missing])).get(missing)
  const name = (status && (await accountNames([missing])).get(missing)) ?? missing
  throw refuseField(422, 'approverIds', status === yes ? powerless : gone, { name })
}

/** Returns the greatest number of different people who can approve by a rule. */
async function mostApprovals(companyId: string, { approverIds, approverKinds }: Given): Promise<number> {
  if (approverIds.length + approverKinds.length === 0) return 1
  if (approverKinds.length === 0) return approverIds.length
  const units = [...(await unitsOf(companyId)).values()]
  const heads = new Set([companyId, ...units.flatMap(({ headId }) => headId ?? [])])
  const others = [...heads].filter((id) => !approverIds.includes(id))
  return approverIds.length + Math.min(approverKinds.length, others.length)
}

/** Finds a requester whose purchases nobody could approve. */
async function ownApprover(companyId: string, given: Given): Promise<string | undefined> {
  const { approverIds, approverKinds } = given
  if (approverKinds.length > 0 || (await settingsOf(companyId)).selfApproval !== 'never') return undefined
  const approvers = approverIds.length > 0 ? approverIds : [companyId]
  const requesters = ofKind(given, 'requester').flatMap(({ ids }) => ids)
  return requesters.find((id) => approvers.every((one) => one === id))
}

async function checkSteps(companyId: string, given: Given) {
  await checkApprovers(companyId, given)
  const most = await mostApprovals(companyId, given)
  if (given.need > most) throw refuseField(422, 'need', tooMany, { n: String(most) })
  const own = await ownApprover(companyId, given)
  if (own === undefined) return
  throw refuseField(422, 'approverIds', onlySelf, { name: (await accountNames([own])).get(own) ?? own })
}

function checkAmounts(given: Given) {
  for (const { above, upTo } of ofKind(given, 'amount')) {
    if (above === undefined && upTo === undefined) throw refuseCondition('amount', noLimit)
    if (above !== undefined && upTo !== undefined && above >= upTo) throw refuseCondition('upTo', emptyRange)
  }
}

async function checkCentres(companyId: string, given: Given) {
  const codes = ofKind(given, 'costCentre').flatMap((one) => one.codes)
  if (codes.length === 0) return
  const known = await costCentresNamed(companyId, codes)
  const isFree = (await buyingChoices(companyId)).costCentre === costCentreRule.code.free
  const today = await companyDay(companyId)
  const code = codes.find((one) => {
    const row = known.get(costCentreKey(one))
    return row ? !isActive(row, today) : !isFree
  })
  if (code !== undefined) throw refuseCondition('costCentre', noCentre, { code })
}

async function checkValues(who: Member, given: Given) {
  const { companyId } = who
  for (const kind of catalogueKinds) {
    const ids = ofKind(given, kind).flatMap((one) => one.ids)
    const known = new Set((await knownValues(kind, ids, who)).map(({ id }) => id))
    if (ids.some((id) => !known.has(id))) throw refuseCondition(kind, unknownValue)
  }
  const requesters = ofKind(given, 'requester').flatMap(({ ids }) => ids)
  if (requesters.length > 0) {
    const members = await membersAmong(companyId, requesters)
    if (requesters.some((id) => !members.has(id))) throw refuseCondition('requester', formerMember)
  }
  const codes = ofKind(given, 'currency').flatMap((one) => one.codes)
  await checkCurrencies(codes, 'conditions.currency')
}

/** @throws Refusal 422 at the field because of which no purchase could meet the rule, or nobody could satisfy it */
export async function checkRule(who: Member, given: Given) {
  const { companyId } = who
  checkAmounts(given)
  await checkValues(who, given)
  await checkCentres(companyId, given)
  if (given.effect === 'ask') await checkSteps(companyId, given)
}
