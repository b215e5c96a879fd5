import { startOfDay, wireDay } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { saysInEnglish } from '../../core/database/english'
import type { Seed } from '../../core/database/seed'
import { brandCodes } from '../brands/brand-codes'
import { marineKinds } from '../categories/departments'
import { seawayShop } from '../shops/seaway-shop.seed'
import { buildGoods } from './goods-build'
import { englishName } from './goods-english'
import type { GoodsPlan } from './goods-plan'
import { insertGoods } from './insert-goods'

/** First id, above the ids of all other products. */
const firstId = 980_001

/** Plans one product for each model of each kind. */
function plans(): GoodsPlan[] {
  const all = marineKinds.flatMap((category, kindAt) =>
    category.kind.models.map((model, at) => ({ category, model, at: kindAt + at, style: at })),
  )
  return all.map(({ category, model, at, style: styleAt }, nth) => {
    const { brands } = category.department
    const brand = brands[at % brands.length]
    const style = category.kind.styles[styleAt]
    if (!brand || !style) throw new Error(`${model} has no brand or no style`)
    return {
      id: String(firstId + nth),
      category,
      brand,
      model,
      style,
      name: [brand, model, category.kind.name, style].join(' '),
      code: `${brandCodes[brand]}-${model}`,
      own: { stock: 'adequate', discreet: false },
    }
  })
}

/** Goods of the site that sells in US dollars. */
export const seed: Seed = {
  room: 'catalogue/goods marine',
  after: ['catalogue/goods', 'catalogue/shops seaway'],
  async run() {
    const today = startOfDay(wireDay(clock.now()))
    const made = plans()
    const built = made.map((plan) => buildGoods(plan, today))
    await insertGoods(built.map((one) => ({ ...one, row: { ...one.row, shopId: seawayShop } })))
    await saysInEnglish(
      made.map((plan) => [plan.name, englishName(plan)]),
      'goods',
    )
  },
}
