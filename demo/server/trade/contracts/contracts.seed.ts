import { and, asc, eq } from 'drizzle-orm'
import { goods, sku } from '../../catalogue/goods/goods.table'
import { after, day } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { saysInEnglish } from '../../core/database/english'
import { db } from '../../core/database/db'
import type { Random } from '../../core/database/random'
import type { Seed } from '../../core/database/seed'
import { seededMember } from '../../session/sign-in/seeded-member'
import { buyerOf, type Buyer } from '../cart/buyer'
import { askForContract } from './apply-for-contract'
import { expireContracts } from './expire-contracts.job'
import { contract } from './contracts.table'
import { moveContract } from './move-contract'
import { signOwn } from './own-contracts'
import { refuseContract, terminateContract, writeContract } from './write-contract'
import { everybody, visibleTo } from '../../catalogue/goods/visible-goods'
import { siteIds } from '../../core/config/site'

type Fate = 'draft' | 'sign' | 'refuse' | 'withdraw' | 'terminate'
/** Age of the request in days, duration in months, and later events, a day apart. */
type Story = readonly [asked: number, months: 3 | 6 | 12, ...Fate[]]

const stories: Story[] = [
  [0.3, 12],
  [0.8, 6],
  [1.5, 12],
  [2.2, 3],
  [2.4, 12, 'draft'],
  [3.5, 6, 'draft'],
  [4.6, 12, 'draft'],
  [6, 3, 'draft'],
  [20, 12, 'draft', 'sign'],
  [45, 6, 'draft', 'sign'],
  [80, 12, 'draft', 'sign'],
  [130, 12, 'draft', 'sign'],
  [160, 6, 'draft', 'sign'],
  [110, 3, 'draft', 'sign'],
  [150, 3, 'draft', 'sign'],
  [200, 6, 'draft', 'sign'],
  [240, 6, 'draft', 'sign'],
  [300, 6, 'draft', 'sign'],
  [390, 12, 'draft', 'sign'],
  [420, 12, 'draft', 'sign'],
  [450, 12, 'draft', 'sign'],
  [30, 6, 'refuse'],
  [70, 12, 'refuse'],
  [12, 3, 'withdraw'],
  [55, 6, 'draft', 'withdraw'],
  [90, 12, 'draft', 'sign', 'terminate'],
  [260, 12, 'draft', 'sign', 'terminate'],
]
const titles = {
  年度轴承采购框架合同: 'Bearings, annual framework contract',
  劳保用品集中采购合同: 'Safety products, central purchasing contract',
  紧固件季度供货合同: 'Fasteners, quarterly supply contract',
  刀具与耗材框架合同: 'Cutting tools and consumables, framework contract',
  电工辅材采购合同: 'Electrical supplies, purchasing contract',
}

/** Rarely bought goods, because contract prices apply everywhere for the demo's buyer. */
const seedGoods = () =>
  db()
    .select({ skuId: sku.id })
    .from(sku)
    .innerJoin(goods, and(eq(goods.id, sku.goodsId), visibleTo(everybody(siteIds.main))))
    .where(eq(sku.position, 0))
    .orderBy(asc(goods.weight), goods.id)
    .limit(60)

async function tell(
  buyer: Buyer,
  wares: { skuId: string }[],
  [asked, months, ...fate]: Story,
  random: Random,
) {
  const start = after(clock.now(), -asked * day)
  const { contractId } = await clock.at(start, () =>
    askForContract(buyer, {
      title: random.pick(Object.keys(titles)),
      months,
      files: [],
      lines: random
        .shuffle([...wares])
        .slice(0, random.int(1, 3))
        .map(({ skuId }) => ({ skuId, quantity: random.int(5, 60) * 10 })),
    }),
  )
  const ways: Record<Fate, () => Promise<unknown>> = {
    draft: () => writeContract(contractId),
    refuse: () => refuseContract(contractId, '采购量未达到合同价要求'),
    withdraw: () => moveContract(contractId, 'withdraw', { actor: 'buyer', actorId: buyer.who.customerId }),
    terminate: () => terminateContract(contractId, '供货方调整价格体系'),
    async sign() {
      const [row] = await db().select().from(contract).where(eq(contract.id, contractId))
      await signOwn(buyer.who, contractId, { name: '王敏', hash: row?.bodyHash ?? '' })
    },
  }
  for (const [at, event] of fate.entries()) await clock.at(after(start, (at + 1) * day), ways[event])
}

export const seed: Seed = {
  room: 'trade/contracts',
  after: ['session/sign-in', 'catalogue/goods', 'site/brand-site'],
  async run({ random }) {
    const who = await seededMember()
    const buyer = await buyerOf(who)
    const wares = await seedGoods()
    await saysInEnglish(titles)
    for (const story of stories) await tell(buyer, wares, story, random)
    await expireContracts()
  },
}
