import { englishBrands } from '../brands/english-brands'
import { categoryKinds, marineKinds } from '../categories/departments'
import { englishLabels, wordInName } from '../categories/english-words'
import { descriptionWords, packLine, pricedBy } from './goods-description'
import { sizeInName } from './bearing-sizes'
import type { GoodsPlan } from './goods-plan'
import { englishUnits } from './english-units'

/** Translates the style of a product. A letter series stays at the end. */
function styleInName(style: string): string {
  const [, phrase = style, series] = /^(.*) ([A-Z]+) 系列$/.exec(style) ?? []
  return series ? `${wordInName(phrase)}, series ${series}` : wordInName(phrase)
}

export const englishName = ({ brand, model, style, category: { kind } }: GoodsPlan) =>
  [
    `${englishBrands[brand]} ${wordInName(model)} ${wordInName(kind.name)}`,
    sizeInName(model) && `${sizeInName(model)} mm`,
    styleInName(style),
  ]
    .filter(Boolean)
    .join(', ')

const labels = new Map(englishLabels)

/** Returns the English search words of a product: its name and the plural of its kind. */
export const searchedInEnglish = (plan: GoodsPlan): string[] => [
  englishName(plan),
  labels.get(plan.category.kind.name) ?? '',
]

/** Words outside the kinds: attribute labels of all products, and words of the hero products. */
const heroWords: Record<string, string> = {
  品牌: 'Brand',
  型号: 'Model',
  '外径 D（mm）': 'Outside diameter D (mm)',
  '宽度 B（mm）': 'Width B (mm)',
  '额定动载荷（kN）': 'Dynamic load rating (kN)',
  '额定静载荷（kN）': 'Static load rating (kN)',
  '极限转速（r/min）': 'Limiting speed (r/min)',
  产地: 'Place of origin',
  '江苏 苏州': 'Suzhou, Jiangsu',
  高温氟胶: 'High-temperature FKM',
  标准号: 'Standard no.',
}

const unitOf = (unit: string) => englishUnits[unit] ?? unit

function* packsInEnglish(): Generator<[string, string]> {
  for (const { kind } of [...categoryKinds, ...marineKinds]) {
    yield [pricedBy(kind.unit), `Priced per ${unitOf(kind.unit)}.`]
    for (const [pack, pieces] of kind.packs ?? [])
      yield [packLine(pack, pieces, kind.unit), `1 ${unitOf(pack)} = ${pieces} ${unitOf(kind.unit)}`]
  }
}

/** All translations for descriptions of goods, except product names. */
export const goodsWords = (): [string, string][] => [
  ...Object.entries(englishUnits),
  ...Object.entries(heroWords),
  ...Object.entries(descriptionWords),
  ...packsInEnglish(),
]
