import { and, eq } from 'drizzle-orm'
import type { Answer, Asked } from '../../../../src/core/api/endpoint'
import {
  mostRules,
  type approvalRules,
  type saveRule,
} from '../../../../src/trade/approval-rules/approval-rules.contract'
import {
  catalogueKinds,
  type RuleCondition,
} from '../../../../src/trade/approval-rules/rule-condition.contract'
import { sentCondition } from '../../../../src/trade/approval-rules/sent-condition'
import { db, tx } from '../../core/database/db'
import { audit } from '../../core/documents/audit'
import { changedMeanwhile, notFound, refuse } from '../../core/http/refusal'
import type { Member } from '../../core/security/auth'
import { lockFunds } from '../../money/accounts/account-rows'
import { companyDay } from '../../money/budgets/company-buying'
import { accountNames } from '../orders/account-names'
import { currencyCodeOf, shopCurrencies } from '../../site/brand-site/brand-sites'
import { checkRule } from './check-rule'
import { checkConflicts } from './rule-conflicts'
import { activeAmong, deputiesOf, rulesOf } from './company-rules'
import { wireSettings } from './approval-settings'
import { knownValues } from './rule-values'
import { approvalRule, approvalRuleVersion } from './approval-rules.table'

type Given = Asked<typeof saveRule>['body']
type Wire = Answer<typeof approvalRules>
type Rule = typeof approvalRule.$inferSelect

const tooMany = () =>
  refuse(422, ['最多 {n} 条规则', 'You can have up to {n} rules.'], { values: { n: mostRules } })

/**
 * Notes the currency of amounts, so that purchases on sites with another one are not compared with them. Credit is in the
 * currency of the accounts.
 */
async function withCurrency(conditions: readonly RuleCondition[], siteId: string): Promise<RuleCondition[]> {
  const own = await currencyCodeOf(siteId)
  return conditions.map((condition) =>
    condition.kind !== 'creditLeft' && ('above' in condition || 'upTo' in condition || 'below' in condition)
      ? { ...condition, currency: condition.currency ?? own }
      : condition,
  )
}

/** Adds or changes a rule of the company, and keeps its earlier version. @throws Refusal 404, 409, 422 */
export const saveCompanyRule = (who: Member, given: Given) =>
  tx(async () => {
    const { companyId, customerId } = who
    await lockFunds(companyId)
    await checkRule(who, given)
    const { id, version: shown, accepted, ...about } = given
    const content = { ...about, conditions: await withCurrency(about.conditions, who.site) }
    const rules = await rulesOf(companyId)
    const before = rules.find((rule) => rule.id === id)
    if (id === undefined && rules.length >= mostRules) throw tooMany()
    if (id !== undefined && !before) throw notFound()
    if (before && before.version !== shown) throw changedMeanwhile()
    const others = rules.filter((rule) => rule !== before)
    checkConflicts(content, others, await shopCurrencies(), accepted)
    const values = { ...content, hours: content.hours ?? null }
    const row = before ? await changed(before, values) : await added(companyId, values)
    await db()
      .insert(approvalRuleVersion)
      .values({ ruleId: row.id, version: row.version, content, savedBy: customerId })
    await audit({
      actorType: 'buyer',
      actorId: customerId,
      entity: 'approvalRule',
      entityId: row.id,
      action: id === undefined ? 'add' : 'change',
    })
    return { id: row.id, version: row.version }
  })

type Values = Omit<typeof approvalRule.$inferInsert, 'id' | 'customerId'>

async function added(customerId: string, values: Values): Promise<Rule> {
  const [row] = await db()
    .insert(approvalRule)
    .values({ ...values, customerId })
    .returning()
  if (!row) throw notFound()
  return row
}

const ofCompany = (customerId: string, id: string) =>
  and(eq(approvalRule.id, id), eq(approvalRule.customerId, customerId))

async function changed(before: Rule, values: Values): Promise<Rule> {
  const [row = before] = await db()
    .update(approvalRule)
    .set({ ...values, version: before.version + 1 })
    .where(eq(approvalRule.id, before.id))
    .returning()
  return row
}

/** Deletes a rule. Requests that wait for it keep their plan. @throws Refusal 404 */
export const deleteCompanyRule = ({ companyId, customerId }: Member, id: string) =>
  tx(async () => {
    const [gone] = await db().delete(approvalRule).where(ofCompany(companyId, id)).returning()
    if (!gone) throw notFound()
    await audit({
      actorType: 'buyer',
      actorId: customerId,
      entity: 'approvalRule',
      entityId: id,
      action: 'delete',
    })
    return true as const
  })

/** Returns the names of what rules refer to, with one query for each kind. */
async function namesIn(rules: readonly Rule[], who: Member): Promise<Wire['names']> {
  const conditions = rules.flatMap((rule) => rule.conditions)
  const idsOf = (wanted: string) =>
    conditions.flatMap((one) => (one.kind === wanted && 'ids' in one ? one.ids : []))
  const people = [...rules.flatMap(({ approverIds }) => approverIds), ...idsOf('requester')]
  const names: NonNullable<Wire['names']> = [...(await accountNames(people))].map(([id, name]) => ({
    kind: 'member',
    id,
    name,
  }))
  for (const kind of catalogueKinds)
    names.push(...(await knownValues(kind, idsOf(kind), who)).map((value) => ({ kind, ...value })))
  return names
}

/** Returns rules, settings and deputies of a company, in API format. */
export async function companyRules(who: Member): Promise<Wire> {
  const { companyId } = who
  const rules = await rulesOf(companyId)
  const active = await activeAmong(companyId, [companyId, ...rules.flatMap(({ approverIds }) => approverIds)])
  const deputies = await deputiesOf(companyId, { from: await companyDay(companyId) })
  const names = await accountNames(deputies.flatMap(({ memberId, deputyId }) => [memberId, deputyId]))
  const named = (id: string) => ({ id, name: names.get(id) ?? '' })
  return {
    rules: rules.map(
      ({ id, name, effect, conditions, approverIds, approverKinds, need, hours, active: on, version }) => ({
        id,
        name,
        effect,
        conditions: conditions.map(sentCondition),
        approverIds,
        approverKinds,
        need,
        ...(hours !== null && { hours }),
        active: on,
        version,
        unsatisfied:
          approverIds.filter((one) => active.has(one)).length + approverKinds.length <
          Math.min(need, approverIds.length + approverKinds.length)
            ? 10
            : 20,
      }),
    ),
    settings: await wireSettings(who),
    deputies: deputies.map(({ id, memberId, deputyId, fromDay, untilDay }) => ({
      id,
      member: named(memberId),
      deputy: named(deputyId),
      from: fromDay,
      until: untilDay,
    })),
    names: await namesIn(rules, who),
    currency: await currencyCodeOf(who.site),
    currencies: await shopCurrencies(),
  }
}
