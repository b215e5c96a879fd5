import { after, day, startOfDay, wireDay } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { saysInEnglish } from '../../core/database/english'
import type { Seed } from '../../core/database/seed'
import { idsOf } from '../../core/database/ids'
import { insertGoods } from '../../catalogue/goods/insert-goods'
import { shop } from '../../catalogue/shops/shops.table'
import { privateShop, privateShopApply } from './private-shops.table'
import { privateGoods } from './private-goods'
import { privateShopNames, privateTrades } from './private-shop-names'

/** The private shops of the demo. */
function* privateShopsInEnglish(): Generator<[string, string]> {
  yield ['具备行业准入资质的企业', 'Companies licensed in the industry']
  yield ['年采购额 50 万元以上', 'Companies with annual purchases of ¥500,000 or more']
  yield ['签署保密协议的企业', 'Companies that have signed a non-disclosure agreement']
  for (const { name, english } of privateShopNames) yield [name, english]
  for (const [trade, words] of Object.entries(privateTrades))
    yield [`${trade}专供，凭资质进店，协议价结算。`, `${words} for qualified buyers, at agreed prices.`]
}

const demo = '10001'
const terms = ['具备行业准入资质的企业', '年采购额 50 万元以上', '签署保密协议的企业']

/** Shops of the demo that sell to those they know; the demo's company was let into some. */
export const seed: Seed = {
  room: 'account/private-shops',
  after: ['catalogue/goods', 'catalogue/shops', 'session/sign-in'],
  async run() {
    await saysInEnglish(privateShopsInEnglish())
    const shops = privateShopNames.map(({ name, trade }, at) => ({
      id: String(3501 + at),
      shopType: 50,
      name,
      intro: `${trade}专供，凭资质进店，协议价结算。`,
      score: '4.8',
    }))
    await db().insert(shop).values(shops)
    await db()
      .insert(privateShop)
      .values(shops.map(({ id }, at) => ({ shopId: id, terms: terms[at % terms.length] ?? '' })))
    const sold = privateGoods(idsOf(shops), startOfDay(wireDay(clock.now())))
    await insertGoods(sold.map(({ made }) => made))
    await saysInEnglish(sold.map(({ english }) => english))
    const form = { company: '临港精密机械有限公司', contact: '周岚', phone: '13800001001', files: [] }
    const at = after(clock.now(), -20 * day)
    await db()
      .insert(privateShopApply)
      .values(
        ([20, 20, 30, 10] as const).map((reviewState, nth) => ({
          ...form,
          shopId: shops[nth]?.id ?? '',
          customerId: demo,
          purpose: '产线备件年度采购',
          reviewState,
          reason: reviewState === 30 ? '缺少行业准入证明' : '',
          createdAt: at,
          updatedAt: at,
        })),
      )
  },
}
