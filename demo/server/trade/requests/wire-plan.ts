import type { Answer } from '../../../../src/core/api/endpoint'
import type { Locale } from '../../../../src/core/language/locale'
import { pick, type Text } from '../../../../src/core/language/messages'
import type { readDraft } from '../../../../src/trade/checkout/checkout.contract'
import type { requestDetail } from '../../../../src/trade/requests/requests.contract'
import { wireTime } from '../../core/time/business-time'
import type { Member } from '../../core/security/auth'
import type { Bought } from '../approval-rules/purchase-facts'
import { accountNames } from '../orders/account-names'
import { planFor, reviewRule } from './approval-plan'
import { holdEnd } from './request-hold'
import type { Approver } from './request-viewer'
import type { FrozenStep } from './requests.table'

type Wire = Answer<typeof requestDetail>['steps']

const byMainAccount: Text = [
  '子账号订单由主账号审批',
  'Orders of this sub-account are approved by the main account',
]

/** Returns a plan in API format. @param people rows of all steps */
export const wirePlan = (
  plan: readonly FrozenStep[],
  people: readonly Pick<Approver, 'step' | 'memberId' | 'forId' | 'decidedAt' | 'dueAt'>[],
  names: ReadonlyMap<string, string>,
  language: Locale,
): Wire =>
  plan.map(({ rules, need }, at) => {
    const own = people.filter(({ step }) => step === at)
    const due = own.find(({ dueAt }) => dueAt)?.dueAt
    const named = (id: string) => ({ id, name: names.get(id) ?? '' })
    return {
      why: rules.map(({ id, name }) => (id === reviewRule ? pick(byMainAccount, language) : name)),
      need,
      people: own.map(({ memberId, forId, decidedAt }) => ({
        ...named(memberId),
        ...(forId && { for: named(forId) }),
        ...(decidedAt && { decidedAt: wireTime(decidedAt) }),
      })),
      ...(due && { dueAt: wireTime(due) }),
    }
  })

/** Returns the approvals that a purchase needs, in API format, or nothing. */
export async function approvalOf(
  who: Member,
  purchase: Bought,
  language: Locale,
): Promise<Answer<typeof readDraft>['approval']> {
  const { steps, deniedBy } = await planFor(who, purchase)
  if (deniedBy !== undefined) return { steps: [], deniedBy }
  if (steps.length === 0) return undefined
  const people = steps.flatMap((one, step) =>
    one.people.map(({ memberId, forId = null }) => ({ step, memberId, forId, decidedAt: null, dueAt: null })),
  )
  const names = await accountNames(people.map(({ memberId }) => memberId))
  const holdUntil = await holdEnd(who.ruledBy)
  return {
    steps: wirePlan(steps, people, names, language),
    ...(holdUntil && { holdUntil: wireTime(holdUntil) }),
  }
}
