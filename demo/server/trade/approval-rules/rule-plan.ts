import type { Minor } from '../../../../src/core/money'
import type { selfApprovals } from '../../../../src/trade/approval-rules/approval-rules.contract'
import type { Asked, Plan, PlannedStep } from '../requests/approval-plan'
import { applies, type Purchase } from './rule-match'
import { isWithin, type Money } from './approval-settings'
import type { approvalRule } from './approval-rules.table'

type Rule = typeof approvalRule.$inferSelect

/** The company's people as far as a plan asks about them. */
export type People = {
  /** Account that decides where nobody else does: the main account, or another administrator if it is closed. */
  administratorId: string
  /** Returns whether an account of the company can log in. */
  isActive: (memberId: string) => boolean
  /** Returns the current deputy of an absent person. */
  deputyOf: (memberId: string) => string | undefined
  selfApproval: (typeof selfApprovals)[number]
  selfLimit: Minor
  limitCurrency: string
}

/** Maximum length of a chain of deputies. */
export const longestChain = 3

/** Returns who decides for a person: a deputy, or an administrator for somebody who can no longer log in. */
export function resolved(memberId: string, { administratorId, isActive, deputyOf }: People): Asked {
  let now = memberId
  for (let link = 0; link < longestChain; link++) {
    const next = deputyOf(now)
    if (!next || !isActive(next)) break
    now = next
  }
  if (!isActive(now)) now = administratorId
  return now === memberId ? { memberId } : { memberId: now, forId: memberId }
}

/** Returns whether a company lets people approve their own purchase of an amount. */
export const mayDecideOwn = (
  { selfApproval, selfLimit: amount, limitCurrency: currency }: People,
  total: Money,
) => selfApproval === 'always' || (selfApproval === 'belowLimit' && isWithin({ amount, currency }, total))

function stepOf(rule: Rule, purchase: Purchase, people: People): PlannedStep | undefined {
  const { administratorId } = people
  const named = rule.approverIds.length > 0 ? rule.approverIds : [administratorId]
  const all = new Map(named.map((id) => resolved(id, people)).map((one) => [one.memberId, one]))
  // A chain of deputies that leads to the requester falls back to the administrator.
  const { currency, amounts } = purchase
  if (!mayDecideOwn(people, { amount: amounts.total, currency })) all.delete(purchase.requesterId)
  if (all.size === 0 && administratorId !== purchase.requesterId)
    all.set(administratorId, { memberId: administratorId })
  if (all.size === 0) return undefined
  return {
    rules: [{ id: rule.id, version: rule.version, name: rule.name }],
    need: Math.min(rule.need, all.size),
    ...(rule.hours && { hours: rule.hours }),
    people: [...all.values()],
  }
}

const sameHours = (a: number | undefined, b: number | undefined) => (a && b ? Math.min(a, b) : (a ?? b))

/** Merges steps of the same people. */
function merged(steps: readonly PlannedStep[]): PlannedStep[] {
  const byPeople = new Map<string, PlannedStep>()
  for (const step of steps) {
    const key = step.people
      .map(({ memberId }) => memberId)
      .toSorted()
      .join()
    const before = byPeople.get(key)
    const hours = sameHours(before?.hours, step.hours)
    byPeople.set(
      key,
      before
        ? {
            ...before,
            rules: [...before.rules, ...step.rules],
            need: Math.max(before.need, step.need),
            ...(hours && { hours }),
          }
        : step,
    )
  }
  return [...byPeople.values()]
}

/**
 * Combines the rules that apply to a purchase into one plan: steps in the order of the rules, the main account last. A rule that
 * denies wins over one that waives the approval, which wins over those that ask.
 * @param asked further steps, which rules may waive
 */
export function planByRules(
  rules: readonly Rule[],
  purchase: Purchase,
  people: People,
  asked: readonly PlannedStep[] = [],
): Plan {
  const matching = rules.filter((rule) => applies(rule, purchase))
  const deniedBy = matching.find(({ effect }) => effect === 'deny')?.name
  if (deniedBy !== undefined) return { steps: [], deniedBy }
  if (matching.some(({ effect }) => effect === 'bypass')) return { steps: [] }
  const steps = matching
    .filter(({ effect }) => effect === 'ask')
    .flatMap((rule) => stepOf(rule, purchase, people) ?? [])
  const isLast = ({ people: who }: PlannedStep) =>
    who.every(({ memberId }) => memberId === people.administratorId) ? 1 : 0
  return { steps: merged([...steps, ...asked].toSorted((a, b) => isLast(a) - isLast(b))) }
}
