import { and, eq } from 'drizzle-orm'
import type { Asked } from '../../../../src/core/api/endpoint'
import { isDay } from '../../../../src/core/form/form-patterns'
import type { addDeputy } from '../../../../src/trade/approval-rules/approval-rules.contract'
import { hasRight } from '../../../../src/session/permission/member-right'
import { db, tx } from '../../core/database/db'
import { newId } from '../../core/database/ids'
import { notFound, notPermitted, refuse } from '../../core/http/refusal'
import type { Member } from '../../core/security/auth'
import { lockFunds } from '../../money/accounts/account-rows'
import { companyDay } from '../../money/budgets/company-buying'
import { activeAmong, deputiesOf } from './company-rules'
import { approvalDeputy } from './approval-rules.table'
import { longestChain } from './rule-plan'

const wrongDays = () =>
  refuse(422, ['请选择今天或以后的日期', 'Choose days from today on, the first before the last.'], {
    errors: [{ path: 'until', message: ['请选择今天或以后的日期', 'Choose days from today on.'] }],
  })
const wrongDeputy = () =>
  refuse(422, ['请选择可登录的其他账号', 'Choose another account that can log in.'], {
    errors: [
      { path: 'deputyId', message: ['请选择可登录的其他账号', 'Choose another account that can log in.'] },
    ],
  })
const circle = () =>
  refuse(
    422,
    ['代理人之间不能循环，且最多 {n} 级', 'Deputies cannot form a circle, or a chain of more than {n}.'],
    {
      values: { n: longestChain },
      errors: [{ path: 'deputyId', message: ['代理人之间不能循环', 'Deputies cannot form a circle.'] }],
    },
  )
const overlapping = () =>
  refuse(422, ['该时间段已有代理人', 'There already is a deputy on some of these days.'], {
    errors: [
      { path: 'from', message: ['该时间段已有代理人', 'There already is a deputy on some of these days.'] },
    ],
  })

type Days = { fromDay: string; untilDay: string }
type Link = Days & { memberId: string; deputyId: string }

/** Returns whether on some day a chain is too long, or leads back to its beginning. A member can have several deputies in turn. */
function breaksChain(links: readonly Link[]): boolean {
  const linksOf = new Map<string, Link[]>()
  for (const link of links) linksOf.set(link.memberId, [...(linksOf.get(link.memberId) ?? []), link])
  const breaks = (start: string, at: string, { fromDay, untilDay }: Days, length: number): boolean =>
    (linksOf.get(at) ?? []).some((link) => {
      const days = {
        fromDay: link.fromDay > fromDay ? link.fromDay : fromDay,
        untilDay: link.untilDay < untilDay ? link.untilDay : untilDay,
      }
      if (days.fromDay > days.untilDay) return false
      if (length === longestChain || link.deputyId === start) return true
      return breaks(start, link.deputyId, days, length + 1)
    })
  return links.some((link) => breaks(link.memberId, link.deputyId, link, 1))
}

/** Names a deputy for the days of an absence, in the time zone of the company. @throws Refusal 403 somebody else's, 422 days or deputy */
export async function nameDeputy(
  who: Member,
  { memberId, deputyId, from, until }: Asked<typeof addDeputy>['body'],
) {
  const { companyId, customerId } = who
  const absent = memberId ?? customerId
  if (absent !== customerId && !hasRight(who, 'rule.manage')) throw notPermitted()
  if (!isDay(from) || !isDay(until) || from > until || until < (await companyDay(companyId)))
    throw wrongDays()
  return tx(async () => {
    await lockFunds(companyId)
    const active = await activeAmong(companyId, [absent, deputyId])
    if (!active.has(absent)) throw notFound()
    if (absent === deputyId || !active.has(deputyId)) throw wrongDeputy()
    const others = await deputiesOf(companyId, { from, until })
    if (others.some((one) => one.memberId === absent)) throw overlapping()
    if (breaksChain([...others, { memberId: absent, deputyId, fromDay: from, untilDay: until }]))
      throw circle()
    const id = newId()
    await db()
      .insert(approvalDeputy)
      .values({ id, customerId: companyId, memberId: absent, deputyId, fromDay: from, untilDay: until })
    return { id }
  })
}

/** Ends the time of a deputy. @throws Refusal 404 unknown, or somebody else's */
export async function endDeputy(who: Member, id: string) {
  const { companyId, customerId } = who
  const [gone] = await db()
    .delete(approvalDeputy)
    .where(
      and(
        eq(approvalDeputy.id, id),
        eq(approvalDeputy.customerId, companyId),
        hasRight(who, 'rule.manage') ? undefined : eq(approvalDeputy.memberId, customerId),
      ),
    )
    .returning()
  if (!gone) throw notFound()
  return true as const
}
