import { and, count, desc, eq, ilike, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Answer, Asked } from '../../../../src/core/api/endpoint'
import { toDecimal } from '../../../../src/core/money'
import {
  mostOwnGoods,
  type addOwnGoods,
  type pageOwnGoods,
} from '../../../../src/trade/own-goods/own-goods.contract'
import { goods, priceUnit, sku } from '../../catalogue/goods/goods.table'
import { escapeLike } from '../../core/database/contains-text'
import { db, tx } from '../../core/database/db'
import { seenBy } from '../../core/documents/documents'
import { newId } from '../../core/database/ids'
import { pageWith } from '../../core/database/page-with'
import { notFound, refuse, refuseField } from '../../core/http/refusal'
import { toYesNo } from '../../core/http/to-yes-no'
import { lockFunds } from '../../money/accounts/account-rows'
import { ownGoods } from './own-goods.table'
import { visibleTo, openTo, type Reader } from '../../catalogue/goods/visible-goods'
import type { Member } from '../../core/security/auth'

type Given = Asked<typeof addOwnGoods>['body']
type Question = Asked<typeof pageOwnGoods>['body']
type Wire = Answer<typeof pageOwnGoods>['content'][number]

const full = () =>
  refuse(422, ['最多保存 {n} 个商品', 'You can save up to {n} products.'], { values: { n: mostOwnGoods } })
const wrongAt = (path: string, message: readonly [string, string]) => refuseField(422, path, message)
const unknownSku = () => wrongAt('skuCode', ['没有这个订货号', 'There is no such SKU code.'])
const notMade = () => wrongAt('skuCode', ['该商品不支持定制', 'This product cannot be customised.'])
const usedCode = () => wrongAt('myCode', ['该编码已被使用', 'This code is already used.'])

const oneOf = (who: Member, id: string) => and(seenBy(who, ownGoods), eq(ownGoods.id, id))

/** Resolves a SKU code. @throws Refusal 422 if the SKU is not visible, or not made to order */
async function skuIdOf({ skuCode, kind }: Given, who: Member): Promise<string | null> {
  if (!skuCode) return null
  const [found] = await db()
    .select({ id: sku.id, customizable: goods.customizable })
    .from(sku)
    .innerJoin(goods, and(eq(goods.id, sku.goodsId), visibleTo({ who, site: who.site })))
    .where(eq(sku.skuCode, skuCode))
  if (!found) throw unknownSku()
  if (kind === 'custom' && found.customizable !== 10) throw notMade()
  return found.id
}

/** @param id of the changed entry, whose own code may stay the same @throws Refusal 422 */
async function facts(who: Member, given: Given, id = '') {
  const { companyId, site } = who
  const { kind, name, myCode = '', deliveryCycle, price, unit = '', quantity, remark = '' } = given
  if (myCode) {
    const here = and(eq(ownGoods.customerId, companyId), eq(ownGoods.siteId, site))
    const same = and(here, eq(ownGoods.myCode, myCode), ne(ownGoods.id, id))
    if ((await db().$count(ownGoods, same)) > 0) throw usedCode()
  }
  const numbers = { deliveryCycle: deliveryCycle ?? null, price: price ?? null, quantity }
  return { kind, name, myCode, unit, remark, ...numbers, skuId: await skuIdOf(given, who) }
}

/** @returns id of the entry @throws Refusal 422 for an unknown SKU, a duplicate code, or at the limit */
export function keepOwnGoods(who: Member, given: Given): Promise<string> {
  const { companyId, site: siteId } = who
  return tx(async () => {
    await lockFunds(companyId)
    if ((await db().$count(ownGoods, seenBy(who, ownGoods))) >= mostOwnGoods) throw full()
    const id = newId()
    await db()
      .insert(ownGoods)
      .values({ ...(await facts(who, given)), id, siteId, customerId: companyId })
    return id
  })
}

/** @throws Refusal 404 also for another company's goods, 422 */
export function changeOwnGoods(who: Member, id: string, given: Given) {
  const { companyId } = who
  return tx(async () => {
    await lockFunds(companyId)
    if ((await db().$count(ownGoods, oneOf(who, id))) === 0) throw notFound()
    await db()
      .update(ownGoods)
      .set(await facts(who, given, id))
      .where(oneOf(who, id))
    return true as const
  })
}

/** @throws Refusal 404 also for another company's goods */
export async function dropOwnGoods(who: Member, id: string) {
  const [dropped] = await db().delete(ownGoods).where(oneOf(who, id)).returning({ id: ownGoods.id })
  if (!dropped) throw notFound()
  return true as const
}

const narrowed = (who: Member, keyword = ''): SQL | undefined => {
  const part = `%${escapeLike(keyword)}%`
  return and(
    seenBy(who, ownGoods),
    keyword
      ? or(ilike(ownGoods.name, part), ilike(ownGoods.myCode, part), ilike(sku.skuCode, part))
      : undefined,
  )
}

/** Selects entries with their SKU and product, if visible to the company. */
const rowsWith = (reader: Reader) =>
  db()
    .select({ own: ownGoods, sku, goods, unitId: priceUnit.itemId, unitName: priceUnit.unitName })
    .from(ownGoods)
    .leftJoin(sku, eq(sku.id, ownGoods.skuId))
    .leftJoin(goods, and(eq(goods.id, sku.goodsId), openTo(reader)))
    .leftJoin(priceUnit, and(eq(priceUnit.goodsId, goods.id), eq(priceUnit.defaultPriceUnit, 10)))
type Row = Awaited<ReturnType<typeof rowsWith>>[number]

function wired({ own, sku: of, goods: product, unitId, unitName }: Row): Wire {
  const { id, kind, name, myCode, deliveryCycle, price, unit, quantity, remark } = own
  const [image = ''] = product?.pictures ?? []
  return {
    id,
    kind,
    name,
    myCode,
    ...(deliveryCycle !== null && { deliveryCycle }),
    ...(price !== null && { price: toDecimal(price) }),
    unit,
    unitShown: unit,
    quantity,
    remark,
    ...(of &&
      product && {
        listed: {
          skuId: of.id,
          goodsId: product.id,
          goodsName: product.goodsName,
          skuCode: of.skuCode,
          spec: of.spec,
          image,
          unitId: unitId ?? undefined,
          unitName: unitName ?? '',
          minQuantity: of.minOrderQty,
          onSale: toYesNo(product.status === 10),
        },
      }),
  }
}

export async function ownGoodsPage(who: Member, asked: Question): Promise<Answer<typeof pageOwnGoods>> {
  const { kind, keyword, pageNumber, pageSize } = asked
  const found = await db()
    .select({ kind: ownGoods.kind, found: count() })
    .from(ownGoods)
    .leftJoin(sku, eq(sku.id, ownGoods.skuId))
    .where(narrowed(who, keyword))
    .groupBy(ownGoods.kind)
  const counts = Object.fromEntries(found.map((row): [string, number] => [row.kind, row.found]))
  const all = found.reduce((total, row) => total + row.found, 0)
  const rows = await rowsWith({ who, site: who.site })
    .where(and(narrowed(who, keyword), kind ? sql`${ownGoods.kind} = ${kind}` : undefined))
    .orderBy(desc(ownGoods.createdAt), desc(ownGoods.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  return { ...pageWith(rows.map(wired), kind ? (counts[kind] ?? 0) : all, asked), counts }
}
