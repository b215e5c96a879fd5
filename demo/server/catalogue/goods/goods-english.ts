import { englishBrands } from '../brands/english-brands'
import { categoryKinds, marineKinds } from '../categories/departments'
import { englishLabels, wordInName } from '../categories/english-words'
import { descriptionWords, packLine, pricedBy } from './goods-description'
import { sizeInName } from './bearing-sizes'
import type { GoodsPlan } from './goods-plan'
import { englishUnits } from './english-units'

/** The phrase that tells goods from others of their brand and kind; a letter series is its end. */
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

/** What goods are looked for by in English: their name, and several of their kind. */
export const searchedInEnglish = (plan: GoodsPlan): string[] => [
  englishName(plan),
  labels.get(plan.category.kind.name) ?? '',
]

/** Words that no kind of goods has: of the head of all attributes, and of the first goods. */
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

/** What all goods are described with, but for their names. */
export const goodsWords = (): [string, string][] => [
  ...Object.entries(englishUnits),
  ...Object.entries(heroWords),
  ...Object.entries(descriptionWords),
  ...packsInEnglish(),
]
