import type { Locale } from '../../core/language/locale'
import { pick } from '../../core/language/messages'
import { specMessages } from './spec.messages'

/** Value by dimension: `{ "精度等级": "P0" }`. */
export type Spec = Readonly<Record<string, string>>
/** Code and spec that identify a SKU. */
export type Specified = { skuCode: string; spec: Spec }

/** Returns the values of a size, each with its name. */
const specParts = (spec: Spec, locale: Locale): string[] =>
  Object.entries(spec).map(([name, value]) => pick(specMessages.entry, locale, { name, value }))

/** Returns the code of a SKU and the values of its size. */
export const skuParts = ({ skuCode, spec }: Specified, locale: Locale): string[] =>
  [skuCode, ...specParts(spec, locale)].filter(Boolean)

/** Full-width space. */
export const gap = '　'
/** Formats a spec in one line: `精度等级：P0`. */
export const specWords = (spec: Spec, locale: Locale): string => specParts(spec, locale).join(gap)

/** Joins the code of a SKU and its size, for every line of goods. */
export const skuWords = (sku: Specified, locale: Locale): string => skuParts(sku, locale).join(gap)
