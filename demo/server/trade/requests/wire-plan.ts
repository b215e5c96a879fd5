import type { Answer } from '../../../../src/core/api/endpoint'
import type { Locale } from '../../../../src/core/language/locale'
import { pick, type Text } from '../../../../src/core/language/messages'
import type { approvalPlanOf, requestDetail } from '../../../../src/trade/requests/requests.contract'
import { hasRight } from '../../../../src/session/permission/member-right'
import { wireTime } from '../../core/time/business-time'
import type { Member } from '../../core/security/auth'
import { accountNames } from '../orders/account-names'
import { buyerOf } from '../cart/buyer'
import { draftOf } from '../checkout/draft-rows'
import { priceDraft } from '../checkout/priced-draft'
import { settingsOf } from '../approval-rules/approval-settings'
import { draftBought, planFor, reviewRule } from './approval-plan'
import { requestHoldEnd } from './request-hold-end'
import type { Approver } from './request-viewer'
import type { FrozenStep } from './requests.table'

type Wire = Answer<typeof requestDetail>['steps']

const byMainAccount: Text = [
  '子账号订单由主账号审批',
  'Orders of this sub-account are approved by the main account',
]

type Person = Pick<Approver, 'step' | 'memberId' | 'forId' | 'decidedAt' | 'dueAt'>

/** Returns the ids of approvers and of those whom they stand in for. */
export const namedIn = (people: readonly Pick<Person, 'memberId' | 'forId'>[]): string[] =>
  people.flatMap(({ memberId, forId }) => (forId ? [memberId, forId] : memberId))

/** Returns a plan in API format. @param people rows of all steps */
export const wirePlan = (
  plan: readonly FrozenStep[],
  people: readonly Person[],
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

/** Returns the approvals that a checkout needs. @throws Refusal 404 not the buyer's checkout */
export async function planOfDraft(
  who: Member,
  draftId: string,
  language: Locale,
): Promise<Answer<typeof approvalPlanOf>> {
  const buyer = await buyerOf(who)
  const priced = await priceDraft(buyer, await draftOf(buyer, draftId))
  const { steps, deniedBy } = await planFor(who, draftBought(who, priced))
  if (deniedBy !== undefined) return { steps: [], deniedBy }
  const people = steps.flatMap((one, step) =>
    one.people.map(({ memberId, forId = null }) => ({ step, memberId, forId, decidedAt: null, dueAt: null })),
  )
  const names = await accountNames(namedIn(people))
  const { at: holdUntil, endsEarly } = steps.length > 0 ? await requestHoldEnd(buyer, priced) : { at: null }
  const mayOrderAtOnce = steps.length > 0 && hasRight(who, 'request.emergency')
  return {
    ...(mayOrderAtOnce && { emergencyHours: (await settingsOf(who.companyId)).emergencyHours }),
    steps: wirePlan(steps, people, names, language),
    ...(holdUntil && { holdUntil: wireTime(holdUntil) }),
    ...(endsEarly && { endsEarly: { kind: endsEarly.kind, at: wireTime(endsEarly.at) } }),
  }
}
