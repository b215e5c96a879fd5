import { and, desc, eq } from 'drizzle-orm'
import { goods, sku } from '../../catalogue/goods/goods.table'
import { after, hour } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import type { Random } from '../../core/database/random'
import type { Seed } from '../../core/database/seed'
import { demoAccounts } from '../../session/sign-in/sign-in.seed'
import { ownGoods } from './own-goods.table'
import { everybody, visibleTo } from '../../catalogue/goods/visible-goods'
import { siteIds } from '../../core/config/site'

type Row = Omit<typeof ownGoods.$inferInsert, 'customerId' | 'createdAt'>

const drawn: [name: string, unit: string, days: number, price: number, remark: string][] = [
  ['导向轴 L=860 h6', '件', 12, 18_600, '45 钢调质，表面镀硬铬'],
  ['非标链轮 45T 内孔 38', '件', 10, 26_800, '图号 LG-2031，A 型键槽'],
  ['防护罩 700×420', '套', 15, 96_000, '1.5 mm 不锈钢，带观察窗'],
  ['法兰转接盘 DN80', '件', 9, 31_500, '304，水线密封面'],
  ['电缆拖链支架', '件', 7, 4_200, '激光切割折弯，喷黑'],
  ['工装定位销 φ12', '件', 5, 2_350, 'GCr15 淬火 HRC58'],
  ['气缸安装板', '块', 6, 6_900, '铝合金，本色阳极'],
  ['减速机过渡座', '件', 14, 42_000, '图号 LG-2078'],
]

/** @param made the shop's made-to-order goods; every other row is based on one of them */
const customRows = (made: readonly { id: string; name: string }[], random: Random): Row[] =>
  drawn.map(([name, unit, deliveryCycle, price, remark], at) => ({
    kind: 'custom',
    name: at % 2 && made[at] ? `${made[at].name} 加长` : name,
    unit,
    deliveryCycle,
    price,
    remark: at % 2 ? '按附件图纸加长，其余同标准品' : remark,
    quantity: random.int(1, 40),
    skuId: at % 2 ? (made[at]?.id ?? null) : null,
  }))

const codes = 20

export const seed: Seed = {
  room: 'trade/own-goods',
  after: ['catalogue/goods', 'session/sign-in'],
  async run({ random }) {
    const first = (custom: 10 | 20, most: number) =>
      db()
        .select({ id: sku.id, name: goods.goodsName, minOrderQty: sku.minOrderQty })
        .from(sku)
        .innerJoin(
          goods,
          and(eq(goods.id, sku.goodsId), visibleTo(everybody(siteIds.main)), eq(goods.customizable, custom)),
        )
        .where(eq(sku.position, 0))
        .orderBy(desc(goods.sales), goods.id)
        .limit(most)
    const custom = await first(10, drawn.length)
    const plain = await first(20, codes)
    const rows: Row[] = [
      ...customRows(custom, random),
      ...plain.map(({ id, name, minOrderQty }, at) => ({
        kind: 'code' as const,
        name,
        myCode: `LG-${String(310_001 + at * 7)}`,
        skuId: id,
        quantity: minOrderQty * random.int(1, 6),
      })),
    ]
    const { id: customerId } = demoAccounts[0]
    await db()
      .insert(ownGoods)
      .values(
        rows.map((row, at) => ({ ...row, customerId, createdAt: after(clock.now(), -(at + 1) * 9 * hour) })),
      )
  },
}
