import { and, eq, inArray, notInArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { commissionPayout } from '../../account/promotion/promotion.table'
import type { Member } from '../../core/security/auth'
import { db } from '../../core/database/db'
import { seenBy } from '../../core/documents/documents'
import { afterSale } from '../../trade/after-sales/after-sales.table'
import { orders } from '../../trade/orders/orders.table'
import { payOrder } from '../../trade/payment/payment.table'
import { bond } from '../bonds/bonds.table'
import { invoice } from '../invoices/invoices.table'
import { expenseClaim } from '../reimbursement/reimbursement.table'

type Numbered = PgTable & Record<'customerId' | 'siteId', PgColumn>

/** Tables of documents that movements refer to, by number. */
const documents: readonly (readonly [Numbered, PgColumn])[] = [
  [orders, orders.orderNo],
  [payOrder, payOrder.payNo],
  [afterSale, afterSale.afterSaleNo],
  [expenseClaim, expenseClaim.claimNo],
  [commissionPayout, commissionPayout.payoutNo],
  [bond, bond.bondNo],
  [invoice, invoice.applyNo],
]

/** A part of something has its number before a slash. */
const numberIn = (refNo: string) => refNo.split('/')[0] ?? refNo

/** Returns the numbers that belong to documents of other brand sites. */
async function ofOtherSites(numbers: string[], { companyId, sites }: Member) {
  const found = new Set<unknown>()
  for (const [table, no] of documents) {
    const elsewhere = and(eq(table.customerId, companyId), notInArray(table.siteId, [...sites]))
    const rows = await db()
      .select({ no })
      .from(table)
      .where(and(elsewhere, inArray(no, numbers)))
    for (const row of rows) found.add(row.no)
  }
  return found
}

/** Returns the numbers that belong to orders visible to a sub-account. */
async function ofOwnOrders(numbers: string[], who: Member) {
  const rows = await db()
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .where(and(seenBy(who, orders), inArray(orders.orderNo, numbers)))
  return new Set(rows.map(({ orderNo }) => orderNo))
}

/**
 * Removes references that the user may not see. A company's account is shared by all brand sites and accounts, so everyone sees all
 * movements, but only users who see the document see its number.
 */
export async function withOwnNumbers<Row extends { refNo: string; remark: string }>(
  rows: Row[],
  who: Member,
): Promise<Row[]> {
  if (rows.length === 0) return rows
  const numbers = rows.map(({ refNo }) => numberIn(refNo))
  const others = await ofOtherSites(numbers, who)
  const own = who.accountKind === 'main' ? undefined : await ofOwnOrders(numbers, who)
  const isVisible = (no: string) => !others.has(no) && (own?.has(no) ?? true)
  return rows.map((row) => (isVisible(numberIn(row.refNo)) ? row : { ...row, refNo: '', remark: '' }))
}
