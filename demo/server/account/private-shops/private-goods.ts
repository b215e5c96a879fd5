import { categoryKinds } from '../../catalogue/categories/departments'
import { brandCodes } from '../../catalogue/brands/brand-codes'
import { buildGoods, type NewGoods } from '../../catalogue/goods/goods-build'
import { sizeInName } from '../../catalogue/goods/bearing-sizes'
import { englishName } from '../../catalogue/goods/goods-english'
import type { GoodsPlan } from '../../catalogue/goods/goods-plan'
import { privateShopNames, type PrivateTrade } from './private-shop-names'

/** Categories and suffix of model numbers for each trade. */
const ranges: Record<PrivateTrade, { kinds: readonly string[]; ending: string }> = {
  航空紧固件: { kinds: ['外六角螺栓', '尼龙自锁螺母'], ending: 'AS' },
  核电阀门: { kinds: ['法兰截止阀', '弹簧安全阀'], ending: 'NC' },
  医疗洁净耗材: { kinds: ['一次性手套', '防护眼罩'], ending: 'MD' },
  轨交备件: { kinds: ['法兰面螺栓', '弹簧垫圈'], ending: 'RW' },
  船用电缆: { kinds: ['铠装电力电缆', '屏蔽软电缆'], ending: 'MR' },
  半导体洁净件: { kinds: ['卫生级蝶阀', '防静电手套'], ending: 'SC' },
  特种轴承: { kinds: ['深沟球轴承', '角接触球轴承'], ending: 'SB' },
}

const firstId = 900_001

function planOf(trade: PrivateTrade, kindName: string, at: number): GoodsPlan {
  const category = categoryKinds.find(({ kind }) => kind.name === kindName)
  const brand = category?.department.brands[at % category.department.brands.length]
  const usual = category?.kind.models[at % category.kind.models.length]
  const style = category?.kind.styles[at % category.kind.styles.length]
  if (!category || !brand || !usual || !style) throw new Error(`no goods are called ${kindName}`)
  const model = `${usual}-${ranges[trade].ending}`
  return {
    id: String(firstId + at),
    category,
    brand,
    model,
    style,
    name: [brand, model, sizeInName(model), kindName, style].filter(Boolean).join(' '),
    code: `${brandCodes[brand]}-${ranges[trade].ending}${firstId + at}`,
    own: { price: category.kind.price[1], stock: 'adequate', custom: false },
  }
}

type PrivateGoods = { made: NewGoods; english: [zh: string, en: string] }

/**
 * The goods of the demo's private shops. They have no files, because the address of a file cannot say who asks.
 * @param shopIds of the shops, in the order of their names
 */
export const privateGoods = (shopIds: readonly string[], today: Date): PrivateGoods[] =>
  privateShopNames.flatMap(({ trade }, shopAt) =>
    ranges[trade].kinds.map((kind, kindAt): PrivateGoods => {
      const plan = planOf(trade, kind, shopAt * 2 + kindAt)
      const { row, ...rest } = buildGoods(plan, today)
      // Sorted last in every list.
      const own = { ...row, shopId: shopIds[shopAt] ?? '', sales: 0, weight: 0 }
      return { made: { ...rest, row: own, documents: [] }, english: [plan.name, englishName(plan)] }
    }),
  )
