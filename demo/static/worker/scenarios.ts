import { sql } from 'drizzle-orm'
import type { Text } from '../../../src/core/language/messages'
import { goods, sku } from '../../server/catalogue/goods/goods.table'
import type { Member } from '../../server/core/security/auth'
import { clock } from '../../server/core/time/clock'
import { db } from '../../server/core/database/db'
import type { demoAccounts } from '../../server/session/sign-in/sign-in.seed'
import { agreeOnPrices } from './agree-on-prices'
import { failing, slow, type Way } from './bad-network'
import { placeLargeOrder } from './large-order'

export type Scenario = {
  text: Text
  /** Description for the reader. */
  about: Text
  /** Account of the session. Default: none. */
  account?: (typeof demoAccounts)[number]['loginAccount']
  /** Changes the first rows. @returns the page of the scenario, unless it is `page` */
  prepare?: (who: Member) => Promise<string | void>
  page?: string
  /** Creates the network simulation. Default: none. */
  way?: () => Way
}

/** Scenarios for different buyers and conditions. Each starts from the first rows. */
export const scenarios = {
  visitor: {
    text: ['访客', 'Visitor'],
    about: ['未登录，部分价格不可见', 'Nobody is logged in; some prices are hidden.'],
  },
  member: {
    text: ['认证企业', 'Certified company'],
    about: ['以认证企业采购员身份登录', 'A buyer of a certified company is logged in.'],
    account: 'demo',
  },
  pending: {
    text: ['认证审核中', 'Certification pending'],
    about: ['已提交企业认证，等待平台审核', 'The certification was handed in and waits for the platform.'],
    account: 'pending',
    page: '/user/certification',
  },
  frozenCredit: {
    text: ['信用额度冻结', 'Frozen credit'],
    about: ['账单逾期，信用额度暂不可用', 'A bill is overdue: nothing can be bought on credit.'],
    account: 'overdue',
    page: '/user/credit',
  },
  outOfStock: {
    text: ['全部缺货', 'Out of stock'],
    about: ['所有商品的可用库存为零', 'No goods are left in the warehouse.'],
    account: 'demo',
    page: '/goods/list/all',
    async prepare() {
      await db()
        .update(sku)
        .set({ stock: sql`${sku.reserved}` })
      await db().update(goods).set({ updatedAt: clock.now() })
    },
  },
  contractPrices: {
    text: ['合同价', 'Contract prices'],
    about: [
      '合同已生效，首屏商品按合同价显示',
      'A contract is in force for the goods that lists show first.',
    ],
    account: 'demo',
    prepare: async (who) => `/user/contract/${await agreeOnPrices(who, 60)}`,
  },
  largeOrder: {
    text: ['5,000 行订单', '5,000-line order'],
    about: ['一张包含 5,000 行商品的待付款订单', 'An order of 5,000 lines waits for payment.'],
    account: 'demo',
    prepare: async (who) => `/user/order/${await placeLargeOrder(who, 5_000)}`,
  },
  slowNetwork: {
    text: ['慢速网络', 'Slow network'],
    about: ['每次请求延迟 3 秒', 'Each answer comes three seconds late.'],
    account: 'demo',
    way: slow,
  },
  errors: {
    text: ['接口出错', 'Errors'],
    about: ['每个接口先失败，稍后重试即成功', 'Each call fails at first; trying again succeeds.'],
    account: 'demo',
    way: failing,
  },
} satisfies Record<string, Scenario>

export type ScenarioName = keyof typeof scenarios
export const isScenario = (name: unknown): name is ScenarioName =>
  typeof name === 'string' && Object.hasOwn(scenarios, name)
