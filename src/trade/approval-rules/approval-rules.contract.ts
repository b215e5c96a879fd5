import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { id, money, no, page, paging, wording, yes, yesNo } from '../../core/api/shapes'
import { keyword, text } from '../../core/api/text-shapes'
import { catalogueKinds, currency, mostConditions, ruleCondition } from './rule-condition.contract'

/** Maximum number of rules of a company, and of approvers of a rule. */
export const mostRules = 50
export const mostApprovers = 10
/** Maximum number of working hours until an escalation. */
export const mostHours = 240

/** Approvers by their position: the head of the requester's department, and the head of the one above. */
export const approverKinds = ['unitHead', 'upperHead'] as const

/** ask: needs an approval. deny: is refused. bypass: needs none, whatever else asks. */
export const ruleEffects = ['ask', 'deny', 'bypass'] as const

const about = {
  name: text(40, 1),
  /** Effect on a purchase that meets the conditions. */
  effect: z.enum(ruleEffects),
  /** Conditions, all of which must hold. Empty: every purchase. */
  conditions: z.array(ruleCondition).check(z.maxLength(mostConditions)),
  /** Approvers by account id. Without any approver: the main account. */
  approverIds: z._default(z.array(id).check(z.maxLength(mostApprovers)), []),
  /** Approvers by position, beside those by id. */
  approverKinds: z._default(z.array(z.enum(approverKinds)).check(z.maxLength(approverKinds.length)), []),
  /** Number of approvers who must approve. */
  need: z._default(z.int().check(z.minimum(1), z.maximum(mostApprovers)), 1),
  /** Working hours until the main account is asked as well. Absent: never. */
  hours: z.optional(z.int().check(z.minimum(1), z.maximum(mostHours))),
  /** 10: the rule applies. */
  active: z._default(yesNo, yes),
}

const rule = z.object({
  ...about,
  id,
  /** Incremented by each change. Waiting requests keep their version. */
  version: z.int(),
  /** 10: too few of its approvers can still log in, so the main account decides instead. */
  unsatisfied: z._default(yesNo, no),
})
export type ApprovalRule = z.output<typeof rule>

export const selfApprovals = ['never', 'belowLimit', 'always'] as const
/** off: no mails. login: the link of a mail needs a login. belowLimit: it decides without one up to a limit. */
export const mailApprovals = ['off', 'login', 'belowLimit'] as const

const settings = {
  /** Rule for approvals of own purchases: never, below a limit, or always. */
  selfApproval: z._default(z.enum(selfApprovals), 'never'),
  /** Limit of `belowLimit`. */
  selfLimit: z._default(money, 0),
  /** 10: an approved request is ordered at once. 20: its requester confirms it. */
  orderAtOnce: z._default(yesNo, yes),
  /** Percent by which the price may rise after the hold without another approval. */
  tolerance: z._default(z.int().check(z.minimum(0), z.maximum(100)), 0),
  /** Rule for links in mails to approvers. */
  mailApproval: z._default(z.enum(mailApprovals), 'login'),
  /** Amount up to which a link decides without a login, if `mailApproval` is `belowLimit`. */
  mailLimit: z._default(money, 0),
  /** Currency of both limits, which a purchase in another one exceeds. Absent: that of the site on which they are saved. */
  limitCurrency: z.optional(currency),
  /**
   * Days on which the time limits of approvers run, 1 Monday to 7 Sunday, in the time zone of the company. Absent: unchanged, or
   * the back end has no calendar.
   */
  workdays: z.optional(
    z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.minLength(1), z.maxLength(7)),
  ),
  /** Hour at which a working day begins. */
  workFrom: z.optional(z.int().check(z.minimum(0), z.maximum(23))),
  /** Hour at which a working day ends, after `workFrom`. */
  workUntil: z.optional(z.int().check(z.minimum(1), z.maximum(24))),
  /** Working hours in which emergency orders must be approved. Absent: unchanged, or there are none. */
  emergencyHours: z.optional(z.int().check(z.minimum(1), z.maximum(mostHours))),
}
const deputy = z.object({
  id,
  /** Absent person. */
  member: z.object({ id, name: z.string() }),
  /** Person who decides meanwhile. */
  deputy: z.object({ id, name: z.string() }),
  /** First day of the absence, `2026-11-20`. */
  from: z.string(),
  /** Last day of the absence. */
  until: z.string(),
})
export type Deputy = z.output<typeof deputy>

