import { eq, inArray } from 'drizzle-orm'
import { supplierDetail } from '../../../../src/account/company/supplier.contract'
import { goodsCategory } from '../../catalogue/categories/categories.table'
import { wireTime } from '../../core/time/business-time'
import { db } from '../../core/database/db'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { supplierApply } from '../../session/registration/registration.table'

/** Returns the names of categories in the order of their ids. A removed category is named by its id. */
async function namesOf(ids: string[]): Promise<string[]> {
  const rows = ids.length
    ? await db()
        .select({ id: goodsCategory.id, name: goodsCategory.cateName })
        .from(goodsCategory)
        .where(inArray(goodsCategory.id, ids))
    : []
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return ids.map((id) => names.get(id) ?? id)
}

export function routes(app: App) {
  serve(app, supplierDetail, async ({ who }) => {
    const [row] = await db().select().from(supplierApply).where(eq(supplierApply.customerId, who.companyId))
    if (!row) return {}
    const { company, creditCode, bank, contact, phone, licenses, reviewState, reason } = row
    const application = { company, creditCode, bank, contact, phone, licenses, reviewState, reason }
    return {
      supplier: {
        ...application,
        bankCard: row.bankCard.slice(-4),
        categories: await namesOf(row.categories),
        appliedAt: wireTime(row.updatedAt),
      },
    }
  })
}
