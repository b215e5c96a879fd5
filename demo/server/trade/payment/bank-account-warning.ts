import { and, desc, eq, gt, ne } from 'drizzle-orm'
import type { Text } from '../../../../src/core/language/messages'
import { auditLog } from '../../core/documents/audit.table'
import { after, day, wireTime } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import type { ConsoleVisit } from '../../core/operator/console'
import { db } from '../../core/database/db'
import { operator as operators } from '../../session/operator/operator.table'
import { brandSite } from '../../site/brand-site/brand-site.table'

/** Time for which the warning is shown. */
const recent = 7 * day

const words: Text = [
  '{who} 于 {time} 修改了“{site}”的收款账户：{change}。如非本店安排，请立即改回并锁定该账号。',
  '{who} changed the bank account of “{site}” on {time}: {change}. If the shop did not mean this, set it back and lock that account at once.',
]

/** Warns if another operator changed a bank account, so that a hijacked operator account cannot do so unnoticed. */
export async function changeWarning({ operator, say }: Pick<ConsoleVisit, 'operator' | 'say'>) {
  const [last] = await db()
    .select({
      who: operators.account,
      at: auditLog.createdAt,
      site: brandSite.name,
      change: auditLog.reason,
    })
    .from(auditLog)
    .innerJoin(operators, eq(operators.id, auditLog.actorId))
    .innerJoin(brandSite, eq(brandSite.id, auditLog.entityId))
    .where(
      and(
        eq(auditLog.entity, 'bankAccount'),
        ne(auditLog.actorId, operator.id),
        gt(auditLog.createdAt, after(clock.now(), -recent)),
      ),
    )
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(1)
  if (!last) return undefined
  const { who, at, site, change } = last
  return say(words, { who, time: wireTime(at), site, change })
}
