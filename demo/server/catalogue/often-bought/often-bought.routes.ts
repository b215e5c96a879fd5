import { and, eq, inArray } from 'drizzle-orm'
import * as often from '../../../../src/catalogue/often-bought/often-bought.contract'
import { db } from '../../core/database/db'
import { seenBy } from '../../core/documents/documents'
import { notFound, refuse } from '../../core/http/refusal'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { askerOf } from '../goods/asker'
import { oftenList } from './often-bought.table'
import { oftenGoods } from './often-goods'
import { oftenOrders } from './often-orders'

const mostIds = 200

function idsIn(joined: string): string[] {
  const ids = [...new Set(joined.split(','))]
  if (ids.length > mostIds || ids.some((id) => id === '')) throw refuse(400, ['参数错误', 'Parameter error.'])
  return ids
}

export function routes(app: App) {
  serve(app, often.oftenGoodsPage, async (call) => oftenGoods(call.asked.body, call.who, await askerOf(call)))

  serve(app, often.oftenOrderPage, ({ asked, who }) => oftenOrders(who, asked.body))

  serve(app, often.pinOften, async ({ asked, who }) => {
    const changed = await db()
      .update(oftenList)
      .set({ pinned: asked.body.pinned })
      .where(and(seenBy(who, oftenList), eq(oftenList.skuId, asked.path.skuId)))
      .returning({ id: oftenList.id })
    if (changed.length === 0) throw notFound()
    return true
  })

  serve(app, often.forgetOften, async ({ asked, who }) => {
    await db()
      .delete(oftenList)
      .where(and(seenBy(who, oftenList), inArray(oftenList.skuId, idsIn(asked.query.ids))))
    return true
  })
}