/** Kinds of things that rules refer to by id. */
const namedKinds = ['member', ...catalogueKinds] as const
const value = {
  id,
  name: wording,
  /** Code of a SKU. */
  code: z.optional(z.string()),
  /** Name of the category above. */
  within: z.optional(wording),
}
const ruleName = z.object({ kind: z.enum(namedKinds), ...value })
export type RuleName = z.output<typeof ruleName>

const base = '/bbb/userCenter/approval'
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

export const approvalRules = endpoint(`GET ${base}/rules`, {
  about:
    'Returns the approval rules of the buyer’s company in their order, its settings, and the deputies of absent approvers.',
  needs: 'token',
  permission: 'ruleManager',
  data: z.object({
    /** Rules in the order of their steps. */
    rules: z.array(rule).check(z.maxLength(mostRules)),
    /** Approval settings of the company. */
    settings: z.object(settings),
    /** Deputies, now and later. */
    deputies: z.array(deputy),
    /** Names of the accounts and catalogue entries that the rules refer to. */
    names: z._default(z.array(ruleName), []),
    /** ISO 4217 code of the site's amounts. */
    currency: z.optional(z.string()),
    /** Currencies of all sites of the shop. */
    currencies: z._default(z.array(z.string()), []),
  }),
})

export const lookUpRuleValues = endpoint(`POST ${base}/values/{kind}`, {
  about:
    'Lists categories, brands, shops or SKUs for the condition of a rule: by part of a name or code in both languages, or by id.',
  needs: 'token',
  permission: 'ruleManager',
  body: z.object({ ...paging, keyword: z.optional(keyword()), valueId: z.optional(id) }),
  data: page(z.object(value)),
})

/** Beginning of the path of an error that names a conflict with another rule. */
export const conflictPaths = 'conflicts.'
/** Returns the path of a conflict's error: `conflicts.hides.12`. */
export const conflictPath = (kind: string, ruleId: string) => `${conflictPaths}${kind}.${ruleId}`

/**
 * 409: another version. 422: too many rules, nobody could satisfy this one, or it conflicts with others. The errors are at
 * `approverIds`, `approverKinds`, `need`, or a condition: `conditions.brand`, by its kind. Each conflict is an error at
 * `conflicts.opposite.{id}` (the other rule has the opposite effect under the same conditions), `conflicts.hidden.{id}` (it
 * always decides before this one) or `conflicts.hides.{id}` (it is no longer reached).
 */
export const saveRule = endpoint(`POST ${base}/rule/save`, {
  about: 'Adds an approval rule, or changes one whose version is named.',
  needs: 'token',
  permission: 'ruleManager',
  body: z.object({
    ...about,
    /** Rule that is changed. Absent: a new one. */
    id: z.optional(id),
    /** Version that was shown. */
    version: z.optional(z.int().check(z.minimum(1), z.maximum(1_000_000))),
    /** Paths of the conflicts despite which the rule is saved. */
    accepted: z._default(z.array(text(100)).check(z.maxLength(mostRules)), []),
  }),
  data: z.object({ id, version: z.int() }),
})

export const deleteRule = endpoint(`DELETE ${base}/rule/delete/{id}`, {
  about: 'Deletes an approval rule. Requests that wait for it keep its version.',
  needs: 'token',
  permission: 'ruleManager',
  data: z.literal(true),
})

/** 422: no site of the shop sells in the currency of the limits, or a working day ends before it begins. */
export const saveApprovalSettings = endpoint(`PUT ${base}/settings`, {
  about: 'Changes how the buyer’s company approves.',
  needs: 'token',
  permission: 'ruleManager',
  body: z.object(settings),
  data: z.literal(true),
})

/** 422: the deputy is unknown or absent too, or the deputies form a circle. */
export const addDeputy = endpoint(`POST ${base}/deputy/add`, {
  about: 'Names a deputy for the days of an absence: one’s own, or for the main account anybody’s.',
  needs: 'token',
  body: z.object({
    /** Absent person. Absent: the caller. */
    memberId: z.optional(id),
    /** Person who decides meanwhile. */
    deputyId: id,
    /** First day, `2026-11-20`. */
    from: day,
    /** Last day. */
    until: day,
  }),
  data: z.object({ id }),
})

export const deleteDeputy = endpoint(`DELETE ${base}/deputy/delete/{id}`, {
  about: 'Ends the time of a deputy.',
  needs: 'token',
  data: z.literal(true),
})
