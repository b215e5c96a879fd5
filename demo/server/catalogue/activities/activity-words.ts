import { siteIds } from '../../core/config/site'

type ActivityWords = {
  id: string
  siteId: string
  title: string
  summary: string
  /** Department whose best sellers take part, and their number. */
  goodsOf: string
  goodsCount: number
  drawing: string
  /** Start, in days from now. */
  starts: number
  ends: number
  /** Rules, written as article lines. */
  rules: string[]
  /** Deduction per shop and the amount from which it applies, in minor units. */
  cutFrom?: number
  cutBy?: number
  /** Member price of participating goods, in percent of the retail price. */
  rate?: number
  draft?: boolean
}

/** Demo activities: two active, one upcoming, one ended, and one draft. */
export const activityWords: ActivityWords[] = [
  {
    id: '8001',
    siteId: siteIds.main,
    title: '年末备货季：轴承与传动',
    summary: '常用型号三仓现货，企业会员按阶梯享会员价。',
    goodsOf: '轴承与传动',
    goodsCount: 26,
    drawing: 'bearing',
    starts: -6,
    ends: 19,
    cutFrom: 500_000,
    cutBy: 30_000,
    rules: [
      '# 参与方式',
      '- 活动商品直接加入购物车，按起订量与递增量下单',
      '- 同一店铺的活动商品满 5,000 元减 300 元，提交订单时自动计算',
      '- 登录后按会员等级与数量阶梯计算价格，以提交订单时为准',
      '- 可与平台券、商家券各用一张',
      '# 说明',
      '活动期间的现货订单，工作日 16:00 前付款当天出库。数量有限，售完以普通价格与交期为准。',
    ],
  },
  {
    id: '8002',
    siteId: siteIds.main,
    title: '冬季劳保专场',
    summary: '防寒手套、防滑安全鞋与反光背心按尺码混装起订。',
    goodsOf: '劳保用品',
    goodsCount: 12,
    drawing: 'glove',
    starts: 3,
    ends: 24,
    rules: [
      '# 参与方式',
      '- 同款不同尺码合并计算起订量',
      '- 专场开始前可以先加入购物车',
      '尺码不合适可在签收七天内换货一次，往返运费由我们承担。',
    ],
  },
  {
    id: '8003',
    siteId: siteIds.main,
    title: '秋季量具校准月',
    summary: '卡尺、千分尺与压力表随货附校准证书。',
    goodsOf: '量具仪器',
    goodsCount: 8,
    drawing: 'caliper',
    starts: -52,
    ends: -22,
    rules: ['活动已经结束。校准服务仍可在下单时勾选，交期增加两天。'],
  },
  {
    id: '8004',
    siteId: siteIds.main,
    title: '低压电气新品预告',
    summary: '还在准备。',
    goodsOf: '低压电气',
    goodsCount: 4,
    drawing: 'breaker',
    starts: 30,
    ends: 40,
    rules: ['草稿。'],
    draft: true,
  },
  {
    id: '8005',
    siteId: siteIds.main,
    title: '工具特价周',
    summary: '班组常备工具按零售价 8 折直供，登录后即按活动价结算。',
    goodsOf: '手动工具',
    goodsCount: 16,
    drawing: 'wrench',
    starts: -2,
    ends: 12,
    rate: 80,
    rules: [
      '# 参与方式',
      '- 活动商品按零售价的 8 折结算，会员价或阶梯价更低时以更低的为准',
      '- 活动价与优惠券、积分可以同时使用',
      '- 购物车与结算页按提交订单时的活动价计算',
      '活动结束后恢复平时的价格，已提交的订单不受影响。',
    ],
  },
  {
    id: '8101',
    siteId: siteIds.north,
    title: '防冻阀门月',
    summary: '北方户外管路常备型号，沈阳仓现货。',
    goodsOf: '阀门管件',
    goodsCount: 8,
    drawing: 'valve',
    starts: -2,
    ends: 28,
    rules: ['- 沈阳仓现货当天出库', '- 满整箱免运费'],
  },
]
