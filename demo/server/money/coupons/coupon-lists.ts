import { and, asc, count, desc, eq, gt, inArray, lt, lte, type SQL } from 'drizzle-orm'
import type { Asked } from '../../../../src/core/api/endpoint'
import { couponState } from '../../../../src/money/coupons/coupon-state'
import { couponType } from '../../../../src/money/coupons/coupon-type'
import type { couponCentre, couponPage } from '../../../../src/money/coupons/coupons.contract'
import { templateState } from '../../../../src/money/coupons/template-state'
import { goods } from '../../catalogue/goods/goods.table'
import { shop } from '../../catalogue/shops/shops.table'
import type { Member, Who } from '../../core/security/auth'
import { wireTime } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { reading } from '../../core/documents/documents'
import { notFound } from '../../core/http/refusal'
import { pageWith } from '../../core/database/page-with'
import { documentSites } from '../../site/brand-site/document-sites'
import { countsFor } from './coupon-cut'
import { coupon, couponTemplate } from './coupons.table'
import { couponRows, couponsOf } from './held-coupons'
import { wireCoupon, wireTerms } from './wire-coupon'
import { visibleTo } from '../../catalogue/goods/visible-goods'

/** Own coupons: the unused ones by the day they end, all others the latest first. */
export async function ownCoupons(who: Member, body: Asked<typeof couponPage>['body']) {
  const { pageNumber, pageSize } = body
  const type = couponType.find(body.type)?.code
  const state = couponState.find(body.state)?.code
  const mine = couponsOf(reading(who))
  const ofType = type === undefined ? undefined : eq(couponTemplate.type, type)
  const wanted = and(mine, ofType, state === undefined ? undefined : eq(coupon.state, state))
  const rows = await couponRows()
    .where(wanted)
    .orderBy(
      asc(coupon.state),
      state === couponState.code.unused ? asc(couponTemplate.useTo) : desc(coupon.updatedAt),
      coupon.id,
    )
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  const counts = await db()
    .select({ state: coupon.state, count: count() })
    .from(coupon)
    .innerJoin(couponTemplate, eq(couponTemplate.id, coupon.templateId))
    .where(and(mine, ofType))
    .groupBy(coupon.state)
    .orderBy(asc(coupon.state))
  const total = counts.filter((one) => state === undefined || one.state === state)
  const totalElements = total.reduce((sum, one) => sum + one.count, 0)
  const siteOf = await documentSites(who)
  const content = rows.map((row) => ({ ...wireCoupon(row), ...siteOf(row.terms.siteId) }))
  return { ...pageWith(content, totalElements, body), counts }
}

type Template = typeof couponTemplate.$inferSelect

function stateOf({ stopped, receiveFrom, receiveTo, taken, total }: Template): number {
  const now = clock.now()
  const { notStarted, open, ended, stopped: off } = templateState.code
  if (stopped === 10) return off
  if (receiveFrom > now) return notStarted
  return receiveTo <= now || taken >= total ? ended : open
}

async function receivedOf(companyId: string, ids: string[]) {
  if (ids.length === 0) return new Map<string, number>()
  const rows = await db()
    .select({ id: coupon.templateId, count: count() })
    .from(coupon)
    .where(and(eq(coupon.customerId, companyId), inArray(coupon.templateId, ids)))
    .groupBy(coupon.templateId)
  return new Map(rows.map((row) => [row.id, row.count]))
}

/** Condition for coupons that a site offers now. */
function givenOut(site: string) {
  const now = clock.now()
  return and(
    eq(couponTemplate.siteId, site),
    eq(couponTemplate.stopped, 20),
    lte(couponTemplate.receiveFrom, now),
    gt(couponTemplate.receiveTo, now),
  )
}

const templateRows = () =>
  db()
    .select({ of: couponTemplate, shopName: shop.name })
    .from(couponTemplate)
    .leftJoin(shop, eq(shop.id, couponTemplate.shopId))
    .orderBy(asc(couponTemplate.receiveTo), asc(couponTemplate.id))
    .$dynamic()
type TemplateRow = Awaited<ReturnType<typeof templateRows>>[number]

/** @param companyId who may have some of them; nothing for a visitor */
async function wireTemplates(rows: TemplateRow[], companyId?: string) {
  const ids = rows.map(({ of }) => of.id)
  const received = companyId === undefined ? new Map<string, number>() : await receivedOf(companyId, ids)
  return rows.map(({ of, shopName }) => ({
    ...wireTerms(of, shopName),
    id: of.id,
    state: stateOf(of),
    receiveTo: wireTime(of.receiveTo),
    left: of.total - of.taken,
    total: of.total,
    received: received.get(of.id) ?? 0,
    perCustomer: of.perCustomer,
    pointsCost: of.pointsCost,
  }))
}

const mostBesideGoods = 10

/**
 * Reads the free coupons of a site that apply to a product.
 * @throws Refusal 404 the product is not visible
 */
export async function couponsBesideGoods(who: Who, site: string, goodsId: string) {
  const [found] = await db()
    .select()
    .from(goods)
    .where(and(eq(goods.id, goodsId), visibleTo({ who, site })))
  if (!found) throw notFound()
  const { shopId, departmentId, groupId, categoryId } = found
  const line = { goodsId, shopId, categoryIds: [departmentId, groupId, categoryId] }
  const free = and(
    givenOut(site),
    eq(couponTemplate.pointsCost, 0),
    lt(couponTemplate.taken, couponTemplate.total),
  )
  const rows = (await templateRows().where(free)).filter(({ of }) => countsFor(of)(line))
  return wireTemplates(rows.slice(0, mostBesideGoods), who.kind === 'member' ? who.companyId : undefined)
}

/** Reads the coupons that a site offers now. @param price for points, or free */
export async function offeredCoupons(
  { companyId, site }: Member,
  body: Asked<typeof couponCentre>['body'],
  price: (cost: typeof couponTemplate.pointsCost) => SQL,
) {
  const { pageNumber, pageSize } = body
  const type = couponType.find(body.type)?.code
  const wanted = and(
    givenOut(site),
    price(couponTemplate.pointsCost),
    type === undefined ? undefined : eq(couponTemplate.type, type),
  )
  const rows = await templateRows()
    .where(wanted)
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  const content = await wireTemplates(rows, companyId)
  return pageWith(content, await db().$count(couponTemplate, wanted), body)
}
