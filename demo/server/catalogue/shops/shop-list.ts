import type { Random } from '../../core/database/random'
import type { BrandName } from '../categories/brands'

type NewShop = {
  type: 10 | 20 | 30 | 40 | 50
  name: string
  intro: string
  score: string
  /** The only brand the shop sells. */
  brand?: BrandName
  /** The only department the shop sells. */
  department?: string
  /** Department whose goods the shop took over from the mall. */
  fromMall?: string
}

const flagship = (brand: BrandName, score: string): NewShop => ({
  type: 10,
  name: `${brand}官方旗舰店`,
  intro: `${brand}品牌官方直营，正品保障，原厂质保。`,
  score,
  brand,
})

const store = (brand: BrandName, trade: string, score: string): NewShop => ({
  type: 20,
  name: `${brand}${trade}专卖店`,
  intro: `${brand}授权专卖，${trade}全系列现货。`,
  score,
  brand,
})

const franchise = (department: string, name: string, score: string): NewShop => ({
  type: 30,
  name,
  intro: `专营${department}，支持选型与批量报价。`,
  score,
  department,
})

const ofMall = (department: string, name: string, score: string): NewShop => {
  const { department: fromMall, ...words } = franchise(department, name, score)
  return { ...words, fromMall }
}

const mall = '百工五金商城'

/** Shops of the demo market. Their ids follow this order. */
export const shopList: readonly NewShop[] = [
  flagship('恒锐', '4.9'),
  flagship('锐匠', '4.8'),
  flagship('安护士', '4.9'),
  flagship('中岭', '4.8'),
  flagship('华缆', '4.7'),
  store('岳峰', '轴承', '4.8'),
  store('北辰', '轴承', '4.6'),
  store('锋驰', '工具', '4.7'),
  store('精测', '量仪', '4.9'),
  store('通源', '阀门', '4.7'),
  franchise('轴承与传动', '传动件专营店', '4.6'),
  franchise('紧固件与密封', '紧固密封专营店', '4.8'),
  franchise('刀具与磨具', '刃具磨具专营店', '4.5'),
  franchise('劳保用品', '劳保用品专营店', '4.7'),
  franchise('低压电气', '低压电气专营店', '4.6'),
  franchise('气动液压', '气动液压专营店', '4.7'),
  { type: 40, name: '禾拓自营', intro: '平台自营，苏州仓现货，当日发出。', score: '4.9' },
  { type: 40, name: '禾拓自营 润滑化学品', intro: '平台自营，危险化学品持证经营。', score: '4.8' },
  { type: 50, name: '工品优选商城', intro: '工业品多品类一站采购。', score: '4.6' },
  { type: 50, name: mall, intro: '五金工具与日常耗材。', score: '4.5' },
  ofMall('电动工具', '电动工具专营店', '4.6'),
  ofMall('电线电缆', '线缆专营店', '4.7'),
  ofMall('阀门管件', '阀门管件专营店', '4.6'),
  ofMall('量具仪器', '量具仪器专营店', '4.8'),
  ofMall('化学品', '工业化学品专营店', '4.5'),
]

export const shopId = (position: number) => String(3001 + position)
const ids = shopList.map((_, at) => shopId(at))
const mallId = ids.find((_, at) => shopList[at]?.name === mall)
const general = ids.filter((_, at) => (shopList[at]?.type ?? 0) >= 40)

/** Returns shops for a brand, followed by shops for a department. */
function specialShops(brand: BrandName, department: string): string[] {
  const ofBrand = ids.filter((_, at) => shopList[at]?.brand === brand)
  return [...ofBrand, ...ids.filter((_, at) => shopList[at]?.department === department)]
}

/** Chooses a shop for goods of a brand and department, usually a specialised one if available. */
export function shopFor(brand: BrandName, department: string, random: Random): string {
  const special = specialShops(brand, department)
  const found = random.pick(special.length && random.chance(0.7) ? special : general)
  const heir = ids.find((_, at) => shopList[at]?.fromMall === department)
  return found === mallId && heir ? heir : found
}

/** Returns the most likely shop for a brand and department. */
export const firstShopFor = (brand: BrandName, department: string): string =>
  [...specialShops(brand, department), ...general][0] ?? ''
