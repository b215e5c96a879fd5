import { englishLabels } from '../../catalogue/categories/english-words'
import { siteWords } from './site-words'

type SiteText = { name: string; slogan: string; company: string; workTime: string }

const hetuo = 'Hetuo Industrial Supply Chain (Jiangsu) Co., Ltd.'

/** English texts of the brand sites, by key. */
const sites: Record<string, SiteText> = {
  default: {
    name: 'Hetuo Procurement',
    slogan: 'Industrial supplies from one place',
    company: hetuo,
    workTime: 'Working days 8:30–18:00',
  },
  north: {
    name: 'Shuofang Supply',
    slogan: 'The spares store for plants in the north',
    company: 'Shuofang Industrial Trading (Liaoning) Co., Ltd.',
    workTime: 'Monday to Saturday 8:00–17:30',
  },
  newshop: {
    name: 'Hetuo Salesperson’s Shop',
    slogan: 'Your own salesperson chooses for you',
    company: hetuo,
    workTime: 'Working days 9:00–18:00',
  },
  group: {
    name: 'Hetuo Group Procurement',
    slogan: 'One procurement for all member companies',
    company: hetuo,
    workTime: 'Working days 8:30–17:30',
  },
  seaway: {
    name: 'Seaway Spares',
    slogan: 'Marine spares, settled in US dollars',
    company: 'Seaway Marine Services (Singapore) Pte. Ltd.',
    workTime: 'Monday to Friday 9:00–18:00 (Singapore time)',
  },
}

/** Popular search words that are no kinds of goods. */
const hotWords: Record<string, string> = {
  'BVR 电线': 'BVR wire',
  松锈剂: 'Penetrating oil',
  六角螺栓: 'Hex bolts',
  润滑脂: 'Grease',
  密封圈: 'O-rings',
  电锤: 'Rotary hammer',
  切割片: 'Cutting discs',
}

const shell: Record<string, string> = {
  首页: 'Home',
  品牌专区: 'Brands',
  轴承专场: 'Bearings',
  劳保专场: 'Workwear',
  积分商城: 'Points shop',
  常购清单: 'Frequent goods',
  新闻资讯: 'News',
  全部商品: 'All goods',
  业务员店铺: 'Salesperson’s shop',
  正品保障: 'Genuine goods',
  '品牌授权，假一赔十': 'Authorised brands; ten times the price back for a fake',
  增值税专票: 'Special VAT invoices',
  订单完成后可申请开票: 'Apply once the order is completed',
  账期支付: 'Credit terms',
  '信用额度，按月对账': 'Credit line with monthly statements',
  七天无忧退换: 'Seven-day returns',
  质量问题上门取件: 'Faulty goods are collected from you',
  常购: 'Frequent goods',
  快购: 'Quick order',
  我的: 'Account',
  反馈: 'Feedback',
  移动采购: 'Buy by phone',
  业务员企微: 'Salesperson on WeCom',
}

const labels = new Map(englishLabels)
const hot = (word: string) => hotWords[word] ?? labels.get(word) ?? word

/** Translates the shell and SEO texts of the demo sites. */
export function* sitesInEnglish(): Generator<[string, string]> {
  yield* Object.entries(shell)
  for (const { site, hotWords: words } of siteWords) {
    const english = sites[site.siteKey]
    if (!english) throw new Error(`${site.siteKey} says nothing in English`)
    yield* [
      [site.name, english.name],
      [site.slogan, english.slogan],
      [site.company, english.company],
      [site.workTime, english.workTime],
      [`{page} - ${site.name}`, `{page} - ${english.name}`],
      [`${site.name} - ${site.slogan}`, `${english.name} - ${english.slogan}`],
      [[site.name, ...words].join(','), [english.name, ...words.map(hot)].join(',')],
      [`${site.slogan}，${site.company}`, `${english.slogan}. ${english.company}`],
    ]
  }
  yield* Object.entries(hotWords)
}
