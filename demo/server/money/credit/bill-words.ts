import { and, asc, eq, inArray } from 'drizzle-orm'
import { audit } from '../../core/documents/audit'
import { auditLog } from '../../core/documents/audit.table'
import { wireTime } from '../../core/time/business-time'
import { db } from '../../core/database/db'
import { accountNames } from '../../trade/orders/account-names'

const entity = 'credit_bill'
/** Actions on a statement and on its lines, whose reason begins with the line's number. */
const actions = ['dispute', 'disputeLine', 'takeBackLine', 'reissue', 'confirm']
const gap = '\n'

/** Writes down that a line was disputed, or that this was taken back. */
export const noteLine = (
  billId: string,
  customerId: string,
  action: 'disputeLine' | 'takeBackLine',
  { refNo, words }: { refNo: string; words: string },
) =>
  audit({
    actorType: 'buyer',
    actorId: customerId,
    entity,
    entityId: billId,
    action,
    reason: refNo + gap + words,
  })

/** Reads the disputes of a statement and the answers, the oldest first. */
export async function billWords(billId: string) {
  const rows = await db()
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entity, entity), eq(auditLog.entityId, billId), inArray(auditLog.action, actions)))
    .orderBy(asc(auditLog.createdAt), asc(auditLog.id))
  const names = await accountNames(
    rows.filter(({ actorType }) => actorType === 'buyer').map(({ actorId }) => actorId),
  )
  return rows.map(({ createdAt, action, actorType, actorId, reason }) => {
    const [refNo = '', ...words] = action.endsWith('Line') ? reason.split(gap) : ['', reason]
    return {
      at: wireTime(createdAt),
      action,
      actor: actorType,
      name: names.get(actorId) ?? '',
      refNo,
      words: words.join(gap),
    }
  })
}
