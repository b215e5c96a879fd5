import { englishBrands } from '../brands/english-brands'

const brands = Object.entries(englishBrands)
const trades = { 轴承: 'bearings', 工具: 'tools', 量仪: 'measuring tools', 阀门: 'valves' }
const departments = {
  轴承与传动: 'bearings and power transmission',
  紧固件与密封: 'fasteners and seals',
  刀具与磨具: 'cutting tools and abrasives',
  劳保用品: 'safety and workwear',
  低压电气: 'low-voltage electrics',
  气动液压: 'pneumatics and hydraulics',
  电动工具: 'power tools',
  电线电缆: 'wires and cables',
  阀门管件: 'valves and fittings',
  量具仪器: 'measuring tools and instruments',
  化学品: 'industrial chemicals',
}

/** English names and texts of the shops in shop-list.ts. */
export const shopsInEnglish: [string, string][] = [
  ...brands.flatMap(([brand, name]): [string, string][] => [
    [brand, name],
    [`${brand}官方旗舰店`, `${name} official flagship store`],
    [
      `${brand}品牌官方直营，正品保障，原厂质保。`,
      `Run by the ${name} brand itself: genuine goods with the manufacturer’s warranty.`,
    ],
    ...Object.entries(trades).flatMap(([trade, word]): [string, string][] => [
      [`${brand}${trade}专卖店`, `${name} ${word} store`],
      [
        `${brand}授权专卖，${trade}全系列现货。`,
        `Authorised ${name} dealer: the full range of ${word} in stock.`,
      ],
    ]),
  ]),
  ...Object.entries(departments).map(([department, words]): [string, string] => [
    `专营${department}，支持选型与批量报价。`,
    `Specialises in ${words}; helps with selection and quotes for large quantities.`,
  ]),
  ['传动件专营店', 'Power transmission specialists'],
  ['紧固密封专营店', 'Fastener and seal specialists'],
  ['刃具磨具专营店', 'Cutting and abrasives specialists'],
  ['劳保用品专营店', 'Workwear specialists'],
  ['低压电气专营店', 'Low-voltage specialists'],
  ['气动液压专营店', 'Fluid power specialists'],
  ['电动工具专营店', 'Power tool specialists'],
  ['线缆专营店', 'Cable specialists'],
  ['阀门管件专营店', 'Valve and fitting specialists'],
  ['量具仪器专营店', 'Measuring specialists'],
  ['工业化学品专营店', 'Industrial chemicals specialists'],
  ['禾拓自营', 'Hetuo Direct'],
  ['平台自营，苏州仓现货，当日发出。', 'Run by the platform: in stock in Suzhou, shipped the same day.'],
  ['禾拓自营 润滑化学品', 'Hetuo Direct lubricants and chemicals'],
  ['平台自营，危险化学品持证经营。', 'Run by the platform, licensed to sell hazardous chemicals.'],
  ['工品优选商城', 'Gongpin Select'],
  ['工业品多品类一站采购。', 'Many categories of industrial supplies from one place.'],
  ['百工五金商城', 'Baigong Hardware'],
  ['五金工具与日常耗材。', 'Hardware, tools and everyday consumables.'],
]
