import type { Locale } from '../../core/locale'
import { pick } from '../../core/messages'
import { specMessages } from './spec.messages'

/** Value by dimension: `{ "精度等级": "P0" }`. */
export type Spec = Readonly<Record<string, string>>
/** What tells a SKU from all others. */
export type Specified = { skuCode: string; spec: Spec }

/** What tells a size from the others of its goods, each value with its name: `精度等级：P0 游隙：CN`. */
export const specWords = (spec: Spec, locale: Locale): string =>
  Object.entries(spec)
    .map(([name, value]) => pick(specMessages.entry, locale, { name, value }))
    .join('　')

/** The code of a SKU with its size, as every line of goods says it. */
export const skuWords = ({ skuCode, spec }: Specified, locale: Locale): string =>
  [skuCode, specWords(spec, locale)].filter(Boolean).join('　')
