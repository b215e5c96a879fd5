import { after, day, startOfDay, wireDay } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import type { Member } from '../../core/security/auth'
import { saysInEnglish } from '../../core/database/english'
import type { Seed } from '../../core/database/seed'
import { siteIds } from '../../core/config/site'
import { shopId, shopList } from '../../catalogue/shops/shop-list'
import { demoAccounts } from '../../session/sign-in/sign-in.seed'
import { memberById } from '../../session/sign-in/sessions'
import { categoryLinks } from '../../site/brand-site/category-links'
import { couponWords, kindOf, scopeOf, typeOf } from './coupon-words'
import { couponTemplate } from './coupons.table'
import { expireCoupons } from './expire-coupons.job'
import { takeCoupon } from './take-coupon'

/** `满 1,000 减 40` */
const couponNamed = (name: string) => {
  const [, threshold = '', off = ''] = /^满 (\S+) 减 (\S+)$/.exec(name) ?? []
  return off.endsWith('%') ? `${off} off from ¥${threshold}` : `¥${off} off from ¥${threshold}`
}

/** Names of the coupons, whose figures they repeat. */
const couponsInEnglish = () =>
  new Map(couponWords.map(({ name }): [string, string] => [name, couponNamed(name)]))

const firstId = 6_001
const idOf = (at: number) => String(firstId + at)

/** Coupons of the demo's main buyer, by index. Expired ones are unused. */
const takenByDemo = [0, 1, 3, 4, 6, 8, 9, 14, 15, 18]

async function templates() {
  const links = await categoryLinks()
  const today = startOfDay(wireDay(clock.now()))
  return couponWords.map((words, at) => {
    const { name, threshold, value, rate, most, department, shop, starts = -10, ends = 60 } = words
    const scopeIds =
      department !== undefined ? [links.id(department)] : shop !== undefined ? [shopId(shop)] : []
    return {
      id: idOf(at),
      siteId: siteIds.main,
      type: typeOf(words),
      shopId: shop === undefined ? null : shopId(shop),
      kind: kindOf(words),
      scope: scopeOf(words),
      scopeName: department ?? (shop === undefined ? '' : (shopList[shop]?.name ?? '')),
      scopeIds,
      name,
      threshold,
      value,
      rate,
      most,
      total: words.total ?? 5_000,
      perCustomer: words.perCustomer ?? 1,
      pointsCost: words.pointsCost ?? 0,
      receiveFrom: after(today, -40 * day + Math.min(starts, -10) * day),
      receiveTo: after(today, ends * day),
      useFrom: after(today, starts * day),
      useTo: after(today, ends * day),
    }
  })
}

export const seed: Seed = {
  room: 'money/coupons',
  after: ['session/sign-in', 'catalogue/shops', 'catalogue/categories', 'money/accounts'],
  async run() {
    await saysInEnglish(couponsInEnglish())
    const rows = await templates()
    await db().insert(couponTemplate).values(rows)
    const demo = demoAccounts.find(({ loginAccount }) => loginAccount === 'demo')
    const who: Member | undefined = demo && (await memberById(demo.id, siteIds.main))
    if (!who) throw new Error('the demo’s main buyer is missing')
    const past = rows.filter(({ useTo }) => useTo < clock.now())
    for (const { id, useFrom } of past) await clock.at(after(useFrom, day), () => takeCoupon(who, id, false))
    for (const at of takenByDemo) await clock.ago(3 * day, () => takeCoupon(who, idOf(at), false))
    await expireCoupons()
  },
}
