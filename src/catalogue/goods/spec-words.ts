import type { Locale } from '../../core/language/locale'
import { pick } from '../../core/language/messages'
import { specMessages } from './spec.messages'

/** Value by dimension: `{ "精度等级": "P0" }`. */
export type Spec = Readonly<Record<string, string>>
/** What tells a SKU from all others. */
export type Specified = { skuCode: string; spec: Spec }

/** What tells a size from the others of its goods, each value with its name. */
const specParts = (spec: Spec, locale: Locale): string[] =>
  Object.entries(spec).map(([name, value]) => pick(specMessages.entry, locale, { name, value }))

/** The code of a SKU, and what its size says. */
export const skuParts = ({ skuCode, spec }: Specified, locale: Locale): string[] =>
  [skuCode, ...specParts(spec, locale)].filter(Boolean)

/** A space as wide as a sign. */
export const gap = '　'
/** `精度等级：P0`, and so on in one line. */
export const specWords = (spec: Spec, locale: Locale): string => specParts(spec, locale).join(gap)

/** The code of a SKU with its size, as every line of goods says it. */
export const skuWords = (sku: Specified, locale: Locale): string => skuParts(sku, locale).join(gap)
