import { eq } from 'drizzle-orm'
import { db } from '../../../demo/server/core/database/db'
import { siteIds } from '../../../demo/server/core/config/site'
import { goods, goodsText, priceUnit, sku } from '../../../demo/server/catalogue/goods/goods.table'
import { gramsOf, searchTextOf } from '../../../demo/server/catalogue/search/search-text'
import { shop } from '../../../demo/server/catalogue/shops/shops.table'
import {
  brandSite,
  brandSiteShop,
  currencyRule,
  siteOption,
} from '../../../demo/server/site/brand-site/brand-site.table'
import { shopFreight } from '../../../demo/server/trade/checkout/checkout.table'
import { bankAccount } from '../../../demo/server/trade/payment/payment.table'

/** A brand site that no line of code knows: what it is, sells and asks for it, in its own currency. */
export const fifth = {
  site: '2001',
  host: 'harbour.example',
  shop: '3901',
  goods: '990001',
  sku: '9900011',
  unit: '9900012',
  name: '远洋系缆桩',
} as const

const first = <Row>(rows: Row[]): Row => {
  const [row] = rows
  if (!row) throw new Error('the seed has no such row')
  return row
}

/** Writes it down, in rows alone. Part of the caller's `bed.inside`. */
export async function openFifthSite() {
  const site = first(await db().select().from(brandSite).where(eq(brandSite.id, siteIds.main)))
  const options = first(await db().select().from(siteOption).where(eq(siteOption.siteId, siteIds.main)))
  await db()
    .insert(brandSite)
    .values({ ...site, id: fifth.site, siteKey: 'harbour', name: '远洋备件', hosts: [fifth.host] })
  await db()
    .insert(siteOption)
    .values({ ...options, siteId: fifth.site, captcha: 'failures' })
  await db().insert(currencyRule).values({ siteId: fifth.site, code: 'USD', symbol: '$', digit: 2, ways: 10 })
  const bank = { holder: 'Harbour Spares', bank: 'Harbour Bank', accountNo: '000123456789' }
  await db()
    .insert(bankAccount)
    .values({ ...bank, siteId: fifth.site })
  await db()
    .insert(shop)
    .values({ id: fifth.shop, shopType: 40, name: '远洋自营', intro: '', score: '4.9', currency: 'USD' })
  await db().insert(brandSiteShop).values({ siteId: fifth.site, shopId: fifth.shop })
  await db().insert(shopFreight).values({ shopId: fifth.shop, amount: 900, freeFrom: 100_000 })
  const model = first(await db().select().from(goods).orderBy(goods.id).limit(1))
  const size = first(await db().select().from(sku).where(eq(sku.goodsId, model.id)).limit(1))
  const unit = first(await db().select().from(priceUnit).where(eq(priceUnit.goodsId, model.id)).limit(1))
  const searchText = searchTextOf(fifth.name, '', [])
  await db()
    .insert(goods)
    .values({
      ...model,
      id: fifth.goods,
      shopId: fifth.shop,
      goodsName: fifth.name,
      searchText,
      grams: gramsOf(searchText),
      openPrice: 1234,
      plainPrice: 1234,
      levelPrices: [1234, 1234, 1234],
      memberPriceLevel: null,
      status: 10,
    })
  await db().insert(goodsText).values({ goodsId: fifth.goods, detailHtml: '' })
  await db()
    .insert(sku)
    .values({
      ...size,
      id: fifth.sku,
      goodsId: fifth.goods,
      position: 0,
      skuCode: 'HARBOUR-1',
      goodsPrice: 1234,
      brandPrice: null,
      stock: 500,
      reserved: 0,
      minOrderQty: 1,
      step: 1,
    })
  await db()
    .insert(priceUnit)
    .values({ ...unit, itemId: fifth.unit, goodsId: fifth.goods, ratio: 1, defaultPriceUnit: 10 })
}
