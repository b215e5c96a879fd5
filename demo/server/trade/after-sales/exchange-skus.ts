import * as z from 'zod/mini'
import type { Answer, Asked } from '../../../../src/core/api/endpoint'
import type { Locale } from '../../../../src/core/language/locale'
import {
  exchangeSku,
  type lookUpExchangeSkus,
} from '../../../../src/trade/after-sales/after-sales-apply.contract'
import type { sku } from '../../catalogue/goods/goods.table'
import type { Member } from '../../core/security/auth'
import { inLanguage } from '../../core/http/in-language'
import { pageWith } from '../../core/database/page-with'
import { notFound } from '../../core/http/refusal'
import { seenOrder } from '../orders/order-viewer'
import { claimableLines, exchangeableFor } from './claims'

export const wireSku = ({ id, skuCode, spec }: typeof sku.$inferSelect) => ({ skuId: id, skuCode, spec })

const wordsOf = ({ skuCode, spec }: { skuCode: string; spec: Record<string, string> }) =>
  [skuCode, ...Object.entries(spec).flat()].join(' ').toLowerCase()

/** Reads one page of SKUs that may replace a line, searched in both languages. @throws Refusal 404 */
export async function exchangeSkusPage(
  who: Member,
  { orderId, orderLineId, keyword = '', skuId, ...paging }: Asked<typeof lookUpExchangeSkus>['body'],
  language: Locale,
): Promise<Answer<typeof lookUpExchangeSkus>> {
  const order = await seenOrder(orderId, who)
  const line = (await claimableLines(order)).find((one) => one.line.id === orderLineId)
  if (!line) throw notFound()
  const all = (await exchangeableFor(order, [line]))(line).map(wireSku)
  const read = await inLanguage(language, z.array(exchangeSku), all)
  const wanted = keyword.toLowerCase()
  const found = all.filter(
    (one, at) =>
      (skuId === undefined || one.skuId === skuId) &&
      [one, read[at] ?? one].some((words) => wordsOf(words).includes(wanted)),
  )
  const first = (paging.pageNumber - 1) * paging.pageSize
  return pageWith(found.slice(first, first + paging.pageSize), found.length, paging)
}
