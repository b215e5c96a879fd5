import { couponKind } from '../../../../src/money/coupons/coupon-kind'
import { couponScope } from '../../../../src/money/coupons/coupon-scope'
import { couponType } from '../../../../src/money/coupons/coupon-type'

type Words = {
  name: string
  /** Minor units. */
  threshold: number
  /** Amount off in minor units, or percent that is left to pay with a limit. */
  value?: number
  rate?: number
  most?: number
  department?: string
  /** Place in the list of shops. */
  shop?: number
  pointsCost?: number
  /** Days from now. */
  starts?: number
  ends?: number
  total?: number
  perCustomer?: number
}

const whole = (units: number) => units * 100
const money = (units: number) => units.toLocaleString('en')
const off = (threshold: number, value: number): Pick<Words, 'name' | 'threshold' | 'value'> => ({
  name: `满 ${money(threshold)} 减 ${money(value)}`,
  threshold: whole(threshold),
  value: whole(value),
})
const percent = (threshold: number, rate: number, most: number) => ({
  name: `满 ${money(threshold)} 减 ${100 - rate}%`,
  threshold: whole(threshold),
  rate,
  most: whole(most),
})

/** Departments of which there are coupons for points. */
const exchanged = [
  '轴承与传动',
  '紧固件与密封',
  '电动工具',
  '手动工具',
  '刀具与磨具',
  '低压电气',
  '电线电缆',
  '阀门管件',
  '气动液压',
  '量具仪器',
]

/** Coupons of the demo market. */
export const couponWords: Words[] = [
  off(1_000, 40),
  off(5_000, 260),
  off(20_000, 1_280),
  percent(3_000, 95, 300),
  { ...off(300, 20), perCustomer: 3 },
  { ...off(800, 50), starts: 5 },
  { ...off(2_000, 100), department: '轴承与传动' },
  { ...off(1_500, 80), department: '紧固件与密封' },
  { ...off(800, 45), department: '劳保用品' },
  { ...percent(1_000, 92, 200), department: '低压电气' },
  { ...off(1_200, 60), department: '气动液压' },
  { ...off(600, 30), department: '刀具与磨具' },
  { ...off(1_000, 50), department: '量具仪器' },
  { ...off(500, 60), total: 30, ends: 3 },
  ...[
    [0, 2_000, 80],
    [1, 1_000, 50],
    [2, 600, 30],
    [3, 1_500, 60],
    [4, 3_000, 150],
    [5, 1_000, 40],
    [7, 1_200, 60],
    [9, 2_000, 90],
    [10, 1_000, 35],
    [11, 500, 20],
    [13, 800, 45],
    [14, 1_000, 55],
    [16, 600, 25],
    [18, 1_000, 48],
  ].map(([shop = 0, threshold = 0, value = 0]) => ({ ...off(threshold, value), shop })),
  { ...off(500, 10), pointsCost: 900 },
  { ...off(1_000, 30), pointsCost: 2_400 },
  { ...off(3_000, 120), pointsCost: 9_000, total: 200 },
  { ...percent(2_000, 96, 150), pointsCost: 6_800 },
  { ...off(5_000, 200), pointsCost: 15_000 },
  { ...off(1_000, 60), department: '劳保用品', pointsCost: 4_000 },
  // Over by now: they make the list of those that were not used in time.
  ...[60, 75, 90, 105, 120, 150].flatMap((ago) => [
    { ...off(1_000, 40), starts: -ago - 30, ends: -ago },
    { ...off(3_000, 150), starts: -ago - 30, ends: -ago },
    { ...percent(2_000, 95, 200), starts: -ago - 30, ends: -ago },
  ]),
  ...exchanged.flatMap((department, at) => [
    { ...off(600 + at * 100, 30), department, pointsCost: 1_800 + at * 50 },
    { ...off(2_000 + at * 200, 110), department, pointsCost: 7_200 + at * 150 },
  ]),
]

export const typeOf = ({ shop }: Words) =>
  shop === undefined ? couponType.code.platform : couponType.code.merchant
export const kindOf = ({ rate }: Words) =>
  rate === undefined ? couponKind.code.fullCut : couponKind.code.discount
export const scopeOf = ({ department, shop }: Words) => {
  if (department !== undefined) return couponScope.code.category
  return shop === undefined ? couponScope.code.all : couponScope.code.shop
}
