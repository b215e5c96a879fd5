import { and, count, desc, eq, type SQL } from 'drizzle-orm'
import { toDecimal } from '../../../../src/core/money'
import { auditLog } from '../../core/documents/audit.table'
import type { Member } from '../../core/security/auth'
import { wireTime } from '../../core/time/business-time'
import { db } from '../../core/database/db'
import { reading } from '../../core/documents/documents'
import { pageWith } from '../../core/database/page-with'
import { documentSites } from '../../site/brand-site/document-sites'
import { accountNames } from '../../trade/orders/account-names'
import { partsOf } from './invoice-rows'
import { seenBy } from './invoice-viewer'
import { invoice } from './invoices.table'

type Paging = { pageNumber: number; pageSize: number }

const entries = () =>
  db()
    .select({ entry: auditLog, applyNo: invoice.applyNo, amount: invoice.amount, siteId: invoice.siteId })
    .from(auditLog)
    .innerJoin(invoice, and(eq(auditLog.entity, 'invoice'), eq(invoice.id, auditLog.entityId)))

async function wired(rows: Awaited<ReturnType<typeof entries>>, who: Member) {
  const parts = await partsOf([...new Set(rows.map(({ entry }) => entry.entityId)), ''])
  const ofBuyer = rows.filter(({ entry }) => entry.actorType === 'buyer')
  const names = await accountNames(ofBuyer.map(({ entry }) => entry.actorId))
  const siteOf = await documentSites(who)
  return rows.map(({ entry, applyNo, amount, siteId }) => ({
    id: entry.id,
    at: wireTime(entry.createdAt),
    action: entry.action,
    actor: entry.actorType,
    name: names.get(entry.actorId) ?? '',
    reason: entry.reason,
    applyNo,
    orderNos: parts(entry.entityId).map(({ orderNo }) => orderNo),
    amount: toDecimal(amount),
    ...siteOf(siteId),
  }))
}

const latestFirst: SQL[] = [desc(auditLog.createdAt), desc(auditLog.id)]

/** Reads the history of visible applications, the latest first. */
export async function logPage(who: Member, { pageNumber, pageSize }: Paging) {
  const [found] = await db()
    .select({ total: count() })
    .from(auditLog)
    .innerJoin(invoice, and(eq(auditLog.entity, 'invoice'), eq(invoice.id, auditLog.entityId)))
    .where(seenBy(reading(who)))
  const rows = await entries()
    .where(seenBy(reading(who)))
    .orderBy(...latestFirst)
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  return pageWith(await wired(rows, who), found?.total ?? 0, { pageNumber, pageSize })
}

/** Reads the history of one application, whose visibility was checked before. */
export const logOf = async (invoiceId: string, who: Member) =>
  wired(
    await entries()
      .where(eq(invoice.id, invoiceId))
      .orderBy(...latestFirst),
    who,
  )
